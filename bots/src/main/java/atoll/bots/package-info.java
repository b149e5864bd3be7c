/**
 * Players that are programs. A {@link atoll.bots.Bot} picks a move from a position; {@link
 * atoll.bots.BotSeat} puts one on a seat and hands it only what that seat may know, so that it
 * could not cheat if it tried; {@link atoll.bots.Bots} knows them by name. The simplest move at
 * random or look one move ahead; the levels search ({@code SearchBot}). Bots know positions and the
 * game's {@link atoll.engine.Insight}, never a particular game's insides.
 */
@NullMarked
package atoll.bots;

import org.jspecify.annotations.NullMarked;
