"""Astronomy."""

import pytest

from splay.playing import play


def test_melds_blue_and_green_cards_until_another_color_comes_which_is_kept() -> None:
    supply = {6: "Classification, Encyclopedia, Metric System, Canning, Democracy"}
    table = play(me="purple: Astronomy; red: Oars", supply=supply)
    table.dogma("Astronomy")
    assert table.shown == ["Classification", "Encyclopedia", "Metric System", "Canning"]
    assert table.me.pile("green") == ["Metric System", "Classification"]
    assert table.me.pile("blue") == ["Encyclopedia"]
    assert table.me.hand == ["Canning"]  # ruling 109
    assert table.supply(6)[0] == "Democracy"


@pytest.mark.parametrize("drawn", ["Industrialization", "Canning", "Democracy"])
def test_a_card_of_another_color_ends_it_at_once(drawn: str) -> None:
    table = play(me="purple: Astronomy; red: Oars", supply={6: f"{drawn}, Encyclopedia"})
    table.dogma("Astronomy")
    assert table.me.hand == [drawn]
    assert table.supply(6)[0] == "Encyclopedia"


def test_claims_universe_when_all_top_cards_but_purple_are_six_or_higher() -> None:
    table = play(me="purple: Astronomy; red: Industrialization, Oars", supply={6: "Atomic Theory, Canning"})
    table.dogma("Astronomy")
    assert table.changes == "me blue +Atomic Theory; me hand +Canning; me achievements +Universe; available -Universe"


def test_one_top_card_of_five_is_too_low() -> None:
    table = play(me="purple: Astronomy; red: Coal; yellow: Canning", supply={6: "Vaccination"})
    table.dogma("Astronomy")
    assert table.changes == "me hand +Vaccination"


def test_no_top_card_but_purple_is_enough() -> None:
    table = play(me="purple: Astronomy", supply={6: "Canning"})  # ruling 36
    table.dogma("Astronomy")
    assert table.changes == "me hand +Canning; me achievements +Universe; available -Universe"


def test_universe_is_claimed_only_while_it_is_available() -> None:
    table = play(me="purple: Astronomy", you="achievements: Universe", supply={6: "Canning"})  # hard case 12
    assert table.dogma("Astronomy").changes == "me hand +Canning"
    gone = play(me="purple: Astronomy", supply={6: "Canning"}, available="1, 2, Empire")
    assert gone.dogma("Astronomy").changes == "me hand +Canning"


def test_a_sharing_opponent_is_first() -> None:
    table = play(me="purple: Astronomy", you="blue: Atomic Theory", supply={6: "Canning, Vaccination", 5: "Statistics"})
    table.dogma("Astronomy")
    assert table.changes == (
        "me hand +Statistics +Vaccination; you hand +Canning; you achievements +Universe; available -Universe"
    )
    assert table.bonus


def test_the_claim_can_win() -> None:
    table = play(me="purple: Astronomy; achievements: 1, 2, 3, 4, 5", supply={6: "Canning"})
    table.dogma("Astronomy")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])
