package atoll.games.smallislands;

import atoll.engine.RandomSource;
import atoll.engine.State;
import atoll.engine.TakeBacks;

/**
 * Everything there is in a game, but not whose step it is: what lies on the table, what the players
 * have before them, and what is hidden, which has a room each.
 */
final class World {
  final Rules rules;
  final Table table;
  final Clans clans;
  final Supply supply;
  final Objectives objectives;
  final Discoveries discoveries;
  final Alexis alexis;
  final TakeBacks takeBacks;

  World(Rules rules) {
    this.rules = rules;
    table = new Table(rules.tiles());
    clans = new Clans(rules);
    supply = new Supply(rules.seats());
    objectives = new Objectives(rules);
    discoveries = new Discoveries(rules.pieces());
    alexis = new Alexis(rules);
    takeBacks = new TakeBacks(rules.seats());
  }

  /** The mission that the player's houses must fulfil. */
  Mission missionOf(int player) {
    return rules.isAlexis(player) ? alexis.card().mission() : objectives.mission(player);
  }

  /** Deals anew what a viewer cannot know, but for the tiles. */
  void redeal(int viewer, boolean isOver, RandomSource random) {
    objectives.redeal(viewer, random);
    if (isOver) {
      discoveries.forgetWhatWasNotKept(viewer);
    } else {
      discoveries.redeal(viewer, random);
    }
    alexis.redeal(random);
  }

  void copyFrom(World other) {
    table.copyFrom(other.table);
    clans.copyFrom(other.clans);
    supply.copyFrom(other.supply);
    objectives.copyFrom(other.objectives);
    discoveries.copyFrom(other.discoveries);
    alexis.copyFrom(other.alexis);
    takeBacks.copyFrom(other.takeBacks);
  }

  void state(State state) {
    table.state(state);
    clans.state(state);
    supply.state(state);
    objectives.state(state);
    discoveries.state(state);
    alexis.state(state);
    state.part("takeBacks");
    takeBacks.state(state);
  }
}
