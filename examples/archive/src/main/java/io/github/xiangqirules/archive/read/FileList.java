package io.github.xiangqirules.archive.read;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Lists the files of an archive, in the order of their names, large ones in parts. */
public final class FileList {
  private final long partBytes;
  private final List<FilePart> parts = new ArrayList<>();

  private FileList(long partBytes) {
    this.partBytes = partBytes;
  }

  /**
   * The parts of all files in some folders and below them. Names that begin with a dot are left
   * out. A folder below that cannot be listed is a part itself, which nobody will be able to read.
   *
   * @param folders folders, or single files, no two of the same name
   * @param partBytes files above this many bytes are cut into parts of so many
   * @throws FileNotFoundException if there is no such folder
   * @throws IOException if a folder of those named cannot be listed
   */
  public static ImmutableList<FilePart> of(
      List<String> folders, long partBytes, Configuration configuration) throws IOException {
    checkArgument(partBytes > 0, "parts of %s bytes", partBytes);
    FileList list = new FileList(partBytes);
    Set<String> names = new HashSet<>();
    for (String folder : folders) {
      Path path = new Path(folder);
      FileSystem files = path.getFileSystem(configuration);
      FileStatus root = files.getFileStatus(files.makeQualified(path));
      String name = root.getPath().getName();
      checkArgument(names.add(name), "two folders are called %s", name);
      list.walk(files, root);
    }
    list.parts.sort(Comparator.comparing(FilePart::file).thenComparing(FilePart::number));
    return ImmutableList.copyOf(list.parts);
  }

  private record Found(FileStatus status, String name) {}

  private void walk(FileSystem files, FileStatus root) throws IOException {
    Deque<Found> open = new ArrayDeque<>();
    open.push(new Found(root, root.getPath().getName()));
    while (!open.isEmpty()) {
      Found found = open.pop();
      if (!found.status.isDirectory()) {
        addFile(found);
        continue;
      }
      try {
        for (FileStatus below : files.listStatus(found.status.getPath())) {
          String name = below.getPath().getName();
          if (!name.startsWith(".")) {
            open.push(new Found(below, found.name + "/" + name));
          }
        }
      } catch (IOException e) {
        if (found.status.equals(root)) {
          throw e;
        }
        addFile(found);
      }
    }
  }

  private void addFile(Found found) {
    String path = found.status.getPath().toString();
    long length = found.status.getLen();
    int number = 0;
    long from = 0;
    do {
      long to = Math.min(from + partBytes, length);
      parts.add(new FilePart(found.name, path, length, number, from, to));
      number++;
      from = to;
    } while (from < length);
  }
}
