"""Sits down at an open table, or makes one, and plays random legal moves."""
import json, random, sys, time, urllib.error, urllib.request

server, game = sys.argv[1], sys.argv[2]
token = None


def call(path, body=None):
    request = urllib.request.Request(server + "/api" + path, headers={"Content-Type": "application/json"},
                                     data=None if body is None else json.dumps(body).encode())
    if token:
        request.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


token = call("/guests", {"name": "Random Python"})["token"]
open_tables = call("/tables?status=open&game=" + game)["tables"]
if open_tables:
    table = call("/tables/" + open_tables[0]["id"] + "/join", {})
else:
    table = call("/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})
while table["status"] != "over":
    for seat, moves in table["legal"].items():
        try:
            call("/tables/" + table["id"] + "/moves",
                 {"seat": int(seat), "number": table["number"], "move": random.choice(moves)})
        except urllib.error.HTTPError as refusal:
            if refusal.code != 409:  # 409: something has changed, look again
                raise
    if not table["legal"]:
        time.sleep(0.2)
    table = call("/tables/" + table["id"])
print("scores", table["result"]["scores"])
