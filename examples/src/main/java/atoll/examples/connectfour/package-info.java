/** Connect Four, the whole game; {@code docs/new-game.md} walks through it. */
@NullMarked
package atoll.examples.connectfour;

import org.jspecify.annotations.NullMarked;
