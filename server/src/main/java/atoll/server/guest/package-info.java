/**
 * Guests: people and programs who play without an account. A guest is a name and a token; whoever
 * has the token is the guest. Only a hash of the token is kept.
 */
@NullMarked
package atoll.server.guest;

import org.jspecify.annotations.NullMarked;
