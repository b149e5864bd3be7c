/**
 * Engine, games and bots for the page, compiled to WebAssembly. {@link atoll.browser.Doors} is what
 * the page can call; one instance of the module is one {@link atoll.browser.Table}, which keeps
 * what has happened and shows it in the same documents as a table of the server. Nothing here knows
 * a rule: the same games are played as everywhere else.
 */
@NullMarked
package atoll.browser;

import org.jspecify.annotations.NullMarked;
