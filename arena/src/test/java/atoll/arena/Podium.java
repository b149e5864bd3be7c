package atoll.arena;

import atoll.engine.Game;
import atoll.engine.Ints;
import atoll.engine.OpenPosition;
import atoll.engine.Position;
import atoll.engine.Setup;
import atoll.engine.Sink;
import atoll.engine.State;

/**
 * A game for tests: everybody may step up, one after the other, and who has done so when all were
 * asked has won. {@code winners} of them can, from the first seat on.
 */
final class Podium implements Game {
  private final int winners;

  Podium(int winners) {
    this.winners = winners;
  }

  @Override
  public String id() {
    return "podium";
  }

  @Override
  public String title() {
    return "Podium";
  }

  @Override
  public String about() {
    return "everybody who can steps up";
  }

  @Override
  public int minSeats() {
    return 1;
  }

  @Override
  public int maxSeats() {
    return 99;
  }

  @Override
  public Position start(Setup setup) {
    return new Steps(setup.seats());
  }

  private final class Steps implements OpenPosition {
    private final int seats;
    private int asked;

    Steps(int seats) {
      this.seats = seats;
    }

    @Override
    public int seats() {
      return seats;
    }

    @Override
    public int next() {
      return asked < seats ? asked : OVER;
    }

    @Override
    public void legal(int seat, Ints moves) {
      moves.clear();
      moves.add(seat < winners ? 1 : 0);
    }

    @Override
    public void play(int seat, int move) {
      asked++;
    }

    @Override
    public int score(int seat) {
      return seat < Math.min(asked, winners) ? 1 : 0;
    }

    @Override
    public String writeMove(int seat, int move) {
      return move == 1 ? "up" : "stay";
    }

    @Override
    public int readMove(int seat, String text) {
      return text.equals("up") ? 1 : 0;
    }

    @Override
    public void view(int viewer, Sink sink) {
      sink.put("asked", asked);
    }

    @Override
    public String diagram(int viewer) {
      return asked + " asked\n";
    }

    @Override
    public void state(State state) {
      asked = state.number("asked", asked);
    }

    @Override
    public Position copy() {
      Steps copy = new Steps(seats);
      copy.copyFrom(this);
      return copy;
    }

    @Override
    public void copyFrom(Position other) {
      asked = ((Steps) other).asked;
    }
  }
}
