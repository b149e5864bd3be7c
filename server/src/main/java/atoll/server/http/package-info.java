/**
 * The HTTP API. {@code ListeningSocket} and {@code Lines} look after the connections; {@link
 * atoll.server.http.Api} is the list of all calls; {@code Front} takes each request, keeps the
 * rules of safety (limits, origin, headers, bounded bodies), finds the call and sends its answer;
 * what the calls do is in the classes named so ({@code TableCalls}, {@code AccountCalls}, …), and
 * streams are an {@code EventStream} that tells a {@code Story}; {@code HttpServer} puts all of it
 * together. {@code Limits} and {@code Workbench} see to it that nobody takes from others. Answers
 * are JSON, but for records, streams and files; every refusal is {@code
 * {"error":…,"parameters":…,"message":…}}: a code and what there is to know for programs, a
 * sentence for people, and nothing of the program's insides.
 */
@NullMarked
package atoll.server.http;

import org.jspecify.annotations.NullMarked;
