package atoll.server.guest;

import atoll.engine.Refused;
import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Passwords, as Argon2id keeps them. To hash or to check one takes 19 MiB and a good part of a
 * tenth of a second of a processor, so whoever calls bounds how many do so at once, and does it
 * where nobody else has to wait.
 */
public final class Passwords {
  private static final int SHORTEST = 8;
  private static final int LONGEST = 128;
  private static final int SALT_BYTES = 16;

  private static final SecureRandom RANDOM = new SecureRandom();

  /** As passwords are kept wherever people have some. */
  public static final Passwords USUAL = new Passwords(19 * 1024, 2);

  private final Argon2Function argon;
  private @Nullable String nobodys;

  /**
   * Passwords that cost so much to guess.
   *
   * @param kibibytes the memory that a hash takes
   * @param passes how often it goes through that memory
   */
  public Passwords(int kibibytes, int passes) {
    argon = Argon2Function.getInstance(kibibytes, passes, 1, 32, Argon2.ID);
  }

  /** What is checked where there is no account, so that it takes as long as where there is. */
  public synchronized String nobodys() {
    String made = nobodys == null ? hash(Token.fresh()) : nobodys; // a start does not wait for it
    nobodys = made;
    return made;
  }

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
          "passwordLength",
          "a password must have " + SHORTEST + " to " + LONGEST + " characters; a sentence is fine",
          Map.of("least", SHORTEST, "most", LONGEST));
    }
    if (normal.equalsIgnoreCase(name)) {
      throw new Refused("passwordIsName", "a password must not be the name", Map.of());
    }
    return normal;
  }

  /** The same text typed on another keyboard is the same password. */
  private static String normal(String password) {
    return Normalizer.normalize(password, Normalizer.Form.NFC);
  }

  /** What is kept instead of a password. */
  public String hash(String password) {
    byte[] salt = new byte[SALT_BYTES];
    RANDOM.nextBytes(salt);
    return argon.hash(password.getBytes(StandardCharsets.UTF_8), salt).getResult();
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
