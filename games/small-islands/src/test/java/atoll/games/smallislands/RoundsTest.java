package atoll.games.smallislands;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Bits;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Preparation and exploration at their edges. */
final class RoundsTest {
  /** The first preparation of four seats; nothing but a Starting tile is on the table. */
  private static Scene fourSeats() {
    return Scene.normal(4)
        .tiles("S1a 0,0 r0")
        .row("L01", "L02", "L03")
        .stage(Phase.FIRST_CARDS, 0)
        .chance("deal 0 O01", "deal 1 O02", "deal 2 O03", "deal 3 O04");
  }

  /** Two seats at the start of their first turn, as in the opening of the rules. */
  private static Scene exploring() {
    Scene game = Scene.normal(2).opening("L05 L53 L35");
    game.chance("hand 0 L08 L25", "hand 1 L04 L42", "deal 0 O09", "deal 1 O04");
    game.chance("deal 0 O01 O02", "deal 1 O07 O11");
    return game.play(0, "choose O01", "keep O02").play(1, "choose O04", "keep O11");
  }

  // Preparation.

  @Test
  void seatZeroBegins() { // R5
    Scene game = Scene.normal(4);
    assertThat(game.position.next()).as("who places the Starting tiles").isZero();
    game = fourSeats();
    prepare(game);
    assertThat(game.course.phase()).isEqualTo(Phase.TURN);
    assertThat(game.course.firstPlayer()).isZero();
    assertThat(game.position.next()).isZero();
  }

  @Test
  void nothingGoesBackBeforeAllAreDealtTheirCards() { // R9
    Scene game = fourSeats();
    for (String deal : new String[] {"0 O05 O06", "1 O07 O08", "2 O09 O10", "3 O11 O12"}) {
      assertThat(game.position.next()).isEqualTo(Position.CHANCE);
      assertThat(game.position.mayAct(0)).isFalse();
      game.chance("deal " + deal);
    }
    assertThat(game.world.objectives.stack(0)).as("all twelve are out").isZero();
    assertThat(game.position.mayAct(0)).isTrue();
  }

  @Test
  void aCardIsKeptInTheFourthRoundToo() { // R8
    Scene game = fourSeats();
    for (int round = 1; round < 4; round++) {
      prepare(game);
      game.exploreUntilCalm(0).play(game.legal("land").getFirst());
    }
    assertThat(game.course.round()).isEqualTo(4);
    deal(game);
    game.play(2, game.legal(2).getFirst());
    assertThat(game.legal(2)).hasSize(2).allMatch(move -> move.startsWith("keep"));
  }

  @Test
  void missionsAndRewardsOfTheAdvancedModeAreDealtChosenAndKeptApart() { // R8, R9
    Scene game = Scene.advanced(3).tiles("S1a 0,0 r0").row("L01", "L02", "L03");
    game.stage(Phase.FIRST_CARDS, 0);
    game.chance("deal 0 M01 P02", "deal 1 M03 P04", "deal 2 M05 P06");
    game.chance("deal 0 M07 M08 P07 P08", "deal 1 M09 M10 P09 P10", "deal 2 M11 M12 P11 P12");
    Objectives cards = game.world.objectives;
    assertThat(cards.held(0, 1)).isEqualTo(set("M03", "M09", "M10"));
    assertThat(cards.held(1, 1)).isEqualTo(set("P04", "P09", "P10"));
    assertThat(cards.stack(0)).isEqualTo(set("M02", "M04", "M06"));
    assertThat(cards.stack(1)).isEqualTo(set("P01", "P03", "P05"));

    game.play(1, "choose M09 P04", "keep M10 P09");
    assertThat(cards.chosen(0, 1)).isEqualTo(Scene.number("M09"));
    assertThat(cards.chosen(1, 1)).isEqualTo(Scene.number("P04"));
    assertThat(cards.held(0, 1)).isEqualTo(set("M10"));
    assertThat(cards.held(1, 1)).isEqualTo(set("P09"));
    assertThat(cards.stack(0)).as("what is left").isEqualTo(set("M02", "M03", "M04", "M06"));
    assertThat(cards.stack(1)).isEqualTo(set("P01", "P03", "P05", "P10"));
    assertThat(cards.chosen(1, 0)).isEqualTo(Objectives.NONE);
    assertThat(cards.held(1, 2)).isEqualTo(set("P06", "P11", "P12"));
    assertThat(cards.had(0, 1, 1)).isEqualTo(set("P04", "P09", "P10"));
    assertThat(cards.returned(1, 1)).isEqualTo(set("P10"));

    cards.show(1);
    assertThat(cards.shown(0, 0, 1)).isEqualTo(set("M09"));
    assertThat(cards.shown(0, 1, 1)).isEqualTo(set("P04"));
    assertThat(cards.shown(0, 1, 0)).isZero();
    cards.giveBack(1);
    assertThat(cards.stack(0)).isEqualTo(set("M02", "M03", "M04", "M06", "M09"));
    assertThat(cards.stack(1)).isEqualTo(set("P01", "P03", "P04", "P05", "P10"));

    cards.startNextRound();
    assertThat(cards.had(1, 1, 1)).as("carried on").isEqualTo(set("P09"));
    assertThat(cards.had(1, 0, 1)).isEqualTo(set("M10"));
    assertThat(cards.shown(1, 0, 1)).isZero();
  }

  private static int set(String... cards) {
    return Stream.of(cards).mapToInt(card -> 1 << Scene.number(card)).sum();
  }

  /** Every seat chooses and keeps the first cards it can. */
  private static void prepare(Scene game) {
    deal(game);
    while (game.course.phase() == Phase.PREPARATION) {
      game.play(game.legal().getFirst());
    }
  }

  private static void deal(Scene game) {
    Ints cards = new Ints();
    while (game.course.phase() == Phase.DEAL) {
      game.position.sample(new RandomSource(1), cards);
      game.position.happen(cards);
    }
  }

  // The row and the stacks.

  @Test
  void anyTileNotSeenMayBeTheNextOfTheStack() { // R7
    Scene game = exploring().play(0, "take 1", "place L25 -2,1 r3", "pass");
    long possible =
        IntStream.rangeClosed(1, 56)
            .filter(tile -> game.isPossible("tile 1 L%02d".formatted(tile)))
            .count();
    assertThat(possible).as("all but the row and both hands").isEqualTo(56 - 3 - 4);
  }

  @Test
  void aSlotIsRefilledInPlace() { // R14
    Scene game = exploring().play(0, "take 2", "place L25 -2,1 r3", "pass");
    assertThat(game.isPossible("tile 1 L18")).isFalse();
    game.chance("tile 2 L18");
    assertThat(game.world.supply.row(0)).isEqualTo(game.face("L05"));
    assertThat(game.world.supply.row(1)).isEqualTo(game.face("L18"));
    assertThat(game.world.supply.row(2)).isEqualTo(game.face("L35"));
  }

  @Test
  void aSlotThatCannotBeRefilledStaysEmpty() { // R14
    Scene game = exploring().exploreUntilCalm(1).drawUntil(1, 0);
    game.play(0, "take 2", "place L25 -2,1 r3", "pass");
    assertThat(game.legal("take")).containsExactly("take 1", "take 3");
  }

  // Tokens, and who was last.

  @Test
  void whoHasUsedAllTokensIsNotAskedForOne() { // R13
    Scene game = exploring();
    for (int tokens = game.world.clans.tokens(0); tokens != 0; tokens = Bits.rest(tokens)) {
      game.world.clans.useToken(0, Bits.first(tokens));
    }
    game.play(0, "take 1", "place L25 -2,1 r3");
    assertThat(game.due()).as("the slot is refilled at once").isEqualTo("tile");
  }

  @Test
  void whoseTokensFitNowhereIsNotAskedForOne() { // R11, R12, R13
    String inlandFlower = "L54 0,0 r0";
    assertThat(canUse(inlandFlower, 0)).as("a flower on a flower").isFalse();
    assertThat(canUse(inlandFlower, 1)).as("a fruit on a flower").isTrue();
    assertThat(canUse(inlandFlower, 2)).as("a leaf on a flower").isTrue();
    assertThat(canUse(inlandFlower, Tokens.WILD)).isTrue();
    String twoPorts = "L19 0,0 r0";
    assertThat(canUse(twoPorts, 0)).as("a third port, and nothing to cover").isFalse();
    assertThat(canUse(twoPorts, Tokens.WILD)).isFalse();
    assertThat(canUse("L01 0,0 r0", 0)).as("a second port").isTrue();
  }

  /** Whether a seat that has no other token left can use this one on a table of one tile. */
  private static boolean canUse(String tile, int token) {
    Scene game = Scene.normal(2).tiles(tile);
    for (int other = 0; other < Tokens.KINDS; other++) {
      if (other != token) {
        game.world.clans.useToken(0, other);
      }
    }
    return new Listing(game.world).canUseToken(0);
  }

  @Test
  void aTileOrAShipIsTheLastThatItsPlayerHasPlaced() { // R26, R32
    Scene game = exploring().play(0, "take 1", "place L25 -2,1 r3", "pass").chance("tile 1 L18");
    assertThat(game.world.clans.lastTile(0)).isGreaterThan(game.world.clans.lastTile(1));
    assertThat(Grid.name(game.world.clans.lastCell(0))).isEqualTo("-2,1");

    game = Scene.normal(2).tiles("S1a 0,0 r0").exploreUntilCalm(0);
    game.cards(0, "O01", "O02", "O03").cards(1, "O04", "O05", "O06").stage(Phase.TURN, 1);
    game.play(1, "land own 0,1");
    assertThat(game.world.clans.lastTile(1)).isGreaterThan(game.world.clans.lastTile(0));
    assertThat(Grid.name(game.world.clans.lastCell(1))).isEqualTo("0,1");
  }

  // When nothing fits, and when there is nothing to take.

  /** Puts all tiles of the stacks and of slot 3 out of the game. */
  private static Scene withEmptyStacks(Scene game) {
    game.exploreUntilCalm(2).drawUntil(2, 0);
    game.world.supply.remove(2);
    return game;
  }

  /** Seat 0 has two inland tiles and is to take one from the row; none of them fits anywhere. */
  private static Scene stuck(String... row) {
    Scene game =
        Scene.normal(2)
            .tiles("S3b 0,0 r0", "S1b 0,1 r3", "S2b 0,2 r0", "S4a -1,1 r2")
            .hand(0, "L55", "L56")
            .row(row);
    return withEmptyStacks(game).stage(Phase.TURN, 0).play(0, "take 1", "discard L55");
  }

  @Test
  void withNothingToDrawAnotherTileIsTakenFromTheRow() { // R15
    Scene game = stuck("L54", "L01");
    assertThat(game.legal(0)).containsExactly("take 2");
    game.play(0, "take 2");
    assertThat(game.legal(0)).isNotEmpty().allMatch(move -> move.startsWith("place L01"));
  }

  @Test
  void withNothingToDrawOrTakeTheTurnIsOverWithoutTileAndToken() { // R15
    Scene game = stuck("L54");
    assertThat(game.position.next()).isEqualTo(1);
    assertThat(game.course.phase()).isEqualTo(Phase.TURN);
    assertThat(Long.bitCount(game.table.placed())).as("the Starting tiles").isEqualTo(4);
    assertThat(game.world.clans.tokens(0)).isEqualTo(Tokens.ALL);
  }

  @Test
  void whoFacesAnEmptyRowMustLand() { // R16
    Scene game = withEmptyStacks(Scene.normal(2).tiles("S1a 0,0 r0"));
    game.stage(Phase.TOKEN, 1).play(1, "pass");
    assertThat(game.legal(0)).containsExactlyInAnyOrder("land own 0,1", "land grey 0,1");
  }
}
