"""Pride and Prejudice (6, yellow): AR185."""

import pytest

from tests.sets.artifacts.tables import artifacts

PRIDE = "Pride and Prejudice"
FOUR = f"yellow: {PRIDE}; red: Oars; green: Sailing; purple: Mysticism"


def test_scores_the_card_of_a_color_of_which_fewest_are_visible_and_goes_on() -> None:
    table = artifacts(f"{FOUR}; blue left: Tools, Writing", "", supply={6: "Classification, Canning, Atomic Theory"})
    table.dogma(PRIDE)
    # covered cards without a splay are not visible: each of the two is the only one of its color
    assert table.me.score == ["Canning", "Classification"]
    assert table.me.pile("green") == ["Sailing"]
    assert table.me.pile("blue") == ["Atomic Theory", "Tools", "Writing"]
    assert table.me.scored == 2


def test_a_color_that_is_not_on_the_board_has_fewer() -> None:  # ruling 164
    table = artifacts(FOUR, "", supply={6: "Canning, Atomic Theory"})
    table.dogma(PRIDE)
    assert table.me.score == []
    assert table.me.pile("yellow") == ["Canning", PRIDE]


def test_the_last_color_missing_is_scored_and_misses_again() -> None:  # ruling 164
    table = artifacts(FOUR, "", supply={6: "Atomic Theory, Encyclopedia, Canning"})
    table.dogma(PRIDE)
    assert table.me.score == ["Atomic Theory", "Encyclopedia"]
    assert table.me.pile("yellow") == ["Canning", PRIDE]


@pytest.mark.parametrize(
    ("splay", "changes"),
    [(" left", "me blue +Encyclopedia"), ("", "me purple +Democracy; me score +Encyclopedia")],
)
def test_visible_cards_are_compared_not_all(splay: str, changes: str) -> None:  # decision 14
    table = artifacts(
        f"yellow: {PRIDE}; red: Oars; green: Sailing; purple left: Mysticism, Philosophy; blue{splay}: Tools, Writing",
        "",
        supply={6: "Encyclopedia, Democracy"},
    )
    assert table.dogma(PRIDE).changes == changes


def test_covered_cards_of_the_other_colors_do_not_count() -> None:  # decision 14
    table = artifacts(
        f"yellow left: {PRIDE}, Masonry; red: Oars, Archery, Coal; green: Sailing, Clothing, The Wheel; "
        "purple: Mysticism, City States, Feudalism; blue: Tools, Writing, Pottery",
        "",
        supply={6: "Canning"},
    )
    table.dogma(PRIDE)
    assert table.me.score == []
    assert table.me.pile("yellow") == ["Canning", PRIDE, "Masonry"]


def test_as_many_bulbs_share() -> None:
    table = artifacts(f"yellow: {PRIDE}", "blue: Tools", supply={6: "Canning, Atomic Theory, Metric System"})
    table.dogma(PRIDE)
    assert table.changes == "me blue +Atomic Theory; me hand +Metric System; you yellow +Canning"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(f"yellow: {PRIDE}", "red: Archery", supply={6: "Canning"})
    table.dogma(PRIDE)
    assert table.me.pile("yellow") == ["Canning", PRIDE]
    assert not table.bonus
