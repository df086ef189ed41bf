package io.github.xiangqirules.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;

import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** A test without an assertion cannot fail. */
@AnalyzeClasses(locations = {Modules.Tests.class, Modules.Published.class})
class AssertionsTest {
  private static final ImmutableSet<String> TESTS =
      ImmutableSet.of(
          "org.junit.jupiter.api.Test",
          "org.junit.jupiter.api.RepeatedTest",
          "org.junit.jupiter.api.TestFactory",
          "org.junit.jupiter.params.ParameterizedTest",
          "net.jqwik.api.Example",
          "net.jqwik.api.Property",
          "com.code_intelligence.jazzer.junit.FuzzTest");

  private static final ImmutableSet<String> ASSERTIONS =
      ImmutableSet.of(
          "java.lang.AssertionError",
          "org.junit.jupiter.api.Assertions",
          "com.tngtech.archunit.lang.ArchRule",
          "net.jqwik.api.statistics.StatisticsCoverage$CoverageChecker");

  @ArchTest
  static final ArchRule EVERY_TEST_ASSERTS_SOMETHING =
      methods()
          .that(describe("are tests", AssertionsTest::isTest))
          .should(assertSomethingOnTheirWay());

  private static boolean isTest(JavaMethod method) {
    return method.getAnnotations().stream()
        .anyMatch(annotation -> TESTS.contains(annotation.getRawType().getName()));
  }

  private static ArchCondition<JavaMethod> assertSomethingOnTheirWay() {
    return new ArchCondition<>("assert something") {
      @Override
      public void check(JavaMethod test, ConditionEvents events) {
        String message = test.getFullName() + " asserts nothing";
        events.add(new SimpleConditionEvent(test, asserts(test), message));
      }
    };
  }

  private static boolean asserts(JavaMethod test) {
    if (test.getRawReturnType().getName().equals("boolean")) {
      return true; // a property that jqwik takes at its word
    }
    Set<JavaCodeUnit> seen = new HashSet<>();
    Deque<JavaCodeUnit> open = new ArrayDeque<>();
    open.add(test);
    while (!open.isEmpty()) {
      JavaCodeUnit unit = open.remove();
      if (!seen.add(unit)) {
        continue;
      }
      for (JavaAccess<?> call : unit.getAccessesFromSelf()) {
        JavaClass owner = call.getTargetOwner();
        if (ASSERTIONS.contains(owner.getName())) {
          return true;
        }
        if (isTestCode(owner) && call.getTarget() instanceof CodeUnitAccessTarget target) {
          target.resolveMember().ifPresent(open::add);
        }
      }
    }
    return false;
  }

  private static boolean isTestCode(JavaClass type) {
    return type.getPackageName().equals("io.github.xiangqirules.testkit")
        || type.getSource().stream()
            .anyMatch(source -> source.getUri().toString().contains("/test-classes/"));
  }
}
