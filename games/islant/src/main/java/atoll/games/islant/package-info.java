/**
 * Islant: roll and draw for 1 to 99 seats, in five levels.
 *
 * <p>Start with {@link atoll.games.islant.IslantGame}. {@code IslantPosition} has the rounds: a
 * roll for all, then every seat draws its turn on its own {@code Sheet}. {@code LookAhead} asks
 * whether the rest of a turn can still be drawn, which decides what is legal. {@code Rules} and
 * {@code Land} are the components, read from the resources. Scoring looks at a finished sheet:
 * {@code Islands} finds the islands, {@code WaveLines} the best lines of waves. {@link
 * atoll.games.islant.Show} is what seats name and colour their sheets with, which no rule looks at.
 * Rulings (R1 to R22) are numbered as in the rules.
 */
@NullMarked
package atoll.games.islant;

import org.jspecify.annotations.NullMarked;
