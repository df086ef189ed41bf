package io.github.xiangqirules.testkit;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The test of the tests: each law notices when it is broken. */
class FaultsTest {
  @TempDir Path failures;

  @AfterEach
  void mend() {
    BrokenVariant.tryOut(Fault.NONE);
  }

  @Test
  void withoutAFaultEachLawHoldsAndEachLawHasAFault() {
    Map<String, Status> laws = run(Fault.NONE, selectClass(BrokenUrnContract.class));
    assertTrue(laws.size() >= 50, laws.toString());
    laws.forEach((law, status) -> assertEquals(Status.SUCCESSFUL, status, law));
    assertEquals(
        laws.keySet(),
        Arrays.stream(Fault.values())
            .filter(fault -> fault != Fault.NONE)
            .flatMap(fault -> fault.caughtBy().stream())
            .collect(toCollection(TreeSet::new)));
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void aFaultIsCaughtByItsLaws(Fault fault) {
    DiscoverySelector[] laws =
        Arrays.stream(BrokenUrnContract.class.getMethods())
            .filter(method -> fault.caughtBy().contains(method.getName()))
            .map(method -> selectMethod(BrokenUrnContract.class, method))
            .toArray(DiscoverySelector[]::new);
    assertEquals(
        fault.caughtBy().stream().collect(toMap(law -> law, law -> Status.FAILED)),
        run(fault, laws));
  }

  private Map<String, Status> run(Fault fault, DiscoverySelector... laws) {
    BrokenVariant.tryOut(fault);
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(laws)
            .configurationParameter("jqwik.database", failures.resolve("jqwik").toString())
            .configurationParameter("jqwik.reporting.usejunitplatform", "true")
            .configurationParameter("jqwik.shrinking.default", "OFF")
            .build();
    Map<String, Status> results = new TreeMap<>();
    LauncherFactory.create()
        .execute(
            request,
            new TestExecutionListener() {
              @Override
              public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                if (test.isTest()) {
                  results.put(test.getDisplayName(), result.getStatus());
                }
              }
            });
    return results;
  }
}
