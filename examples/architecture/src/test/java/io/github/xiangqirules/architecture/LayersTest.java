package io.github.xiangqirules.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.module.ModuleDescriptor;
import java.util.Set;
import java.util.stream.Collectors;

/** Which way the arrows run between modules. */
@AnalyzeClasses(locations = Modules.WithExamples.class)
class LayersTest {
  private static final String API = "io.github.xiangqirules.api..";
  private static final String KIT = "io.github.xiangqirules.testkit..";
  private static final String XIANGQI = "io.github.xiangqirules.xiangqi..";
  private static final String CLIMBING = "io.github.xiangqirules.climbing..";

  @ArchTest
  static final ArchRule THE_API_KNOWS_NO_VARIANT = neverLeans(API, KIT, XIANGQI, CLIMBING);

  @ArchTest
  static final ArchRule THE_TEST_KIT_KNOWS_NO_VARIANT = neverLeans(KIT, XIANGQI, CLIMBING);

  @ArchTest
  static final ArchRule XIANGQI_KNOWS_NEITHER_CLIMBING_NOR_TESTS =
      neverLeans(XIANGQI, CLIMBING, KIT);

  @ArchTest
  static final ArchRule CLIMBING_KNOWS_NEITHER_XIANGQI_NOR_TESTS =
      neverLeans(CLIMBING, XIANGQI, KIT);

  private static ArchRule neverLeans(String from, String... on) {
    return noClasses()
        .that()
        .resideInAPackage(from)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(on);
  }

  /** The compiler checks it between modules; the examples are not modules. */
  @ArchTest
  static void internalsAreUsedInsideTheirModuleOnly(JavaClasses classes) {
    for (String module : Modules.PUBLISHED) {
      ModuleDescriptor descriptor = Modules.descriptor(module);
      Set<String> hidden = hidden(descriptor);
      noClasses()
          .that(liveOutside(descriptor.packages()).as("live outside of %s", descriptor.name()))
          .should()
          .dependOnClassesThat(liveIn(hidden).as("are hidden in %s", hidden))
          .check(classes);
    }
  }

  private static Set<String> hidden(ModuleDescriptor descriptor) {
    Set<String> exported =
        descriptor.exports().stream()
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toSet());
    return descriptor.packages().stream()
        .filter(name -> !exported.contains(name))
        .collect(Collectors.toSet());
  }

  private static DescribedPredicate<JavaClass> liveOutside(Set<String> packages) {
    return DescribedPredicate.not(liveIn(packages));
  }

  private static DescribedPredicate<JavaClass> liveIn(Set<String> packages) {
    return describe("live in " + packages, type -> packages.contains(type.getPackageName()));
  }
}
