"""An Event card, from its first Eligible Faction to the adjusting of Eligibility (2.2)."""
import eligibility
from decisions import Decision, Unknown, fields, refuse_unless
from game import can_pay, cells, on_map
from moderates_command import moderates_rally
from moderates_rally import discount
from rally_command import rally_command
from selecting import leave_out_non_players
from special import may_add_special, nothing_but_special

RED_REVOLT = 24
FULL = {"spaces": "any", "free": False, "limited": False, "commands": "any", "special": True}


def event_card(game, _terms):
    """Every Eligible Faction acts or Passes; then Eligibility is adjusted. The next card is not part of it."""
    if game["cards"]["current"] == RED_REVOLT:
        raise Unknown("the Red Revolt (2.4.1)")
    if game["phase"] == 2:
        raise Unknown("which cards bear the German Action Phase is printed on the cards (3.4)")
    while (faction := eligibility.next_to_act(game)) is not None:
        yield from act(game, faction)
        bring_red_revolt(game)
    eligibility.adjust(game)


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

    asks = "an action of the Sequence of Play, or Pass"
    choice = yield Decision(faction, asks, judge, transfers=False)
    if choice["type"] == "pass":
        eligibility.pass_by(game, faction)
        return
    eligibility.take_box(game, faction, choice["box"], choice["action"])
    if choice["action"] == "Event":
        raise Unknown("Events (chapter 5)")
    if choice["action"] == "Command":
        yield from command(game, {**FULL, "faction": faction})
    else:
        yield from limited_command(game, {"faction": faction})


def limited_command(game, terms):
    """2.2.4: a Command in one space; 3.2: News may buy another, which this slice leaves out."""
    faction = terms["faction"]
    yield from command(game, {**FULL, "faction": faction, "limited": True, "special": False})
    if faction != "moderates" and on_map(game, lambda space: space["news"][faction]):
        raise Unknown("News (3.3.2)")


def command(game, terms):
    """3.2, 3.3: only Rally is known here."""
    def judge(choice):
        refuse_unless(choice["type"] == "execute", "it is told otherwise")
        (name,) = fields(choice, "command")
        refuse_unless(terms["commands"] == "any" or name in terms["commands"], "5.4")
        refuse_unless(name in commands_of(terms["faction"], game["phase"]), "3.2, 3.3")
        if name != "Rally":
            raise Unknown(f"{name} (chapter 3)")

    def moot():
        if terms["commands"] != "any" and "Rally" not in terms["commands"]:
            raise Unknown("whether another Command can be executed (chapter 3)")
        if may_rally(game, terms) or may_add_special(game, terms):
            return False
        if terms["faction"] == "moderates":
            raise Unknown("whether another Command can be executed (3.3)")
        return True

    leave_out_non_players(game, terms["faction"])
    if moot() or (yield Decision(terms["faction"], "the Command to execute", judge, moot=moot)) is None:
        return "nowhere"
    outcome = yield from (moderates_rally if terms["faction"] == "moderates" else rally_command)(game, terms)
    if terms["special"] and outcome == "executed":
        asks = "a Special Activity with the Command"
        yield from nothing_but_special(game, terms, asks, no="no Special Activity")
    return outcome


def may_rally(game, terms):
    """3.1: what cannot be paid for is not executed; of the Reds' and Senate's Commands none costs less than Rally."""
    if terms["free"] or terms["faction"] == "moderates" and discount(game) > 0:
        return True
    return can_pay(game, terms["faction"], 1)


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
