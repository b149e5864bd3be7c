package atoll.server.http;

import atoll.engine.Sink;
import atoll.engine.json.JsonSink;
import atoll.server.guest.Guest;
import atoll.server.guest.Guests;

/** Arriving, and being somebody. */
final class GuestCalls {
  private final Guests guests;
  private final Cookies cookies;

  GuestCalls(Guests guests, Cookies cookies) {
    this.guests = guests;
    this.cookies = cookies;
  }

  Answer arrive(Call call) {
    Guests.Arrival arrival =
        guests.welcome(call.fields().textOrNull("name"), Device.of(call.request()));
    Sink json = guest(arrival.guest()).put("token", arrival.token());
    return Answer.json(201, json.end().toString())
        .with("Set-Cookie", cookies.of(call, arrival.token()));
  }

  Answer me(Call call) {
    return document(200, call.mustBeGuest());
  }

  /** Who somebody is, as she herself may know it. */
  static Answer document(int status, Guest guest) {
    return Answer.json(status, guest(guest).end().toString());
  }

  private static Sink guest(Guest guest) {
    return new JsonSink()
        .beginObject()
        .put("id", guest.id())
        .put("name", guest.name())
        .put("account", guest.isAccount());
  }
}
