"""Fertilizer (7, yellow): EC184; ruling 210."""

from tests.sets.echoes.tables import SETS, echoes, forecast

ME = "yellow: Fertilizer; hand: Tools, Tractor"
"""With an Echoes card in hand, so that all draws give base cards."""


def test_takes_the_value_of_the_returned_card_from_all_score_piles() -> None:  # ruling 210
    table = echoes(f"{ME}; score: Oars, Calendar", "score: Writing, Paper; hand: Archery", supply={9: "Fission"})
    table.dogma("Fertilizer", me=["Tools", 9])
    assert table.changes == "me hand -Tools +Oars +Writing; me score -Oars; me forecast +Fission; you score -Writing"
    assert table.bottom_of_supply(1) == "Tools"


def test_a_value_in_no_score_pile_brings_nothing() -> None:
    table = echoes(f"{ME}; score: Calendar", "score: Paper", supply={9: "Fission"}).dogma("Fertilizer", me=["Tools", 9])
    assert table.changes == "me hand -Tools; me forecast +Fission"


def test_it_may_be_declined() -> None:
    table = echoes(ME, "score: Writing", supply={9: "Fission"}).dogma("Fertilizer", me=["pass", 9])
    assert table.asked[0] == ("me", "card", ["tractor", "tools", "pass"])
    assert table.changes == "me forecast +Fission"


def test_draws_and_foreshadows_a_card_of_any_value() -> None:
    table = echoes(ME, "", supply={9: "Fission"}).dogma("Fertilizer", me=["pass", 9])
    assert table.asked[1] == ("me", "value", [f"value:{value}" for value in range(1, 11)])
    assert forecast(table) == ["Fission"]


def test_an_empty_hand_is_asked_for_the_value_alone() -> None:
    table = echoes("yellow: Fertilizer", "score: Writing", supply={9: "Fission"}).dogma("Fertilizer", me=[9])
    assert [kind for _, kind, _ in table.asked] == ["value"]
    assert (forecast(table), table.you.score) == (["Fission"], ["Writing"])


def test_the_hand_after_the_return_decides_the_set_that_is_drawn() -> None:  # EC012
    table = echoes("yellow: Fertilizer; hand: Tools, Oars", "", supply={8: "Flight", "echoes 8": "Nylon"})
    table.dogma("Fertilizer", me=["Tools", 8])
    assert table.changes == "me hand -Tools; me forecast +Nylon"


def test_a_value_of_which_all_cards_are_gone_gives_the_next() -> None:
    table = echoes(ME, "", supply={8: "end", 9: "Fission"}).dogma("Fertilizer", me=["pass", 8])
    assert forecast(table) == ["Fission"]


def test_battleship_yamato_is_an_eight_in_a_score_pile_and_in_hand() -> None:  # ruling 81
    table = echoes(
        "yellow: Fertilizer; hand: Flight, Tractor",
        "score: Battleship Yamato",
        supply={9: "Fission"},
        sets=[*SETS, "artifacts"],
    ).dogma("Fertilizer", me=["Flight", 9])
    assert table.changes == "me hand -Flight +Battleship Yamato; me forecast +Fission; you score -Battleship Yamato"
    table = echoes(
        "yellow: Fertilizer; hand: Battleship Yamato, Tractor",
        "score: Flight",
        supply={9: "Fission"},
        sets=[*SETS, "artifacts"],
    ).dogma("Fertilizer", me=["Battleship Yamato", 9])
    assert table.changes == "me hand -Battleship Yamato +Flight; me forecast +Fission; you score -Flight"


def test_a_partners_score_pile_is_one_too() -> None:
    table = echoes(ME, "", "score: Writing", "", teams="13-24", supply={9: "Fission"})
    table.dogma("Fertilizer", me=["Tools", 9])
    assert table.changes == "me hand -Tools +Writing; me forecast +Fission; third score -Writing"


def test_as_many_leaves_share() -> None:
    table = echoes(
        f"{ME}; score: Oars",
        "yellow: Agriculture; hand: Writing, Bandage",
        supply={9: "Fission, Ecology", 7: "Railroad"},
    )
    table.dogma("Fertilizer", you=["Writing", 9], me=["pass", 9])
    assert table.changes == (
        "me hand +Railroad; me score -Oars; me forecast +Ecology; you hand -Writing +Oars; you forecast +Fission"
    )
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes(ME, "green: Sailing; hand: Writing", supply={9: "Fission"}).dogma("Fertilizer", me=["pass", 9])
    assert not table.bonus
    assert table.changes == "me forecast +Fission"
