/**
 * Small Islands: square tiles on one shared open table, secret objectives, 2 to 4 seats or one seat
 * against the virtual player Alexis.
 *
 * <p>Start with {@link atoll.games.smallislands.SmallIslandsGame}. {@code Course} has the rounds:
 * preparation, exploration, and the reward turns that {@code RewardTurn} leads through. What lies
 * open for all is the {@code Table} with the {@code Archipelago} that grows on it, and falls apart
 * where a tile leaves it ({@code Departures}). What is hidden has one room each, and each knows
 * what every viewer may know of it: {@code Supply} the tiles in hands and stacks, {@code
 * Objectives} the cards, {@code Discoveries} the tokens found in temples, {@code Alexis} the
 * expedition cards. {@code Tiles}, {@code Cards} and {@code Expeditions} are the components, read
 * from the resources. Rulings (R1 to R47) are numbered as in the rules.
 */
@NullMarked
package atoll.games.smallislands;

import org.jspecify.annotations.NullMarked;
