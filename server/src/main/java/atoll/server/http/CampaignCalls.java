package atoll.server.http;

import atoll.engine.json.Json;
import atoll.engine.json.JsonSink;
import atoll.server.campaign.CampaignDocument;
import atoll.server.campaign.CampaignSeat;
import atoll.server.campaign.Campaigns;
import atoll.server.campaign.ServedCampaign;
import atoll.server.guest.Guest;
import atoll.server.guest.Guests;
import atoll.server.guest.PlainText;
import atoll.server.table.Look;
import atoll.server.table.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Campaigns of My Island for people: who plays, the next episode's table, the story so far. */
final class CampaignCalls {
  private static final int MOST_SEATS = 4;
  private static final int MOST_LISTED = 50;
  private static final String USUAL_BOT = "greedy";

  private final Campaigns campaigns;
  private final TableCalls tables;
  private final Workbench workbench;

  CampaignCalls(Campaigns campaigns, TableCalls tables, Workbench workbench) {
    this.campaigns = campaigns;
    this.tables = tables;
    this.workbench = workbench;
  }

  Answer create(Call call) {
    Guest guest = call.mustBeGuest();
    Fields fields = call.fields();
    List<CampaignSeat> seats = new ArrayList<>();
    for (Object seat : fields.list("seats")) {
      if (!(seat instanceof Map) || seats.size() == MOST_SEATS) {
        throw Problem.badField("seats", "\"seats\" must be 2 to 4 objects like {\"kind\":\"me\"}.");
      }
      seats.add(seat(new Fields(Json.object(seat)), guest));
    }
    List<String> islands =
        fields.has("islands")
            ? fields.list("islands").stream().map(CampaignCalls::island).toList()
            : Collections.nCopies(seats.size(), "");
    ServedCampaign begun = campaigns.begin(guest.id(), seats, islands);
    return Answer.json(201, document(call, begun));
  }

  private static String island(Object name) {
    if (!(name instanceof String text)) {
      throw Problem.badField("islands", "\"islands\" must be names.");
    }
    PlainText.checkAll("the name of an island", text);
    return text.strip();
  }

  private static CampaignSeat seat(Fields seat, Guest guest) {
    String kind = seat.text("kind");
    return switch (kind) {
      case "me", "same-device" -> {
        String name = seat.textOrNull("name");
        yield new CampaignSeat(
            guest.id(), name == null ? guest.name() : Guests.checkName(name), null);
      }
      case "bot" -> {
        String bot = seat.textOrNull("bot");
        yield new CampaignSeat(null, "", bot == null ? USUAL_BOT : bot);
      }
      case "open" -> CampaignSeat.OPEN;
      default -> throw Fields.wrongKindOfSeat(kind);
    };
  }

  /** The campaigns where the caller plays. */
  Answer list(Call call) {
    List<String> ids = campaigns.of(call.mustBeGuest().id(), MOST_LISTED);
    return Answer.json(200, new JsonSink().beginObject().value("campaigns", ids).end().toString());
  }

  Answer show(Call call) {
    return Answer.json(200, document(call, campaign(call)));
  }

  /** The campaign that the call names, if the caller may know of it. */
  private ServedCampaign campaign(Call call) {
    String id = call.path().getOrDefault("id", "");
    return workbench
        .make(call.address(), () -> campaigns.find(id))
        .filter(found -> found.isVisibleTo(call.guestId(), call.invite()))
        .orElseThrow(() -> new Problem(404, "notFound", "There is no such campaign."));
  }

  private String document(Call call, ServedCampaign campaign) {
    return workbench.make(
        call.address(), () -> new CampaignDocument(campaign, call.guestId()).write());
  }

  /** Sits down on an island that has no player. */
  Answer join(Call call) {
    Guest guest = call.mustBeGuest();
    Integer wished = call.fields().wholeOrNull("seat");
    String name = call.fields().textOrNull("name");
    CampaignSeat sitting =
        new CampaignSeat(guest.id(), name == null ? guest.name() : Guests.checkName(name), null);
    ServedCampaign campaign = campaign(call);
    campaigns.rearrange(
        campaign.id(),
        seats -> {
          boolean isThere = seats.stream().anyMatch(seat -> guest.id().equals(seat.guest()));
          if (isThere && wished == null) {
            return seats; // the same request once more
          }
          int seat = wished == null ? seats.indexOf(CampaignSeat.OPEN) : wished;
          if (seat < 0 || seat >= seats.size() || !seats.get(seat).isOpen()) {
            throw new Problem(409, "islandTaken", "No such island is without a player.");
          }
          return with(seats, seat, sitting);
        });
    return Answer.json(200, document(call, campaign(call)));
  }

  private static List<CampaignSeat> with(List<CampaignSeat> seats, int seat, CampaignSeat player) {
    List<CampaignSeat> changed = new ArrayList<>(seats);
    changed.set(seat, player);
    return List.copyOf(changed);
  }

  /** Hands an island over: the host any, whoever plays it that one. The island stays. */
  Answer arrange(Call call) {
    Guest guest = call.mustBeGuest();
    int seat = call.fields().whole("seat");
    CampaignSeat player = seat(call.fields(), guest);
    ServedCampaign campaign = campaign(call);
    campaigns.rearrange(
        campaign.id(),
        seats -> {
          mayChange(guest, campaign, seats, seat);
          return with(seats, seat, player);
        });
    return Answer.json(200, document(call, fresh(call, campaign.id())));
  }

  /** Of an island its player may decide, and of all of them the host. */
  private static void mayChange(
      Guest guest, ServedCampaign campaign, List<CampaignSeat> seats, int seat) {
    if (seat < 0 || seat >= seats.size()) {
      throw new Problem(
          422,
          "noSuchSeat",
          "There is no seat " + seat + ".",
          Map.of("seat", seat, "seats", seats.size()));
    }
    boolean isHost = campaign.row().host().equals(guest.id());
    if (!isHost && !guest.id().equals(seats.get(seat).guest())) {
      throw new Problem(403, "forbidden", "That is not your island.");
    }
  }

  /** Names an island before the campaign begins. */
  Answer name(Call call) {
    Guest guest = call.mustBeGuest();
    int seat = call.fields().whole("seat");
    String name = island(call.fields().text("name"));
    ServedCampaign campaign = campaign(call);
    mayChange(guest, campaign, campaign.seats(), seat);
    campaigns.name(campaign, seat, name);
    return Answer.json(200, document(call, fresh(call, campaign.id())));
  }

  /** What an episode is about, for those who want to know before they open its envelope. */
  Answer episode(Call call) {
    String number = call.path().getOrDefault("episode", "");
    return CampaignDocument.inside(number)
        .map(found -> Answer.json(200, found))
        .orElseThrow(() -> new Problem(404, "notFound", "There is no such episode."));
  }

  /** The rule sheets of what the caller has opened in her campaigns. */
  Answer openedEpisodes(Call call) {
    String guest = call.guestId();
    int last =
        guest == null
            ? 0
            : workbench.make(call.address(), () -> campaigns.openedBy(guest, MOST_LISTED));
    return Answer.json(200, CampaignDocument.insideUpTo(last));
  }

  /** The campaign as it is after a change. */
  private ServedCampaign fresh(Call call, String id) {
    return workbench.make(call.address(), () -> campaigns.find(id)).orElseThrow();
  }

  /** The table of the next episode, the same for all who ask. */
  Answer next(Call call) {
    ServedCampaign campaign = campaign(call);
    return next(call, campaign);
  }

  private Answer next(Call call, ServedCampaign campaign) {
    String guest = call.mustBeGuest().id();
    if (campaign.seatsOf(guest).isEmpty() && !campaign.row().host().equals(guest)) {
      throw new Problem(403, "forbidden", "Only who plays in the campaign can go on with it.");
    }
    Table table = campaigns.next(campaign, guest);
    return Answer.json(200, tables.document(call, table, Look.USUAL));
  }

  /** The same game again: of an episode of a campaign that is the next one. */
  Answer rematch(Call call) {
    String campaign = tables.table(call).header().campaign();
    return campaign == null ? tables.rematch(call) : next(call, fresh(call, campaign));
  }

  /** Adds the record of an episode that was played elsewhere. */
  Answer add(Call call) {
    ServedCampaign campaign = campaign(call);
    if (!campaign.row().host().equals(call.mustBeGuest().id())) {
      throw new Problem(403, "forbidden", "Only who began the campaign can add records.");
    }
    String record = call.fields().text("record");
    workbench.make(
        call.address(),
        () -> {
          campaigns.add(campaign, record);
          return true;
        });
    return Answer.json(200, document(call, fresh(call, campaign.id())));
  }

  /** The campaign as a folder that {@code ./atoll campaign} reads. */
  Answer folder(Call call) {
    ServedCampaign campaign = campaign(call);
    byte[] zip = workbench.make(call.address(), () -> zip(campaign));
    return Answer.file("application/zip", zip)
        .with("Content-Disposition", "attachment; filename=\"" + campaign.id() + ".zip\"");
  }

  private byte[] zip(ServedCampaign campaign) {
    Map<String, Object> about = new LinkedHashMap<>();
    about.put("campaign", Campaigns.GAME);
    about.put("edition", (long) campaign.row().edition());
    about.put("players", campaign.firstPlayers());
    about.put("islands", Json.read(campaign.row().islands()));
    about.put("seed", campaign.row().seed());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      put(zip, "campaign.json", Json.write(about) + "\n");
      int number = 0;
      for (String record : campaigns.records(campaign)) {
        number++;
        put(zip, "%06d.atoll".formatted(number), record);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void put(ZipOutputStream zip, String name, String text) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(0);
    zip.putNextEntry(entry);
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }
}
