package io.github.xiangqirules.play.room;

/** What one player asks the other to agree to. */
public enum Wish {
  /** To take back to the last turn of the one who asks. */
  TAKE_BACK,
  /** To call it a draw. */
  DRAW
}
