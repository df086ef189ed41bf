package io.github.xiangqirules.xiangqi.record;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/** Finds a day in a text that somebody typed. */
final class Dates {
  private Dates() {}

  private static final int FIRST_YEAR = 1000;

  /**
   * The first three numbers of a text as a date: 2009.12.19, 24-12-2022, 2009年12月19日. Which century
   * a year of two digits is of nobody knows.
   */
  static Optional<LocalDate> read(String text) {
    int[] numbers = new int[3];
    int count = 0;
    boolean inNumber = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      if (digit && !inNumber && ++count > numbers.length) {
        break;
      }
      if (digit) {
        int value = numbers[count - 1] * 10 + c - '0';
        if (value > 9999) {
          return Optional.empty();
        }
        numbers[count - 1] = value;
      }
      inNumber = digit;
    }
    return count < numbers.length ? Optional.empty() : date(numbers);
  }

  private static Optional<LocalDate> date(int[] numbers) {
    boolean yearFirst = numbers[0] > 31;
    if (numbers[yearFirst ? 0 : 2] < FIRST_YEAR) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          yearFirst
              ? LocalDate.of(numbers[0], numbers[1], numbers[2])
              : LocalDate.of(numbers[2], numbers[1], numbers[0]));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
