package io.github.xiangqirules.xiangqi.record.tree;

import com.google.common.base.Ascii;
import io.github.xiangqirules.xiangqi.record.Header;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names by which a format knows the headers of one record, upper and lower case being the same.
 * White, as western programs say, is Red where there is no Red.
 */
public final class HeaderNames {
  private static final String RED = "Red";
  private static final String WHITE = "White";

  private final Map<String, String> known = new HashMap<>();

  /**
   * The names of a format.
   *
   * @param headers the headers of the record
   * @param names what the format has a place for
   */
  public HeaderNames(List<Header> headers, Iterable<String> names) {
    names.forEach(name -> known.put(Ascii.toLowerCase(name), name));
    boolean redIsTold = headers.stream().anyMatch(h -> Ascii.equalsIgnoreCase(h.name(), RED));
    if (!redIsTold) {
      of(RED).ifPresent(red -> known.put(Ascii.toLowerCase(WHITE), red));
    }
  }

  /** The name that the format has for a header of that name; empty if it has none. */
  public Optional<String> of(String name) {
    return Optional.ofNullable(known.get(Ascii.toLowerCase(name)));
  }
}
