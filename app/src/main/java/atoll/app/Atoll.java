package atoll.app;

import atoll.engine.Refused;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line: finds the subcommand and turns whatever goes wrong into one line. */
@Command(
    name = "atoll",
    description = "Five island board games: play, simulate, measure.",
    mixinStandardHelpOptions = true,
    version = "atoll 0.1.0",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      GamesCommand.class,
      SimulateCommand.class,
      ReportCommand.class,
      CampaignCommand.class,
      TournamentCommand.class,
      TrialCommand.class,
      ReplayCommand.class,
      BenchCommand.class,
      ServeCommand.class,
      VerifyCommand.class,
      BackupCommand.class,
      RestoreCommand.class,
      StatusCommand.class,
      MoveDatabaseCommand.class,
      WarmUpCommand.class,
      CommandLine.HelpCommand.class
    },
    footer = {
      "",
      "Try:",
      "  atoll games                                     what there is to play",
      "  atoll simulate islant --games 1000              a thousand random games",
      "  atoll simulate islant --records out --audit     the same, written down",
      "  atoll report islant --out report.html           what a thousand games show, as a page",
      "  atoll tournament islant --bots level2,greedy    which of two bots is better",
      "  atoll replay out/000001.atoll                   checks a record",
      "  atoll serve                                     games for people, in a browser"
    })
public final class Atoll implements Runnable {
  /** A check failed, or something went wrong. */
  static final int FAILED = 1;

  /** The command was not used right. */
  static final int USAGE = 2;

  @CommandLine.Spec private CommandLine.Model.@Nullable CommandSpec spec;

  public static void main(String[] args) {
    System.exit(run(args, writer(System.out), writer(System.err)));
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }

  /** Runs one command and returns its exit code. */
  static int run(String[] args, PrintWriter out, PrintWriter err) {
    CommandLine command = new CommandLine(new Atoll());
    command.setOut(out);
    command.setErr(err);
    command.setParameterExceptionHandler((e, _) -> {
      err.println("atoll: " + oneLine(e.getMessage()));
      err.println("try: " + e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
      return USAGE;
    });
    command.setExecutionExceptionHandler((e, _, _) -> {
      err.println(
          "atoll: " + (e instanceof Refused r ? r.sentence() : "failed: " + oneLine(e.toString())));
      return e instanceof Refused ? USAGE : FAILED;
    });
    int code = command.execute(args);
    out.flush();
    return code;
  }

  private static String oneLine(@Nullable String message) {
    return String.valueOf(message).replaceAll("\\s*\\R\\s*", "; ");
  }

  @Override
  public void run() {
    if (spec != null) {
      spec.commandLine().usage(spec.commandLine().getOut());
    }
  }
}
