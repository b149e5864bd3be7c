package atoll.app;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Games;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The catalogue of a build with examples ({@code mvn -Pexamples …}). An ordinary build leaves its
 * one line out, so it is compiled here.
 */
final class ExampleCatalogue {
  private static final Path SOURCES = Path.of("..", "games", "catalogue", "src");

  private ExampleCatalogue() {}

  /**
   * @param folder where the classes go
   */
  static Games games(Path folder) throws IOException, ReflectiveOperationException {
    compile(folder);
    URL[] classes = {folder.toUri().toURL()};
    // Without this build's own catalogue above it, the one in the folder is found.
    ClassLoader others = new AllButTheCatalogue(ExampleCatalogue.class.getClassLoader());
    try (URLClassLoader loader = new URLClassLoader(classes, others)) {
      Class<?> catalogue = loader.loadClass("atoll.games.Catalogue");
      return (Games) catalogue.getMethod("all").invoke(null);
    }
  }

  private static void compile(Path folder) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter complaints = new StringWriter();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> main = Files.walk(SOURCES.resolve("main"));
        Stream<Path> examples = Files.walk(SOURCES.resolve("examples"))) {
      List<Path> sources =
          Stream.concat(main, examples).filter(file -> file.toString().endsWith(".java")).toList();
      List<String> options =
          List.of(
              "-proc:none",
              "-d",
              folder.toString(),
              "-classpath",
              System.getProperty("java.class.path"));
      boolean isCompiled =
          compiler
              .getTask(
                  complaints,
                  files,
                  null,
                  options,
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      assertThat(isCompiled).as(complaints.toString()).isTrue();
    }
  }

  private static final class AllButTheCatalogue extends ClassLoader {
    AllButTheCatalogue(ClassLoader parent) {
      super(parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.matches("atoll\\.games\\.[A-Z]\\w*")) {
        throw new ClassNotFoundException(name);
      }
      return super.loadClass(name, resolve);
    }
  }
}
