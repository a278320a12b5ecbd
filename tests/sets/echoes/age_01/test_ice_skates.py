"""Ice Skates (1, green): EC119; ruling 267."""

import pytest

from splay.core.game import Game
from splay.core.question import ASK_BRANCH, ASK_CARD, Question
from splay.core.turn import perform
from splay.playing import OffScript
from splay.views.preview import TakeEverything, find_action, preview
from tests.sets.echoes.tables import echoes, forecast


def test_for_each_card_returned_melds_a_2_or_foreshadows_a_3_and_loses_the_highest_top_card() -> None:
    table = echoes(
        "green: Ice Skates; yellow: Anatomy; hand: Oars, Tools", "", supply={2: "Calendar, Currency", 3: "Paper"}
    )
    table.dogma("Ice Skates", me=["Oars", "Tools", 1, 2])
    assert table.asked == [
        ("me", ASK_CARD, ["tools", "oars", "pass"]),
        ("me", ASK_CARD, ["tools", "pass"]),
        ("me", ASK_BRANCH, ["branch:1", "branch:2"]),
        ("me", ASK_BRANCH, ["branch:1", "branch:2"]),
    ]
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.me.pile("blue") == ["Calendar"]
    assert forecast(table) == ["Paper"]
    assert table.me.hand == []
    assert table.bottom_of_supply(4) == "Anatomy"
    assert table.me.pile("yellow") == []
    assert table.me.pile("green") == ["Ice Skates"]
    assert not table.bonus


def test_each_is_decided_after_the_draw_before() -> None:  # ruling 267
    table = echoes("green: Ice Skates; hand: Oars, Tools", "", supply={2: "Calendar, Currency"})
    with pytest.raises(OffScript, match="no answer left for me: <branch"):
        table.dogma("Ice Skates", me=["Oars", "Tools", 1])
    assert [kind for _, kind, _ in table.asked] == [ASK_CARD, ASK_CARD, ASK_BRANCH, ASK_BRANCH]
    assert table.me.pile("blue") == ["Calendar"]


def test_at_most_three_are_returned() -> None:
    table = echoes(
        "green: Ice Skates; hand: Oars, Tools, Sailing, Bell", "",
        supply={2: "Calendar, Currency", 3: "Paper"},
    )  # fmt: skip
    table.dogma("Ice Skates", me=["Oars", "Tools", "Sailing", 2, 1, 1, "Currency"])
    assert table.me.hand == ["Bell"]
    assert forecast(table) == ["Paper"]
    assert table.me.pile("blue") == ["Calendar"]
    assert table.bottom_of_supply(2) == "Currency"  # the second 2 melded covered Ice Skates and was lost
    assert table.me.pile("green") == ["Ice Skates"]


def test_fewer_may_be_returned() -> None:
    table = echoes("green: Ice Skates; yellow: Anatomy; hand: Oars, Bell", "", supply={2: "Calendar, Currency"})
    table.dogma("Ice Skates", me=["Oars", "pass", 1])
    assert table.changes == "me blue +Calendar; me yellow -Anatomy; me hand -Oars"
    assert table.supply(2)[0] == "Currency"


def test_who_returns_none_still_loses_the_highest_top_card() -> None:  # the last sentence has no condition
    table = echoes("green: Ice Skates; yellow: Anatomy; hand: Oars", "", supply={2: "Calendar"})
    table.dogma("Ice Skates", me=["pass"])
    assert table.me.hand == ["Oars"]
    assert table.me.pile("yellow") == []
    assert table.supply(2)[0] == "Calendar"
    assert forecast(table) == []


def test_with_an_empty_hand_and_one_top_card_it_goes_itself() -> None:
    table = echoes("green: Ice Skates, Sailing", "")
    table.dogma("Ice Skates")
    assert table.asked == []
    assert table.me.pile("green") == ["Sailing"]
    assert table.game.supply("echoes", 1).cards[0].name == "Ice Skates"


def test_the_player_chooses_among_the_highest_top_cards() -> None:
    table = echoes("green: Ice Skates; yellow: Anatomy; red: Gunpowder; purple: Education", "")
    table.dogma("Ice Skates", me=["Gunpowder"])
    assert table.asked == [("me", ASK_CARD, ["gunpowder", "anatomy"])]
    assert table.bottom_of_supply(4) == "Gunpowder"
    assert table.me.pile("red") == []
    assert table.me.pile("yellow") == ["Anatomy"]


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "green: Ice Skates, Clothing", "purple: Code of Laws; hand: Oars", supply={1: "Writing", 2: "Calendar"}
    )
    table.dogma("Ice Skates", you=["Oars", 1])
    assert table.changes == "me green -Ice Skates; me hand +Writing; you hand -Oars; supply 2 -Calendar +Calendar"
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("green: Ice Skates", "red: Oars")
    table.dogma("Ice Skates")
    assert table.changes == "me green -Ice Skates"
    assert not table.bonus


def test_each_question_says_which_time_it_is() -> None:
    table = echoes("green: Ice Skates; hand: Oars, Tools", "", supply={2: "Calendar, Currency"})
    seen: list[tuple[int, int]] = []

    class Watching(TakeEverything):
        def decide(self, game: Game, question: Question) -> int:
            if question.kind == ASK_BRANCH:
                seen.append((question.time, question.times))
            return super().decide(game, question)

    table.game.decider = Watching(share=0)
    me = table.game.players[0]
    perform(table.game, me, find_action(me, "dogma:ice-skates", own=True))
    assert seen == [(1, 2), (2, 2)]


def test_a_preview_takes_either_way_for_every_card_returned() -> None:
    game = echoes("green: Ice Skates; hand: Oars, Tools, Sailing", "").game
    assert preview(game, 0, 0, "dogma:ice-skates").players[0].zones["forecast"] == (0, 3)
