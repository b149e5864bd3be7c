package atoll.engine.laws;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The law of reasons: what can be played has none, and everything else has the right one. A game
 * that knows reasons of its own gives them, and does not just say that a move is none for now.
 */
final class Refusals {
  /** Of so many moves that are refused, one at least is refused for a reason of the game's own. */
  private static final int ONE_IN = 5;

  /** Too few to ask for a share. */
  private static final int FEW = 50;

  private final List<String> own;
  private int refused;
  private int forAReasonOfItsOwn;

  Refusals(Game game) {
    own = game.reasons();
  }

  /**
   * @param text what was played or decided earlier in the game
   * @param isMove whether it was played, and so can be read as a move
   */
  void check(Position position, RandomSource random, String text, boolean isMove) {
    int seat = random.below(position.seats());
    @Nullable Reason reason = position.why(seat, text);
    Position other = position.copy();
    other.redeal(seat, random);
    assertThat(other.why(seat, text)).isEqualTo(reason);
    String common = common(position, seat);
    if (!common.isEmpty()) {
      assertThat(code(reason)).as(text).isEqualTo(common);
      assertThat(code(position.why(seat, "gibberish"))).isEqualTo(common);
      return;
    }
    assertThat(code(position.why(seat, "gibberish"))).isEqualTo(Reason.NO_MOVE);
    assertThat(code(position.why(seat, text + " gibberish"))).isEqualTo(Reason.NO_MOVE);
    if (isMove) {
      checkMove(position, seat, text, reason);
    }
  }

  private void checkMove(Position position, int seat, String text, @Nullable Reason reason) {
    Ints moves = new Ints();
    position.legal(seat, moves);
    boolean isLegal = moves.contains(position.readMove(seat, text));
    assertThat(reason == null).as(text).isEqualTo(isLegal);
    if (!isLegal) {
      refused++;
      forAReasonOfItsOwn += own.contains(code(reason)) ? 1 : 0;
      assertThat(own.contains(code(reason)) || Reason.NOT_NOW.equals(code(reason)))
          .as("%s is refused because of %s", text, reason)
          .isTrue();
    }
  }

  /** The reason why a seat cannot play anything at all, or nothing if it can. */
  private static String common(Position position, int seat) {
    if (position.isOver()) {
      return Reason.OVER;
    }
    if (position.mayAct(seat)) {
      return "";
    }
    return position.next() == Position.CHANCE ? Reason.CHANCE : Reason.OTHERS;
  }

  private static String code(@Nullable Reason reason) {
    return reason == null ? "" : reason.code();
  }

  /** At the end: whether reasons of the game's own were given in a fair share. */
  void checkShare() {
    if (!own.isEmpty() && refused >= FEW) {
      assertThat(ONE_IN * forAReasonOfItsOwn)
          .as("%d of %d", forAReasonOfItsOwn, refused)
          .isGreaterThanOrEqualTo(refused);
    }
  }
}
