package atoll.server.store;

import org.jspecify.annotations.Nullable;

/** Nothing could be read or written just now: a full disk, a read-only folder, a broken file. */
public final class StorageFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StorageFailure(String what, @Nullable Throwable cause) {
    super(what, cause);
  }

  /** Somebody else has already written that event, guest or table. Nothing is wrong: look again. */
  public static final class Conflict extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Conflict() {
      super("already written", null, false, false);
    }
  }
}
