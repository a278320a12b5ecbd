import { beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import text from "../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { Preview, QuestionView, TableView } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { Wording } from "../words/wording";
import { words } from "../words/words.svelte";
import { asking, gameAt } from "./fixtures/table";
import { beforeAndAfter, endingWords, foundWords, outcomeOf, purposeWords, takenBackWords } from "./preview_text";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, text], {})));

test("what is open is told by its bounds, in words or, if room is short, in signs", () => {
    const wording = new Wording(words.loaded, []);
    const open = { what: "crown", before: 2, least: 2, most: 4 } as const;
    expect(beforeAndAfter(open, wording)).toEqual({ before: "2", after: "2-4" });
    expect(outcomeOf(open)).toBe("→2–4");
    expect(outcomeOf({ ...open, least: 4 })).toBe("→4");
});

test("a draw that would end the game is told as the end", () => {
    const wording = new Wording(words.loaded, []);
    const draws = { what: "draws", before: 9, least: 10, most: 11, ended: false } as const;
    expect(beforeAndAfter({ ...draws, ends: "maybe" }, wording)).toEqual({ before: "[9]", after: "[10] or the end" });
    expect(beforeAndAfter({ ...draws, least: 11, ends: "always" }, wording)).toEqual({ before: "[9]", after: "the end" });
    expect(beforeAndAfter({ ...draws, ended: true, most: 10, ends: "never" }, wording)).toEqual({ before: "the end", after: "[10]" });
});

test("a draw from another set names it", () => {
    words.use(new Catalogue("en", [interfaceTexts, text, "set-toys = Toys"], {}));
    const wording = new Wording(words.loaded, []);
    const draws = { what: "draws", before: 3, least: 3, most: 3, ended: false, ends: "never" } as const;
    const sets = { before: ["base"], after: ["base", "toys"] };
    expect(beforeAndAfter({ ...draws, sets }, wording)).toEqual({ before: "[3]", after: "Base or Toys [3]" });
    expect(beforeAndAfter({ ...draws, sets: { before: ["toys"], after: ["base"] } }, wording)).toEqual({ before: "Toys [3]", after: "[3]" });
});

const taken = (reveals: Preview["reveals"], ends: Preview["ends"], others_decide = false) =>
    takenBackWords({ ends, reveals }, { others_decide } as TableView);

test("what reveals something can be undone if the others agree, or nobody else has to", () => {
    expect(taken("never", "never", true)).toBe("You can undo it");
    expect(taken("always", "never", true)).toBe("Reveals something new. Then you can undo it only if the others agree");
    expect(taken("always", "never")).toBe("Reveals something new, but you can undo it");
    expect(taken("maybe", "never", true)).toContain("only if the others agree");
});

test("the end of the game can be undone against computers alone", () => {
    expect(taken("always", "always", true)).toBe("You can't undo it");
    expect(taken("never", "always", true)).toBe("You can't undo it");
    expect(taken("never", "maybe", true)).toBe("You can undo it. You can't undo the end of the game");
    expect(taken("never", "always")).toBe("You can undo it");
    expect(taken("never", "maybe")).toBe("You can undo it");
});

test("what would be dug is told as the message says it, and what could be had then", () => {
    const own = ["preview-dig-value = You'd dig { $cards }, as { $covered } is no lower.", "preview-offers-seize = You could seize { $cards }.", "preview-offers-promote = You could promote { $cards }.", "set-toys = Toys"];
    const game = gameAt(asking("action", []));
    words.use(new Catalogue("en", [text, interfaceTexts, ...own], { oars: { name: "Oars", effects: {} } }));
    const back = { age: 2, set: "toys" };
    const covered = { type: "card", card: "oars" };
    const dig = { key: "preview-dig-value", arguments: { cards: { type: "cards", cards: [back] }, covered } };
    const found = (changes: object) => foundWords({ dig: null, offers: {}, ...changes } as unknown as Preview, game);
    expect(found({})).toEqual([]);
    expect(found({ dig })).toEqual(["You'd dig a Toys [2], as Oars is no lower."]);
    expect(found({ dig, offers: { seize: [{ age: 3 }] } })).toEqual(["You'd dig a Toys [2], as Oars is no lower.", "You could seize a [3]."]);
    expect(found({ offers: { promote: [{ age: 1 }, { age: 2 }] } })).toEqual(["You could promote a [1] or a [2]."]);
});

test("what an action of a set is for is told, and that a card is returned for having been used, even in vain", () => {
    const own = ["preview-return = It makes room.", "preview-meld = No.", "preview-returned = Then you return it.", "preview-returned-in-vain = You return it anyway."];
    words.use(new Catalogue("en", [text, ...own], {}));
    const said = (action: string, changes: Preview["changes"], returned?: Preview["returned"]) => purposeWords({ action, changes, returned } as Preview);
    expect(said("return:oars", "always")).toEqual(["It makes room."]);
    expect(said("meld:oars", "always")).toEqual([]);
    expect(said("keep:oars", "always")).toEqual([]);
    expect(said("dogma:oars", "maybe", "always")).toEqual(["Then you return it."]);
    expect(said("dogma:oars", "never", "always")).toEqual(["You return it anyway."]);
    expect(said("dogma:oars", "never", "never")).toEqual([]);
    const question = { options: [{ key: "keep:oars", kind: "return" }] } as QuestionView;
    expect(purposeWords({ action: "keep:oars", changes: "always" } as Preview, question)).toEqual(["It makes room."]);
});

test("the ways in which the game could end are said once each", () => {
    const game = gameAt(asking("action", []));
    words.use(new Catalogue("en", [text, interfaceTexts], {}));
    const ending = (seat: number) => ({ message: { key: "ending-card-other", arguments: { players: { type: "players", seats: [seat] } } } });
    const endings = [ending(0), ending(1), ending(0)];
    const said = endingWords({ ends: "maybe", endings } as unknown as Preview, game);
    expect(said).toBe("This may end the game: You would win with the card or Bob would win with the card.");
    expect(endingWords({ ends: "never", endings: [] } as unknown as Preview, game)).toBe("");
});
