"""The words that artifacts need: AR108 to AR121."""

from __future__ import annotations

import pytest

from splay.core.action import ACHIEVE_ACTIONS
from splay.core.dogma import DogmaRun
from splay.core.event import REMOVE, ChoiceEvent
from splay.core.game import Game
from splay.core.player import Player
from splay.core.question import TO_RETURN, TO_TRANSFER, Decider, Question, Unanswered
from splay.core.session import Session
from splay.core.symbols import COLORS, LEFT, RED, UNSPLAYED, UP
from splay.core.turn import alphabetical
from splay.locale.catalogue import load
from splay.playing import PlayedTable, Script
from splay.playing.script import Answer
from splay.records.stored_events import events_from, stored_event
from splay.views.events import event_view
from splay.views.questions import open_questions, question_view
from splay.views.view import SPECTATOR, view_of
from splay.views.wording import Wording
from tests.core.rules.reports import effects
from tests.sets.artifacts.tables import artifacts, relics


def me_of(table: PlayedTable, *answers: Answer) -> Player:
    """Me, in the middle of an effect of my top card, with answers to what I am asked."""
    game = table.game
    me = game.players[0]
    game.decider = Script({"me": list(answers)})
    game.dirty = 0
    tops = me.tops().cards
    if tops:
        game.run = DogmaRun(tops[0], 0, [0] * len(game.players), None)
    return me


def keys(player: Player) -> list[str]:
    """What the player was last asked to choose from."""
    decider = player.game.decider
    assert isinstance(decider, Script)
    return decider.asked[-1][2]


def test_any_value_is_one_from_one_to_ten() -> None:  # AR108
    me = me_of(artifacts("blue: Tools", ""), 7)
    assert me.choose_value() == 7
    assert keys(me) == [f"value:{value}" for value in range(1, 11)]


def test_any_number_begins_with_zero() -> None:  # AR109
    table = artifacts("blue: Tools", "")
    me = me_of(table, 0)
    assert me.choose_number(3) == 0
    assert keys(me) == ["number:0", "number:1", "number:2", "number:3"]


def test_a_chosen_number_and_set_are_told_to_all_and_kept() -> None:  # AR109 AR116
    table = artifacts("blue: Tools", "")
    me = me_of(table, 2, "artifacts")
    me.choose_number(3)
    assert me.choose_set() == "artifacts"
    words = Wording(load(), ("Ann", "Bob"), table.game.deck)
    told = [event_view(event, 1).message for event in table.events]
    assert [words.message(message) for message in told if message] == [
        "Ann chose the number 2.",
        "Ann chose Artifacts.",
    ]
    again = events_from([stored_event(event) for event in table.events], table.game.deck)
    assert [(event.picked_number, event.set_name) for event in again if isinstance(event, ChoiceEvent)] == [
        (2, ""),
        (-1, "artifacts"),
    ]


def test_sets_to_choose_are_those_with_supplies() -> None:  # AR013 AR116, ruling 269
    me = me_of(relics("blue: Tools", ""), "base")
    assert me.choose_set() == "base"
    assert keys(me) == ["set:base", "set:artifacts"]


def test_a_claimed_achievement_is_a_standard_one_of_the_value() -> None:  # AR110
    table = relics("relics: Complex Numbers; blue: Tools", "", available="3, 5, Empire")
    me = me_of(table)
    assert me.claim_one([4]) is None  # neither the relic nor anything else has this value
    claimed = me.claim_one([5, 6])
    assert claimed is not None
    assert table.me.achievements == ["5"]


def test_which_one_is_chosen_by_its_back() -> None:  # AR110, CO038 CO054 in part
    table = artifacts("blue: Tools", "", available="1, Dancing Girl, 5")
    me = me_of(table, "artifacts 1")
    claimed = me.claim_one(me.game.available.values())
    assert claimed is not None
    assert claimed.name == "Dancing Girl"
    assert keys(me) == ["unseen:available:artifacts.1", "unseen:available:1", "unseen:available:5"]


def test_an_achieve_action_asks_which_of_several_of_one_value() -> None:  # AR110, CO038
    table = artifacts("blue: Tools; score: Coal", "", available="1, Dancing Girl")
    table.act(ACHIEVE_ACTIONS[1], {"me": ["1"]})
    assert [card.name for card in table.game.available] == ["Dancing Girl"]
    assert table.me.achievements == ["1"]


def test_if_eligible_asks_for_top_card_and_points_and_the_price_rises() -> None:  # AR111
    me = me_of(artifacts("blue: Tools; score: Coal, Mobility", "", available="1, 2"))
    assert me.achievable() == [1]
    me = me_of(artifacts("blue: Calendar; score: Coal; achievements: 1", "", available="Pottery, 2"))
    assert (me.achievable(), me.cost(1)) == ([], 10)
    assert me.claim_one(me.achievable()) is None


def test_a_card_achieved_is_an_achievement_whatever_its_holder_has() -> None:  # AR111
    table = artifacts("blue: Tools; hand: Robotics", "")
    me = me_of(table)
    me.achieve_card(table.card("Robotics"))
    assert table.me.achievements == ["10"]
    assert me.achieve_card(None) is None


def test_enough_achieved_or_transferred_cards_win() -> None:  # CO044
    table = artifacts("blue: Tools; hand: Robotics; achievements: 1, 2, 3, 4, 5, 6", "")
    table.events.clear()
    me = me_of(table)
    with pytest.raises(BaseException, match="achievements"):
        me.achieve_card(table.card("Robotics"))
    table = artifacts("blue: Tools; achievements: 1, 2, 3, 4, 5, 6", "achievements: 7")
    me = me_of(table)
    with pytest.raises(BaseException, match="achievements"):
        me.transfer(table.game.players[1].achievements.cards[0], to=me.achievements)


def test_cards_transferred_to_a_score_pile_or_a_hand_are_worth_what_others_there_are() -> None:  # CO044, decision 10
    table = artifacts("blue: Tools; hand: Robotics; score: Coal", "")
    me, you = table.game.players
    me.transfer(table.card("Robotics"), to=you.score_pile)
    me.transfer(table.card("Coal"), to=you.hand)
    assert (you.points, you.scored, you.achievable(), table.you.hand) == (10, 0, [], ["Coal"])
    you.meld(table.card("Coal"))
    assert you.achievable() == [1, 2]


def test_achievements_of_others_are_chosen_by_their_backs() -> None:  # CO054
    table = artifacts("blue: Tools; achievements: 1, Dancing Girl", "")
    me = me_of(table, "artifacts 1")
    card = me.choose(me.achievements, TO_RETURN)
    assert card is not None
    assert card.name == "Dancing Girl"
    assert me.achievements.of_value(2).cards == []
    assert me.choose(me.achievements.of_value(2), TO_TRANSFER) is None


def test_nobody_looks_at_a_standard_achievement_that_all_know_from_the_log() -> None:  # CO054
    table = artifacts("purple: '30 World Cup Final Ball; blue: Rocketry", "", supply={8: "Quantum Theory, Flight"})
    table.dogma("'30 World Cup Final Ball")
    assert [card.name for card in table.game.players[0].achievements] == ["Quantum Theory"]
    for viewer in (SPECTATOR, 0, 1):
        assert [(back.age, back.card) for back in view_of(table.game, viewer).players[0].achievements] == [(8, "")]
    assert table.changes == "me hand +Flight; me achievements +8"


def test_executed_alone_there_is_no_compel_and_no_echo() -> None:  # AR112
    table = artifacts("green: Self Service; blue: Treaty of Kadesh", "red: Archery; purple: Monotheism")
    table.dogma("Self Service")
    assert [effect for _, card, effect in effects(table) if card == "Treaty of Kadesh"] == ["dogma"]


class Stopping(Decider):
    """Stops at the first question."""

    def decide(self, game: Game, question: Question) -> int:
        raise Unanswered([question])


def as_if(table: PlayedTable, executing: int, card: str) -> None:
    """Executes a card for a player as if it were on my blue top card, by the counts of that one's dogma."""
    game = table.game
    table.events.clear()
    game.decider = Script({})
    game.dirty = 0
    top = game.players[0].board.top(0)
    assert top is not None
    counts = [player.board.count(top.featured) for player in game.players]
    game.run = DogmaRun(top, 0, counts, None)
    game.run.effect = 3
    game.run.executing = executing
    game.players[executing].execute_as_this(table.card(card))
    game.run = None


def test_as_if_on_this_card_comes_the_demand_or_compel_and_then_the_rest_unshared() -> None:  # AR113
    table = artifacts("blue: Tools; hand: Treaty of Kadesh", "red: Oars")
    as_if(table, 0, "Treaty of Kadesh")
    assert effects(table) == [("me", "Treaty of Kadesh", "dogma")]  # no bulb against two: nobody is compelled
    table = artifacts("blue: Writing; hand: Treaty of Kadesh", "red: Archery; purple: Philosophy")
    as_if(table, 0, "Treaty of Kadesh")
    assert [(who, effect) for who, _, effect in effects(table)] == [("you", "compel"), ("me", "dogma")]


def test_as_if_on_this_card_the_icons_of_the_running_dogma_decide() -> None:  # AR114
    table = artifacts("blue: Writing; hand: Treaty of Kadesh", "red: Metalworking; yellow: Masonry")
    as_if(table, 0, "Treaty of Kadesh")
    assert effects(table) == [("me", "Treaty of Kadesh", "dogma")]  # many castles, no bulb


def test_as_if_by_a_sharer_hits_the_sharers_opponents() -> None:  # AR113 AR114
    table = artifacts("blue: Writing; red: Archery", "hand: Treaty of Kadesh; blue: Tools", "purple: Philosophy")
    as_if(table, 1, "Treaty of Kadesh")
    compelled = [who for who, _, effect in effects(table) if effect == "compel"]
    assert compelled == ["third", "me"]


def test_this_card_is_then_the_one_that_executes() -> None:  # AR115
    session = Session(artifacts("blue: Writing; hand: Treaty of Kadesh; red: Oars; purple: City States", "").game)
    game = session.game
    game.decider = Stopping()
    game.run = DogmaRun(game.players[0].board.tops().cards[0], 0, [2, 0], None)
    with pytest.raises(Unanswered) as stopped:
        game.players[0].execute_as_this(next(card for card in game.deck if card.name == "Treaty of Kadesh"))
    (question,) = stopped.value.questions
    assert question.run is not None
    assert (question.run.card.name, question.run.this_card.name) == ("Treaty of Kadesh", "Writing")


def test_a_type_is_the_set_of_the_back_also_of_a_relic() -> None:  # AR116
    game = relics("", "").game
    assert {
        card.name: card.set_name for card in game.deck if card.name in ("Complex Numbers", "Newton-Wickins Telescope")
    } == {
        "Complex Numbers": "base",
        "Newton-Wickins Telescope": "artifacts",
    }
    table = relics("hand: Complex Numbers, Tools, Dancing Girl", "")
    assert [card.name for card in table.game.players[0].hand.of_set("artifacts")] == ["Dancing Girl"]


def test_a_revealed_card_stays_in_the_hand() -> None:  # AR117
    table = artifacts("blue: Tools; hand: Oars, Archery, Sailing", "")
    me = me_of(table)
    me.reveal_all(me.hand.of_color(RED))
    assert sorted(table.shown) == ["Archery", "Oars"]
    assert (len(me.hand), len(table.game.revealed)) == (3, 2)
    assert len(table.events) == 1
    me.reveal_all(me.score_pile)
    assert len(table.events) == 1  # nothing to show, nothing told


def test_a_shown_hand_is_a_change_that_brings_a_bonus_and_a_proof_is_none() -> None:  # AR117, ruling 55, CO035 in part
    table = artifacts("blue: Tools; hand: Oars", "")
    me = me_of(table)
    table.game.sharing = True
    me.show(me.hand)
    assert not table.game.bonus_due
    me.reveal_all(me.hand)
    assert table.game.bonus_due


def test_removed_cards_are_gone_for_good() -> None:  # AR118
    table = artifacts("blue: Tools; hand: Oars, Archery; red: Coal", "")
    me = me_of(table)
    me.remove(table.card("Oars"))
    me.remove_all(me.tops())
    assert me.remove(None) is None
    assert table.removed == ["Coal", "Oars", "Tools"]
    assert [event.kind for event in table.events] == [REMOVE] * 3
    assert table.game.copy().removed.cards == table.game.removed.cards


def test_removing_cards_together_is_one_step_for_special_achievements() -> None:  # AR118, decision 39
    high = "red: Mobility, Flight; green: Databases; yellow: Stem Cells; purple: The Internet; blue: Rocketry, Tools"
    table = artifacts(high, "", available="Universe, 1")
    me = me_of(table)
    table.game.dirty = 0
    me.remove_all(me.tops())
    assert table.me.achievements == []


def test_the_alphabet_goes_by_english_titles_with_their_articles() -> None:  # AR120
    table = artifacts("", "")
    assert alphabetical(table.card("The Wealth of Nations")) > alphabetical(table.card("Sibidu Needle"))
    assert alphabetical(table.card("Barque-Longue La Belle")) < alphabetical(table.card("Battleship Yamato"))


def test_unsplaying_is_a_change() -> None:  # AR121 in part
    table = artifacts("red left: Oars, Archery", "")
    me = me_of(table)
    table.game.sharing = True
    assert me.unsplay(RED)
    assert table.game.bonus_due
    assert me.pile(RED).splay == UNSPLAYED


def test_a_splay_that_must_be_made_is_made_where_it_changes_something() -> None:  # decision 45
    table = artifacts("red up: Oars, Archery; blue: Tools, Writing; green: Sailing", "")
    me = me_of(table)
    assert me.splay_one_of(UP, list(COLORS))
    assert me.pile(0).splay == UP
    assert not me.splay_one_of(UP, list(COLORS))
    table = artifacts("red: Oars, Archery; blue: Tools, Writing", "")
    me = me_of(table, "red")
    assert me.splay_one_of(LEFT, list(COLORS))
    assert (keys(me), me.pile(RED).splay) == (["color:blue", "color:red"], LEFT)


def test_a_color_to_splay_on_any_board_is_chosen_by_its_top_card() -> None:  # decision 45
    table = artifacts("red left: Oars, Archery; blue: Tools, Writing", "green: Sailing, Clothing; purple: Mysticism")
    me, you = me_of(table, "Sailing"), table.game.players[1]
    boards = [me.board, you.board]
    assert me.splay_one_on(LEFT, boards)
    assert keys(me) == ["tools", "sailing"]
    assert table.you.splay("green") == "left"
    assert me.splay_one_on(LEFT, boards)  # the only one left, unasked
    assert table.me.splay("blue") == "left"
    assert not me.splay_one_on(LEFT, boards)


def test_a_bottom_card_is_melded_where_it_lies() -> None:  # ruling 253
    table = artifacts("red left: Oars, Archery; blue: Tools", "")
    me = me_of(table)
    table.game.sharing = True
    melded = me.meld_bottom(0)
    assert melded is not None
    assert (melded.name, table.game.bonus_due) == ("Tools", False)
    me.meld_bottom(RED)
    assert (table.me.pile("red"), table.me.splay("red"), table.game.bonus_due) == (["Archery", "Oars"], "left", True)
    assert me.board.icons == sum(pile.icons for pile in me.board.piles)
    assert me.meld_bottom(2) is None


def test_a_card_put_back_lies_on_top_of_its_supply() -> None:  # ruling 159
    table = artifacts("blue: Tools; hand: Oars, Dancing Girl", "")
    me = me_of(table)
    me.put_back(table.card("Oars"))
    me.put_back(table.card("Dancing Girl"))
    assert table.supply(1)[0] == "Oars"
    assert table.game.supply("artifacts", 1).cards[-1].name == "Dancing Girl"


def test_a_color_on_any_board_is_chosen_by_its_top_card() -> None:
    table = artifacts("red: Oars; blue: Tools", "green: Sailing, Clothing")
    me = me_of(table, "Sailing")
    you = table.game.players[1]
    assert me.choose_pile([*me.board.piles, *you.board.piles]) is you.pile(2)
    assert keys(me) == ["tools", "oars", "sailing"]
    assert me_of(artifacts("", "")).choose_pile(list(you.board.piles)[:1]) is None


def test_whether_anything_has_changed_is_told_whoever_changed_it() -> None:  # ruling 63, decision 42
    table = artifacts("red: Oars; blue: Tools; hand: Archery", "")
    me = me_of(table)
    game = table.game
    game.changed = False
    assert not me.splay(RED, UP)
    assert not game.changed
    me.meld(table.card("Archery"))
    assert game.changed


def test_questions_about_sets_and_numbers_have_words() -> None:
    table = artifacts("blue: Tools", "")
    me = me_of(table)
    game = table.game
    game.decider = Stopping()
    words = Wording(load(), ("Ann", "Bob"), game.deck)
    said = []
    for ask in (me.choose_set, lambda: me.choose_number(1)):
        with pytest.raises(Unanswered) as stopped:
            ask()
        seen = question_view(game, stopped.value.questions[0], 1, 0)
        said.append(
            [words.message(message) for message in [seen.prompt, *[o.message for o in seen.options]] if message]
        )
        waits = question_view(game, stopped.value.questions[0], 1, 1).prompt
        assert waits is not None
        said[-1].append(words.message(waits))
    assert said == [
        ["Tools: choose a set.", "Base", "Artifacts", "Ann is choosing a set (Tools) ..."],
        ["Tools: choose a number.", "0", "1", "Ann is choosing a number (Tools) ..."],
    ]


def test_a_splay_that_must_be_made_is_asked_for_and_one_that_may_be_is_offered() -> None:  # decision 45
    said = []
    for card in ("Philips Compact Cassette", "Philosophy"):
        color = "green" if card == "Philips Compact Cassette" else "purple"
        table = artifacts(f"{color}: {card}; red: Oars, Archery; blue: Tools, Writing", "")
        session = Session(table.game)
        session.answer(0, table.card(card).dogma_action.key)
        words = Wording(load(), ("Ann", "Bob"), table.game.deck)
        prompts = [open_questions(session, seat)[0].prompt for seat in (0, 1)]
        said.append([words.message(prompt) for prompt in prompts if prompt])
    assert said == [
        [
            "Philips Compact Cassette: choose a color to splay up.",
            "Ann is choosing a color to splay (Philips Compact Cassette) ...",
        ],
        ["Philosophy: splay a color left?", "Ann is choosing a color to splay (Philosophy) ..."],
    ]


def test_returning_the_artifact_says_what_it_is_for() -> None:
    assert "makes room for your next dig" in load().text("preview-return")
