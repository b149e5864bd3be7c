/**
 * The {@code atoll} command. {@link atoll.app.Atoll} is the door; every subcommand is a class of
 * its own. They parse and print, the modules below do the work. Errors are one clear line: exit
 * code 2 for wrong usage, 1 for a failed check. With {@code --json} a command prints one JSON
 * document on standard output and nothing else.
 */
@NullMarked
package atoll.app;

import org.jspecify.annotations.NullMarked;
