"""Along the River during the Qingming Festival (3, yellow): AR155."""

from tests.sets.artifacts.tables import artifacts

FESTIVAL = "Along the River during the Qingming Festival"


def test_draws_until_a_yellow_card_is_tucked() -> None:
    table = artifacts(
        f"yellow: {FESTIVAL}", "", supply={4: "Gunpowder, Invention, Experimentation, Anatomy, Enterprise"}
    )
    table.dogma(FESTIVAL)
    assert table.shown == ["Gunpowder", "Invention", "Experimentation", "Anatomy"]
    assert table.me.hand == ["Experimentation", "Gunpowder", "Invention"]
    assert table.me.pile("yellow") == [FESTIVAL, "Anatomy"]
    assert table.me.tucked == 1
    assert table.supply(4)[0] == "Enterprise"


def test_a_purple_card_is_scored_and_counts_for_monument() -> None:  # ruling 224
    table = artifacts(f"yellow: {FESTIVAL}", "", supply={4: "Enterprise, Anatomy"})
    table.dogma(FESTIVAL)
    assert table.me.score == ["Enterprise"]
    assert table.me.scored == 1
    assert table.me.hand == []
    assert table.supply(4)[0] == "Anatomy"


def test_goes_on_with_higher_cards() -> None:
    table = artifacts(f"yellow: {FESTIVAL}", "", supply={4: "Gunpowder, end", 5: "Statistics"})
    table.dogma(FESTIVAL)
    assert table.changes == "me yellow +Statistics tucked; me hand +Gunpowder"


def test_the_game_ends_if_neither_color_is_left() -> None:  # ruling 11
    ends = dict.fromkeys(range(5, 10), "end")
    table = artifacts(
        f"yellow: {FESTIVAL}; score: Tools", "", supply={4: "Gunpowder, end", 10: "Software, end", **ends}
    )
    table.dogma(FESTIVAL)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(f"yellow: {FESTIVAL}", "red: Optics", supply={3: "Paper", 4: "Reformation, Gunpowder, Anatomy"})
    table.dogma(FESTIVAL)
    assert table.you.score == ["Reformation"]
    assert table.me.pile("yellow") == [FESTIVAL, "Anatomy"]
    assert table.bonus
    assert table.me.hand == ["Gunpowder", "Paper"]


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(f"yellow: {FESTIVAL}", "green: Currency", supply={4: "Anatomy"})
    table.dogma(FESTIVAL)
    assert table.me.pile("yellow") == [FESTIVAL, "Anatomy"]
    assert not table.bonus
