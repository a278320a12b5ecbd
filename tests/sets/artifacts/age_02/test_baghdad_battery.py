"""Baghdad Battery (2, green): AR143."""

import pytest

from tests.sets.artifacts.tables import artifacts, relics

TWOS = {2: "Calendar, Mathematics, Construction, Road Building, Currency, Mapmaking"}


def test_a_pair_of_one_color_from_two_sets_scores_five_2s() -> None:
    table = artifacts("green: Baghdad Battery; hand: Tools, Basur Hoyuk Tokens", "", supply=TWOS)
    table.dogma("Baghdad Battery", me=["Tools"])
    assert table.me.pile("blue") == ["Basur Hoyuk Tokens", "Tools"]  # ruling 149: one after the other
    assert table.me.score == ["Calendar", "Construction", "Currency", "Mathematics", "Road Building"]
    assert table.me.scored == 5
    assert table.me.hand == []


def test_chooses_two_of_more_cards_in_the_order_in_which_they_are_melded() -> None:
    table = artifacts("green: Baghdad Battery; hand: Tools, Oars, Basur Hoyuk Tokens", "", supply=TWOS)
    table.dogma("Baghdad Battery", me=["Basur Hoyuk Tokens", "Tools"])
    assert table.changes == (
        "me blue +Tools +Basur Hoyuk Tokens; me hand -Basur Hoyuk Tokens -Tools; "
        "me score +Calendar +Construction +Currency +Mathematics +Road Building"
    )
    assert table.me.scored == 5


@pytest.mark.parametrize(
    ("hand", "answers", "changes"),
    [
        pytest.param(
            "Tools, Writing", ["Tools"], "me blue +Writing +Tools; me hand -Tools -Writing", id="one color, one set"
        ),
        pytest.param(
            "Oars, Basur Hoyuk Tokens",
            [],
            "me blue +Basur Hoyuk Tokens; me red +Oars; me hand -Basur Hoyuk Tokens -Oars",
            id="two colors, two sets",
        ),
        pytest.param("Oars, Tools", [], "me blue +Tools; me red +Oars; me hand -Oars -Tools", id="two colors, one set"),
        pytest.param("Oars", [], "me red +Oars; me hand -Oars", id="a single card"),
    ],
)
def test_other_cards_are_melded_and_score_nothing(hand: str, answers: list[str | int], changes: str) -> None:
    table = artifacts(f"green: Baghdad Battery; hand: {hand}", "", supply=TWOS)
    assert table.dogma("Baghdad Battery", me=answers).changes == changes


def test_two_colors_score_nothing_whichever_is_melded_first() -> None:
    for first, second in (("Oars", "Basur Hoyuk Tokens"), ("Basur Hoyuk Tokens", "Oars")):
        table = artifacts("green: Baghdad Battery; hand: Tools, Oars, Basur Hoyuk Tokens", "", supply=TWOS)
        table.dogma("Baghdad Battery", me=[first, second])
        assert [event.cards[0].name for event in table.events if event.kind == "meld"] == [first, second]
        assert table.changes == "me blue +Basur Hoyuk Tokens; me red +Oars; me hand -Basur Hoyuk Tokens -Oars"


def test_a_single_card_does_not_pair_with_one_that_lay_there() -> None:
    table = artifacts("green: Baghdad Battery; blue: Tools; hand: Basur Hoyuk Tokens", "", supply=TWOS)
    table.dogma("Baghdad Battery")
    assert table.changes == "me blue +Basur Hoyuk Tokens; me hand -Basur Hoyuk Tokens"


def test_an_empty_hand_does_nothing() -> None:
    table = artifacts("green: Baghdad Battery", "", supply=TWOS)
    table.dogma("Baghdad Battery")
    assert table.asked == []
    assert table.me.score == []


def test_a_sharer_melds_first_and_brings_the_bonus() -> None:
    table = artifacts("green: Baghdad Battery", "green: Sailing; hand: Tools", supply=TWOS)
    table.dogma("Baghdad Battery")
    assert table.changes == "me hand +Calendar; you blue +Tools; you hand -Tools"
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("green: Baghdad Battery", "red: Oars; hand: Tools")
    table.dogma("Baghdad Battery")
    assert table.you.hand == ["Tools"]
    assert not table.bonus


def test_a_relic_is_of_the_set_of_its_back() -> None:  # AR116
    table = relics("green: Baghdad Battery; hand: Complex Numbers, Tools", "", supply=TWOS)
    table.dogma("Baghdad Battery", me=["Tools"])
    assert table.changes == "me blue +Complex Numbers +Tools; me hand -Complex Numbers -Tools"
    table = relics("green: Baghdad Battery; hand: Complex Numbers, Sibidu Needle", "", supply=TWOS)
    table.dogma("Baghdad Battery", me=["Sibidu Needle"])
    assert table.changes == (
        "me blue +Complex Numbers +Sibidu Needle; me hand -Complex Numbers -Sibidu Needle; "
        "me score +Calendar +Construction +Currency +Mathematics +Road Building"
    )
