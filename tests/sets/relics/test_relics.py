"""Relics: the museum, seizing, and what reaches them: AR087 to AR107."""

from __future__ import annotations

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.locale.catalogue import load
from splay.playing import PlayedTable
from splay.sets import deck_for, new_game
from splay.sets.relics.actions import SEIZE
from splay.sets.relics.zones import RELICS_ACHIEVED, museum
from splay.sets.scenario import from_json, from_text, to_json, to_text
from splay.views.events import event_view
from splay.views.preview import preview
from splay.views.questions import open_questions
from splay.views.view import SPECTATOR, view_of
from splay.views.wording import Wording
from tests.sets.artifacts.tables import RELICS_TOO, SETS, artifacts, relics

THREE = {"artifacts 3": "Shroud of Turin"}
FOUR = {"artifacts 4": "Moses"}
FIVE = {"artifacts 5": "Barque-Longue La Belle"}
SIX = {"artifacts 6": "The Wealth of Nations"}
SEVEN = {"artifacts 7": "Periodic Table"}
DIGS_THREE = "red: Engineering; hand: Oars"
DIGS_FOUR = "red: Gunpowder; hand: Oars"
"""My Oars dig an artifact of age 4."""
DIGS_FIVE = "red: Coal; hand: Oars"
DIGS_SIX = "red: Industrialization; hand: Oars"
DIGS_SEVEN = "red: Explosives; hand: Oars"


def achieved(table: PlayedTable, seat: str = "me") -> list[str]:
    """The relics among a player's achievements."""
    return table.seats[seat].zone(RELICS_ACHIEVED.name)


def in_museum(table: PlayedTable) -> list[str]:
    return sorted([card.name for card in museum(table.game)])


def test_the_relics_lie_in_the_museum_at_first_and_in_no_supply() -> None:  # AR087 AR088
    game = new_game(Options(2, sets=RELICS_TOO), secret_from_seed("relics"))
    lying = {(card.name, card.age) for card in museum(game)}
    assert lying == {
        ("Timbuktu", 3),
        ("Complex Numbers", 4),
        ("Newton-Wickins Telescope", 5),
        ("Ching Shih", 6),
        ("Safety Pin", 7),
    }
    assert not [card for supply in game.supplies for card in supply.cards if card in museum(game)]
    assert len([card for card in game.deck if card.set_name == "base"]) == 106


def test_without_the_option_there_is_none() -> None:  # AR089
    deck = deck_for(Options(2, sets=SETS))
    assert "Complex Numbers" not in [card.name for card in deck]
    table = artifacts(DIGS_FOUR, "", supply=FOUR).meld("Oars")
    assert table.asked == []
    assert table.changes == "me red +Oars; me hand -Oars; me display +Moses"


def test_a_dig_lets_the_relic_of_the_artifacts_age_be_seized() -> None:  # AR090
    table = relics(DIGS_FOUR, "", supply=FOUR).meld("Oars", me=["seize:complex-numbers"])
    assert table.changes == (
        "me red +Oars; me hand -Oars; me display +Moses; me relics +Complex Numbers; museum -Complex Numbers"
    )


def test_the_age_is_that_of_the_artifact_also_if_ages_were_skipped() -> None:  # AR090
    table = relics("red: Engineering; hand: Oars", "", supply={3: "end", **FOUR})
    session = Session(table.game)
    session.answer(0, "meld:oars")
    assert session.questions[0].keys() == ["seize:complex-numbers", "seize_to_hand:complex-numbers", "pass"]


def test_a_dig_of_another_age_lets_nothing_be_seized() -> None:  # AR090
    table = relics("yellow: Masonry; hand: Domestication", "", supply={"artifacts 1": "Dancing Girl"})
    assert table.meld("Domestication").asked == []
    assert table.changes == "me yellow +Domestication; me hand -Domestication; me display +Dancing Girl"


def test_without_a_dig_nothing_is_seized() -> None:  # AR090
    table = relics(f"{DIGS_FOUR}; display: Dancing Girl", "", supply=FOUR).meld("Oars")
    assert table.asked == []
    assert table.changes == "me red +Oars; me hand -Oars"


def test_seizing_is_optional() -> None:  # AR091
    table = relics(DIGS_FOUR, "", supply=FOUR).meld("Oars", me=["pass"])
    assert table.changes == "me red +Oars; me hand -Oars; me display +Moses"


def test_it_can_be_taken_from_anybodys_achievements_also_a_partners() -> None:  # AR092 AR098, CO050
    table = relics(DIGS_FIVE, "relics: Newton-Wickins Telescope", supply=FIVE)
    assert table.game.players[1].achievement_count() == 1
    session = Session(table.game)
    session.answer(0, "meld:oars")
    session.answer(0, "seize:newton-wickins-telescope")
    counts = [player.achievement_count() for player in session.game.players]
    assert counts == [1, 0]
    partners = relics(DIGS_SIX, "", "relics: Ching Shih", "", teams="13-24", supply=SIX)
    assert partners.meld("Oars", me=["ching-shih"]).changes == (
        "me red +Oars; me hand -Oars; me display +The Wealth of Nations; me relics +Ching Shih; "
        "third relics -Ching Shih"
    )


def test_from_ones_own_achievements_it_can_only_go_to_the_hand() -> None:  # AR093 AR095 AR096
    session = Session(relics(f"{DIGS_FIVE}; relics: Newton-Wickins Telescope", "", supply=FIVE).game)
    session.answer(0, "meld:oars")
    assert session.questions[0].keys() == ["seize_to_hand:newton-wickins-telescope", "pass"]
    session.answer(0, "seize_to_hand:newton-wickins-telescope")
    me = session.game.players[0]
    assert ([card.name for card in me.hand], me.achievement_count()) == (["Newton-Wickins Telescope"], 0)


def test_a_relic_without_its_set_is_not_offered_where_it_already_lies() -> None:  # AR093
    table = relics(f"{DIGS_SIX}; relics: Ching Shih", "", supply=SIX).meld("Oars")
    assert table.asked == []
    assert table.changes == "me red +Oars; me hand -Oars; me display +The Wealth of Nations"


@pytest.mark.parametrize("place", ["hand: Complex Numbers", "blue: Complex Numbers", "score: Complex Numbers"])
def test_elsewhere_it_is_safe(place: str) -> None:  # AR094
    table = relics(DIGS_FOUR, place, supply=FOUR).meld("Oars")
    assert table.asked == []
    assert table.changes == "me red +Oars; me hand -Oars; me display +Moses"


def test_which_relics_can_go_to_a_hand() -> None:  # AR095 AR096
    offered: dict[str, list[str]] = {}
    for digs, supply in (
        (DIGS_THREE, THREE),
        (DIGS_FOUR, FOUR),
        (DIGS_FIVE, FIVE),
        (DIGS_SIX, SIX),
        (DIGS_SEVEN, SEVEN),
    ):
        session = Session(relics(digs, "", supply=supply).game)
        session.answer(0, "meld:oars")
        for key in session.questions[0].keys()[:-1]:
            way, _, relic = key.partition(":")
            offered.setdefault(relic, []).append(way)
    both = ["seize", "seize_to_hand"]
    assert offered == {
        "complex-numbers": both,
        "newton-wickins-telescope": both,
        "ching-shih": ["seize"],
        "safety-pin": ["seize"],
        "timbuktu": ["seize"],
    }


def test_a_relic_that_completes_the_number_wins_at_once() -> None:  # AR097 AR099
    table = relics(f"{DIGS_FOUR}; achievements: 1, 2, 3, 4, 5, Empire", "", supply=FOUR)
    assert table.meld("Oars", me=["pass"]).result is None
    assert table.changes == "me red +Oars; me hand -Oars; me display +Moses"
    session = Session(relics(f"{DIGS_FOUR}; achievements: 1, 2, 3, 4, 5, Empire", "", supply=FOUR).game)
    session.answer(0, "meld:oars")
    session.answer(0, "seize:complex-numbers")
    assert session.game.result is not None
    assert (session.game.result.reason, session.game.result.winners) == ("achievements", [0])


@pytest.mark.parametrize(("relic", "others"), [("", ""), ("; relics: Ching Shih", ""), ("", "relics: Ching Shih")])
def test_no_word_for_achievements_reaches_it(relic: str, others: str) -> None:  # AR100 AR101
    me = f"purple: Moonlight Sonata; score: Robotics, Software, Databases, Stem Cells{relic}"
    table = relics(me, others, available="3, 7")
    player = table.game.players[0]
    assert player.achievable() == [3]  # neither the 4 in the museum nor the 6, wherever that is
    table.dogma("Moonlight Sonata", me=[3])
    assert table.asked == [("me", "card", ["unseen:available:3", "unseen:available:7"])]
    assert (table.me.achievements, player.cost(6)) == (["3"], 30)


def test_it_raises_no_price() -> None:  # AR101
    me = relics("relics: Complex Numbers", "").game.players[0]
    assert (me.cost(4), me.achievement_count()) == (20, 1)


def test_in_hand_and_on_a_board_it_is_an_ordinary_card() -> None:  # AR102 AR104
    table = relics("hand: Complex Numbers; blue: Experimentation", "", supply={"artifacts 4": "Moses"})
    table.meld("Complex Numbers")
    assert table.changes == "me blue +Complex Numbers; me hand -Complex Numbers; me display +Moses"
    table = relics("blue: Complex Numbers; hand: Tools", "", supply=FOUR).meld("Tools")
    assert table.changes == "me blue +Tools; me hand -Tools; me display +Moses"


def test_a_scored_relic_has_its_value() -> None:  # AR102
    assert relics("score: Complex Numbers", "").me.points == 4


def test_a_returned_relic_goes_back_to_the_museum_and_can_be_seized_again() -> None:  # AR103
    table = relics(f"{DIGS_FOUR}, Complex Numbers; blue: Pottery", "", supply={1: "Domestication, Clothing", **FOUR})
    table.dogma("Pottery", me=["Complex Numbers", "pass"])
    assert table.changes == ("me hand -Complex Numbers +Clothing; me score +Domestication; museum +Complex Numbers")
    session = Session(table.game)
    session.answer(0, "meld:oars")
    assert session.questions[0].index_of("seize:complex-numbers") == 0


def test_several_cards_returned_with_a_relic_are_told_apart_by_where_they_go() -> None:  # AR103
    table = relics(
        "blue: Pottery; hand: Complex Numbers, Tools, Oars", "", supply={3: "Translation", 1: "Domestication"}
    )
    table.dogma("Pottery", me=["Complex Numbers", "Tools", "Oars"])
    moved = {
        (card.name, event.target.name)
        for event in table.events
        if event.kind == "return" and event.target
        for card in event.cards
    }
    assert moved == {("Complex Numbers", "museum"), ("Tools", "supply.base.1"), ("Oars", "supply.base.1")}
    assert table.changes == (
        "me hand -Complex Numbers -Oars -Tools +Domestication; me score +Translation; museum +Complex Numbers"
    )


def test_fission_takes_relics_from_hands_and_boards_and_leaves_the_others() -> None:  # AR105
    yours = "hand: Complex Numbers; relics: Newton-Wickins Telescope"
    table = relics("red: Fission", yours, supply={10: "Robotics"}).dogma("Fission")
    assert table.changes == "me red -Fission; you hand -Complex Numbers; removed +Complex Numbers +Fission +Robotics"


def test_a_player_who_is_out_leaves_relics_to_the_museum() -> None:  # AR119 in part, ruling 245
    table = relics("red: Exxon Valdez", "red: Coal; relics: Ching Shih; hand: Complex Numbers", "").dogma(
        "Exxon Valdez"
    )
    assert table.changes == (
        "you red -Coal; you hand -Complex Numbers; you relics -Ching Shih; you out; removed +Coal +Complex Numbers; "
        "museum +Ching Shih"
    )


def test_seizing_is_told_to_all() -> None:  # AR106
    session = Session(relics(DIGS_FOUR, "relics: Complex Numbers", supply=FOUR).game)
    session.answer(0, "meld:oars")
    (question,) = open_questions(session, 0)
    words = Wording(load(), ("Ann", "Bob"), session.game.deck)
    assert question.prompt is not None
    assert words.message(question.prompt) == "You dug up a [4]: you may seize its relic."
    assert [words.message(option.message) for option in question.options if option.message] == [
        "Complex Numbers to your achievements",
        "Complex Numbers to your hand",
        "Don't seize it",
    ]
    session.answer(0, "seize_to_hand:complex-numbers")
    (seized,) = [event for event in session.events if event.kind == SEIZE]
    for viewer in (SPECTATOR, 0, 1):
        told = event_view(seized, viewer).message
        assert told is not None
        assert words.message(told) == "Ann seized Complex Numbers from Bob for their hand."


def test_the_event_of_a_seizure_tells_what_both_players_have_then() -> None:  # CO060, AR092
    table = relics(
        "red: Gunpowder; hand: Oars", "relics: Complex Numbers; achievements: 1", supply={"artifacts 4": "Moses"}
    )
    table.meld("Oars", me=["seize:complex-numbers"])
    (seized,) = [event_view(event, SPECTATOR) for event in table.events if event.kind == SEIZE]
    words = Wording(load(), ["Ann", "Bob"], table.game.deck)
    assert words.message(seized.message) == "Ann seized Complex Numbers from Bob for their achievements."
    assert {(changed.seat, changed.achieved) for changed in seized.changed} == {(0, 1), (1, 1)}
    assert table.changes == (
        "me red +Oars; me hand -Oars; me display +Moses; me relics +Complex Numbers; you relics -Complex Numbers"
    )


def offered(table: PlayedTable) -> list[tuple[str, str]]:
    """What I am offered after my meld of Oars, each with what it is for."""
    session = Session(table.game)
    session.answer(0, "meld:oars")
    (question,) = open_questions(session, 0)
    words = Wording(load(), ("Ann", "Bob"), session.game.deck)
    said = [(option.kind, words.message(option.message)) for option in question.options if option.message]
    kinds = [f"preview-pass-{question.kind}" if kind == "pass" else f"preview-{kind}" for kind, _ in said]
    return [(text, words.text(key)) for key, (_, text) in zip(kinds, said, strict=True)]


def test_each_way_to_seize_says_what_it_gives() -> None:
    assert offered(relics(DIGS_FOUR, "", supply=FOUR)) == [
        ("Complex Numbers to your achievements", "It counts as an achievement, until another player seizes it."),
        ("Complex Numbers to your hand", "You can meld it, but it isn't an achievement then."),
        ("Don't seize it", "The relic stays where it is."),
    ]


def test_seizing_ones_own_relic_says_that_an_achievement_is_lost() -> None:
    (own, _) = offered(relics(f"{DIGS_FIVE}; relics: Newton-Wickins Telescope", "", supply=FIVE))
    assert own == (
        "Newton-Wickins Telescope from your achievements to your hand",
        "You lose an achievement, but you can meld it.",
    )


def test_a_relic_that_cannot_go_to_the_hand_says_why() -> None:
    (only, _) = offered(relics(DIGS_SIX, "", supply=SIX))
    assert only == (
        "Ching Shih to your achievements",
        "It counts as an achievement, until another player seizes it."
        " Only a relic of a set in play can go to your hand.",
    )


def test_positions_and_views_know_the_museum_and_the_relics_achieved() -> None:  # AR107, CO053 CO064 in part
    position = to_json(relics("relics: Complex Numbers", "").game)
    assert sorted(position["museum"]) == ["ching-shih", "newton-wickins-telescope", "safety-pin", "timbuktu"]
    assert position["players"][0]["relics"] == ["complex-numbers"]
    for again in (from_json(position), from_text(to_text(from_json(position)))):
        assert to_json(again) == position
        seen = view_of(again, SPECTATOR)
        (place,) = seen.zones
        assert (place.kind, len([shown for shown in place.cards if shown.card])) == ("museum", 4)
        for viewer in (SPECTATOR, 0, 1):
            (achieved,) = [zone for zone in view_of(again, viewer).players[0].zones if zone.kind == "relics"]
            assert (achieved.seen_by, [shown.card for shown in achieved.cards]) == ("all", ["complex-numbers"])


def test_seizing_can_be_undone_only_up_to_the_dig() -> None:  # AR107, CO026
    session = Session(relics(DIGS_FOUR, "", supply=FOUR).game)
    session.answer(0, "meld:oars")
    assert session.undo_refusal(0) == "information"
    session.answer(0, "seize:complex-numbers")
    session.undo(0)
    assert session.questions[0].keys()[-1] == "pass"


def test_a_preview_runs_through_the_question() -> None:  # CO066 in part
    game = relics(f"{DIGS_FOUR}; achievements: 1, 2, 3, 4, 5, Empire", "", supply=FOUR).game
    assert preview(game, 0, 0, "meld:oars").ends == "maybe"
