"""Chemistry."""

from splay.playing import play


def test_draws_and_scores_one_higher_than_the_highest_top_card_then_returns_from_the_score_pile() -> None:
    table = play(me="blue: Chemistry, Tools; red: Oars; score: Clothing", supply={6: "Canning"})
    table.dogma("Chemistry", me=["blue", "Clothing"])
    assert table.me.splay("blue") == "right"
    assert table.me.score == ["Canning"]
    assert table.bottom_of_supply(1) == "Clothing"


def test_the_card_just_scored_may_be_the_one_returned() -> None:
    table = play(me="blue: Chemistry; score: Clothing", supply={6: "Canning"})
    table.dogma("Chemistry", me=["Canning"])
    assert table.me.score == ["Clothing"]
    assert table.bottom_of_supply(6) == "Canning"


def test_the_highest_top_card_may_have_any_color_and_covered_cards_do_not_count() -> None:
    table = play(me="blue: Chemistry, Genetics; yellow: Canning", supply={7: "Sanitation"})
    table.dogma("Chemistry", me=["pass"])
    assert table.bottom_of_supply(7) == "Sanitation"
    assert table.me.splay("blue") == "none"


def test_with_an_empty_score_pile_the_drawn_card_goes_back_without_a_question() -> None:
    table = play(me="blue: Chemistry", supply={6: "Canning"})
    table.dogma("Chemistry")
    assert table.asked == []
    assert table.me.score == []
    assert table.me.scored == 1


def test_only_blue_can_be_splayed() -> None:
    table = play(me="blue: Chemistry, Tools; red: Oars, Archery")
    table.dogma("Chemistry", me=["pass"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]


def test_one_higher_than_ten_ends_the_game() -> None:
    table = play(me="blue: Chemistry; purple: A.I.; score: Tools", you="score: Oars")
    table.dogma("Chemistry")
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.me.score == ["Tools"]


def test_an_opponent_who_scores_and_returns_the_same_card_still_gives_the_bonus() -> None:
    table = play(me="blue: Chemistry", you="red: Coal", supply={6: "Canning, Vaccination", 5: "Banking"})
    table.dogma("Chemistry")
    assert table.supply(6)[-2:] == ["Canning", "Vaccination"]
    assert table.you.score == []
    assert table.bonus
    assert table.me.hand == ["Banking"]
