"""Evolution (7, blue)."""

from splay.playing import play


def test_scores_an_8_and_returns_another_score_card() -> None:
    table = play(me="blue: Evolution; score: Tools, Alchemy", supply={8: "Flight"})
    table.dogma("Evolution", me=[1, "Tools"])
    assert table.me.score == ["Alchemy", "Flight"]
    assert table.me.scored == 1
    assert table.bottom_of_supply(1) == "Tools"
    assert table.me.hand == []


def test_may_return_the_very_card_it_scored() -> None:
    table = play(me="blue: Evolution; score: Tools", supply={8: "Flight"})
    table.dogma("Evolution", me=[1, "Flight"])
    assert table.me.score == ["Tools"]
    assert table.bottom_of_supply(8) == "Flight"


def test_must_return_the_only_score_card() -> None:
    table = play(me="blue: Evolution", supply={8: "Flight"})
    table.dogma("Evolution", me=[1])
    assert table.me.score == []
    assert table.bottom_of_supply(8) == "Flight"


def test_draws_one_above_the_highest_score_card() -> None:
    table = play(me="blue: Evolution; score: Tools, Alchemy", supply={4: "Navigation"})
    table.dogma("Evolution", me=[2])
    assert table.me.hand == ["Navigation"]
    assert table.me.score == ["Alchemy", "Tools"]


def test_an_empty_score_pile_gives_a_1() -> None:  # ruling 119
    table = play(me="blue: Evolution", supply={1: "Oars"})
    table.dogma("Evolution", me=[2])
    assert table.me.hand == ["Oars"]


def test_may_do_neither() -> None:  # ruling 70
    table = play(me="blue: Evolution; score: Tools", supply={2: "Philosophy", 8: "Flight"})
    table.dogma("Evolution", me=["pass"])
    assert table.asked == [("me", "branch", ["branch:1", "branch:2", "pass"])]
    assert table.me.hand == []
    assert table.me.score == ["Tools"]


def test_one_above_a_10_ends_the_game() -> None:  # hard case 14
    table = play(me="blue: Evolution; score: Robotics", you="score: Tools")
    table.dogma("Evolution", me=[2])
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.result.winners == ["me"]


def test_a_sharer_who_does_neither_brings_no_bonus() -> None:
    table = play(me="blue: Evolution", you="blue: Atomic Theory")
    table.dogma("Evolution", you=["pass"], me=["pass"])
    assert not table.bonus
    assert table.me.hand == []


def test_a_sharer_who_draws_brings_the_bonus() -> None:
    table = play(
        me="blue: Evolution", you="blue: Atomic Theory; score: Tools", supply={2: "Philosophy", 7: "Publications"}
    )
    table.dogma("Evolution", you=[2], me=["pass"])
    assert table.changes == "me hand +Publications; you hand +Philosophy"
    assert table.bonus
