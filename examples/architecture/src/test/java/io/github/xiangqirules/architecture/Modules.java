package io.github.xiangqirules.architecture;

import com.google.common.collect.ImmutableList;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.LocationProvider;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The modules of the build, as they lie in its folders. */
final class Modules {
  static final ImmutableList<String> PUBLISHED =
      ImmutableList.of("api", "api/testkit", "xiangqi-core", "climbing-core");

  static final ImmutableList<String> EXAMPLES =
      ImmutableList.of(
          "examples/archive",
          "examples/benchmarks",
          "examples/cli",
          "examples/opponents",
          "examples/play",
          "examples/quickstart");

  private Modules() {}

  static Path folder(String module) {
    return Path.of("../..", module);
  }

  static ModuleDescriptor descriptor(String module) {
    Path file = folder(module).resolve("target/classes/module-info.class");
    try (InputStream in = Files.newInputStream(file)) {
      return ModuleDescriptor.read(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<Location> locations(Stream<String> modules, String classes) {
    return modules
        .map(module -> folder(module).resolve(classes))
        .filter(Files::isDirectory)
        .map(Location::of)
        .collect(Collectors.toSet());
  }

  /** The classes that are published. */
  static final class Published implements LocationProvider {
    @Override
    public Set<Location> get(Class<?> testClass) {
      return locations(PUBLISHED.stream(), "target/classes");
    }
  }

  /**
   * The classes that are published, and those of the examples; all are built before this module.
   */
  static final class WithExamples implements LocationProvider {
    @Override
    public Set<Location> get(Class<?> testClass) {
      return locations(Stream.concat(PUBLISHED.stream(), EXAMPLES.stream()), "target/classes");
    }
  }

  /** The tests of the published modules. */
  static final class Tests implements LocationProvider {
    @Override
    public Set<Location> get(Class<?> testClass) {
      return locations(PUBLISHED.stream(), "target/test-classes");
    }
  }
}
