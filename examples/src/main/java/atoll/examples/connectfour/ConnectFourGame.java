package atoll.examples.connectfour;

import atoll.engine.Game;
import atoll.engine.Position;
import atoll.engine.Setup;
import java.util.List;

/** Connect Four: two players drop discs into a standing grid. */
public final class ConnectFourGame implements Game {
  @Override
  public String id() {
    return "connect-four";
  }

  @Override
  public String about() {
    return "Drop discs into the columns of a grid; four of yours in a line win.";
  }

  @Override
  public Position start(Setup setup) {
    return new ConnectFourPosition();
  }

  @Override
  public List<String> reasons() {
    return List.of(ConnectFourPosition.FULL);
  }
}
