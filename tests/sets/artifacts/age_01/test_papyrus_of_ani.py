"""Papyrus of Ani (1, red): AR127."""

from tests.sets.artifacts.tables import artifacts


def test_a_purple_card_two_higher_is_melded_and_its_non_demand_effects_are_executed_alone() -> None:
    table = artifacts(
        "red: Papyrus of Ani; purple: Code of Laws; hand: Mysticism, Tools", "hand: Masonry", supply={3: "Feudalism"}
    )
    table.dogma("Papyrus of Ani", me=["base", "purple"])
    assert table.shown == ["Mysticism", "Feudalism"]  # decision 46: shown as it leaves
    assert table.bottom_of_supply(1) == "Mysticism"
    assert table.changes == (  # Feudalism's demand is not executed
        "me purple +Feudalism; me purple splayed left; me hand -Mysticism"
    )


def test_another_color_is_kept() -> None:
    table = artifacts("red: Papyrus of Ani; hand: Mysticism, Tools", "", supply={3: "Paper"})
    table.dogma("Papyrus of Ani", me=["base"])
    assert table.shown == ["Mysticism", "Paper"]
    assert table.me.hand == ["Paper", "Tools"]


def test_every_set_in_play_can_be_chosen() -> None:  # ruling 269
    table = artifacts("red: Papyrus of Ani; hand: Philosophy", "", supply={"artifacts 4": "Moses"})
    table.dogma("Papyrus of Ani", me=["artifacts"])
    assert table.asked[-1] == ("me", "set", ["set:base", "set:artifacts"])
    assert table.me.hand == ["Moses"]


def test_a_set_without_such_a_card_gives_a_base_card() -> None:  # AR015
    table = artifacts("red: Papyrus of Ani; hand: Mysticism", "", supply={"artifacts 3": "end", 3: "Education"})
    table.dogma("Papyrus of Ani", me=["artifacts"])
    assert table.changes == "me purple +Education; me hand -Mysticism"


def test_the_player_chooses_among_several_purple_cards() -> None:
    table = artifacts("red: Papyrus of Ani; hand: Mysticism, Philosophy, Tools", "", supply={4: "Anatomy"})
    table.dogma("Papyrus of Ani", me=["Philosophy", "base"])
    assert table.me.hand == ["Anatomy", "Mysticism", "Tools"]


def test_without_a_purple_card_the_hand_is_shown_and_nothing_drawn() -> None:
    table = artifacts("red: Papyrus of Ani; hand: Tools, Oars", "", supply={3: "Education"})
    table.dogma("Papyrus of Ani")
    assert sorted(table.shown) == ["Oars", "Tools"]
    assert table.me.hand == ["Oars", "Tools"]


def test_an_empty_hand_does_nothing() -> None:
    table = artifacts("red: Papyrus of Ani", "")
    table.dogma("Papyrus of Ani")
    assert table.asked == []
    assert table.me.hand == []


def test_two_above_a_9_ends_the_game() -> None:
    table = artifacts("red: Papyrus of Ani; hand: Services", "score: Tools")
    table.dogma("Papyrus of Ani", me=["base"])
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.result.winners == ["you"]


def test_a_sharer_who_returns_a_card_brings_the_bonus() -> None:
    table = artifacts("red: Papyrus of Ani", "blue: Pottery; hand: Mysticism", supply={1: "Oars", 3: "Paper"})
    table.dogma("Papyrus of Ani", you=["base"])
    assert table.you.hand == ["Paper"]
    assert table.bonus
    assert table.me.hand == ["Oars"]


def test_a_sharer_without_a_purple_card_brings_none() -> None:
    table = artifacts("red: Papyrus of Ani", "blue: Pottery; hand: Tools")
    table.dogma("Papyrus of Ani")
    assert table.shown == ["Tools"]
    assert not table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("red: Papyrus of Ani", "green: Sailing; purple: Code of Laws; hand: Mysticism")
    table.dogma("Papyrus of Ani")
    assert table.you.hand == ["Mysticism"]
    assert not table.bonus
