package io.github.xiangqirules.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file could not be read or written, in words that do not name it once more. */
final class FileFailure {
  private FileFailure() {}

  static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (failure instanceof AccessDeniedException) {
      return "access denied";
    }
    if (failure instanceof FileSystemException named && named.getReason() != null) {
      return named.getReason();
    }
    return String.valueOf(failure.getMessage());
  }
}
