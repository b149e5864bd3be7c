package atoll.server.guest;

import atoll.engine.Refused;
import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.text.Normalizer;

/**
 * Passwords, as Argon2id keeps them. To hash or to check one takes 19 MiB and a good part of a
 * tenth of a second of a processor, so whoever calls bounds how many do so at once, and does it
 * where nobody else has to wait.
 */
public final class Passwords {
  private static final int SHORTEST = 8;
  private static final int LONGEST = 128;
  private static final int SALT_BYTES = 16;

  private static final Argon2Function ARGON =
      Argon2Function.getInstance(19 * 1024, 2, 1, 32, Argon2.ID);
  private static final SecureRandom RANDOM = new SecureRandom();

  /** What is checked where there is no account, so that it takes as long as where there is. */
  public static final String NOBODYS = hash(Token.fresh());

  private Passwords() {}

  /**
   * A password that somebody chooses, in the form that is hashed.
   *
   * @throws Refused unless it has 8 to 128 characters and is not the name
   */
  public static String check(String password, String name) {
    String normal = normal(password);
    int length = normal.codePointCount(0, normal.length());
    if (length < SHORTEST || length > LONGEST) {
      throw new Refused(
          "a password must have "
              + SHORTEST
              + " to "
              + LONGEST
              + " characters; a sentence is fine");
    }
    if (normal.equalsIgnoreCase(name)) {
      throw new Refused("a password must not be the name");
    }
    return normal;
  }

  /** The same text typed on another keyboard is the same password. */
  private static String normal(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFC);
  }

  /** What is kept instead of a password. */
  public static String hash(String password) {
    byte[] salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    return ARGON.hash(password.getBytes(StandardCharsets.UTF_8), salt).getResult();
  }

  /** Whether somebody typed the password of which that is kept. */
  public static boolean matches(String typed, String kept) {
    String normal = normal(typed);
    boolean isPossible = normal.codePointCount(0, normal.length()) <= LONGEST;
    byte[] password = (isPossible ? normal : "").getBytes(StandardCharsets.UTF_8);
    return Argon2Function.getInstanceFromHash(kept)
            .check(password, kept.getBytes(StandardCharsets.UTF_8))
        && isPossible;
  }
}
