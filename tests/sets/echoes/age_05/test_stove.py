"""Stove (5, yellow): EC164."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

STOVE = "Stove"


def test_scores_a_top_card_without_a_factory_and_tucks_a_four() -> None:
    table = echoes(f"yellow: {STOVE}; blue: Tools, Writing; red: Coal", "", supply={4: "Gunpowder, Enterprise"})
    table.dogma(STOVE)
    assert effects(table) == [("me", STOVE, "echo"), ("me", STOVE, "dogma"), ("me", STOVE, "dogma_2")]
    assert table.me.score == ["Tools"]
    assert table.me.pile("blue") == ["Writing"]
    assert table.me.pile("red") == ["Coal", "Gunpowder"]
    assert (table.me.tucked, table.me.scored) == (1, 1)
    assert table.asked == []


def test_the_player_chooses_among_the_top_cards_without_a_factory() -> None:
    table = echoes(f"yellow: {STOVE}; blue: Tools; red: Coal; green: Sailing", "", supply={4: "Gunpowder"})
    table.dogma(STOVE, me=["Sailing"])
    assert table.asked == [("me", "card", ["tools", "sailing"])]
    assert table.changes == "me red +Gunpowder tucked; me green -Sailing; me score +Sailing"


def test_with_factories_everywhere_nothing_is_scored() -> None:
    table = echoes(f"yellow: {STOVE}; red: Coal, Oars", "", supply={4: "Enterprise"})
    table.dogma(STOVE)
    assert table.me.score == []
    assert table.me.pile("purple") == ["Enterprise"]


def test_a_four_tucked_under_a_lower_card_scores_another() -> None:
    table = echoes(f"yellow: {STOVE}; blue: Alchemy; red: Oars", "", supply={4: "Experimentation, Anatomy"})
    table.dogma(STOVE, me=["Oars"])
    assert table.changes == "me blue +Experimentation tucked; me red -Oars; me score +Anatomy +Oars"
    assert (table.me.tucked, table.me.scored) == (1, 2)


def test_under_a_four_or_alone_it_scores_none() -> None:
    under = echoes(f"yellow: {STOVE}; red: Gunpowder", "", supply={4: "Colonialism, Anatomy"})
    under.dogma(STOVE)
    assert under.changes == "me red +Colonialism tucked"
    alone = echoes(f"yellow: {STOVE}", "", supply={4: "Colonialism, Anatomy"})
    alone.dogma(STOVE)
    assert alone.changes == "me red +Colonialism"
    assert alone.supply(4)[0] == "Anatomy"


def test_looks_at_the_color_that_was_tucked_alone() -> None:
    table = echoes(f"yellow: {STOVE}; blue: Alchemy; red: Oars", "", supply={4: "Anatomy, Gunpowder"})
    table.dogma(STOVE, me=["Oars"])
    assert table.changes == "me red -Oars; me yellow +Anatomy tucked; me score +Oars"


def test_may_splay_green_right() -> None:
    table = echoes(f"yellow: {STOVE}, Masonry; green: Invention, Clothing", "", supply={4: "Anatomy"})
    table.dogma(STOVE, me=["green"])
    assert table.asked == [("me", "splay", ["color:green", "pass"])]
    assert table.changes == "me green splayed right; me yellow +Anatomy tucked"


def test_the_splay_may_be_declined() -> None:
    table = echoes(f"yellow: {STOVE}; green: Invention, Clothing", "", supply={4: "Anatomy"})
    table.dogma(STOVE, me=["pass"])
    assert table.changes == "me yellow +Anatomy tucked"


def test_covered_and_splayed_left_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"yellow left: Masonry, {STOVE}; blue: Tools", "")
    table.dogma("Masonry", me=["Tools"])
    assert effects(table)[0] == ("me", STOVE, "echo")
    assert table.changes == "me blue -Tools; me score +Tools"


def test_as_many_factories_share() -> None:
    table = echoes(f"yellow: {STOVE}", "green: Invention; blue: Tools", supply={4: "Enterprise, Gunpowder", 5: "Coal"})
    table.dogma(STOVE)
    assert table.changes == (
        "me red +Gunpowder; me hand +Coal; you blue -Tools; you purple +Enterprise; you score +Tools"
    )
    assert table.bonus


def test_without_a_factory_does_not_share() -> None:
    table = echoes(f"yellow: {STOVE}", "blue: Tools", supply={4: "Enterprise"})
    table.dogma(STOVE)
    assert table.changes == "me purple +Enterprise"
    assert not table.bonus
