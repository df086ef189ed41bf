package io.github.xiangqirules.architecture;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells which types hold nothing that can change, as far as their fields say: own classes with
 * final fields of such types, and what is known of the JDK and Guava.
 */
final class Immutability {
  private static final ImmutableSet<String> KNOWN =
      ImmutableSet.of(
          "java.lang.Object",
          "java.lang.String",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Boolean",
          "java.lang.Character",
          "java.nio.charset.Charset",
          "java.util.Comparator",
          "java.util.Optional",
          "java.util.OptionalInt",
          "java.util.regex.Pattern",
          "com.google.common.base.CharMatcher",
          "com.google.common.base.Splitter",
          "com.google.common.base.Joiner",
          "com.google.common.primitives.ImmutableIntArray");

  private final ImmutableSet<String> arraysAllowedIn;

  Immutability(ImmutableSet<String> arraysAllowedIn) {
    this.arraysAllowedIn = arraysAllowedIn;
  }

  /** Why a static field can change, or an empty text. */
  String fault(JavaField field) {
    return fault(field, new HashSet<>());
  }

  private String fault(JavaField field, Set<JavaClass> seen) {
    if (!field.getModifiers().contains(JavaModifier.FINAL)) {
      return field.getFullName() + " is not final";
    }
    JavaClass type = field.getRawType();
    if (type.isArray()) {
      boolean hidden = field.getModifiers().contains(JavaModifier.PRIVATE);
      boolean allowed = arraysAllowedIn.contains(field.getOwner().getName());
      return hidden && allowed ? "" : field.getFullName() + " is an array";
    }
    return fault(type, field, seen);
  }

  private String fault(JavaClass type, JavaField holder, Set<JavaClass> seen) {
    if (type.isPrimitive() || KNOWN.contains(type.getName()) || !seen.add(type)) {
      return "";
    }
    if (type.getName().startsWith("com.google.common.collect.Immutable")) {
      return "";
    }
    if (!type.getPackageName().startsWith("io.github.xiangqirules")) {
      return holder.getFullName() + " may change: " + type.getName();
    }
    for (JavaField field : type.getAllFields()) {
      if (!field.getModifiers().contains(JavaModifier.STATIC) && !isOfTheJdk(field)) {
        String fault = fault(field, seen);
        if (!fault.isEmpty()) {
          return fault;
        }
      }
    }
    return "";
  }

  private static boolean isOfTheJdk(JavaField field) {
    return field.getOwner().getPackageName().startsWith("java.");
  }
}
