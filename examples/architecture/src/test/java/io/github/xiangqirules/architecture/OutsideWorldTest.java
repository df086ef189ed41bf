package io.github.xiangqirules.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.Externalizable;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.regex.Pattern;

/** What the library leaves alone: files, the network, reflection, serialization, processes. */
@AnalyzeClasses(locations = Modules.Published.class)
class OutsideWorldTest {
  private static final Pattern REFLECTION =
      Pattern.compile("forName|newInstance|get(Declared)?(Method|Field|Constructor|Classes).*");

  @ArchTest
  static final ArchRule NEITHER_NETWORK_NOR_REFLECTION =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.net..",
              "javax.net..",
              "java.rmi..",
              "java.nio.channels..",
              "java.lang.reflect..",
              "java.lang.invoke..",
              "sun..",
              "com.sun..",
              "jdk..");

  @ArchTest
  static final ArchRule NO_CLASS_IS_ASKED_FOR_ITS_MEMBERS =
      noClasses()
          .should()
          .callMethodWhere(
              target(
                  describe(
                      "reflect",
                      method ->
                          method.getOwner().isEquivalentTo(Class.class)
                              && REFLECTION.matcher(method.getName()).matches())));

  /** Streams and readers are what a caller gives; these would open something. */
  @ArchTest
  static final ArchRule NO_FILES_AND_NO_PROCESSES =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.nio\\.file\\..*|java\\.io\\.(File|RandomAccess|Console).*"
                  + "|java\\.util\\.(zip\\.ZipFile|jar\\.JarFile|Scanner)"
                  + "|java\\.lang\\.(Process|ProcessBuilder|Runtime)");

  @ArchTest
  static final ArchRule ONLY_EXCEPTIONS_AND_CONSTANTS_ARE_SERIALIZABLE =
      classes()
          .that()
          .areAssignableTo(Serializable.class)
          .should()
          .beAssignableTo(Throwable.class)
          .orShould()
          .beEnums()
          .orShould()
          .beAssignableTo(Enum.class);

  @ArchTest
  static final ArchRule NOTHING_IS_SERIALIZED =
      noClasses()
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Externalizable.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(ObjectInputStream.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(ObjectOutputStream.class);
}
