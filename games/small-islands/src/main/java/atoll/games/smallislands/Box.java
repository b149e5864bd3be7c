package atoll.games.smallislands;

import atoll.engine.Components;

/** What is in the box: the components of all modes, read once for a game. */
record Box(
    Tiles tiles,
    Pieces pieces,
    Cards normal,
    Cards advanced,
    Expeditions expeditions,
    Achievements achievements) {

  static Box read(Components components) {
    return new Box(
        new Tiles(components.file("tiles.json")),
        Pieces.read(components.file("tokens.json")),
        Cards.normal(components.file("cards.json")),
        Cards.advanced(components.file("cards.json")),
        new Expeditions(components.file("solo.json")),
        new Achievements(components.file("achievements.json")));
  }
}
