package atoll.server.store;

import atoll.engine.Refused;
import atoll.engine.Sink;
import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.store.BackupFolder.Entry;
import atoll.server.store.Piece.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A base and the pieces after it so far.
 *
 * @param last the file that the next piece follows
 */
record Chain(Written last, long baseBytes, long pieceBytes) {
  /** Pieces that together are smaller are no reason for a new base. */
  private static final long LEAST_WEIGHT = 16L << 20;

  /** A week of pieces, five minutes each. */
  private static final int MOST_PIECES = 2016;

  private static final String NOTE = "continue.json";

  static Chain of(Written base) {
    return new Chain(base, base.bytes(), 0);
  }

  Chain with(Written piece) {
    return new Chain(piece, baseBytes, pieceBytes + piece.bytes());
  }

  /** Whether it is time for a new base. */
  boolean isHeavy() {
    return pieceBytes > Math.max(baseBytes, LEAST_WEIGHT) || last.entry().place() >= MOST_PIECES;
  }

  /**
   * Notes what the database looks like while it is just what the chain says, so that a server that
   * starts later can go on with it. Nothing changes the file but {@link Backups}.
   */
  void note(BackupFolder folder, Path database) throws IOException {
    Sink note =
        new JsonSink()
            .beginObject()
            .put("chain", last.entry().chain())
            .put("place", last.entry().place())
            .put("digest", last.digest())
            .put("baseBytes", baseBytes)
            .put("pieceBytes", pieceBytes)
            .put("database", look(database));
    Path growing = folder.file(NOTE + BackupFolder.GROWING);
    Files.writeString(growing, note.end().toString());
    Files.move(growing, folder.file(NOTE), StandardCopyOption.ATOMIC_MOVE);
  }

  /** The chain to go on with, if the database is still just what it says. */
  static Optional<Chain> continued(BackupFolder folder, Path database) {
    try {
      Map<String, Object> note = Json.object(Json.read(Files.readString(folder.file(NOTE))));
      Entry last = new Entry(Json.whole(note.get("chain")), Json.whole(note.get("place")));
      if (!look(database).equals(note.get("database"))
          || !folder.latestChain(Integer.MAX_VALUE).getLast().equals(last)) {
        return Optional.empty();
      }
      Written written =
          new Written(last, Json.text(note.get("digest")), Files.size(folder.file(last)));
      return Optional.of(
          new Chain(written, number(note.get("baseBytes")), number(note.get("pieceBytes"))));
    } catch (IOException | Refused nothingToGoOnWith) {
      return Optional.empty();
    }
  }

  private static long number(@Nullable Object value) {
    return value instanceof Long number ? number : 0;
  }

  private static String look(Path database) throws IOException {
    return Files.size(database)
        + " bytes of "
        + Files.getLastModifiedTime(database).to(TimeUnit.NANOSECONDS);
  }
}
