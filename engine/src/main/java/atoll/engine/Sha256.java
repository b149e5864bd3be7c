package atoll.engine;

import java.nio.charset.StandardCharsets;

/**
 * SHA-256 as FIPS 180-4 describes it. The engine has its own because the JDK's is missing where the
 * rules run in a browser.
 */
public final class Sha256 {
  private static final int BLOCK = 64;
  private static final int ROUNDS = 64;

  /** The fractions of the cube roots of the first 64 primes, 32 bits of each. */
  private static final int[] ROUND = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  };

  private Sha256() {}

  /** The 32 bytes of a text in UTF-8. */
  public static byte[] of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The 32 bytes of some bytes. */
  public static byte[] of(byte[] message) {
    int[] hash = {
      0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
    };
    byte[] padded = pad(message);
    int[] schedule = new int[ROUNDS];
    for (int start = 0; start < padded.length; start += BLOCK) {
      plan(padded, start, schedule);
      mix(hash, schedule);
    }
    byte[] bytes = new byte[4 * hash.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return bytes;
  }

  /** Bytes as text, two digits each. */
  public static String hex(byte[] bytes) {
    StringBuilder text = new StringBuilder(2 * bytes.length);
    for (byte b : bytes) {
      text.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
    }
    return text.toString();
  }

  /** The message, a bit that is set, zeros, and the message's length in bits, in whole blocks. */
  private static byte[] pad(byte[] message) {
    int blocks = (message.length + 1 + Long.BYTES + BLOCK - 1) / BLOCK;
    byte[] padded = new byte[blocks * BLOCK];
    System.arraycopy(message, 0, padded, 0, message.length);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 0; i < Long.BYTES; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
    }
    return padded;
  }

  private static void plan(byte[] bytes, int start, int[] schedule) {
    for (int i = 0; i < 16; i++) {
      int at = start + 4 * i;
      schedule[i] =
          (bytes[at] & 255) << 24
              | (bytes[at + 1] & 255) << 16
              | (bytes[at + 2] & 255) << 8
              | (bytes[at + 3] & 255);
    }
    for (int i = 16; i < ROUNDS; i++) {
      int near = schedule[i - 2];
      int far = schedule[i - 15];
      schedule[i] =
          (Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ near >>> 10)
              + schedule[i - 7]
              + (Integer.rotateRight(far, 7) ^ Integer.rotateRight(far, 18) ^ far >>> 3)
              + schedule[i - 16];
    }
  }

  private static void mix(int[] hash, int[] schedule) {
    int a = hash[0];
    int b = hash[1];
    int c = hash[2];
    int d = hash[3];
    int e = hash[4];
    int f = hash[5];
    int g = hash[6];
    int h = hash[7];
    for (int i = 0; i < ROUNDS; i++) {
      int first =
          h
              + (Integer.rotateRight(e, 6)
                  ^ Integer.rotateRight(e, 11)
                  ^ Integer.rotateRight(e, 25))
              + ((e & f) ^ (~e & g))
              + ROUND[i]
              + schedule[i];
      int second =
          (Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22))
              + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + first;
      d = c;
      c = b;
      b = a;
      a = first + second;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
}
