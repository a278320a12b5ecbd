"""Democracy."""

from splay.playing import play


def test_scores_an_eight_for_returning_more_cards_than_anybody() -> None:
    table = play(me="purple: Democracy; hand: Sailing, Tools, Coal", supply={8: "Flight"})
    table.dogma("Democracy", me=["Tools", "Sailing", "pass"])
    assert table.me.score == ["Flight"]
    assert table.me.hand == ["Coal"]
    assert table.supply(1)[-2:] == ["Tools", "Sailing"]


def test_a_single_card_is_enough_if_nobody_returned_any() -> None:
    table = play(me="purple: Democracy; hand: Sailing", supply={8: "Flight"})
    table.dogma("Democracy", me=["Sailing"])
    assert table.changes == "me hand -Sailing; me score +Flight"


def test_democracy_can_be_declined() -> None:
    table = play(me="purple: Democracy; hand: Sailing")
    table.dogma("Democracy", me=["pass"])
    assert table.me.hand == ["Sailing"]
    assert table.me.score == []


def test_an_empty_hand_scores_nothing() -> None:
    table = play(me="purple: Democracy")
    table.dogma("Democracy")
    assert table.asked == []
    assert table.me.score == []


def test_as_many_as_a_sharing_opponent_is_not_more() -> None:
    me, you = "purple: Democracy; hand: Sailing, Tools", "blue: Experimentation; hand: Writing"
    table = play(me=me, you=you, supply={8: "Flight, Corporations", 6: "Classification"})
    table.dogma("Democracy", you=["Writing"], me=["Sailing", "pass"])
    assert table.changes == "me hand -Sailing +Classification; you hand -Writing; you score +Flight"
    assert table.bonus


def test_each_player_who_has_returned_more_so_far_scores() -> None:
    me, you = "purple: Democracy; hand: Sailing, Tools", "blue: Experimentation; hand: Writing"
    table = play(me=me, you=you, supply={8: "Flight, Corporations", 6: "Classification"})
    table.dogma("Democracy", you=["Writing"], me=["Sailing", "Tools"])
    assert table.changes == (
        "me hand -Sailing -Tools +Classification; me score +Corporations; you hand -Writing; you score +Flight"
    )


def test_the_next_action_counts_afresh() -> None:
    me, you = "purple: Democracy; hand: Sailing", "blue: Experimentation; hand: Writing, Oars"  # ruling 7
    table = play(me=me, you=you, supply={6: "Canning", 8: "Flight, Corporations"})
    table.dogma("Democracy", you=["Writing", "Oars"], me=["pass"])
    assert table.changes == "me hand +Canning; you hand -Oars -Writing; you score +Flight"
    table.dogma("Democracy", me=["Sailing", "pass"])
    assert table.changes == "me hand -Sailing; me score +Corporations"


def test_a_team_mate_counts_as_another_player() -> None:
    third = "blue: Experimentation; hand: Writing"  # decision 14
    me = "purple: Democracy; hand: Sailing"
    table = play(me=me, third=third, fourth="", teams="13-24", supply={8: "Flight, Corporations"})
    table.dogma("Democracy", third=["Writing"], me=["Sailing"])
    assert table.changes == "me hand -Sailing; third hand -Writing; third score +Flight"
    assert not table.bonus
