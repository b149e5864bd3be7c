package atoll.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Smaller forms of what is sent, for clients that understand them. */
final class Encoding {
  /** Below this a smaller answer would not arrive any sooner. */
  private static final int SMALL = 1200;

  private Encoding() {}

  /** Whether the client understands the form of that name. */
  static boolean isAccepted(ServerRequest request, String form) {
    for (String line : request.headers().values(HeaderNames.ACCEPT_ENCODING)) {
      for (String part : line.toLowerCase(Locale.ROOT).split(",", 20)) {
        String[] parameters = part.strip().split(";", 2);
        if (parameters[0].strip().equals(form)) {
          return parameters.length == 1 || !parameters[1].replace(" ", "").matches("q=0(\\.0*)?");
        }
      }
    }
    return false;
  }

  /** The answer in a smaller form, if that is worth it and the client understands it. */
  static Answer smaller(ServerRequest request, Answer answer) {
    boolean isText =
        answer.type().startsWith("application/json") || answer.type().startsWith("text/");
    if (!isText
        || answer.headers().containsKey("Content-Encoding")
        || answer.headers().containsKey("ETag")
        || answer.body().length < SMALL) {
      return answer;
    }
    Answer varying = answer.with("Vary", "Accept-Encoding");
    return isAccepted(request, "gzip")
        ? varying.with("Content-Encoding", "gzip").withBody(gzip(answer.body()))
        : varying;
  }

  private static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream(bytes.length / 4);
    try (OutputStream out = new Fast(packed)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  /** JSON gets hardly any smaller by taking more time. */
  private static final class Fast extends GZIPOutputStream {
    Fast(OutputStream out) throws IOException {
      super(out, 8192);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }
}
