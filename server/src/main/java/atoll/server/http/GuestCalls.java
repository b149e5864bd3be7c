package atoll.server.http;

import atoll.engine.json.JsonSink;
import atoll.server.guest.Guest;
import atoll.server.guest.Guests;

/** Arriving, and being somebody. */
final class GuestCalls {
  private static final int COOKIE_SECONDS = 365 * 24 * 60 * 60;

  private final Guests guests;
  private final boolean trustsProxy;

  GuestCalls(Guests guests, boolean trustsProxy) {
    this.guests = guests;
    this.trustsProxy = trustsProxy;
  }

  Answer arrive(Call call) {
    Guests.Arrival arrival = guests.welcome(call.fields().textOrNull("name"));
    JsonSink json = guest(arrival.guest()).put("token", arrival.token());
    return Answer.json(201, json.end().toString()).with("Set-Cookie", cookie(call, arrival));
  }

  private String cookie(Call call, Guests.Arrival arrival) {
    return Front.COOKIE
        + "="
        + arrival.token()
        + "; Path=/; HttpOnly; SameSite=Lax; Max-Age="
        + COOKIE_SECONDS
        + (Client.isSecure(call.request(), trustsProxy) ? "; Secure" : "");
  }

  Answer me(Call call) {
    return Answer.json(200, guest(call.mustBeGuest()).end().toString());
  }

  Answer rename(Call call) {
    Guest guest = guests.rename(call.mustBeGuest(), call.fields().text("name"));
    return Answer.json(200, guest(guest).end().toString());
  }

  private static JsonSink guest(Guest guest) {
    return new JsonSink().beginObject().put("id", guest.id()).put("name", guest.name());
  }
}
