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
    assert table.changes == "me green -Hudson's Bay Company Archives; me score +Hudson's Bay Company Archives"


def test_without_any_card_nothing_happens() -> None:
    table = artifacts(f"display: {ARCHIVES}; hand: Tools", "", free_action=True)
    table.free("dogma:hudsons-bay-company-archives")
    assert table.changes == "me display -Hudson's Bay Company Archives"
    assert table.asked == []


def test_melds_from_the_score_pile_also_if_nothing_was_scored() -> None:
    table = artifacts(f"display: {ARCHIVES}; score: Tools", "", free_action=True)
    table.free("dogma:hudsons-bay-company-archives")
    assert table.changes == "me blue +Tools; me score -Tools; me display -Hudson's Bay Company Archives"


def test_six_bottom_cards_scored_in_a_turn_give_the_monument() -> None:
    table = artifacts(f"green: {ARCHIVES}; red: Oars; blue: Tools; yellow: Masonry; purple: Mysticism; scored: 1", "")
    table.dogma(ARCHIVES, me=["Tools"])
    assert table.changes == (
        "me red -Oars; me green -Hudson's Bay Company Archives; me yellow -Masonry; me purple -Mysticism; "
        "me score +Hudson's Bay Company Archives +Masonry +Mysticism +Oars; me achievements +Monument; "
        "available -Monument"
    )


def test_as_many_crowns_share() -> None:
    table = artifacts(f"green: {ARCHIVES}", "green: Sailing; red: Archery, Metalworking", supply={5: "Coal"})
    table.dogma(ARCHIVES, you=["Metalworking"])
    assert table.changes == (
        "me hand +Coal; you red is Metalworking, Archery; you red splayed right; you green -Sailing; you score +Sailing"
    )
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(f"green: {ARCHIVES}", "red: Oars")
    table.dogma(ARCHIVES)
    assert table.you.pile("red") == ["Oars"]
    assert not table.bonus
