import { beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import cityTexts from "../../../../src/splay/locale/en/cities.ftl?raw";
import text from "../../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { Preview, QuestionView, TableView } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { Wording } from "../../words/wording";
import { words } from "../../words/words.svelte";
import { asking, gameAt } from "../fixtures/table";
import type { Change } from "./preview_changes";
import { beforeAndAfter, cardOf, drawBecomes, endingWords, nothingWords, outcomeOf, paidWords, purposeWords, splayWords, takenBackWords, triedWords } from "./preview_text";

beforeEach(() => words.use(new Catalogue("en", [interfaceTexts, text], {})));

test("what is open is told by its bounds, in words or, if room is short, in signs", () => {
    const wording = new Wording(words.loaded, []);
    const open = { what: "crown", before: 2, least: 2, most: 4 } as const;
    expect(beforeAndAfter(open, wording)).toEqual({ before: "2", after: "2-4" });
    expect(outcomeOf(open)).toBe("→2–4");
    expect(outcomeOf({ ...open, least: 4 })).toBe("→4");
});

test("that a range may be wider than what was tried is told", () => {
    const changes = (least: number, most: number) => [{ changes: [{ what: "points", before: 2, least, most } as Change] }];
    const tried = { exact: false } as Preview;
    expect(triedWords(tried, changes(2, 4))).toBe("From a few tries: more or less is possible");
    expect(triedWords(tried, changes(4, 4))).toBe("");
    expect(triedWords({ ...tried, exact: true }, changes(2, 4))).toBe("");
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

test("a next draw from another set is told in a sentence, unless it isn't sure", () => {
    words.use(new Catalogue("en", [interfaceTexts, text, "set-toys = Toys"], {}));
    const wording = new Wording(words.loaded, []);
    const draws = { what: "draws", before: 3, least: 4, most: 4, ended: false, ends: "never", sets: { before: ["toys"], after: ["base"] } } as const;
    const change = (more: object) => ({ ...draws, ...more }) as unknown as Change;
    expect(drawBecomes(change({}), true, wording)).toBe("Your next draw becomes a base [4] instead of a Toys [3]");
    expect(drawBecomes(change({}), false, wording)).toBe("The next draw becomes a base [4] instead of a Toys [3]");
    for (const unsure of [{ most: 5 }, { ends: "maybe" }, { ended: true }, { sets: { before: ["toys"], after: ["base", "toys"] } }, { sets: undefined }])
        expect(drawBecomes(change(unsure), true, wording)).toBe("");
});

test("piles of which the same is true are named together", () => {
    const [open, sure] = [["none", "up"], ["up"]];
    const told = splayWords([
        { color: "red", directions: open },
        { color: "blue", directions: sure },
        { color: "green", directions: open },
    ]);
    expect(told).toEqual(["red and green: not splayed or splayed up", "blue: splayed up"]);
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

test("of what ends the game for certain it isn't said that it reveals something", () =>
    expect(taken("always", "always")).toBe("You can undo it"));

test("what an action of a set is for is told", () => {
    words.use(new Catalogue("en", [text, "preview-return = It makes room.", "preview-meld = No."], {}));
    const said = (action: string, question?: QuestionView) => purposeWords({ action } as Preview, question);
    expect(said("return:oars")).toBe("It makes room.");
    expect(said("meld:oars")).toBe("");
    expect(said("keep:oars")).toBe("");
    expect(said("keep:oars", { options: [{ key: "keep:oars", kind: "return" }] } as QuestionView)).toBe("It makes room.");
});

test("of an action that is paid for it is told what happens twice, and whom only some payments reach", () => {
    const game = gameAt(asking("action", []));
    words.use(new Catalogue("en", [text, interfaceTexts, cityTexts], {}));
    const said = (changes: Partial<Preview>) => paidWords(changes as Preview, game);
    expect(said({ unsure: [1] })[0]).toMatch(/depends on the card you tuck\.$/);
    expect(said({ times: 2, steps: [] })).toEqual(["It has no effects."]);
    expect(said({ times: 2, steps: [], changes: "never" })).toEqual([]); // the sheet says that it is paid for in vain
    const twice = "Then you resolve each effect twice, and demands go around twice.";
    expect(said({ times: 2, steps: [], own: true })).toEqual([twice]); // only some payments bring an effect
    expect(said({ times: 2, steps: [{ card: "oars", effect: "dogma", follows: [0] }] })).toEqual([twice]);
    expect(said({})).toEqual([]);
});

test("of a card without effects that is said, also if it would be paid for", () => {
    const said = (more: Partial<Preview>, reached = false) => nothingWords({ changes: "never", icon: "crown", steps: [], ...more } as Preview, reached);
    expect(said({})).toBe("It has no effects: it changes nothing");
    expect(said({ times: 2 })).toBe("You'd tuck a card for nothing: it has no effects");
    expect(said({ steps: [{ card: "oars", effect: "demand", follows: [] }] })).toBe("Changes nothing");
    expect(said({ own: true }, true)).toBe("But it changes nothing");
    expect(said({ icon: "" })).toBe("Changes nothing");
    expect(said({ changes: "maybe" })).toBe("");
});

test("the card of an action is what follows its kind", () => expect(cardOf("endorse:the-wheel")).toBe("the-wheel"));

test("the ways in which the game could end are said once each", () => {
    const game = gameAt(asking("action", []));
    words.use(new Catalogue("en", [text, interfaceTexts], {}));
    const ending = (seat: number) => ({ message: { key: "ending-card-other", arguments: { players: { type: "players", seats: [seat] } } } });
    const endings = [ending(0), ending(1), ending(0)];
    const said = endingWords({ ends: "maybe", endings } as unknown as Preview, game);
    expect(said).toBe("This may end the game: You would win with the card or Bob would win with the card.");
    expect(endingWords({ ends: "never", endings: [] } as unknown as Preview, game)).toBe("");
});
