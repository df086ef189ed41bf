package io.github.xiangqirules.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;

import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** No value that all threads share can change. */
@AnalyzeClasses(locations = Modules.Published.class)
class StaticStateTest {
  @ArchTest
  static final ArchRule NO_STATIC_FIELD_CAN_CHANGE =
      fields().that().areStatic().should(holdWhatNeverChanges());

  private static ArchCondition<JavaField> holdWhatNeverChanges() {
    Immutability immutability = new Immutability(Tables.CLASSES);
    return new ArchCondition<>("hold what never changes") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        // The compiler's own arrays: of the constants of an enum, of the cases of a switch.
        if (!field.getModifiers().contains(JavaModifier.SYNTHETIC)) {
          String fault = immutability.fault(field);
          events.add(new SimpleConditionEvent(field, fault.isEmpty(), fault));
        }
      }
    };
  }
}
