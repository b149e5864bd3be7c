/**
 * Players that are programs. A {@link atoll.bots.Bot} picks a move from a position; {@link
 * atoll.bots.BotSeat} puts one on a seat and hands it only what that seat may know, so that it
 * could not cheat if it tried; {@link atoll.bots.Bots} knows them by name. The simplest move at
 * random or look one move ahead ({@code GreedyBot}); the levels search ({@code SearchBot}): moves
 * race ({@code Race}) in games that are imagined ({@code Imagination}) and remembered ({@code
 * Tree}), in which everybody moves at a {@code Glance}. A {@code Level} says how much of that there
 * is, a {@code Budget} for how long. {@link atoll.bots.Appraiser} tells people what moves are worth
 * by the same search, {@link atoll.bots.BotRatings} how strong bots are beside people. Bots know
 * positions and the game's {@link atoll.engine.Insight}, never a particular game's insides.
 */
@NullMarked
package atoll.bots;

import org.jspecify.annotations.NullMarked;
