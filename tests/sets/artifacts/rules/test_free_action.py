"""The free action at the start of a turn: AR045 to AR061."""

from __future__ import annotations

import pytest

from splay.core.event import EffectEvent
from splay.core.question import ASK_ACTION, ASK_FREE_ACTION
from splay.core.session import Session
from splay.core.symbols import BULB
from splay.locale.catalogue import load
from splay.playing import OffScript, PlayedTable
from splay.views.events import event_view
from splay.views.facts import facts_of
from splay.views.preview import Preview, preview
from splay.views.questions import open_questions
from splay.views.wording import Wording
from tests.core.rules.reports import effects
from tests.sets.artifacts.tables import artifacts, displayed

GIRL = "Dancing Girl"
SHOWN = f"display: {GIRL}"


def turn(*players: str, **more: object) -> PlayedTable:
    """A table at which my turn begins, with a free action if there is one."""
    return artifacts(*players, free_action=True, **more)


def test_a_turn_begins_with_the_choice_to_use_return_or_keep_it() -> None:  # AR045 AR046
    session = Session(artifacts(SHOWN, "hand: Tools", turn=1, actions_left=1).game)
    session.answer(1, "draw")
    assert (session.questions[0].kind, session.questions[0].seat) == (ASK_FREE_ACTION, 0)
    assert session.questions[0].keys() == ["dogma:dancing-girl", "return:dancing-girl", "pass"]
    session.answer(0, "pass")
    assert (session.questions[0].kind, session.game.actions_left) == (ASK_ACTION, 2)


def test_it_is_not_the_one_action_of_a_first_turn() -> None:  # AR046, CO027 CO028
    table = turn(SHOWN, "", actions_left=1, turn_number=1).free("dogma:dancing-girl")
    assert (table.turn, table.game.actions_left) == ("me", 1)
    assert table.changes == "me display -Dancing Girl"


def test_it_comes_once_and_only_at_the_start_of_the_turn() -> None:  # AR047
    table = turn(SHOWN, "").free("pass")
    with pytest.raises(OffScript, match="there is no such free action now"):
        table.free("return:dancing-girl")
    assert displayed(table) == [GIRL]
    assert table.draw().changes == "me hand +Sailing"


def test_an_artifact_dug_in_the_turn_waits_for_a_later_one() -> None:  # AR047
    session = Session(artifacts("yellow: Masonry; hand: Domestication", "hand: Tools").game)
    session.answer(0, "meld:domestication")
    assert session.questions[0].kind == ASK_ACTION
    session.answer(0, "draw")
    session.answer(1, "draw")
    session.answer(1, "draw")
    assert (session.questions[0].kind, session.questions[0].seat) == (ASK_FREE_ACTION, 0)


def test_its_featured_icons_count_for_that_dogma_alone() -> None:  # AR048 AR049
    table = turn(SHOWN, "purple: Philosophy", "blue: Writing").free("dogma:dancing-girl")
    assert [event.counts for event in table.events if isinstance(event, EffectEvent)] == [[3, 3, 2]] * 3
    assert effects(table) == [("you", GIRL, "compel"), ("you", GIRL, "dogma"), ("me", GIRL, "dogma")]
    assert table.game.players[0].count(BULB) == 0
    assert table.changes == "me display -Dancing Girl"


def test_icons_on_the_board_are_added_to_its_own() -> None:  # AR049, CO033 in part
    table = turn(f"{SHOWN}; blue: Writing", "purple: Philosophy; red: Archery").free("dogma:dancing-girl")
    assert effects(table) == [("me", GIRL, "dogma")]
    assert table.changes == "me display -Dancing Girl"


def test_effects_that_count_icons_do_not_count_its_own() -> None:  # AR050
    me = "display: Chronicle of Zuo; red: Metalworking; green: Sailing"
    table = turn(me, "red: Archery", supply={4: "Gunpowder"}).free("dogma:chronicle-of-zuo")
    assert table.changes == (  # nobody has fewer bulbs than none: the two on display are none of the board
        "me hand +Gunpowder; me display -Chronicle of Zuo"
    )


def test_a_share_brings_the_bonus_after_the_artifact_has_left_the_display() -> None:  # AR052 AR054, CO032 in part
    table = turn("display: Barque-Longue La Belle", "red: Coal", supply={5: "Banking, Measurement, Steam Engine"})
    table.free("dogma:barque-longue-la-belle")
    kinds = [event.kind for event in table.events]
    assert kinds.index("return") < kinds.index("bonus")
    assert table.changes == (
        "me green +Measurement; me hand +Steam Engine; me display -Barque-Longue La Belle; you green +Banking"
    )
    assert displayed(table) == []


def test_it_is_returned_to_the_bottom_of_its_supply_after_all_its_effects() -> None:  # AR053
    table = turn(SHOWN, "").free("dogma:dancing-girl")
    assert displayed(table) == []
    assert table.game.supply("artifacts", 1).cards[0].name == GIRL
    assert [event.kind for event in table.events][-2:] == ["effect", "return"]


def test_nothing_is_returned_once_the_game_has_ended() -> None:  # AR055
    table = turn("display: Barque-Longue La Belle", "", supply=dict.fromkeys(range(5, 11), "end"))
    table.free("dogma:barque-longue-la-belle")
    assert table.result is not None
    assert displayed(table) == ["Barque-Longue La Belle"]


def test_after_fission_in_its_dogma_it_is_returned_too() -> None:  # AR053, decision 38
    table = turn("display: Yeager's Bell X-1A", "hand: Tools", supply={9: "Fission", 10: "Robotics"})
    table.free("dogma:yeagers-bell-x-1a")
    assert "Tools" in table.removed
    assert table.changes == "me display -Yeager's Bell X-1A; you hand -Tools; removed +Fission +Robotics +Tools"


def test_it_can_be_returned_without_being_used() -> None:  # AR056
    table = turn(SHOWN, "").free("return:dancing-girl")
    assert effects(table) == []
    assert table.game.supply("artifacts", 1).cards[0].name == GIRL
    assert table.game.actions_left == 2
    assert table.changes == "me display -Dancing Girl"


def test_it_stays_if_the_player_passes() -> None:  # AR057
    table = turn(SHOWN, "").free("pass")
    assert (displayed(table), table.events) == ([GIRL], [])


@pytest.mark.parametrize("key", ["dogma:dancing-girl", "return:dancing-girl"])
def test_an_empty_display_can_be_dug_for_in_the_same_turn(key: str) -> None:  # AR058
    table = turn(f"{SHOWN}; yellow: Masonry; hand: Domestication", "", supply={"artifacts 1": "Sibidu Needle"})
    assert table.free(key).changes == "me display -Dancing Girl"
    assert table.meld("Domestication").changes == (
        "me yellow +Domestication; me hand -Domestication; me display +Sibidu Needle"
    )


def test_what_it_scores_counts_for_monument() -> None:  # AR061, CO029
    table = turn("display: The Wealth of Nations; score: Tools", "", supply={1: "Oars, Masonry, Mysticism"})
    table.free("dogma:the-wealth-of-nations")
    assert table.changes == "me score +Masonry +Oars; me display -The Wealth of Nations"
    assert table.me.scored == 2
    assert table.draw().changes == "me hand +Mysticism"
    assert table.me.scored == 2


def test_what_democracy_remembers_ends_with_it() -> None:  # AR061, ruling 7
    table = turn(
        "display: The Daily Courant; purple: Democracy; hand: Tools, Oars",
        "purple: Philosophy; hand: Sailing",
        supply={6: "Classification", 8: "Flight, Rocketry"},
    )
    table.free("dogma:the-daily-courant", me=[1, "Democracy", "Tools", "Oars"])
    assert table.changes == "me hand -Oars -Tools; me score +Flight; me display -The Daily Courant"
    table.dogma("Democracy", you=["Sailing"], me=[])
    assert table.changes == (  # Rocketry for one card against none, and not against the two before
        "me hand +Classification; you hand -Sailing; you score +Rocketry"
    )


def test_nobody_else_is_asked_for_a_free_action() -> None:
    session = Session(artifacts("", f"hand: Tools; {SHOWN}", free_action=True).game)
    assert (session.questions[0].kind, session.questions[0].seat) == (ASK_ACTION, 0)


def test_skipping_it_can_be_undone() -> None:
    session = Session(artifacts(SHOWN, "hand: Tools", free_action=True).game)
    session.answer(0, "pass")
    assert session.questions[0].kind == ASK_ACTION
    session.undo(0)
    assert session.questions[0].kind == ASK_FREE_ACTION


def test_the_question_and_its_answers_have_words() -> None:
    session = Session(artifacts(SHOWN, "", free_action=True).game)
    (asked,) = open_questions(session, 0)
    assert asked.prompt is not None
    assert asked.prompt.key == "prompt-free_action"
    assert [option.message.key for option in asked.options if option.message] == [
        "option-dogma", "option-return", "option-pass-free_action",
    ]  # fmt: skip
    (waiting,) = open_questions(session, 1)
    assert waiting.prompt is not None
    assert waiting.prompt.key == "waits-free_action"


def test_the_story_tells_it_from_the_same_action_of_the_turn() -> None:
    free = turn(SHOWN, "").free("dogma:dancing-girl")
    assert free.changes == "me display -Dancing Girl"
    wording = Wording(load("en"), ["Ann", "Bob"], free.game.deck)
    told = event_view(free.events[0], 1)
    assert told.free
    assert wording.sentence(told).startswith("Ann used Dancing Girl from display, for free.")
    counted = artifacts("yellow: Dancing Girl", "").dogma(GIRL)
    assert not event_view(counted.events[0], 1).free
    assert wording.sentence(event_view(counted.events[0], 1)).startswith("Ann used Dancing Girl. ")


def test_the_facts_say_whom_the_artifact_on_display_would_reach_in_any_turn() -> None:  # AR077
    facts = facts_of(artifacts("", SHOWN, "purple: Philosophy", "display: Battleship Yamato").game)
    (girl,) = facts.players[1].free
    assert (girl.card, girl.reach.shares, girl.reach.hit, girl.reach.counts) == ("dancing-girl", [2], [2], [0, 3, 3, 0])
    assert [player.free for player in facts.players if player.seat != 1] == [[], [], []]


def test_a_preview_does_not_take_its_return_for_a_change() -> None:  # AR053
    game = turn("display: Treaty of Kadesh", "").game
    seen = preview(game, 0, 0, "dogma:treaty-of-kadesh")  # compels nobody, and no top card has a demand
    assert (seen.changes, told(seen)) == ("never", [("returns", "always", "preview-returned-in-vain")])
    changing = preview(turn("display: The Wealth of Nations", "").game, 0, 0, "dogma:the-wealth-of-nations")
    assert (changing.changes, told(changing)) == ("always", [("returns", "always", "preview-returned")])
    assert told(preview(game, 0, 0, "return:treaty-of-kadesh")) == []


def told(seen: Preview) -> list[tuple[str, str, str]]:
    """What a preview tells besides: the kind, how sure it is, and the key of its text."""
    return [(one.kind, one.sure, one.message.key) for one in seen.brings]


def test_a_preview_of_a_top_card_returns_nothing() -> None:
    seen = preview(artifacts("blue: Treaty of Kadesh", "").game, 0, 0, "dogma:treaty-of-kadesh")
    assert (seen.changes, told(seen)) == ("never", [])


def test_a_preview_says_whom_it_would_reach() -> None:  # AR077
    game = turn(SHOWN, "purple: Philosophy; blue: Writing", "purple: Mysticism").game
    seen = preview(game, 0, 0, "dogma:dancing-girl")
    assert (seen.shares, seen.hit, seen.counts) == ([1], [1], [3, 5, 0])
    assert preview(game, 0, 0, "return:dancing-girl").changes == "always"
