"""Chronicle of Zuo (2, red): AR140."""

from tests.sets.artifacts.tables import artifacts

SUPPLY = {2: "Calendar, Fermenting, Currency", 3: "Paper, Optics", 4: "Anatomy, Navigation"}
ZUO = "red: Chronicle of Zuo"
"""One crown and two bulbs."""


def test_the_fewest_castles_draw_a_2_and_a_tie_for_the_fewest_crowns_a_3() -> None:  # ruling 146
    table = artifacts(ZUO, "red: Oars", supply=SUPPLY)
    table.dogma("Chronicle of Zuo")
    assert table.me.hand == ["Calendar", "Paper"]


def test_the_fewest_of_nothing_draws_nothing() -> None:
    table = artifacts(f"{ZUO}; yellow: Masonry", "", supply=SUPPLY)
    table.dogma("Chronicle of Zuo")
    assert table.me.hand == []


def test_all_three_can_be_drawn() -> None:
    table = artifacts(ZUO, "red: Oars; blue: Tools", supply=SUPPLY)
    table.dogma("Chronicle of Zuo")
    assert table.you.hand == ["Anatomy", "Paper"]  # you have more castles, and as many crowns and bulbs
    assert table.bonus
    assert table.me.hand == ["Calendar", "Fermenting", "Navigation", "Optics"]


def test_a_sharer_compares_from_their_own_side() -> None:
    table = artifacts(ZUO, "purple: Philosophy", supply=SUPPLY)
    table.dogma("Chronicle of Zuo")
    assert table.you.hand == ["Calendar", "Paper"]  # as few castles, fewer crowns, more bulbs
    assert table.bonus
    assert table.me.hand == ["Anatomy", "Currency", "Fermenting"]


def test_each_other_player_is_compared_with() -> None:
    table = artifacts(f"{ZUO}; yellow: Masonry", "red: Metalworking; purple: Mysticism", "red: Oars", supply=SUPPLY)
    table.dogma("Chronicle of Zuo")
    assert table.me.hand == []  # the third has fewer castles, you have fewer crowns


def test_a_team_mate_is_another_player() -> None:  # decision 34
    castles = "red: Metalworking; purple: Mysticism", "red: Construction; purple: Monotheism"
    table = artifacts(f"{ZUO}; yellow: Masonry", castles[0], "", castles[1], teams="13-24", supply=SUPPLY)
    table.dogma("Chronicle of Zuo")
    assert table.me.hand == []


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(ZUO, "red: Archery", supply=SUPPLY)
    table.dogma("Chronicle of Zuo")
    assert table.you.hand == []
    assert table.me.hand == ["Calendar"]
    assert not table.bonus
