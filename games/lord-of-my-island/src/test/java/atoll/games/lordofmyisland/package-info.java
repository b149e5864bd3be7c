/** Tests of Lord of My Island: the worked examples of the rules, and the laws every game keeps. */
@NullMarked
package atoll.games.lordofmyisland;

import org.jspecify.annotations.NullMarked;
