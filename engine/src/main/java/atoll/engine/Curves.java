package atoll.engine;

/**
 * Smooth curves for what bots are taught, in plain additions, multiplications and divisions. {@code
 * Math.exp}, {@code log} and {@code pow} may differ in the last place from one machine to the next,
 * and with them, one day, a bot's move; these are the same everywhere. They are good to some 15
 * digits.
 */
public final class Curves {
  private static final double LN_2 = 0.6931471805599453;

  /** {@link #LN_2} in two parts; multiples of the first up to a thousand are exact. */
  private static final double LN_2_HIGH = 0x1.62e42fee00000p-1;

  private static final double LN_2_LOW = 0x1.a39ef35793c76p-33;

  /** Beyond this {@link #exp} is as good as nothing, or more than anybody asks for. */
  private static final double FAR = 700;

  /** 1/n!, the last first. */
  private static final double[] EXP = inverseFactorials(14);

  /** 1, 1/3, 1/5 and so on, the last first. */
  private static final double[] ARTANH = {
    1 / 21.0, 1 / 19.0, 1 / 17.0, 1 / 15.0, 1 / 13.0, 1 / 11.0, 1 / 9.0, 1 / 7.0, 1 / 5.0, 1 / 3.0,
    1
  };

  private static final int MANTISSA = 52;
  private static final int BIAS = 1023;
  private static final double ROOT_2 = 1.4142135623730951;

  private Curves() {}

  private static double[] inverseFactorials(int terms) {
    double[] series = new double[terms];
    double factorial = 1;
    for (int n = 0; n < terms; n++) {
      factorial *= Math.max(1, n);
      series[terms - 1 - n] = 1 / factorial;
    }
    return series;
  }

  /** e to the power of x; for x beyond 700 as for 700, so that it is always a number. */
  public static double exp(double x) {
    if (x < -FAR) {
      return 0;
    }
    double near = Math.min(x, FAR);
    // x = n ln 2 + rest with a small rest: e^x = 2^n e^rest
    int n = (int) (near / LN_2 + (near < 0 ? -0.5 : 0.5));
    double rest = near - n * LN_2_HIGH - n * LN_2_LOW;
    double sum = 0;
    for (double term : EXP) {
      sum = sum * rest + term;
    }
    return sum * Double.longBitsToDouble((long) (n + BIAS) << MANTISSA);
  }

  /** The natural logarithm of an ordinary positive number. */
  public static double log(double x) {
    // x = 2^n y with y near 1: ln x = n ln 2 + ln y, and ln y = 2 artanh ((y - 1) / (y + 1))
    long bits = Double.doubleToRawLongBits(x);
    int n = (int) (bits >> MANTISSA) - BIAS;
    double y = Double.longBitsToDouble(bits - ((long) n << MANTISSA));
    if (y > ROOT_2) {
      n++;
      y /= 2;
    }
    double z = (y - 1) / (y + 1);
    double square = z * z;
    double sum = 0;
    for (double term : ARTANH) {
      sum = sum * square + term;
    }
    return n * LN_2_HIGH + (n * LN_2_LOW + 2 * z * sum);
  }

  /** A number to the power of a whole one; of one below 0 as of 0. */
  public static double power(double base, int exponent) {
    double power = 1;
    double square = base;
    for (int rest = exponent; rest > 0; rest >>= 1) {
      if ((rest & 1) == 1) {
        power *= square;
      }
      square *= square;
    }
    return power;
  }

  /** From 0 far below zero to 1 far above, and a half at zero. */
  public static double rise(double x) {
    return 1 / (1 + exp(-x));
  }
}
