package io.github.xiangqirules.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.io.Resources;
import java.io.IOException;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote down, beside the classes and in the jar alike. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    String version = Resources.toString(Resources.getResource(Version.class, "version.txt"), UTF_8);
    return new String[] {"xiangqi-rules " + version.strip()};
  }
}
