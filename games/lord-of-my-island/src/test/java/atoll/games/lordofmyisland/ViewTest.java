package atoll.games.lordofmyisland;

import static org.assertj.core.api.Assertions.assertThat;

import atoll.engine.Position;
import org.junit.jupiter.api.Test;

/** What a viewer sees. */
final class ViewTest {
  @Test
  void theBoardTheHandsAndWhatAPlayWouldEarn() {
    Scene scene =
        Scene.seats(4)
            .lay("c4 t07 r3", 1)
            .lay("d5 q07 r1", 0)
            .lay("c3 t11 r0", Scene.UNSOLD)
            .hand(0, "q11", "q01", "q02")
            .turnOf(0);
    assertThat(scene.view(Position.SPECTATOR))
        .contains("\"phase\":\"turn\",\"round\":1,\"starter\":0,\"seatInTurn\":0")
        .contains("\"spaces\":45,\"untilPlayingOut\":33")
        .contains("\"c4\":{\"tile\":\"t07\",\"turn\":3,\"owner\":1}")
        .contains("\"c3\":{\"tile\":\"t11\",\"turn\":0,\"unsold\":true}")
        .contains("\"hand\":[\"q01\",\"q02\",\"q11\"]")
        .contains("{\"move\":\"play q11 d4 r0\",\"roads\":14,\"water\":5,\"ports\":35,\"dice\":2}")
        .contains(
            "\"q11\":{\"kind\":\"quarter\",\"value\":6,\"corners\":\"LWWW\","
                + "\"communities\":[\"fishing\",\"farming\"],\"roads\":[\"N01\"],\"turns\":4}");
  }

  @Test
  void theDiceAsRolledWithWhatEachPaid() {
    Scene scene =
        Scene.seats(4, "ports off")
            .lay("c4 h10 r2", 1)
            .hand(0, "h20", "q01", "q02")
            .turnOf(0)
            .play("play h20 d4 r0")
            .chance("white mining")
            .chance("black 1 logging");
    assertThat(scene.view(Position.SPECTATOR))
        .contains(
            "\"latest\":{\"square\":\"d4\",\"white\":[{\"face\":\"mining\",\"paid\":8}],"
                + "\"black\":[{\"seat\":1,\"face\":\"logging\",\"paid\":5}]}");
  }

  @Test
  void anAuction() {
    Scene scene =
        Scene.seats(3, "auction on", "ports off")
            .lay("c4 h10 r2", Scene.UNSOLD)
            .hand(0, "h20", "q01", "q02")
            .points(0, 40)
            .points(1, 12)
            .turnOf(0)
            .play("play h20 d4 r0")
            .play("bid 5");
    assertThat(scene.view(Position.SPECTATOR))
        .contains("\"auction\":{\"lot\":\"c4\",\"bid\":5,\"bidder\":0,\"passed\":[]}");
  }

  @Test
  void capitolsAndShields() {
    Scene scene = Scene.seats(2, "kingdoms on").lay("d4 f04 r0", 0).points(0, 50);
    scene.capitol(0, "d4", 0).turnOf(0).play("protect");
    assertThat(scene.view(Position.SPECTATOR)).contains("\"capitol\":\"d4\",\"shields\":2");
  }

  @Test
  void nothingBelowATopIsShown() { // R10
    Scene scene =
        Scene.seats(3)
            .lay("d4 f04 r0", 0)
            .hand(0, "f01", "f02", "f03")
            .hand(1, "t01", "t02", "t03")
            .hand(2, "t04", "t05", "t06")
            .stack("q01", "q02", "q03")
            .stack("q04", "q05")
            .turnOf(0)
            .play("discard f01");
    assertThat(scene.view(Position.SPECTATOR)).contains("\"phase\":\"replacing\"");
    scene.play("take q04");
    assertThat(scene.view(Position.SPECTATOR))
        .contains("\"holder\":[{\"height\":3,\"top\":\"q01\"},{\"height\":1},{\"height\":0}")
        .contains("\"discarded\":[\"f01\"]")
        .doesNotContain("q02", "q03", "q05");
  }
}
