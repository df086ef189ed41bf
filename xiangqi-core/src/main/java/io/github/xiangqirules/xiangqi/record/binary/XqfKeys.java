package io.github.xiangqirules.xiangqi.record.binary;

import com.google.common.primitives.ImmutableIntArray;

/**
 * The keys by which an XQF file is to be read. In a file that is not encrypted all are zero.
 *
 * @param men what is added to the points of the men
 * @param menMoved by how much the list of men is turned round
 * @param from what is added to the point where a move starts
 * @param to what is added to the point where it ends
 * @param length what is added to the length of a comment
 * @param stream what is added to each byte after the header, over and over
 */
record XqfKeys(int men, int menMoved, int from, int to, int length, ImmutableIntArray stream) {
  private static final String COPYRIGHT = "[(C) Copyright Mr. Dong Shiwei.]";

  static XqfKeys of(ByteReader file) {
    int version = file.u8At(XqfLayout.VERSION);
    if (version <= XqfLayout.PLAIN) {
      return new XqfKeys(0, 0, 0, 0, 0, ImmutableIntArray.of(0));
    }
    int sum = file.u8At(XqfLayout.KEYS);
    int menKey = file.u8At(XqfLayout.KEYS + 1);
    int men = square(menKey) * menKey & 0xff;
    int from = square(file.u8At(XqfLayout.KEYS + 2)) * men & 0xff;
    int to = square(file.u8At(XqfLayout.KEYS + 3)) * from & 0xff;
    int length = (256 * sum + menKey) % 32000 + 767;
    int mask = file.u8At(XqfLayout.MASK);
    ImmutableIntArray.Builder stream = ImmutableIntArray.builder(COPYRIGHT.length());
    for (int i = 0; i < COPYRIGHT.length(); i++) {
      int key = (file.u8At(XqfLayout.KEYS + i % 4) & mask) | file.u8At(XqfLayout.KEY_BITS + i % 4);
      stream.add(key & COPYRIGHT.charAt(i));
    }
    int moved = version >= XqfLayout.MEN_MOVED ? men + 1 : 0;
    return new XqfKeys(men, moved, from, to, length, stream.build());
  }

  private static int square(int key) {
    return 54 * key * key + 221;
  }
}
