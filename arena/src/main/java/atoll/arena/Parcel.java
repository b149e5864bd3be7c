package atoll.arena;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** Work, or what came of it, as one line of text that can be sent to another machine. */
public final class Parcel {
  private static final ObjectInputFilter OURS =
      ObjectInputFilter.Config.createFilter("atoll.**;java.lang.*;java.util.*;!*");

  private Parcel() {}

  public static String pack(Serializable content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream objects = new ObjectOutputStream(new GZIPOutputStream(bytes))) {
      objects.writeObject(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** What was packed by the same build of this program. */
  public static Object open(String line) {
    byte[] bytes = Base64.getDecoder().decode(line);
    try (ObjectInputStream objects =
        new ObjectInputStream(new GZIPInputStream(new ByteArrayInputStream(bytes)))) {
      objects.setObjectInputFilter(OURS);
      return objects.readObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
