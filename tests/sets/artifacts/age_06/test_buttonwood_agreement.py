"""Buttonwood Agreement (6, green): AR183."""

from tests.sets.artifacts.tables import artifacts

BUTTONWOOD = "Buttonwood Agreement"


def test_a_chosen_color_is_scored_and_splayed_up() -> None:
    table = artifacts(
        f"green: {BUTTONWOOD}; red left: Oars, Archery; yellow left: Masonry, Agriculture", "", supply={8: "Flight"}
    )
    table.dogma(BUTTONWOOD, me=["yellow", "red", "blue"])
    assert [(kind, len(keys)) for _, kind, keys in table.asked] == [("color", 5), ("color", 4), ("color", 3)]
    assert table.shown == ["Flight"]
    assert (table.me.score, table.me.scored) == (["Flight"], 1)
    assert table.me.splay("red") == "up"
    assert table.me.splay("yellow") == "left"
    assert table.me.hand == []


def test_the_last_of_the_three_colors_is_as_good() -> None:
    table = artifacts(f"green: {BUTTONWOOD}", "", supply={8: "Flight"})
    table.dogma(BUTTONWOOD, me=["yellow", "blue", "red"])
    assert table.me.score == ["Flight"]


def test_another_color_is_kept_unsplayed_and_returned_from_the_score_pile() -> None:  # ruling 163
    table = artifacts(
        f"green: {BUTTONWOOD}; red left: Oars, Coal; yellow left: Masonry, Agriculture; "
        "score: Archery, Metalworking, Tools; hand: Engineering",
        "score: Construction",
        supply={8: "Flight"},
    )
    table.dogma(BUTTONWOOD, me=["yellow", "green", "blue", "Metalworking"])
    assert table.shown == ["Flight"]
    assert table.me.hand == ["Engineering", "Flight"]
    assert table.supply(1)[-2:] == ["Metalworking", "Archery"]
    assert table.me.score == ["Tools"]
    assert table.me.splay("red") == "none"
    assert table.me.pile("red") == ["Oars", "Coal"]
    assert table.me.splay("yellow") == "left"
    assert table.you.score == ["Construction"]


def test_a_score_pile_without_the_color_is_shown_as_proof() -> None:  # decision 46
    table = artifacts(f"green: {BUTTONWOOD}; score: Tools", "", supply={8: "Flight"})
    table.dogma(BUTTONWOOD, me=["yellow", "green", "blue"])
    assert table.shown == ["Flight", "Tools"]
    assert table.me.score == ["Tools"]
    assert table.me.hand == ["Flight"]


def test_a_score_pile_with_the_color_is_not_shown() -> None:
    table = artifacts(f"green: {BUTTONWOOD}; score: Tools, Archery", "", supply={8: "Flight"})
    table.dogma(BUTTONWOOD, me=["yellow", "green", "blue"])
    assert table.shown == ["Flight"]
    assert table.changes == "me hand +Flight; me score -Archery"


def test_a_higher_card_drawn_counts_by_its_color() -> None:
    table = artifacts(f"green: {BUTTONWOOD}", "", supply={8: "end", 9: "Fission"})
    table.dogma(BUTTONWOOD, me=["red", "green", "blue"])
    assert table.me.score == ["Fission"]


def test_as_many_factories_share() -> None:
    table = artifacts(f"green: {BUTTONWOOD}", "red: Gunpowder", supply={8: "Flight, Rocketry", 6: "Emancipation"})
    table.dogma(BUTTONWOOD, you=["red", "green", "blue"], me=["red", "green", "blue"])
    assert table.changes == "me hand +Emancipation; me score +Rocketry; you score +Flight"
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts(f"green: {BUTTONWOOD}", "green: Invention", supply={8: "Rocketry"})
    table.dogma(BUTTONWOOD, me=["red", "green", "blue"])
    assert table.changes == "me score +Rocketry"
    assert not table.bonus
