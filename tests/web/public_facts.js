// What a page of a table shows of all that everybody may know.
() => {
    const all = (root, selector) => [...(root?.querySelectorAll(selector) ?? [])];
    const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);
    const cards = (root, selector) => all(root, selector).map((card) => card.dataset.card);
    const pile = (shown) => ({
        name: shown.getAttribute("aria-label"),
        color: shown.dataset.color,
        edges: cards(shown, ".strip[data-card]"),
        top: cards(shown, ".top [data-card]")[0],
    });
    const chip = (shown) => shown.querySelector("svg")?.getAttribute("class") ?? (shown.querySelector(".unseen") ?? shown).textContent.trim();
    const player = (shown) => ({
        board: all(shown, ".board .pile[data-color]").map(pile),
        achieved: numbers(shown.querySelector(".won").firstElementChild?.textContent ?? shown.querySelector(".won").textContent),
        chips: all(shown, ".won .value").map(chip),
        points: numbers((shown.querySelector(".points .unseen") ?? shown.querySelector(".points")).textContent.replace("one", "1"))[0],
        lying: cards(shown, "header .lying [data-card]").sort(), // a zone's name beside it, not its place, tells what it is
        relics: cards(shown, 'header .lying[aria-label="Relics"] [data-card]'),
    });
    const left = (supply) => numbers((supply.querySelector(".unseen") ?? supply).textContent.replace("no cards", "0").replace("one", "1")).slice(0, 2); // the age, and how many
    const region = (name) => document.querySelector(`[data-place="middle"] section[aria-label="${name}"]`);
    const counts = (table) => all(table, "tbody tr").map((row) => all(row, "td").map((count) => numbers((count.querySelector(".unseen") ?? count).textContent)[0]));
    const seats = all(document, "section[data-seat]").sort((one, other) => one.dataset.seat - other.dataset.seat);
    return {
        players: seats.map(player),
        icons: seats.some((shown) => shown.querySelector(".icons li"))
            ? seats.map((shown) => all(shown, ".icons li b").map((count) => numbers(count.textContent)[0]))
            : counts(document.querySelector('[data-place="middle"] table')),
        available: all(region("Achievements"), "ul:not(.specials) .chip:not(.taken) b").map((value) => Number(value.textContent)),
        specials: all(region("Achievements"), ".specials .chip").map((name) => name.querySelector("span span, span").textContent.trim()),
        fleeting: all(document, "[data-fleeting]:not(.lost)").map((sign) => sign.dataset.fleeting).sort(), // the reader's own come first
        museum: cards(region("Museum"), "[data-card]"),
        supplies: all(region("Supplies"), "ol").map((set) => all(set, "li").map(left)),
    };
}
