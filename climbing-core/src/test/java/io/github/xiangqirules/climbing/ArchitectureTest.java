package io.github.xiangqirules.climbing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Which way the arrows run. */
@AnalyzeClasses(
    packages = "io.github.xiangqirules",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String BOARD = "io.github.xiangqirules.climbing.board";

  @ArchTest
  static final ArchRule THE_CORE_KNOWS_THE_API_AND_GUAVA_ALONE =
      classes()
          .that()
          .resideInAPackage("io.github.xiangqirules.climbing..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "com.google..",
              "org.immutables..",
              "org.jspecify..",
              "io.github.xiangqirules.api",
              "io.github.xiangqirules.climbing..");

  @ArchTest
  static final ArchRule THE_BOARD_KNOWS_NOTHING_ABOVE_IT =
      noClasses()
          .that()
          .resideInAPackage(BOARD)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "io.github.xiangqirules.climbing",
              "io.github.xiangqirules.climbing.diagram",
              "io.github.xiangqirules.climbing.service");

  @ArchTest
  static final ArchRule A_POSITION_KNOWS_NO_DEAL =
      noClasses()
          .that()
          .haveSimpleNameStartingWith("ClimbingPosition")
          .or()
          .haveSimpleNameStartingWith("ClimbingSetup")
          .or()
          .haveSimpleNameStartingWith("Refusal")
          .should()
          .dependOnClassesThat()
          .haveSimpleNameStartingWith("Deal");

  @ArchTest
  static final ArchRule ALL_FIELDS_ARE_FINAL =
      fields()
          .that()
          .areDeclaredInClassesThat()
          .resideInAnyPackage(BOARD, "io.github.xiangqirules.climbing")
          .and()
          .areDeclaredInClassesThat()
          .haveSimpleNameNotStartingWith("SetupReader")
          .should()
          .beFinal();
}
