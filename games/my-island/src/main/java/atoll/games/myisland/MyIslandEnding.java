package atoll.games.myisland;

import atoll.engine.Ranks;
import atoll.engine.Sink;

/**
 * What the end line of an episode tells besides the scores: circles, and in a campaign the boards
 * to hand on and, after the last episode, who has won it all.
 */
final class MyIslandEnding {
  private final MyIslandPosition position;

  MyIslandEnding(MyIslandPosition position) {
    this.position = position;
  }

  void write(Sink sink) {
    sink.beginArray("circles");
    for (int seat = 0; seat < position.seats(); seat++) {
      sink.add(position.circles(seat));
    }
    sink.end();
    if (!position.isCampaign()) {
      return;
    }
    sink.beginArray("boards");
    for (int seat = 0; seat < position.seats(); seat++) {
      position.state(seat).write(sink, position.island(seat), position.circles(seat));
    }
    sink.end();
    if (position.rules().episode() == MyIslandBook.episodes()) {
      sink.beginArray("final");
      for (int seat = 0; seat < position.seats(); seat++) {
        sink.add(Ranks.rank(position.seats(), seat, this::compareCampaigns));
      }
      sink.end();
    }
  }

  /** The most progress wins the campaign, then the better rank in the last episode (R21). */
  private int compareCampaigns(int a, int b) {
    int more = progress(a) - progress(b);
    return more != 0 ? more : position.rank(b) - position.rank(a);
  }

  private int progress(int seat) {
    return position.state(seat).progressWith(position.circles(seat));
  }
}
