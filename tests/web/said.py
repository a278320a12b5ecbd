"""All that a page says, to eyes and to ears."""

from __future__ import annotations

from playwright.sync_api import Page

SAID = """([but, unseen]) => {
    const said = new Set();
    const counts = (element) => unseen || element.checkVisibility();
    const look = (text, where) => said.add(JSON.stringify([where, (text ?? "").replace(/\\s+/g, " ").trim()]));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!counts(element) || element.closest(["script", "style", ...but].join())) continue;
        look(texts.currentNode.data, element.tagName);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
        if (!counts(element)) continue;
        for (const name of ["aria-label", "title", "placeholder", "alt"])
            if (element.hasAttribute(name)) look(element.getAttribute(name), `${element.tagName} ${name}`);
    }
    look(document.title, "title");
    return [...said].map(one => JSON.parse(one));
}"""


def said_on(page: Page, *but: str, unseen: bool = False) -> list[tuple[str, str]]:
    """Each text that is seen or read out, or also what is `unseen` by now, with where it stands; `but` for what lies in
    elements of these selectors.
    """
    said: list[tuple[str, str]] = page.evaluate(SAID, [list(but), unseen])
    return said
