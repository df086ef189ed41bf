package io.github.xiangqirules.archive.job;

import static com.google.common.base.Preconditions.checkArgument;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder of the tables. A run writes to a folder in it and, when all tables are complete, puts
 * them in the place of the old ones: whoever fails before changes nothing. The files of a table are
 * numbered, so that the same rows are in files of the same names.
 */
public final class Output {
  /** The table of games. */
  public static final String GAMES = "games";

  /** The table of positions. */
  public static final String POSITIONS = "positions";

  /** The table of moves chosen in openings. */
  public static final String OPENINGS = "openings";

  /** The table of problems. */
  public static final String PROBLEMS = "problems";

  /** All tables. */
  public static final ImmutableList<String> TABLES =
      ImmutableList.of(GAMES, POSITIONS, OPENINGS, PROBLEMS);

  private final FileSystem files;
  private final Path root;
  private final Path fresh;

  /**
   * The output in a folder.
   *
   * @throws IOException if its file system cannot be reached
   */
  public Output(String folder, Configuration configuration) throws IOException {
    Path path = new Path(folder);
    files = path.getFileSystem(configuration);
    root = files.makeQualified(path);
    fresh = new Path(root, "_new");
  }

  /** Where a table is. */
  public String table(String table) {
    return new Path(root, table).toString();
  }

  /** Where a table is written before it is complete. */
  String fresh(String table) {
    return new Path(fresh, table).toString();
  }

  /** Keeps the job from reading its own tables. */
  void checkOutside(List<String> folders) {
    for (String folder : folders) {
      Path input = files.makeQualified(new Path(folder));
      for (Path above = root; above != null; above = above.getParent()) {
        checkArgument(!above.equals(input), "the output %s is in the input %s", root, input);
      }
    }
  }

  /** Clears what a run that failed has left. */
  void begin() throws IOException {
    files.delete(fresh, true);
    files.mkdirs(fresh);
  }

  /** Puts the new tables in their places. */
  void publish() throws IOException {
    for (String table : TABLES) {
      Path written = new Path(fresh, table);
      FileStatus[] parts = files.listStatus(written, path -> path.getName().startsWith("part-"));
      Arrays.sort(parts);
      for (int i = 0; i < parts.length; i++) {
        String name = String.format(Locale.ROOT, "part-%05d.parquet", i);
        rename(parts[i].getPath(), new Path(written, name));
      }
    }
    for (String table : TABLES) {
      Path place = new Path(root, table);
      files.delete(place, true);
      rename(new Path(fresh, table), place);
    }
    files.delete(fresh, true);
  }

  private void rename(Path from, Path to) throws IOException {
    if (!files.rename(from, to)) {
      throw new IOException("cannot rename " + from + " to " + to);
    }
  }

  /**
   * Writes a text beside the tables.
   *
   * @throws IOException if it cannot be written
   */
  public String write(String name, String text) throws IOException {
    Path path = new Path(root, name);
    try (OutputStream out = files.create(path, true)) {
      out.write(text.getBytes(UTF_8));
    }
    return path.toString();
  }
}
