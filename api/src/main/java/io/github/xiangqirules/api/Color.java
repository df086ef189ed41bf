package io.github.xiangqirules.api;

/** The colour of a piece. */
public enum Color {
  /** Red, written in upper case letters. */
  RED,
  /** Black, written in lower case letters. */
  BLACK;

  /** The other colour. */
  public Color opponent() {
    return this == RED ? BLACK : RED;
  }
}
