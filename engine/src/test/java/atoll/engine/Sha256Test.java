package atoll.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.junit.jupiter.api.Test;

/** The engine's SHA-256 is everybody's. */
final class Sha256Test {
  @Test
  void everyLengthHashesAsInTheJdk() throws NoSuchAlgorithmException {
    MessageDigest jdk = MessageDigest.getInstance("SHA-256");
    RandomSource random = new RandomSource(1);
    for (int length = 0; length <= 1000; length++) {
      byte[] bytes = new byte[length];
      for (int i = 0; i < length; i++) {
        bytes[i] = (byte) random.next();
      }
      assertThat(Sha256.of(bytes)).as("%d bytes", length).isEqualTo(jdk.digest(bytes));
    }
    byte[] long1 = new byte[1_000_003];
    assertThat(Sha256.of(long1)).isEqualTo(jdk.digest(long1));
  }

  @Test
  void aTextIsHashedInUtf8() {
    String text = "Île d’Ouessant, 島, 🏝";
    assertThat(Sha256.of(text)).isEqualTo(Sha256.of(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(Sha256.hex(Sha256.of("abc")))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }
}
