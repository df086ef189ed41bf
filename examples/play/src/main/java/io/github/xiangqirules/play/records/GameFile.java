package io.github.xiangqirules.play.records;

import com.google.common.io.ByteSource;

/**
 * A file to download.
 *
 * @param extension what its name ends with
 * @param content what is in it
 */
public record GameFile(String extension, ByteSource content) {}
