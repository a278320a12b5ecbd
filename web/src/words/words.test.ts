import { beforeEach, expect, test, vi } from "vitest";

import { ask, Unreachable } from "../api/client";
import { Catalogue } from "./catalogue";
import { words } from "./words.svelte";

/** What the server answers, at once or in time, by the end of the address; what is not here gets no answer. */
const answers = new Map<string, unknown>();

vi.stubGlobal("fetch", (url: string) => {
    const answer = answers.get(url.replace("/api/locale/", ""));
    return answer === undefined ? Promise.reject(new TypeError("no server")) : Promise.resolve(answer).then((told) => (told instanceof Response ? told : Response.json(told)));
});

beforeEach(async () => {
    answers.clear();
    for (const language of ["en", "pl", "fr", "ar"]) {
        answers.set(`${language}?cards=base`, { cards: {}, messages: `draw = Draw ${language}`, numbers: {} });
        answers.set(`${language}/rules`, { language, messages: `rules-turn = Your turn ${language}` });
    }
    await words.load("en");
});

test("the rules' topics come when somebody reads them, after an attempt in vain too, and in another language with its words", async () => {
    expect(words.loaded.has("rules-turn")).toBe(false);
    const rules = answers.get("en/rules");
    answers.delete("en/rules");
    await expect(words.loadPart("rules")).rejects.toThrow(Unreachable);
    expect(words.loaded.has("rules-turn")).toBe(false);

    answers.set("en/rules", rules);
    const before = words.loaded;
    await words.loadPart("rules");
    expect(words.loaded).not.toBe(before); // what shows texts sees that there are more
    expect(words.loaded).toBeInstanceOf(Catalogue);
    expect([words.loaded.text("draw"), words.loaded.text("rules-turn")]).toEqual(["Draw en", "Your turn en"]);

    await words.load("pl");
    expect([words.loaded.text("draw"), words.loaded.text("rules-turn")]).toEqual(["Draw pl", "Your turn pl"]);
});

test("the rules' topics that come while all cards are on their way keep none of them away", async () => {
    let arrive = (_: unknown): void => undefined;
    answers.set("en/cards", new Promise((resolve) => (arrive = resolve)));
    vi.resetModules();
    const { words: begun } = await import("./words.svelte"); // whose rules were never read
    await begun.load("en");
    const cards = begun.loadEveryCard();
    await begun.loadPart("rules");
    arrive({ cards: { oars: { name: "Oars", effects: {} } } });
    await cards;
    expect([begun.loaded.complete, begun.loaded.card("oars").name, begun.loaded.has("rules-turn")]).toEqual([true, "Oars", true]);
});

test("what a language lacks is English, with the plurals of English, and known for it", async () => {
    const lent = "cards = { $number ->\n    [one] one card\n   *[other] { $number } cards\n}\n";
    answers.set("fr?cards=base", { cards: {}, messages: "draw = Piocher\nhere = Ici\u00a0: { cards }", lent, numbers: {}, direction: "ltr" });
    await words.load("fr");
    const told = words.loaded;
    expect([told.text("draw"), told.text("cards", { number: 0 }), told.text("cards", { number: 1 })]).toEqual(["Piocher", "0 cards", "one card"]);
    expect([[...told.lent], told.lends]).toEqual([["0 cards", "one card"], true]);
    expect([told.has("cards"), told.text("here", { number: 3 })]).toEqual([true, "Ici\u00a0: 3 cards"]);
});

test("a language that has all its own lends nothing, and says which way it is written", async () => {
    answers.set("ar?cards=base", { cards: {}, messages: "draw = x", lent: "", numbers: {}, direction: "rtl" });
    await words.load("ar");
    expect([words.loaded.lends, document.documentElement.dir]).toEqual([false, "rtl"]);
    await words.load("en");
    expect(document.documentElement.dir).toBe("ltr");
});

test("a refusal is thrown when its words are there, and without them if they don't come", async () => {
    const refused = () => Response.json({ error: "banned", message: "" }, { status: 403 });
    answers.set("/api/me", refused());
    await expect(ask("GET", "/api/me")).rejects.toThrow(); // whose words the server doesn't give
    expect(words.loaded.has("refusal-banned")).toBe(false);

    answers.set("/api/me", refused());
    answers.set("en/parts/refusals", { language: "en", messages: "refusal-banned = Not now." });
    await expect(ask("GET", "/api/me")).rejects.toThrow();
    expect(words.loaded.text("refusal-banned")).toBe("Not now.");
});
