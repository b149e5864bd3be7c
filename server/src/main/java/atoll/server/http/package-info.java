/**
 * The HTTP API. {@code ListeningSocket} and {@code Lines} look after the connections; {@link
 * atoll.server.http.Api} is the list of all calls; {@code Front} takes each request, keeps the
 * rules of safety (limits, origin, headers, bounded bodies), finds the call and sends its answer;
 * {@code GuestCalls}, {@code TableCalls} and {@code EventStream} are what the calls do; {@code
 * Limits} and {@code Workbench} see to it that nobody takes from others. Every answer is JSON, and
 * every refusal is {@code {"error":…,"message":…}} with a sentence for people and nothing of the
 * program's insides.
 */
@NullMarked
package atoll.server.http;

import org.jspecify.annotations.NullMarked;
