package io.github.xiangqirules.xiangqi.record.binary;

/**
 * A text of a fixed place in a file.
 *
 * @param offset where it is
 * @param size how many bytes there are for it
 * @param name the name of the header that it is
 */
record Field(int offset, int size, String name) {}
