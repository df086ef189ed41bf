package io.github.xiangqirules.architecture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.xiangqirules.api.Ending;
import io.github.xiangqirules.api.RulesException;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.climbing.ClimbingRules;
import io.github.xiangqirules.climbing.record.ClimbingRecord;
import io.github.xiangqirules.xiangqi.PositionLine;
import io.github.xiangqirules.xiangqi.XiangqiPosition;
import io.github.xiangqirules.xiangqi.XiangqiRules;
import io.github.xiangqirules.xiangqi.notation.Notations;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts of ten and of a hundred million characters, given to every reader: they are read or
 * refused, and what that allocates is bounded. Nothing is timed; a reader whose work grows with the
 * square of the length would be at it for days.
 */
class LargeTextsTest {
  private static final int LENGTH = 10_000_000;

  private static final String START =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

  /** Beginnings that get a reader far, each with what is then repeated. */
  private static final ImmutableMap<String, ImmutableList<String>> TEXTS =
      ImmutableMap.<String, ImmutableList<String>>builder()
          .put("", ImmutableList.of(" ", "1", "/", "?,", "K", "9/", "-", "\n", "\u5c07"))
          .put("rnbakabnr/9", ImmutableList.of("/9", "1", "9/"))
          .put(START, ImmutableList.of(" ", "0", " - 0"))
          .put("position startpos moves ", ImmutableList.of("h", " ", "\t"))
          .put("h2e2", ImmutableList.of(" ", "2", "x"))
          .put("C2", ImmutableList.of("=", ".", " "))
          .put("xiangqi ", ImmutableList.of(" ", "a=", "rulebook=none ", "rulebook=wxf"))
          .put("climbing quiet=", ImmutableList.of("0", "9"))
          .put("resigned ", ImmutableList.of("FIRST", " "))
          .put("b2?", ImmutableList.of("?", "=C"))
          .put("[Rules \"climbing\"]\n", ImmutableList.of("\n", "[", "[A \"b\"]\n", "1. "))
          .buildOrThrow();

  private static ImmutableMap<String, Function<String, Object>> readers() {
    XiangqiRules xiangqi = XiangqiRules.standard();
    ClimbingRules climbing = ClimbingRules.standard();
    ImmutableMap.Builder<String, Function<String, Object>> readers = ImmutableMap.builder();
    readers.put("rules", Variants::rules);
    readers.put("ending", Ending::parse);
    readers.put("fen", xiangqi::parseSetup);
    readers.put("lenient fen", xiangqi::parseSetupLeniently);
    readers.put("move", xiangqi::parseMove);
    readers.put("open deal", text -> xiangqi.parseDeal(xiangqi.initialPosition(), text));
    readers.put("position line", PositionLine::parse);
    Notations.readers().forEach(reader -> readers.put(reader.id(), read(reader::read)));
    readers.put("climbing", climbing::parseSetup);
    readers.put("lenient climbing", climbing::parseSetupLeniently);
    readers.put("climbing move", climbing::parseMove);
    readers.put("deal", text -> climbing.parseDeal(climbing.initialPosition(), text));
    readers.put("record", ClimbingRecord::parse);
    return readers.buildOrThrow();
  }

  private interface Reading {
    Object read(XiangqiPosition before, String text);
  }

  private static Function<String, Object> read(Reading reading) {
    return text -> reading.read(XiangqiPosition.initial(), text);
  }

  static Stream<Arguments> texts() {
    return TEXTS.entrySet().stream()
        .flatMap(text -> text.getValue().stream().map(rest -> Arguments.of(text.getKey(), rest)));
  }

  @ParameterizedTest
  @MethodSource("texts")
  void tenMillionCharactersAreReadOrRefusedInBoundedMemory(String beginning, String repeated) {
    readOrRefuse(beginning, repeated, LENGTH);
  }

  @ParameterizedTest
  @MethodSource("texts")
  @Tag("deep")
  void aHundredMillionCharactersAreReadOrRefusedInBoundedMemory(String beginning, String repeated) {
    readOrRefuse(beginning, repeated, 10 * LENGTH);
  }

  /** Memory for a copy or two of the text, and no more. */
  private static void readOrRefuse(String beginning, String repeated, int length) {
    String text = beginning + repeated.repeat(length / repeated.length());
    readers()
        .forEach(
            (name, reader) -> {
              long allocated = Allocation.of(() -> give(reader, text, name));
              assertTrue(
                  allocated <= 4L * length + Allocation.SMALL,
                  name + " took " + allocated + " bytes");
            });
  }

  private static void give(Function<String, Object> reader, String text, String what) {
    try {
      Object read = reader.apply(text);
      assertTrue(read.toString().length() < Allocation.SMALL, what);
    } catch (RulesException e) {
      assertTrue(e.toString().length() < Allocation.SMALL, what);
    }
  }
}
