"""What a dogma would do, in words, before it is chosen."""

from splay.terminal.table import Table
from splay.views.preview import NEVER, Preview, preview


def preview_of(table: Table, key: str) -> Preview:
    """What the viewer's action with this key would do, as far as the viewer may know. Raises NoSuchAction."""
    return preview(table.session.start, table.viewer, table.viewer, key)


def in_short(table: Table, key: str) -> str:
    """Who shares and who is hit by a dogma, whether it does nothing or ends the game, in few words."""
    words, seen = table.words, preview_of(table, key)
    if seen.changes == NEVER:
        return words.text("preview-nothing")
    short = affected(table, seen)
    if seen.ends == NEVER:
        return short
    return words.text(f"preview-and-ends-{seen.ends}", affected=short)


def affected(table: Table, seen: Preview) -> str:
    """Who shares and who is hit, in few words."""
    words = table.words
    parts = []
    if seen.hit:
        parts.append(words.text("preview-hit", players=words.players(seen.hit)))
    if seen.shares:
        parts.append(words.text("preview-shares", players=words.players(seen.shares), number=len(seen.shares)))
    return "; ".join(parts) if parts else words.text("preview-alone")


def in_full(table: Table, key: str) -> list[str]:
    """Everything that a preview says about an action, a line each."""
    words, seen = table.words, preview_of(table, key)
    lines = []
    if seen.icon:
        counts = ", ".join(
            words.text("preview-count", player=words.player(seat), count=count)
            for seat, count in enumerate(seen.counts)
        )
        lines.append(words.text("preview-icons", icon=words.text(f"icon-{seen.icon}"), counts=counts))
        lines.append(words.text("preview-affected", affected=affected(table, seen)))
    lines.append(words.text(f"preview-changes-{seen.changes}"))
    if seen.bonus != NEVER:
        lines.append(words.text(f"preview-bonus-{seen.bonus}"))
    if seen.ends != NEVER:
        lines.append(words.text(f"preview-ends-{seen.ends}"))
    for ending in seen.endings:
        winners = words.players(ending.winners)
        lines.append(words.text("preview-ending", winners=winners, reason=words.text(f"reason-{ending.reason}")))
    return lines
