package io.github.xiangqirules.api;

import com.google.common.collect.ImmutableList;
import java.util.Map;

/**
 * A game that the library knows: its name, its options, and its rules. The service by which {@link
 * Variants} finds a variant on the class path or the module path. Variants of one id are equal.
 */
public interface Variant {
  /** The name in texts and on command lines, such as {@code xiangqi}: lower case letters a to z. */
  String id();

  /** The name for people, in English. */
  String name();

  /** The options that its rules take. */
  ImmutableList<Option> options();

  /**
   * The rules with the given options; what is not given has its standard value.
   *
   * @param options values by {@link Option#key}
   * @throws NotationException if there is no such option or it has no such value; the field of its
   *     problem is the key
   */
  Rules<?, ?> rules(Map<String, String> options);
}
