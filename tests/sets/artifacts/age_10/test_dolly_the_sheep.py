"""Dolly the Sheep (10, yellow): AR224."""

from tests.sets.artifacts.tables import artifacts


def test_domestication_at_the_bottom_wins() -> None:
    table = artifacts("yellow: Dolly the Sheep, Domestication").dogma("Dolly the Sheep", me=["pass", "no"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Dolly the Sheep")


def test_scoring_the_bottom_card_can_uncover_domestication() -> None:  # ruling 184
    table = artifacts("yellow: Dolly the Sheep, Domestication, Masonry").dogma("Dolly the Sheep", me=["Masonry", "no"])
    assert table.asked[0] == ("me", "card", ["masonry", "pass"])  # the bottom card alone
    assert table.me.score == ["Masonry"]
    assert table.me.scored == 1
    assert table.result is not None


def test_the_tucked_card_can_be_domestication() -> None:  # ruling 184
    table = artifacts("yellow: Dolly the Sheep, Masonry", supply={1: "Domestication"})
    table.dogma("Dolly the Sheep", me=["pass", "yes"])
    assert table.me.pile("yellow") == ["Dolly the Sheep", "Masonry", "Domestication"]
    assert table.result is not None


def test_another_bottom_card_melds_the_highest_card_in_hand_and_draws() -> None:
    table = artifacts(
        "yellow: Dolly the Sheep, Masonry; hand: Paper, Tools",
        supply={1: "Agriculture", 10: "Software"},
    )
    table.dogma("Dolly the Sheep", me=["pass", "yes"])
    assert table.result is None
    assert table.me.pile("yellow") == ["Dolly the Sheep", "Masonry", "Agriculture"]
    assert table.me.pile("green") == ["Paper"]
    assert table.me.hand == ["Software", "Tools"]
    assert table.me.tucked == 1


def test_domestication_anywhere_else_does_not_win() -> None:
    table = artifacts("yellow: Dolly the Sheep, Domestication, Masonry")
    table.dogma("Dolly the Sheep", me=["pass", "no"])
    assert table.result is None
    assert len(table.me.hand) == 1


def test_scoring_domestication_gives_the_win_away() -> None:
    table = artifacts("yellow: Dolly the Sheep, Domestication", supply={10: "Software"})
    table.dogma("Dolly the Sheep", me=["Domestication", "no"])
    assert table.result is None
    assert table.changes == "me yellow -Domestication; me hand +Software; me score +Domestication"


def test_it_can_score_itself() -> None:
    table = artifacts("yellow: Dolly the Sheep", supply={10: "Software"})
    table.dogma("Dolly the Sheep", me=["Dolly the Sheep", "no"])
    assert table.me.score == ["Dolly the Sheep"]
    assert table.me.pile("yellow") == []
    assert table.me.hand == ["Software"]


def test_the_highest_of_several_is_chosen() -> None:
    table = artifacts("yellow: Dolly the Sheep; hand: Paper, Optics, Tools", supply={10: "Software"})
    table.dogma("Dolly the Sheep", me=["pass", "no", "Optics"])
    assert table.me.pile("red") == ["Optics"]
    assert table.me.hand == ["Paper", "Software", "Tools"]


def test_a_sharer_without_yellow_is_asked_only_to_draw() -> None:
    table = artifacts("yellow: Dolly the Sheep", "blue: Software", supply={10: "Databases, A.I., Robotics"})
    table.dogma("Dolly the Sheep", you=["no"], me=["pass", "no"])
    assert table.asked[0] == ("you", "may", ["yes", "no"])
    assert table.you.hand == ["Databases"]
    assert table.bonus
    assert table.me.hand == ["A.I.", "Robotics"]


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts("yellow: Dolly the Sheep", "green: Bicycle", supply={10: "A.I."}).dogma(
        "Dolly the Sheep", me=["pass", "no"]
    )
    assert table.changes == "me hand +A.I."
    assert not table.bonus
