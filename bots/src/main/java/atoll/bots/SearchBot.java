package atoll.bots;

import atoll.engine.Insight;
import atoll.engine.Ints;
import atoll.engine.Position;
import atoll.engine.RandomSource;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Imagines how the game might go on after its moves and takes the move that does best: Monte-Carlo
 * tree search over information sets, open-loop, with sequential halving at the root.
 *
 * <p>Each imagined game deals anew what the seat cannot know. At the root the moves that are best
 * at first sight race with the same luck for all ({@link Race}); further on the seat's own moves
 * follow what has been learnt ({@link Tree}) and then a glance ({@link Glance}); at the horizon the
 * game's insight says how the seat stands ({@link Imagination}). Between two moves of a turn, when
 * nothing has come to light, the part of the tree that still applies is kept.
 */
final class SearchBot implements Bot {
  /** What keeps imagined games from being all alike, in points. */
  private static final float LUCK = 1.5f;

  private final Level level;
  private final Budget budget;
  private final Glance settling;
  private final Imagination imagination;
  private final Tree tree = new Tree();
  private final Race race;
  private final Ints fresh = new Ints();
  private final int[] path;
  private final double[] rewards;

  /** The node where the game stands if nothing has come to light since the last move. */
  private int kept = Tree.NONE;

  private int keptTakeBacks;

  SearchBot(Level level, Budget budget, Setup setup, Position start) {
    this.level = level;
    this.budget = budget;
    race = new Race(level.breadth());
    path = new int[level.horizon() + 1];
    rewards = new double[level.breadth()];
    Insight insight = setup.game().insight();
    settling = new Glance(insight, start, level.glance(), Glance.BY_LOT);
    Glance glance = new Glance(insight, start, level.handful(), LUCK);
    imagination = new Imagination(setup.game(), insight, glance, level.horizon(), start);
  }

  @Override
  public int choose(Position position, int seat, Ints moves, RandomSource random) {
    budget.begin();
    if (random.fraction() < level.settles()) {
      kept = Tree.NONE;
      return settling.pick(position, seat, moves, random);
    }
    imagination.sit(seat, random);
    random.next(); // the next choice is to have other luck
    int root = root(position, seat);
    line(root, position, moves);
    run(root, position);
    int choice = race.move(0);
    kept = tree.child(root, choice);
    keptTakeBacks = position.takeBacks(seat) + 1;
    return choice;
  }

  /**
   * What moves are worth: all of those that are best at first sight run the same rounds with the
   * same luck, and none drops out, so that their values can be compared.
   *
   * @param asked a move that is to be among them, or null
   */
  List<Appraiser.Worth> appraise(
      Position position, int seat, Ints moves, @Nullable Integer asked, RandomSource random) {
    budget.begin();
    kept = Tree.NONE;
    imagination.sit(seat, random);
    int root = tree.clear();
    line(root, position, moves);
    if (asked != null) {
      race.admit(asked, imagination.standingAfter(position, asked));
    }
    while (budget.spent() < 1) {
      for (int place = 0; place < race.size(); place++) {
        rewards[place] = imagine(root, position, race.move(place));
      }
      race.endRound(rewards);
      imagination.changeLuck();
    }
    List<Appraiser.Worth> worths = new ArrayList<>();
    for (int place = 0; place < race.size(); place++) {
      worths.add(new Appraiser.Worth(race.move(place), race.value(place)));
    }
    worths.sort(Comparator.comparingDouble(Appraiser.Worth::points).reversed());
    return worths;
  }

  @Override
  public long imagined() {
    return budget.counted();
  }

  @Override
  public long trials() {
    return settling.trials() + imagination.trials();
  }

  private int root(Position position, int seat) {
    boolean isKept =
        kept != Tree.NONE && position.takeBacks(seat) == keptTakeBacks && !tree.isHalfFull();
    return isKept ? kept : tree.clear();
  }

  /** Lines up the moves that are best at first sight, or by what is known from before. */
  private void line(int root, Position position, Ints moves) {
    race.clear();
    for (int i = 0; i < moves.size() && (i == 0 || budget.spent() < 1); i++) {
      int move = moves.get(i);
      double standing = imagination.standingAfter(position, move);
      int child = tree.child(root, move);
      if (child != Tree.NONE && tree.visits(child) > 0) {
        standing += Race.weight(tree.visits(child)) * (tree.mean(child) - tree.mean(root));
      }
      race.enter(move, standing);
    }
  }

  /** Runs the race: each heat has the same share of the budget. A clear lead ends it early. */
  private void run(int root, Position position) {
    int heats = race.heats();
    for (int heat = 1; heat <= heats; heat++) {
      double end = (double) heat / heats;
      do {
        for (int place = 0; place < race.size(); place++) {
          if (budget.spent() >= 1) {
            race.endHeat(); // a round cut short does not count
            return;
          }
          rewards[place] = imagine(root, position, race.move(place));
        }
        race.endRound(rewards);
        imagination.changeLuck();
        if (race.isDecided()) {
          race.endHeat();
          return;
        }
      } while (budget.spent() < end);
      race.endHeat();
    }
  }

  /** Imagines one game after a move and learns from it. */
  private double imagine(int root, Position position, int move) {
    budget.count();
    imagination.begin(position, move);
    int length = 0;
    path[length++] = root;
    int node = childFor(root, move);
    while (node != Tree.NONE) {
      path[length++] = node;
      boolean isNew = tree.visits(node) == 0;
      if (isNew || !imagination.reachesChoice()) {
        break;
      }
      node = step(node);
    }
    while (imagination.reachesChoice()) {
      imagination.play(imagination.glance(imagination.moves()));
    }
    double reward = imagination.reward();
    tree.learn(path, length, reward);
    return reward;
  }

  private int childFor(int node, int move) {
    int child = tree.child(node, move);
    return child != Tree.NONE ? child : tree.add(node, move);
  }

  /** Plays the seat's next move in the tree, an old or a new one; the node it leads to. */
  private int step(int node) {
    Ints moves = imagination.moves();
    int child = tree.select(node, moves);
    if (child == Tree.NONE || tree.mayWiden(node)) {
      fresh.clear();
      for (int i = 0; i < moves.size(); i++) {
        if (tree.child(node, moves.get(i)) == Tree.NONE) {
          fresh.add(moves.get(i));
        }
      }
      if (!fresh.isEmpty()) {
        int move = imagination.glance(fresh);
        imagination.play(move);
        return tree.add(node, move);
      }
    }
    imagination.play(tree.move(child));
    return child;
  }
}
