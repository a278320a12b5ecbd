"""The signs on a table, each of which explains itself under a mouse, in focus or while a finger holds it."""

UNEXPLAINED = """() => {
    const SIGNS = "svg, .mark, .counts, .count, [data-won], small, .had, .won, .more, .price, .pill, .sum";
    const EXPLAINED = "[title]:not([title='']), [data-form], button[aria-label], [data-offered], .picture, .empty";
    return [...document.querySelectorAll("[data-table]")]
        .flatMap(table => [...table.querySelectorAll(SIGNS)])
        .filter(sign => sign.checkVisibility() && sign.closest(".unseen") === null && sign.closest(EXPLAINED) === null)
        .map(sign => sign.outerHTML.slice(0, 160));
}"""
"""Those that say nothing. What stands on a card is explained where the card opens, an action's on its sheet,
and an empty place says its color."""
