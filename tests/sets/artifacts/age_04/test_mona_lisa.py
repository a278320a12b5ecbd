"""Mona Lisa (4, yellow): AR165."""

from tests.sets.artifacts.tables import artifacts

FIVE = {4: "Colonialism, Navigation, Invention, Anatomy, Enterprise"}


def test_the_right_number_of_a_color_is_scored_and_the_color_splayed() -> None:
    table = artifacts("yellow: Mona Lisa; red left: Oars, Archery; hand: Gunpowder", "", supply=FIVE)
    table.dogma("Mona Lisa", me=[2, "red"])
    assert sorted(table.shown) == ["Anatomy", "Colonialism", "Enterprise", "Gunpowder", "Invention", "Navigation"]
    assert table.me.score == ["Colonialism", "Gunpowder"]
    assert table.me.scored == 2
    assert table.me.splay("red") == "right"
    assert table.me.hand == ["Anatomy", "Enterprise", "Invention", "Navigation"]
    kinds = [event.kind for event in table.events]
    assert kinds[2:] == ["choice"] * 2 + ["draw"] * 5 + ["reveal"] + ["score"] * 2 + ["splay"]


def test_more_of_the_color_than_said_return_the_whole_hand() -> None:
    table = artifacts("yellow: Mona Lisa; red: Oars, Archery; hand: Gunpowder, Tools", "", supply=FIVE)
    table.dogma("Mona Lisa", me=[1, "red", "Enterprise", "Gunpowder", "Anatomy", "Colonialism", "Invention"])
    assert table.me.hand == table.me.score == []
    back = ["Enterprise", "Gunpowder", "Anatomy", "Colonialism", "Invention", "Navigation"]
    assert table.supply(4)[-6:] == back
    assert table.bottom_of_supply(1) == "Tools"
    assert table.me.splay("red") == "none"


def test_fewer_of_the_color_than_said_return_the_whole_hand() -> None:
    table = artifacts("yellow: Mona Lisa; red: Oars, Archery", "", supply=FIVE)
    table.dogma("Mona Lisa", me=[2, "red", "Enterprise", "Anatomy", "Colonialism", "Invention"])
    assert table.me.hand == table.me.score == []
    assert table.me.splay("red") == "none"


def test_none_of_a_color_is_a_number_too() -> None:
    table = artifacts("yellow: Mona Lisa; blue: Tools, Writing", "", supply=FIVE)
    table.dogma("Mona Lisa", me=[0, "blue"])
    assert table.me.score == []
    assert len(table.me.hand) == 5
    assert table.me.splay("blue") == "right"


def test_asks_for_a_number_that_may_be_more_than_there_can_be_and_then_for_a_color() -> None:
    table = artifacts("yellow: Mona Lisa; hand: Gunpowder", "", supply=FIVE)
    table.dogma("Mona Lisa", me=[1, "yellow"])
    assert table.asked == [
        ("me", "number", [f"number:{number}" for number in range(8)]),
        ("me", "color", ["color:blue", "color:red", "color:green", "color:yellow", "color:purple"]),
    ]
    assert table.changes == "me hand +Colonialism +Enterprise +Invention +Navigation; me score +Anatomy"


def test_scores_without_a_pile_to_splay() -> None:
    table = artifacts("yellow: Mona Lisa; red: Oars", "", supply=FIVE)
    table.dogma("Mona Lisa", me=[1, "red"])
    assert table.changes == "me hand +Anatomy +Enterprise +Invention +Navigation; me score +Colonialism"


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(
        "yellow: Mona Lisa",
        "yellow: Machinery",
        supply=FIVE | {5: "Coal, Physics, Banking, Astronomy, Chemistry, Societies"},
        removed="Gunpowder, Experimentation, Printing Press, Perspective, Reformation",
    )
    table.dogma("Mona Lisa", you=[1, "red"], me=[1, "red"])
    assert table.changes == (
        "me hand +Astronomy +Banking +Chemistry +Physics +Societies; me score +Coal; "
        "you hand +Anatomy +Enterprise +Invention +Navigation; you score +Colonialism"
    )
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("yellow: Mona Lisa", "green: Sailing", supply=FIVE)
    table.dogma("Mona Lisa", me=[1, "red"])
    assert table.changes == "me hand +Anatomy +Enterprise +Invention +Navigation; me score +Colonialism"
    assert not table.bonus
