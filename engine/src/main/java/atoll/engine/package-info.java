/**
 * What a game is.
 *
 * <p>A {@link atoll.engine.Game} names itself, its seats and its options, and starts a {@link
 * atoll.engine.Position}: one play-through, the object everything else works with. Bots search it,
 * the server hosts it, the simulator plays millions of it, the browser draws its views. Read {@code
 * Position} first, and then {@code Game}; their Javadoc is the contract a new game has to keep, and
 * {@code docs/new-game.md} says it by example. {@link atoll.engine.Playout} is the loop that plays
 * one to its end. What is chosen beforehand is an {@link atoll.engine.Option}, and all of it
 * together a {@link atoll.engine.Setup}; luck is a {@link atoll.engine.RandomSource}; what cannot
 * be is {@link atoll.engine.Refused} in a sentence, and why a move is not legal a {@link
 * atoll.engine.Reason}; what bots are taught is an {@link atoll.engine.Insight}. The others are
 * what games are made with: {@link atoll.engine.Bits}, {@link atoll.engine.Counts} and {@link
 * atoll.engine.Ints} for positions that allocate nothing, {@link atoll.engine.Words}, {@link
 * atoll.engine.Names} and {@link atoll.engine.Components} to read moves and component files, {@link
 * atoll.engine.Sink} and {@link atoll.engine.Canvas} to write views and diagrams.
 *
 * <p>This package and every game use only the plain parts of the JDK: no reflection, threads,
 * files, clocks or mutable globals. So the same rules run on a server, in a simulation and,
 * compiled to WebAssembly, in a browser.
 */
@NullMarked
package atoll.engine;

import org.jspecify.annotations.NullMarked;
