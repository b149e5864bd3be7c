/**
 * What designers ask of many games. A {@link atoll.arena.report.Study} says what is to be played;
 * while bots play it, a {@link atoll.arena.report.Chronicle} watches each game, and what it saw is
 * added up in {@link atoll.arena.report.Findings}: counts and sums of whole numbers only, so that
 * neither the order of the games nor who plays them changes a byte of what follows. Nothing here
 * knows any of the games: what was played is read from the notation ({@link
 * atoll.arena.report.Notation}), and what is a component from the game's component files ({@link
 * atoll.arena.report.Labels}). {@link atoll.arena.report.Report} is the whole as a page and as
 * JSON; {@link atoll.arena.report.Comparison} sets two of them side by side, and {@link
 * atoll.arena.report.Alteration} is a game with other component files than its own.
 */
@NullMarked
package atoll.arena.report;

import org.jspecify.annotations.NullMarked;
