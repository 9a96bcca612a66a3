"""An Event card, from its first Eligible Faction to the adjusting of Eligibility (2.2)."""
import eligibility
from decisions import Decision, Unknown, fields, refuse_unless
from game import cells, on_map
from moderates_command import moderates_rally
from rally_command import rally_command

RED_REVOLT = 24
PROPAGANDA = (22, 23, 46, 47)


def event_card(game, _terms):
    """Every Eligible Faction acts or Passes; then Eligibility is adjusted and the next card comes."""
    if game["cards"]["current"] == RED_REVOLT:
        raise Unknown("the Red Revolt (2.4.1)")
    if game["phase"] == 2:
        raise Unknown("which cards bear the German Action Phase is printed on the cards (3.4)")
    while (faction := eligibility.next_to_act(game)) is not None:
        yield from act(game, faction)
        bring_red_revolt(game)
    eligibility.adjust(game)
    next_card(game)


def act(game, faction):
    """2.2.2, 2.2.3: Pass, or take a box and do what it says."""
    if faction in game["nonPlayers"]["factions"]:
        raise Unknown("Non-players (chapter 8)")

    def judge(choice):
        if choice["type"] == "pass":
            fields(choice)
            return
        refuse_unless(choice["type"] == "take", "it is told otherwise")
        box, action = fields(choice, "box", "action")
        refuse_unless(eligibility.open_boxes(game).get(box) == action, "2.2.3")

    asks = "event card / an action of the Sequence of Play, or Pass"
    choice = yield Decision(faction, asks, judge, transfers=False)
    if choice["type"] == "pass":
        eligibility.pass_by(game, faction)
        return
    eligibility.take_box(game, faction, choice["box"], choice["action"])
    if choice["action"] == "Event":
        raise Unknown("Events (chapter 5)")
    if choice["action"] == "Command":
        raise Unknown("Special Activities with a Command (chapter 4)")
    yield from limited_command(game, {"faction": faction})


def limited_command(game, terms):
    """2.2.4: a Command in one space; 3.2: News may buy another, which this slice leaves out."""
    faction = terms["faction"]
    yield from command(
        game,
        {"faction": faction, "spaces": "any", "free": False, "limited": True, "commands": "any", "special": False},
    )
    if faction != "moderates" and on_map(game, lambda space: space["news"][faction]):
        raise Unknown("News (3.3.2)")


def command(game, terms):
    """3.2, 3.3: only Rally is known here."""
    if terms["special"]:
        raise Unknown("Special Activities with a Command (chapter 4)")

    def judge(choice):
        refuse_unless(choice["type"] == "execute", "it is told otherwise")
        (name,) = fields(choice, "command")
        refuse_unless(terms["commands"] == "any" or name in terms["commands"], "5.4")
        refuse_unless(name in commands_of(terms["faction"], game["phase"]), "3.2, 3.3")
        if name != "Rally":
            raise Unknown(f"{name} (chapter 3)")

    yield Decision(terms["faction"], "command / the Command to execute", judge)
    inner = {name: terms[name] for name in ("faction", "spaces", "free", "limited")}
    return (yield from (moderates_rally if terms["faction"] == "moderates" else rally_command)(game, inner))


def commands_of(faction, phase):
    """3.2: Attack and March are for Phase II; 3.3: the Moderates have their own."""
    if faction == "moderates":
        return ("Rally", "Message", "Negotiate", "Politics")
    return ("Rally", "Activism", "Terror") + (("Attack", "March") if phase == 2 else ())


def bring_red_revolt(game):
    """2.4: 27 Reds and Senate Cells on the map after a turn bring the Pivotal Event in place of the next card."""
    fighters = on_map(game, lambda space: cells(space, "reds") + cells(space, "senate"))
    if game["phase"] == 1 and fighters >= 27:
        game["cards"]["upcoming"] = RED_REVOLT


def next_card(game):
    """2.2.6: the upcoming card is played next, and the deck's next one revealed."""
    cards = game["cards"]
    cards["current"] = cards["upcoming"]
    cards["upcoming"] = cards["draw"].pop(0) if cards["draw"] else "none"
