"""Safety Pin (7, yellow): AR232; AR087, AR096, AR102; rulings 82, 83, decision 35."""

from splay.core.event import ACHIEVE, EVERYBODY
from splay.core.session import Session
from splay.sets.relics.seizing import in_reach, ways
from splay.sets.relics.zones import museum
from tests.sets.artifacts.tables import RELICS_TOO, relics
from tests.sets.echoes.tables import echoes

PIN = "Safety Pin"
BOTH = [*RELICS_TOO, "echoes"]
ME = f"yellow: {PIN}; hand: Tractor"
"""With an Echoes card in hand, so that all draws give base cards."""
RICH = "purple: Television; hand: Tractor; score: Software, Robotics, Databases"
"""Points enough for a 7."""


def test_draws_and_scores_a_seven() -> None:
    table = echoes(ME, "", sets=BOTH, supply={7: "Lighting", 6: "Encyclopedia"}).dogma(PIN)
    assert table.me.scored == 1
    assert table.changes == "me score +Lighting; you hand +Encyclopedia"


def test_demands_that_cards_above_six_are_returned_and_a_six_is_drawn() -> None:
    table = echoes(
        ME,
        "hand: Explosives, Jeans, Canning, Flight, Railroad",
        sets=BOTH,
        supply={"echoes 6": "end", 7: "Bicycle", 6: "Vaccination"},
    )
    six = table.supply(6)[0]
    table.dogma(PIN, you=["Explosives"])
    assert table.asked == [("you", "order", ["railroad", "explosives"])]
    assert table.changes == f"me score +Bicycle; you hand -Explosives -Flight -Jeans -Railroad +{six}"
    assert (table.supply(7)[-2:], table.bottom_of_supply(8)) == (["Explosives", "Railroad"], "Flight")
    assert table.game.supply("echoes", 7).cards[0].name == "Jeans"
    assert table.shown == []  # backs say it


def test_a_hand_of_sixes_and_less_returns_nothing_and_draws_all_the_same() -> None:
    table = echoes(
        ME, "hand: Canning, Oars, Tools", sets=BOTH, supply={"echoes 6": "end", 6: "Encyclopedia", 7: "Railroad"}
    )
    table.dogma(PIN)
    assert table.changes == "me score +Railroad; you hand +Encyclopedia"
    assert (table.asked, table.shown) == ([], [])


def test_an_empty_hand_draws_a_six() -> None:
    table = echoes(ME, "score: Flight", sets=BOTH, supply={6: "Encyclopedia", 7: "Railroad"}).dogma(PIN)
    assert table.changes == "me score +Railroad; you hand +Encyclopedia"


def test_as_many_leaves_share_the_echo_effect_and_are_not_hit() -> None:
    table = echoes(
        ME, "green: Clothing; hand: Flight, Jeans", sets=BOTH, supply={7: "Lighting, Bicycle, Explosives"}
    ).dogma(PIN)
    assert table.changes == "me hand +Explosives; me score +Bicycle; you score +Lighting"
    assert table.bonus


def test_one_leaf_fewer_is_hit() -> None:
    table = echoes(ME, "green: Sailing; hand: Flight", sets=BOTH, supply={6: "Encyclopedia", 7: "Explosives"}).dogma(
        PIN
    )
    assert not table.bonus
    assert table.changes == "me score +Explosives; you hand -Flight +Encyclopedia"


def test_with_echoes_it_can_be_seized_to_the_hand_and_without_only_to_the_achievements() -> None:  # AR095 AR096
    for sets, offered in ((BOTH, ["seize:safety-pin", "seize_to_hand:safety-pin"]), (RELICS_TOO, ["seize:safety-pin"])):
        table = relics("red: Explosives; hand: Oars", "", sets=sets, supply={"artifacts 7": "Periodic Table"})
        assert PIN in [card.name for card in museum(table.game)]  # AR087: at every table with relics
        session = Session(table.game)
        session.answer(0, "meld:oars")
        assert session.questions[0].keys() == [*offered, "pass"]


def test_in_a_forecast_it_is_safe() -> None:  # AR094
    table = relics(
        "red: Explosives; hand: Oars", f"forecast: {PIN}", sets=BOTH, supply={"artifacts 7": "Periodic Table"}
    ).meld("Oars")
    assert table.asked == []
    assert table.changes == "me red +Oars; me hand -Oars; me display +Periodic Table"


def test_in_hand_it_is_an_echoes_card() -> None:  # AR102, EC014
    table = echoes(f"hand: {PIN}; red: Rubber", "", sets=BOTH, supply={7: "Lighting"}).draw()
    assert table.me.hand == ["Lighting", PIN]


def test_on_a_board_its_echo_effect_is_visible_splayed_right_or_up() -> None:  # AR102, EC031
    for splay, score in (("left", []), ("right", ["Lighting"]), ("up", ["Lighting"])):
        table = echoes(f"yellow {splay}: Canning, {PIN}; hand: Tractor", "", sets=BOTH, supply={7: "Lighting"})
        assert table.dogma("Canning", me=["no", "pass"] if splay != "right" else ["no"]).me.score == score


def test_returned_it_goes_back_to_the_museum() -> None:  # AR103, ruling 83
    table = echoes("yellow: Air Conditioner", f"red: Explosives; score: {PIN}", sets=BOTH).dogma("Air Conditioner")
    assert table.changes == "you score -Safety Pin; museum +Safety Pin"


def test_achieved_by_an_effect_it_lies_among_the_relics() -> None:  # decision 35
    table = echoes(
        RICH,
        f"score: Explosives, {PIN}; achievements: 7",
        sets=BOTH,
        supply={8: "Flight"},
    ).dogma("Television", me=[7, "7"])
    me = table.game.players[0]
    assert table.changes == (
        "me red +Flight; me relics +Safety Pin; you red +Explosives; you score -Explosives -Safety Pin"
    )
    assert (me.achievement_count(), me.cost(7)) == (1, 35)
    relic = table.card(PIN)
    assert relic in in_reach(table.game)
    assert [option.key for option in ways(table.game.players[1], relic)] == [
        "seize:safety-pin",
        "seize_to_hand:safety-pin",
    ]
    (achieved,) = [event for event in table.events if event.kind == ACHIEVE]
    assert [card.name for card in achieved.cards] == [PIN]
    assert achieved.seen == EVERYBODY


def test_without_being_eligible_it_is_not_achieved() -> None:  # decision 35
    table = echoes(
        "purple: Television; hand: Tractor; score: Software",
        f"score: Explosives, {PIN}; achievements: 7",
        sets=BOTH,
        supply={8: "Flight"},
    ).dogma("Television", me=[7, "7"])
    assert table.game.players[0].achievement_count() == 0
    assert table.changes == "me red +Flight; you red +Explosives; you score -Explosives"


def test_as_the_last_achievement_needed_it_wins() -> None:  # AR097
    table = echoes(
        f"{RICH}; achievements: 1, 2, 3, 4, 5, 6, Empire",
        f"score: Explosives, {PIN}; achievements: 7",
        sets=BOTH,
        supply={8: "Flight"},
    ).dogma("Television", me=[7, "7"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])
