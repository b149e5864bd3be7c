package atoll.server.store;

import atoll.engine.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of backups. A chain is a base, which is the whole database, and pieces, each of which
 * has the pages that have changed since the one before. {@code 00003-base.gz} and {@code
 * 00003-00001.gz} begin the third chain. A file that has its name is whole and on the disk.
 */
final class BackupFolder {
  /** Files that are not whole yet, or never became so. */
  static final String GROWING = ".part";

  private static final Pattern NAME = Pattern.compile("([0-9]{5,9})-(base|[0-9]{5,9})\\.gz");

  /** A file: the chain it belongs to and its place there; the base has place 0. */
  record Entry(int chain, int place) {
    String name() {
      return "%05d-%s.gz".formatted(chain, place == 0 ? "base" : "%05d".formatted(place));
    }

    Entry next() {
      return new Entry(chain, place + 1);
    }

    static Optional<Entry> of(Path file) {
      Matcher name = NAME.matcher(String.valueOf(file.getFileName()));
      return name.matches()
          ? Optional.of(
              new Entry(
                  Integer.parseInt(name.group(1)),
                  name.group(2).equals("base") ? 0 : Integer.parseInt(name.group(2))))
          : Optional.empty();
    }
  }

  private final Path path;

  BackupFolder(Path path) {
    this.path = path;
  }

  static BackupFolder in(Path data) {
    return new BackupFolder(data.resolve("backup"));
  }

  Path file(String name) {
    return path.resolve(name);
  }

  Path file(Entry entry) {
    return path.resolve(entry.name());
  }

  /** Makes it if need be, for its owner alone. */
  void prepare() throws IOException {
    Files.createDirectories(path);
    Owner.only(path);
    for (Path file : files()) {
      if (file.toString().endsWith(GROWING)) {
        Files.deleteIfExists(file); // of a server that was killed
      }
    }
  }

  private List<Path> files() throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(path)) {
      return files.toList();
    }
  }

  /** Everything that is there, in order. */
  List<Entry> entries() throws IOException {
    List<Entry> entries = new ArrayList<>();
    for (Path file : files()) {
      Entry.of(file).ifPresent(entries::add);
    }
    entries.sort((a, b) ->
        a.chain == b.chain ? Integer.compare(a.place, b.place) : Integer.compare(a.chain, b.chain));
    return entries;
  }

  /** The number of a chain that comes after all that are there. */
  int nextChain() throws IOException {
    List<Entry> entries = entries();
    return entries.isEmpty() ? 1 : entries.getLast().chain + 1;
  }

  /** Deletes the chains before one. */
  void deleteBefore(int chain) throws IOException {
    for (Entry entry : entries()) {
      if (entry.chain < chain) {
        Files.deleteIfExists(file(entry));
      }
    }
  }

  /**
   * The files of the latest chain from its base on.
   *
   * @param last the last piece that is wanted
   * @throws Refused if there is none, or one is missing
   */
  List<Entry> latestChain(int last) throws IOException {
    List<Entry> bases = entries().stream().filter(entry -> entry.place == 0).toList();
    if (bases.isEmpty()) {
      throw new Refused("there is no backup in " + path + ": no file is named like 00001-base.gz");
    }
    List<Entry> chain = new ArrayList<>();
    Entry next = bases.getLast();
    for (Entry entry : entries()) {
      if (entry.chain == next.chain && entry.place <= last) {
        if (!entry.equals(next)) {
          throw new Refused(next.name() + " is missing in " + path + ": " + insteadOf(next));
        }
        chain.add(entry);
        next = next.next();
      }
    }
    return chain;
  }

  /** What to do when a file is missing or damaged. */
  static String insteadOf(Entry entry) {
    return entry.place == 0
        ? "copy the folder again, or move all files %05d-* away to restore from an older chain"
            .formatted(entry.chain)
        : "copy the folder again, or restore what was before it with --until " + (entry.place - 1);
  }

  /** How much is there, and when the last of it was made. */
  Optional<Standing> standing() throws IOException {
    long bytes = 0;
    long latest = 0;
    List<Entry> entries = entries();
    for (Entry entry : entries) {
      Path file = file(entry);
      if (Files.exists(file)) {
        bytes += Files.size(file);
        latest = Math.max(latest, Files.getLastModifiedTime(file).toMillis());
      }
    }
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(new Standing(entries.size(), bytes, latest));
  }

  /**
   * How things stand.
   *
   * @param latest when the newest file was made, in milliseconds since 1970
   */
  record Standing(int files, long bytes, long latest) {}
}
