package io.github.xiangqirules.climbing.record;

import io.github.xiangqirules.api.Game;
import io.github.xiangqirules.api.NotationException;
import io.github.xiangqirules.api.Problem;
import io.github.xiangqirules.api.Variants;
import io.github.xiangqirules.climbing.ClimbingPosition;
import io.github.xiangqirules.climbing.ClimbingRules;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads a record: its tags, then its moves. */
final class RecordReader {
  private final String text;
  private final Lines lines;

  RecordReader(String text) {
    this.text = text;
    this.lines = new Lines(text);
  }

  ClimbingRecord read() {
    Map<String, Tag> tags = tags();
    ClimbingRules rules = rules(tags.remove(Tag.RULES));
    Tag start = tags.remove(Tag.START);
    ClimbingPosition position =
        start == null ? rules.initialPosition() : value(start, ClimbingPosition::parse);
    Tag commitment = tags.remove(Tag.COMMITMENT);
    Tag secret = tags.remove(Tag.SECRET);
    Map<String, String> headers = new LinkedHashMap<>();
    tags.values().forEach(tag -> headers.put(tag.name(), tag.value()));
    lines.advance();
    MovetextReader moves = new MovetextReader(text, lines, Game.start(rules, position));
    ClimbingRecord plain = ClimbingRecordValue.of(headers, moves.read());
    ClimbingRecord committed =
        commitment == null ? plain : value(commitment, plain::withCommitment);
    return secret == null ? committed : value(secret, committed::withSecret);
  }

  /** The tags by name; the reader stands on the empty line after them then. */
  private Map<String, Tag> tags() {
    Map<String, Tag> tags = new LinkedHashMap<>();
    while (lines.at(0) == Tag.OPEN) {
      Tag tag = Tag.read(text, lines.start(), lines.end());
      if (tags.put(tag.name(), tag) != null) {
        throw problem("header-twice", "there is a tag of this name already");
      }
      lines.advance();
    }
    if (lines.isOver() || !lines.isEmpty()) {
      throw problem("header", "expected a tag, or the empty line after the tags");
    }
    return tags;
  }

  private ClimbingRules rules(@Nullable Tag tag) {
    if (tag == null) {
      throw problem("header-missing", "there is no tag " + Tag.RULES);
    }
    if (value(tag, Variants::rules) instanceof ClimbingRules rules) {
      return rules;
    }
    throw new NotationException(
        Problem.ofText("variant", "rules", tag.index(), "these are rules of another variant"));
  }

  private static <T> T value(Tag tag, Function<String, T> reader) {
    try {
      return reader.apply(tag.value());
    } catch (NotationException e) {
      throw at(e, tag.index());
    }
  }

  /** The problem of a part, with its index in the whole text. */
  static NotationException at(NotationException part, int index) {
    Problem problem = part.problems().get(0);
    return new NotationException(
        new Problem(
            problem.code(),
            problem.field(),
            index + problem.index(),
            problem.piece(),
            problem.place(),
            problem.message()));
  }

  private NotationException problem(String code, String message) {
    return new NotationException(Problem.ofText(code, "headers", lines.start(), message));
  }
}
