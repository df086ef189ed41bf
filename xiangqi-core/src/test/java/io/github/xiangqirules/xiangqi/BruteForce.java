package io.github.xiangqirules.xiangqi;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A second implementation of the rules, written from the rule text alone: a plain board of letters,
 * every move tried, every move tested by looking for an enemy piece that could take the general.
 * Slow and obvious.
 */
final class BruteForce {
  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

  /** Letters by rank and file; a space is a free point. */
  private final char[][] board = new char[10][9];

  private boolean red;

  BruteForce(String fen) {
    String[] fields = fen.split(" ", -1);
    String[] ranks = fields[0].split("/", -1);
    for (int i = 0; i < 10; i++) {
      int file = 0;
      for (char c : ranks[i].toCharArray()) {
        if (c >= '1' && c <= '9') {
          for (int n = 0; n < c - '0'; n++) {
            board[9 - i][file++] = ' ';
          }
        } else {
          board[9 - i][file++] = c;
        }
      }
    }
    red = fields[1].equals("w");
  }

  /** The legal moves in coordinates, sorted. */
  SortedSet<String> legalMoves() {
    SortedSet<String> legal = new TreeSet<>();
    for (int[] move : movements(red)) {
      if (!leavesGeneralInCheck(move)) {
        legal.add(text(move));
      }
    }
    return legal;
  }

  boolean inCheck() {
    return attacked(red);
  }

  private static String text(int[] move) {
    return "" + (char) ('a' + move[1]) + move[0] + (char) ('a' + move[3]) + move[2];
  }

  private boolean leavesGeneralInCheck(int[] move) {
    char moved = board[move[0]][move[1]];
    char taken = board[move[2]][move[3]];
    board[move[0]][move[1]] = ' ';
    board[move[2]][move[3]] = moved;
    boolean attacked = attacked(red);
    board[move[0]][move[1]] = moved;
    board[move[2]][move[3]] = taken;
    return attacked;
  }

  /** Whether the general of a side could be taken by a movement or faces the other. */
  private boolean attacked(boolean redGeneral) {
    for (int[] move : movements(!redGeneral)) {
      if (board[move[2]][move[3]] == (redGeneral ? 'K' : 'k')) {
        return true;
      }
    }
    return facing();
  }

  private boolean facing() {
    for (int file = 3; file <= 5; file++) {
      String column = "";
      for (int rank = 0; rank < 10; rank++) {
        column += board[rank][file] == ' ' ? "" : board[rank][file];
      }
      if (column.contains("Kk")) {
        return true;
      }
    }
    return false;
  }

  /** All moves by the movement of the pieces: rank and file from, rank and file to. */
  private List<int[]> movements(boolean side) {
    List<int[]> moves = new ArrayList<>();
    for (int rank = 0; rank < 10; rank++) {
      for (int file = 0; file < 9; file++) {
        char piece = board[rank][file];
        if (piece != ' ' && Character.isUpperCase(piece) == side) {
          add(moves, Character.toUpperCase(piece), side, rank, file);
        }
      }
    }
    return moves;
  }

  private void add(List<int[]> moves, char kind, boolean side, int rank, int file) {
    switch (kind) {
      case 'K', 'A' -> {
        for (int[] d : kind == 'K' ? STRAIGHT : DIAGONAL) {
          if (palace(side, rank + d[0], file + d[1])) {
            to(moves, side, rank, file, rank + d[0], file + d[1]);
          }
        }
      }
      case 'B' -> {
        for (int[] d : DIAGONAL) {
          int r = rank + 2 * d[0];
          if (on(r, file + 2 * d[1]) && r <= 4 == side && board[rank + d[0]][file + d[1]] == ' ') {
            to(moves, side, rank, file, r, file + 2 * d[1]);
          }
        }
      }
      case 'N' -> {
        for (int[] d : STRAIGHT) {
          if (on(rank + d[0], file + d[1]) && board[rank + d[0]][file + d[1]] == ' ') {
            to(moves, side, rank, file, rank + 2 * d[0] + d[1], file + 2 * d[1] + d[0]);
            to(moves, side, rank, file, rank + 2 * d[0] - d[1], file + 2 * d[1] - d[0]);
          }
        }
      }
      case 'R', 'C' -> {
        for (int[] d : STRAIGHT) {
          int screens = 0;
          for (int r = rank + d[0], f = file + d[1]; on(r, f); r += d[0], f += d[1]) {
            boolean free = board[r][f] == ' ';
            if (free ? screens == 0 : screens == (kind == 'C' ? 1 : 0)) {
              to(moves, side, rank, file, r, f);
            }
            screens += free ? 0 : 1;
          }
        }
      }
      default -> {
        to(moves, side, rank, file, rank + (side ? 1 : -1), file);
        if (side ? rank >= 5 : rank <= 4) {
          to(moves, side, rank, file, rank, file - 1);
          to(moves, side, rank, file, rank, file + 1);
        }
      }
    }
  }

  private void to(List<int[]> moves, boolean side, int rank, int file, int toRank, int toFile) {
    if (on(toRank, toFile)) {
      char target = board[toRank][toFile];
      if (target == ' ' || Character.isUpperCase(target) != side) {
        moves.add(new int[] {rank, file, toRank, toFile});
      }
    }
  }

  private static boolean on(int rank, int file) {
    return rank >= 0 && rank < 10 && file >= 0 && file < 9;
  }

  private static boolean palace(boolean side, int rank, int file) {
    return file >= 3 && file <= 5 && (side ? rank >= 0 && rank <= 2 : rank >= 7 && rank <= 9);
  }
}
