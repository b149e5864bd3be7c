package atoll.app;

import atoll.engine.Refused;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Component files that a designer has written: a file, or all the JSON files of a folder. */
final class ComponentFiles {
  private static final long LARGEST = 4_000_000;

  private ComponentFiles() {}

  /**
   * The texts of the files by their names.
   *
   * @throws Refused if there is none, or one cannot be read
   */
  static Map<String, String> read(List<Path> paths) {
    Map<String, String> files = new TreeMap<>();
    for (Path path : paths) {
      for (Path file : Files.isDirectory(path) ? inside(path) : List.of(path)) {
        if (files.put(String.valueOf(file.getFileName()), text(file)) != null) {
          throw new Refused(file.getFileName() + " is given twice");
        }
      }
    }
    return files;
  }

  private static List<Path> inside(Path folder) {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.list(folder)) {
      all.filter(file -> file.toString().endsWith(".json")).sorted().forEach(files::add);
    } catch (IOException | UncheckedIOException e) {
      throw new Refused("the folder " + folder + " cannot be read");
    }
    if (files.isEmpty()) {
      throw new Refused("there is no component file in " + folder + ": none ends with .json");
    }
    return files;
  }

  /** The text of a file that somebody named. */
  static String text(Path file) {
    if (!Files.exists(file)) {
      throw new Refused("there is no file " + file);
    }
    try {
      if (Files.size(file) > LARGEST) {
        throw new Refused(file + " is too large for what it should be");
      }
      return Files.readString(file);
    } catch (IOException e) {
      throw new Refused(file + " cannot be read as text");
    }
  }
}
