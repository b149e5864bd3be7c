/**
 * Small Islands: square tiles on one shared open table, secret objectives, 2 to 4 seats or one seat
 * against the virtual player Alexis.
 *
 * <p>Start with {@link atoll.games.smallislands.SmallIslandsGame}. {@code SmallIslandsRound} has
 * the rounds: preparation, exploration, and the reward turns that {@code SmallIslandsRewards} leads
 * through. What lies open for all is the {@code SmallIslandsTable} with the {@code
 * SmallIslandsArchipelago} that grows on it, and falls apart where a tile leaves it ({@code
 * SmallIslandsDepartures}). What is hidden has one room each, and each knows what every viewer may
 * know of it: {@code SmallIslandsSupply} the tiles in hands and stacks, {@code
 * SmallIslandsObjectives} the cards, {@code SmallIslandsDiscoveries} the tokens found in temples,
 * {@code SmallIslandsAlexis} the expedition cards. {@code SmallIslandsTiles}, {@code
 * SmallIslandsCards} and {@code SmallIslandsExpeditions} are the components, read from the
 * resources. Rulings (R1 to R47) are numbered as in the rules.
 */
@NullMarked
package atoll.games.smallislands;

import org.jspecify.annotations.NullMarked;
