package atoll.arena.report;

import atoll.arena.Estimate;
import java.util.Locale;

/** Numbers as people read them; the same in every country, so that reports are the same bytes. */
final class Figures {
  private Figures() {}

  /** A share as a percentage: {@code 51.3%}. */
  static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", clean(100 * share, 0.05)).replace('-', '−');
  }

  /** A difference of shares, in percentage points: {@code +4.1}. */
  static String points(double share) {
    return signed(100 * share);
  }

  /** A number with as many decimals as it deserves. */
  static String plain(double number) {
    double size = Math.abs(number);
    if (size >= 100 || number == Math.rint(number)) {
      return String.format(Locale.ROOT, "%,.0f", number);
    }
    return String.format(Locale.ROOT, size >= 10 ? "%.1f" : "%.2f", number);
  }

  /** A number under an axis, with no more decimals than it has. */
  static String tick(double number) {
    double hundred = Math.rint(number * 100);
    String format = hundred % 100 == 0 ? "%,.0f" : hundred % 10 == 0 ? "%.1f" : "%.2f";
    return String.format(Locale.ROOT, format, clean(hundred / 100, 0.005)).replace('-', '−');
  }

  /** A number to a tenth, or whole if it is large. */
  static String tenth(double number) {
    double shown = clean(number, 0.05);
    String format = Math.abs(shown) >= 100 ? "%,.0f" : "%.1f";
    return String.format(Locale.ROOT, format, shown).replace('-', '−');
  }

  /** A number with its sign. */
  static String signed(double number) {
    double shown = clean(number, 0.05);
    return String.format(Locale.ROOT, shown == 0 ? "%.1f" : "%+.1f", shown).replace('-', '−');
  }

  /** The interval of a share: {@code 50.1 to 52.4%}. */
  static String interval(Estimate share) {
    return String.format(Locale.ROOT, "%.1f to %.1f%%", 100 * share.low(), 100 * share.high());
  }

  /** The interval of a difference of shares: {@code +1.2 to +7.0}. */
  static String between(Estimate share) {
    return points(share.low()) + " to " + points(share.high());
  }

  /** So many points: {@code 1 point}, {@code 12 points}. */
  static String score(long points) {
    return whole(points) + (points == 1 ? " point" : " points");
  }

  /** A whole number with commas. */
  static String whole(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** There is no minus zero. */
  private static double clean(double number, double least) {
    return Math.abs(number) < least ? 0 : number;
  }
}
