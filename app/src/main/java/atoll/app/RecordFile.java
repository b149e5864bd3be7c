package atoll.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that should be a record: whatever it is, reading it ends soon. */
final class RecordFile {
  private static final long LARGEST = 64L << 20;

  private RecordFile() {}

  /** A file that is no record, and why. */
  static final class Unfit extends Exception {
    private static final long serialVersionUID = 1L;

    private final String why;
    private final boolean isReadable;

    private Unfit(String why, boolean isReadable) {
      super(why, null, false, false);
      this.why = why;
      this.isReadable = isReadable;
    }

    String why() {
      return why;
    }

    /** Whether there is such a file at all; if not, the command was not used right. */
    boolean isReadable() {
      return isReadable;
    }
  }

  static String read(Path file) throws Unfit {
    try {
      if (!Files.exists(file)) {
        throw new Unfit("there is no such file", false);
      }
      if (!Files.isRegularFile(file)) {
        throw new Unfit("it is not a file", false); // a device or a pipe may never end
      }
      if (Files.size(file) > LARGEST) {
        throw new Unfit("larger than any record", true);
      }
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new Unfit("not a text in UTF-8", true);
    } catch (IOException e) {
      throw new Unfit("it cannot be read", false);
    }
  }
}
