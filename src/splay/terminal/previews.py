"""What an action would do, in words, before it is chosen."""

from splay.core.action import DOGMA
from splay.core.symbols import COLOR_NAMES
from splay.locale.catalogue import load
from splay.terminal.shown_table import ShownTable
from splay.terminal.steps import steps_in_full
from splay.views.how_sure import NEVER
from splay.views.messages import CardNameArgument, CardsArgument, ColorArgument, IconArgument, PlayersArgument
from splay.views.model import OptionView
from splay.views.preview import Preview


def is_foretold(option: OptionView) -> bool:
    """Whether an option is told together with its preview: a dogma, or what the words of a set foretell of a card."""
    return option.kind == DOGMA or (option.shown is not None and load().has_text(f"preview-{option.kind}"))


def in_short(table: ShownTable, key: str) -> str:
    """The players who share a dogma and those it hits, whether it does nothing or ends the game, in few words; "" if
    that is not known at once, or the action uses no card.
    """
    words, seen = table.words, table.known_preview(key)
    if seen is None or not seen.icon:
        return ""
    short = affected(table, seen)
    if seen.changes == NEVER and short != words.text("preview-nobody"):
        return words.text("preview-nothing")
    if seen.ends == NEVER:
        return short
    return words.text(f"preview-and-ends-{seen.ends}", affected=short)


def affected(table: ShownTable, seen: Preview) -> str:
    """The players who share a dogma, those it demands of and those it compels, in few words."""
    words = table.words
    parts = []
    demanded = [seat for seat in seen.hit if seat not in seen.compelled]
    if demanded:
        parts.append(words.say("preview-hit", players=PlayersArgument(demanded)))
    if seen.compelled:
        parts.append(words.say("preview-compels", players=PlayersArgument(seen.compelled)))
    if seen.shares:
        parts.append(words.say("preview-shares", players=PlayersArgument(seen.shares), number=len(seen.shares)))
    if parts:
        return words.catalogue.joined(parts, "list-parts")
    return words.text("preview-alone" if seen.own else "preview-nobody")


def brings_in_short(table: ShownTable, key: str) -> str:
    """What a meld would bring that has few words for it, as a dig has; "" if that is nothing or not known at once."""
    words, seen = table.words, table.known_preview(key)
    brings = [] if seen is None else seen.brings
    notes = {f"note-{one.kind}-{one.sure}": CardsArgument(one.cards, any=True) for one in brings}
    said = [words.say(note, cards=cards) for note, cards in notes.items() if words.catalogue.has_text(note)]
    return words.catalogue.joined(said, "list-parts")


def icon_line(table: ShownTable, seen: Preview) -> str:
    """Everybody's icons of the kind that a dogma counts."""
    words = table.words
    counts = [
        words.say_of(seat, "preview-count", player=words.called(seat, "you-too"), count=count)
        for seat, count in enumerate(seen.counts)
    ]
    return words.say("preview-icons", icon=IconArgument(seen.icon), counts=words.catalogue.joined(counts))


def in_full(table: ShownTable, key: str) -> list[str]:
    """Everything that a preview says about an action, a line each. Raises ValueError if there is none."""
    passing = of_passing(table, key)
    if passing:
        return [passing]
    words, seen = table.words, table.preview(key)
    lines = [line for line in [of_simple_action(table, key)] if line]
    if seen.icon:
        said = affected(table, seen)
        lines += [icon_line(table, seen), words.text("preview-affected", affected=words.catalogue.begun(said))]
        in_vain = seen.times > 1 and seen.changes == NEVER
        lines += [*steps_in_full(words, seen), words.text(f"preview-{'paid' if in_vain else 'changes'}-{seen.changes}")]
    lines += [words.message(one.message) for one in seen.brings]
    lines += paid_in_full(table, seen)
    if seen.bonus != NEVER:
        lines.append(words.text(f"preview-bonus-{seen.bonus}"))
    if seen.shows != NEVER and seen.seat == table.viewer:
        lines.append(words.text(f"preview-shows-{seen.shows}"))
    if seen.ends != NEVER:
        lines.append(words.text(f"preview-ends-{seen.ends}"))
    ways = dict.fromkeys(words.message(ending.message) for ending in seen.endings)
    return lines + [words.text("preview-ending", ending=way) for way in ways]


def paid_in_full(table: ShownTable, seen: Preview) -> list[str]:
    """What an action that is paid for with a card does twice, and whom only some ways of paying reach."""
    words, lines = table.words, []
    if seen.times > 1:
        lines.append(words.text("preview-effects-twice" if seen.steps or seen.own else "preview-no-effects"))
    if seen.unsure:
        lines.append(words.say("preview-unsure", players=PlayersArgument(seen.unsure)))
    return lines


def offered(table: ShownTable, key: str) -> OptionView | None:
    """The option with this key of the viewer's question, None if there is none."""
    question = table.question()
    options = [] if question is None else question.options
    return next((option for option in options if option.key == key), None)


def of_passing(table: ShownTable, key: str) -> str:
    """What follows if the viewer's question is answered with nothing; "" for other answers, or if no words say it."""
    question, option = table.question(), offered(table, key)
    if question is None or option is None or option.kind != "pass":
        return ""
    said = f"preview-pass-{question.kind}"
    return table.words.text(said) if table.words.catalogue.has_text(said) else ""


def of_simple_action(table: ShownTable, key: str) -> str:
    """What an action other than a dogma does; "" for one that the viewer is not offered, or that no words are for."""
    words, view, option = table.words, table.view(), offered(table, key)
    if option is None:
        return ""
    if option.kind == "draw":
        return words.next_draw(view, table.viewer, "preview-draw") or words.text("preview-draw-ends")
    if option.kind != "meld" or option.shown is None:
        said = f"preview-{option.kind}"
        return words.text(said) if words.catalogue.has_text(said) else ""
    card = words.of_key(option.shown.card)
    tops = {pile.color: pile.cards[-1] for pile in view.players[table.viewer].board}
    covered = tops.get(COLOR_NAMES[card.color])
    if covered is None:
        return words.say("preview-meld-first", color=ColorArgument(COLOR_NAMES[card.color]))
    return words.say("preview-meld-on", card=CardNameArgument(covered), color=ColorArgument(COLOR_NAMES[card.color]))
