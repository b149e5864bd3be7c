package atoll.app;

import atoll.engine.Refused;
import atoll.engine.fair.Verification;
import atoll.games.Catalogue;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code atoll verify}: computes the dice and draws of served games again. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description =
        "Computes every die and draw of a served game again from its revealed secret; says which"
            + " one is off, and exits with 1.",
    footer = {"", "Example:", "  atoll verify game.atoll"})
final class VerifyCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FILE", description = "records of finished games")
  private List<Path> files = List.of();

  @Spec private CommandLine.Model.@Nullable CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = Objects.requireNonNull(spec).commandLine().getOut();
    int code = 0;
    for (Path file : files) {
      try {
        Verification verified = Verification.of(Catalogue.all(), RecordFile.read(file));
        out.println("ok   " + file + ": " + verified.draws() + " draws follow from the secret");
      } catch (Refused refused) {
        out.println("bad  " + file + ": " + refused.sentence());
        code = Math.max(code, Atoll.FAILED);
      } catch (RecordFile.Unfit unfit) {
        out.println("bad  " + file + ": " + unfit.why());
        code = Math.max(code, unfit.isReadable() ? Atoll.FAILED : Atoll.USAGE);
      }
    }
    return code;
  }
}
