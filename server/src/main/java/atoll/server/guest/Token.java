package atoll.server.guest;

import atoll.engine.Sha256;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** What cannot be guessed: tokens, codes and ids. Only hashes of the first two are ever kept. */
final class Token {
  private static final int BYTES = 32;
  private static final int LONGEST = 100;
  private static final SecureRandom RANDOM = new SecureRandom();

  /** Letters that are hard to confuse when somebody reads them out. */
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final int CODE_LENGTH = 10;

  private Token() {}

  static String fresh() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** A code for people to type: some 50 bits, good for a few minutes and few attempts. */
  static String code() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < CODE_LENGTH; i++) {
      code.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  static String id(char kind) {
    return kind + HexFormat.of().toHexDigits(RANDOM.nextLong());
  }

  static int below(int bound) {
    return RANDOM.nextInt(bound);
  }

  /** Whether it can be one at all. */
  static boolean isPossible(String token) {
    return token.length() <= LONGEST;
  }

  static String hash(String secret) {
    return Sha256.hex(Sha256.of(secret));
  }
}
