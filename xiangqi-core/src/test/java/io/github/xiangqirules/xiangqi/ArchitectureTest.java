package io.github.xiangqirules.xiangqi;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Which way the arrows run inside the module. */
@AnalyzeClasses(
    packages = "io.github.xiangqirules.xiangqi",
    importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule THE_BOARD_KNOWS_ONLY_THE_WORDS_OF_THE_API =
      classes()
          .that()
          .resideInAPackage("..xiangqi.board")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..", "org.jspecify..", "io.github.xiangqirules.api", "..xiangqi.board");

  @ArchTest
  static final ArchRule ADJUDICATION_KNOWS_BOARDS_AND_NO_POSITIONS =
      classes()
          .that()
          .resideInAPackage("..xiangqi.adjudication")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "com.google..",
              "org.jspecify..",
              "io.github.xiangqirules.api",
              "..xiangqi.board",
              "..xiangqi.adjudication");
}
