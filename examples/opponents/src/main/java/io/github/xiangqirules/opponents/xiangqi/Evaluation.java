package io.github.xiangqirules.opponents.xiangqi;

/** What a position is worth without looking ahead, in hundredths of a crossed soldier. */
final class Evaluation {
  /** To be on move. */
  static final int TEMPO = 12;

  private final Pieces pieces;
  private final Mobility mobility;
  private final Shelter shelter;

  Evaluation(Pieces pieces) {
    this.pieces = pieces;
    mobility = new Mobility(pieces);
    shelter = new Shelter(pieces);
  }

  /** The value for a side. */
  int value(int side) {
    int red = pieces.placement() + ofSide(0) - ofSide(1);
    return (side == 0 ? red : -red) + TEMPO;
  }

  private int ofSide(int side) {
    return mobility.value(side) + shelter.value(side);
  }
}
