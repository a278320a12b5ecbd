"""Complex Numbers (4, blue): AR229."""

from splay.views.how_sure import MAYBE, NEVER
from splay.views.preview import preview
from tests.sets.artifacts.tables import RELICS_TOO, relics

COMPLEX = "blue: Complex Numbers"
BOTH = [*RELICS_TOO, "echoes"]


def test_a_card_with_the_icons_of_a_top_card_claims_an_achievement_of_its_value() -> None:  # rulings 84, 255
    table = relics(f"{COMPLEX}; red: Metalworking; hand: Masonry, Tools", "").dogma("Complex Numbers", me=["Masonry"])
    assert table.asked == [("me", "card", ["masonry", "pass"])]
    assert table.shown == ["Masonry"]
    assert (table.me.achievements, table.me.hand) == (["1"], ["Masonry", "Tools"])


def test_the_order_of_the_icons_says_nothing_but_their_number_does() -> None:
    table = relics(f"{COMPLEX}; red: Archery; hand: Metalworking", "").dogma("Complex Numbers")
    assert table.asked == [("me", "card", ["pass"])]  # two castles and a bulb are not three castles


def test_the_achievement_has_the_value_of_the_revealed_card() -> None:  # ruling 255
    table = relics(f"{COMPLEX}; red: Archery; hand: Engineering", "").dogma("Complex Numbers", me=["Engineering"])
    assert table.me.achievements == ["3"]


def test_a_bonus_is_an_icon_of_its_number_and_an_echo_effect_is_none() -> None:  # ruling 84
    position = f"{COMPLEX}; purple: Puppet; hand: Crossbow, Noodles, Bell"  # two castles each, and a bonus of 3
    table = relics(position, "", sets=BOTH).dogma("Complex Numbers", me=["Crossbow"])
    assert table.asked == [("me", "card", ["crossbow", "pass"])]  # the others have a bonus of 1, or an echo effect
    assert table.me.achievements == ["2"]


def test_the_icons_of_a_covered_card_do_not_fit() -> None:
    table = relics(f"{COMPLEX}; red up: Archery, Metalworking; hand: Masonry", "").dogma("Complex Numbers")
    assert table.asked == [("me", "card", ["pass"])]


def test_an_achievement_that_is_gone_cannot_be_claimed() -> None:
    table = relics(f"{COMPLEX}; red: Metalworking; hand: Masonry", "achievements: 1", available="2, 3")
    table.dogma("Complex Numbers", me=["Masonry"])
    assert (table.me.achievements, table.shown) == ([], ["Masonry"])


def test_it_may_be_declined() -> None:
    table = relics(f"{COMPLEX}; red: Metalworking; hand: Masonry", "").dogma("Complex Numbers", me=["pass"])
    assert (table.me.achievements, table.shown) == ([], [])


def test_an_empty_hand_is_not_asked() -> None:
    table = relics(f"{COMPLEX}; red: Metalworking", "").dogma("Complex Numbers")
    assert table.asked == []


def test_a_sharer_can_claim_first() -> None:
    table = relics(f"{COMPLEX}", "blue: Experimentation; red: Metalworking; hand: Masonry", supply={4: "Colonialism"})
    table.dogma("Complex Numbers", you=["Masonry"])
    assert table.changes == "me hand +Colonialism; you achievements +1; available -1"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = relics(COMPLEX, "red: Archery; hand: Engineering").dogma("Complex Numbers")
    assert table.asked == []
    assert not table.bonus


def test_what_another_hand_may_have_is_not_foretold_as_nothing() -> None:  # only Code of Laws would fit, of all [1]
    for hand in ("Oars", "Code of Laws"):
        table = relics("blue: Complex Numbers", f"green: Sailing; blue: Writing; hand: {hand}", seed=1)
        seen = preview(table.game, 0, 0, "dogma:complex-numbers")
        assert (seen.changes, seen.bonus) == (MAYBE, MAYBE)
        assert preview(table.game, 1, 0, "dogma:complex-numbers").changes == (NEVER if hand == "Oars" else MAYBE)
