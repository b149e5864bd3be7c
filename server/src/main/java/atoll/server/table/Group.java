package atoll.server.table;

import atoll.engine.Refused;
import atoll.server.store.StorageFailure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands that are carried out together, and what became of each of them. */
final class Group {
  private static final System.Logger LOG = System.getLogger(Group.class.getName());

  /** A command on its way, and what became of it. */
  static final class Waiting {
    private final Command command;
    private boolean isDone;
    private boolean isBroken;
    private int number;
    private @Nullable RuntimeException failure;

    Waiting(Command command) {
      this.command = command;
    }

    boolean isDone() {
      return isDone;
    }

    /** The number to go on from; throws what kept the command from being carried out. */
    int number() {
      if (failure != null) {
        throw failure;
      }
      return number;
    }

    /** Throws if the storage kept it from being carried out; that it was declined is no matter. */
    void mustBeStored() {
      if (failure instanceof StorageFailure storage) {
        throw storage;
      }
    }
  }

  private final String table;
  private final List<Waiting> commands;

  Group(String table, List<Waiting> commands) {
    this.table = table;
    this.commands = commands;
  }

  /** Decides on all commands that can be decided on; one that breaks something is left out. */
  Draft decide(Face known) {
    while (true) {
      Draft draft = new Draft(known.copy());
      if (commands.stream().allMatch(waiting -> waiting.isBroken || decide(waiting, draft))) {
        return draft;
      }
    }
  }

  /** Decides on one command; false if it went so wrong that the draft is worth nothing. */
  private boolean decide(Waiting waiting, Draft draft) {
    waiting.failure = null;
    int before = draft.entries().size();
    try {
      waiting.number = draft.carryOut(waiting.command);
      return true;
    } catch (Declined | Refused answer) {
      waiting.failure = answer;
      if (draft.entries().size() == before) {
        return true;
      }
    } catch (RuntimeException | Error e) {
      waiting.failure = failure(e);
    }
    LOG.log(System.Logger.Level.ERROR, "a command failed at table " + table, waiting.failure);
    waiting.isBroken = true;
    return false;
  }

  /** Whether somebody is to be sent away. */
  boolean hasFailures() {
    return commands.stream().anyMatch(waiting -> waiting.failure != null);
  }

  /** Nothing of what was decided has happened. */
  void fail(Throwable e) {
    RuntimeException reason = e instanceof RuntimeException known ? known : failure(e);
    for (Waiting waiting : commands) {
      waiting.failure = waiting.failure == null ? reason : waiting.failure;
    }
  }

  void isDone() {
    commands.forEach(waiting -> waiting.isDone = true);
  }

  static IllegalStateException failure(Throwable cause) {
    return new IllegalStateException("something failed at a table", cause);
  }
}
