"""Tuning Fork (5, purple): EC166; rulings 81, 260; decision 41."""

from splay.core.event import LOOK
from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

FORK = "Tuning Fork"


def test_its_user_alone_sees_the_top_card_of_any_supply() -> None:  # ruling 260
    table = echoes(f"purple: {FORK}", "", supply={3: "Paper, Compass"})
    table.dogma(FORK, me=[3, "no"])
    looks = [event for event in table.events if event.kind == LOOK]
    assert [(event.seat, event.cards[0].name, event.seen) for event in looks] == [(0, "Paper", 1)]
    assert table.shown == []
    assert table.supply(3)[:2] == ["Paper", "Compass"]
    assert table.me.hand == []


def test_supplies_of_any_set_with_cards_can_be_looked_at() -> None:  # ruling 260: those of an empty age too
    table = echoes(
        f"purple: {FORK}",
        "",
        supply={3: "end", 6: "end", "echoes 6": "Kaleidoscope", "echoes 5": "end"},
    )
    table.dogma(FORK, me=["echoes 6", "no"])
    keys = table.asked[0][2]
    backs = [key.rpartition(":")[2] for key in keys]
    assert "3" not in backs
    assert "6" not in backs
    assert "10" in backs
    assert "echoes.5" not in backs
    assert "echoes.6" in backs
    looks = [event.cards[0].name for event in table.events if event.kind == LOOK]
    assert looks == ["Kaleidoscope"]


def test_supplies_of_artifacts_can_be_looked_at_too() -> None:  # ruling 260
    sets = ["base", "artifacts", "echoes", "relics"]
    table = echoes(f"purple: {FORK}", "", sets=sets, supply={"artifacts 7": "Jedlik's Electromagnetic Self-Rotor"})
    table.dogma(FORK, me=["artifacts 7", "no"])
    assert len(table.asked[0][2]) == 30  # ten of each set, none of relics
    assert [event.cards[0].name for event in table.events if event.kind == LOOK] == [
        "Jedlik's Electromagnetic Self-Rotor"
    ]


def test_a_supply_that_is_the_only_one_with_cards_is_looked_at_without_asking() -> None:
    empty: dict[int | str, str] = {f"echoes {age}": "end" for age in range(1, 11)}
    table = echoes(f"purple: {FORK}", "", supply=empty | dict.fromkeys(range(2, 11), "end") | {1: "Oars, end"})
    table.dogma(FORK, me=["no"])
    assert [event.cards[0].name for event in table.events if event.kind == LOOK] == ["Oars"]


def test_looking_is_no_change() -> None:  # ruling 260
    table = echoes(f"purple: {FORK}", "purple: Philosophy")
    table.dogma(FORK, you=[1, "no"], me=[1, "no"])
    assert effects(table)[:2] == [("you", FORK, "echo"), ("me", FORK, "echo")]
    assert not table.bonus


def test_returns_a_card_and_melds_a_higher_one_than_the_top_card_of_its_color() -> None:
    table = echoes(
        f"purple: {FORK}; blue: Tools; hand: Fermenting, Dentures",
        "",
        supply={2: "Mathematics"},
    )
    table.dogma(FORK, me=[1, "Fermenting", "no"])
    assert table.asked[1:] == [("me", "card", ["dentures", "fermenting"]), ("me", "may", ["yes", "no"])]
    assert table.shown == ["Mathematics"]
    assert table.me.pile("blue") == ["Mathematics", "Tools"]
    assert table.bottom_of_supply(2) == "Fermenting"
    assert table.me.hand == ["Dentures"]


def test_melds_a_card_of_a_color_without_a_top_card() -> None:  # ruling 260
    table = echoes(f"purple: {FORK}; hand: Fermenting", "", supply={2: "Mathematics"})
    table.dogma(FORK, me=[1, "no"])
    assert table.changes == "me blue +Mathematics; me hand -Fermenting"


def test_a_card_that_is_no_higher_is_returned() -> None:
    table = echoes(f"purple: {FORK}; blue: Calendar; hand: Fermenting", "", supply={2: "Mathematics"})
    table.dogma(FORK, me=[1, "no"])
    assert table.shown == ["Mathematics"]
    assert table.me.pile("blue") == ["Calendar"]
    assert table.me.hand == []
    assert table.supply(2)[-2:] == ["Fermenting", "Mathematics"]


def test_battleship_yamato_is_traded_for_an_8() -> None:  # ruling 81, decision 41
    table = echoes(
        f"purple: {FORK}; hand: Battleship Yamato", "", sets=["base", "artifacts", "echoes"], supply={8: "Flight"}
    )
    table.dogma(FORK, me=[1, "no"])
    assert table.changes == "me red +Flight; me hand -Battleship Yamato"


def test_may_be_repeated_card_by_card() -> None:
    table = echoes(
        f"purple: {FORK}; hand: Fermenting, Engineering, Dentures", "", supply={2: "Mathematics", 3: "Compass"}
    )
    table.dogma(FORK, me=[1, "Fermenting", "yes", "Engineering", "no"])
    assert table.me.pile("blue") == ["Mathematics"]
    assert table.me.pile("green") == ["Compass"]
    assert table.me.hand == ["Dentures"]


def test_repeating_is_asked_even_with_an_empty_hand_but_only_once_more() -> None:  # ruling 260
    table = echoes(f"purple: {FORK}; hand: Fermenting", "", supply={2: "Mathematics"})
    table.dogma(FORK, me=[1, "yes"])
    assert [kind for _, kind, _ in table.asked] == ["card", "may"]
    assert table.changes == "me blue +Mathematics; me hand -Fermenting"
    nothing = echoes(f"purple: {FORK}", "")
    nothing.dogma(FORK, me=[1, "yes"])
    assert [kind for _, kind, _ in nothing.asked] == ["card", "may"]
    assert nothing.changes == ""


def test_a_base_card_is_traded_for_an_echoes_card_as_the_hand_says() -> None:  # EC012
    table = echoes(f"purple: {FORK}; hand: Banking, Coal", "", supply={"echoes 5": "Thermometer"})
    table.dogma(FORK, me=[1, "Banking", "no"])
    assert table.me.pile("blue") == ["Thermometer"]
    assert table.me.hand == ["Coal"]


def test_as_many_bulbs_share() -> None:
    table = echoes(f"purple: {FORK}", "blue: Experimentation; hand: Fermenting", supply={2: "Mathematics", 5: "Coal"})
    table.dogma(FORK, you=[1, "no"], me=[1, "no"])
    assert table.supply(2)[-2:] == ["Fermenting", "Mathematics"]
    assert table.you.hand == []
    assert table.bonus
    assert table.me.hand == ["Coal"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"purple: {FORK}", "red: Archery; hand: Fermenting")
    table.dogma(FORK, me=[1, "no"])
    assert table.you.hand == ["Fermenting"]
    assert not table.bonus


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"purple right: Mysticism, {FORK}", "", supply={1: "Agriculture"})
    table.dogma("Mysticism", me=[1])
    assert effects(table)[0] == ("me", FORK, "echo")
    assert table.changes == "me hand +Agriculture"
