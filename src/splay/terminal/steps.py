"""The effects that a dogma would execute, one after the other, and who follows each."""

from typing import Final

from splay.core.card import COMPEL, DEMAND, ECHO, EFFECT_METHODS
from splay.terminal.words import Words
from splay.views.effect_messages import effect_title
from splay.views.foretold_dogma import StepView
from splay.views.messages import CardNameArgument, Message, MessageArgument, PlayersArgument
from splay.views.preview import Preview

DEMANDING: Final = {EFFECT_METHODS[DEMAND]: "preview-hit", EFFECT_METHODS[COMPEL]: "preview-compels"}
"""The effects that hit others, with the words for whom."""


def steps_in_full(words: Words, seen: Preview) -> list[str]:
    """The steps of a dogma, numbered, with what those of other cards say; none if they are the effects of its card, and
    only its user follows them.
    """
    used = next((step.card for step in reversed(seen.steps)), "")
    alone = all(step.follows in ([], [seen.seat]) for step in seen.steps)
    if alone and all(step.effect != EFFECT_METHODS[ECHO] for step in seen.steps):
        return []
    lines = [words.text("preview-steps")]
    for number, step in enumerate(seen.steps, 1):
        card = words.of_key(step.card)
        effect = MessageArgument(Message(effect_title(card, step.effect), {"card": CardNameArgument(step.card)}))
        lines.append(words.say("preview-step", number=number, effect=effect, followers=followers(words, seen, step)))
        if step.card != used:
            lines.append(f"   {words.effect(card, step.effect)}")
    return lines


def followers(words: Words, seen: Preview, step: StepView) -> str:
    """Who follows an effect, in order: "Bob, then you"; of a demand whom it hits."""
    if step.effect in DEMANDING:
        said = DEMANDING[step.effect] if step.follows else "preview-nobody"
        return words.say(said, players=PlayersArgument(step.follows))
    if step.follows == [seen.seat]:
        return words.text("preview-alone")
    phrase = words.called(step.follows[0], "you-too")
    for seat in step.follows[1:]:
        phrase = words.say_of(seat, "preview-then", players=phrase, player=words.called(seat, "you-too"))
    return phrase
