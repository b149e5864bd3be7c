package atoll.server.store;

/** Nothing could be read or written just now: a full disk, a read-only folder, a broken file. */
public final class StorageFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StorageFailure(String what, Throwable cause) {
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
