package io.github.xiangqirules.xiangqi.record;

/** How the moves of a PGN file are written. */
public enum Movetext {
  /** Simplified Chinese, 炮二平五, what most programs read. */
  CHINESE,
  /** Traditional Chinese, 炮二平五 and 馬２進３. */
  CHINESE_TRADITIONAL,
  /** Letters by the world rules of 2018, C2=5. */
  WXF,
  /** Coordinates with a dash, H2-E2. */
  ICCS,
  /** Coordinates, h2e2. */
  UCI
}
