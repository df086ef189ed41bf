package io.github.xiangqirules.api;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What the api leans on, and what it leaves alone. */
@AnalyzeClasses(packages = "io.github.xiangqirules", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule THE_API_KNOWS_NO_VARIANT =
      classes()
          .that()
          .resideInAPackage("..api..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..", "com.google.common..", "org.jspecify..", "..xiangqirules.api");

  @ArchTest
  static final ArchRule STREAMS_ARE_LEFT_TO_THE_CORES =
      noClasses().should().dependOnClassesThat().resideInAnyPackage("java.io..");
}
