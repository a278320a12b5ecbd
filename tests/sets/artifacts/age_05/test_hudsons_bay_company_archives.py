"""Hudson's Bay Company Archives (5, green): AR173."""

from tests.sets.artifacts.tables import artifacts

ARCHIVES = "Hudson's Bay Company Archives"


def test_scores_the_bottom_cards_melds_a_scored_card_and_splays_its_color_right() -> None:
    table = artifacts(f"green: {ARCHIVES}, Sailing; red left: Coal, Gunpowder, Oars; score: Engineering", "")
    table.dogma(ARCHIVES, me=["Engineering"])
    assert table.me.score == ["Oars", "Sailing"]
    assert table.me.scored == 2
    assert table.me.pile("red") == ["Engineering", "Coal", "Gunpowder"]
    assert table.me.splay("red") == "right"
    assert table.me.pile("green") == [ARCHIVES]
    assert table.me.splay("green") == "none"


def test_the_only_card_of_a_color_is_its_bottom_card_and_may_be_melded_again() -> None:
    table = artifacts(f"green: {ARCHIVES}; red: Oars; hand: Tools", "")
    table.dogma(ARCHIVES, me=["Oars"])
    assert table.asked == [("me", "card", ["oars", "hudsons-bay-company-archives"])]
    assert table.me.score == [ARCHIVES]
    assert table.me.pile("red") == ["Oars"]
    assert table.me.splay("red") == "none"
    assert table.me.hand == ["Tools"]


def test_without_any_card_nothing_happens() -> None:
    table = artifacts(f"display: {ARCHIVES}; hand: Tools", "", free_action=True)
    table.free("dogma:hudsons-bay-company-archives")
    assert (table.me.score, table.me.hand) == ([], ["Tools"])
    assert table.asked == []


def test_melds_from_the_score_pile_also_if_nothing_was_scored() -> None:
    table = artifacts(f"display: {ARCHIVES}; score: Tools", "", free_action=True)
    table.free("dogma:hudsons-bay-company-archives")
    assert (table.me.score, table.me.pile("blue")) == ([], ["Tools"])


def test_six_bottom_cards_scored_in_a_turn_give_the_monument() -> None:
    table = artifacts(f"green: {ARCHIVES}; red: Oars; blue: Tools; yellow: Masonry; purple: Mysticism; scored: 1", "")
    table.dogma(ARCHIVES, me=["Tools"])
    assert table.me.achievements == ["Monument"]


def test_as_many_crowns_share() -> None:
    table = artifacts(f"green: {ARCHIVES}", "green: Sailing; red: Archery, Metalworking")
    table.dogma(ARCHIVES, you=["Metalworking"])
    assert table.you.pile("red") == ["Metalworking", "Archery"]
    assert table.you.splay("red") == "right"
    assert table.you.score == ["Sailing"]
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(f"green: {ARCHIVES}", "red: Oars")
    table.dogma(ARCHIVES)
    assert table.you.pile("red") == ["Oars"]
    assert not table.bonus
