package atoll.server.fair;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Fresh numbers that nobody can guess. */
public final class Fresh {
  private static final SecureRandom SECURE = new SecureRandom();
  private static final int SECRET_BYTES = 32;

  private Fresh() {}

  /** A table's secret: 64 hex digits. */
  public static String secret() {
    byte[] bytes = new byte[SECRET_BYTES];
    SECURE.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
