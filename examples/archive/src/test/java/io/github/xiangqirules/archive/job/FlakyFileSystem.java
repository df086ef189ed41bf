package io.github.xiangqirules.archive.job;

import com.google.common.hash.Hashing;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;
import org.apache.spark.TaskContext;

/**
 * The local files, on which tasks die as on a machine that goes down: while they read, before they
 * write, before and after they commit. Which, is decided by a seed; a fourth attempt always lives.
 */
public final class FlakyFileSystem extends RawLocalFileSystem {
  static final String SCHEME = "flaky";

  /** How many tasks died; Spark itself makes the file systems. */
  static final AtomicInteger DEATHS = new AtomicInteger();

  private static final int SEED = 20;

  @Override
  public String getScheme() {
    return SCHEME;
  }

  @Override
  public URI getUri() {
    return URI.create(SCHEME + ":///");
  }

  @Override
  public FSDataInputStream open(Path path, int bufferSize) throws IOException {
    diePerhaps("open " + path.getName(), 700);
    return super.open(path, bufferSize);
  }

  @Override
  public FSDataOutputStream create(
      Path path,
      FsPermission permission,
      boolean overwrite,
      int bufferSize,
      short replication,
      long blockSize,
      Progressable progress)
      throws IOException {
    diePerhaps("create", 4);
    return super.create(path, permission, overwrite, bufferSize, replication, blockSize, progress);
  }

  @Override
  public boolean rename(Path from, Path to) throws IOException {
    diePerhaps("before rename", 4);
    boolean renamed = super.rename(from, to);
    diePerhaps("after rename", 4);
    return renamed;
  }

  /** One in so many dies, told by the work that it does and not by names that change. */
  private static void diePerhaps(String where, int oneIn) {
    TaskContext task = TaskContext.get();
    if (task == null || task.attemptNumber() > 2) {
      return;
    }
    int chance =
        Hashing.murmur3_32_fixed(SEED)
            .newHasher()
            .putUnencodedChars(where)
            .putInt(task.stageId())
            .putInt(task.partitionId())
            .putInt(task.attemptNumber())
            .hash()
            .asInt();
    if (Math.floorMod(chance, oneIn) == 0) {
      DEATHS.incrementAndGet();
      throw new AssertionError("died on purpose: " + where);
    }
  }
}
