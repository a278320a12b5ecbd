import { describe, expect, it, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import planTexts from "../../../src/splay/locale/en/plans.ftl?raw";
import { at } from "../api/fixtures/at";
import type { Message } from "../api/model";
import { english, told } from "../game/fixtures/game";
import { Catalogue } from "./catalogue";
import examples from "./fixtures/messages.json?raw";
import { placeArgument, replaced } from "./messages";
import { Wording } from "./wording";

const catalogue = new Catalogue("en", [interfaceTexts, planTexts], english.cards, english.numbers);
const wording = new Wording(catalogue, ["Ann", "Bob", "Cleo", "Dan", "Eve"]);
const asked = told.steps.flatMap((step) => step.questions);

describe("the words of messages", () => {
    const all = JSON.parse(examples) as { message: Message; text: string }[];

    it("are those of the server's own code, whatever is said", () => {
        expect(all.length).toBeGreaterThan(100);
        expect(all.map(({ message }) => wording.message(message))).toEqual(all.map(({ text }) => text));
    });

    it("are those of the server's own code in a game as it is told", () => {
        for (const step of told.steps) expect(step.events.map(({ message }) => wording.message(message))).toEqual(step.sentences);
        expect(asked.length).toBeGreaterThan(20);
        for (const { question, prompt, reason, options } of asked) {
            expect(wording.message(question.prompt)).toBe(prompt);
            expect(wording.message(question.reason)).toBe(reason);
            expect((question.options ?? []).map(({ message }) => wording.message(message))).toEqual(options);
        }
    });
});

describe("in a language whose nouns have endings", () => {
    const all = JSON.parse(examples) as { message: Message }[];
    const roles = [...new Set(all.flatMap(({ message }) => namesIn(message)))];
    const nouns = /^((?:color|icon|place|set|special|special-name|direction|purpose|effect)-[\w-]+|you|you-too|nobody|card-none) = (.+)(?<!->)$/gm;
    const forms = (ending: string, value: string) => [`${value}${ending}`, ...roles.map((role) => `    .${role} = ${value}${ending}${role}`)].join("\n");
    const texts = interfaceTexts.replace(nouns, (_, key: string, value: string) => `${key} = ${forms("ˑ", value)}`);
    const inflected = new Wording(new Catalogue("en-GB", [texts, planTexts], english.cards, english.numbers), ["Ann", "Bob", "Cleo", "Dan", "Eve"], 0);
    const bare = /ˑ(?![a-z])/;

    it("each has that of its role", () => {
        const told = all.map(({ message }) => inflected.message(message));
        expect(told.filter((text) => text.includes("ˑ")).length).toBeGreaterThan(all.length / 3);
        expect(told.filter((text) => bare.test(text))).toEqual([]);
    });

    it("one by itself is found", () => {
        expect(inflected.text("event-unsplay", { player: "Bob", color: inflected.text("color-red") })).toMatch(bare);
    });
});

/** The names of the arguments of a message, and of those inside of it. */
function namesIn({ arguments: told = {} }: Message): string[] {
    return Object.entries(told).flatMap(([name, value]) => [name, ...(typeof value === "object" && value.type === "message" ? namesIn(value.message) : [])]);
}

test("the cards selected on the page are counted with those already picked", () => {
    const counted: Message = { key: "prompt-picked-most", arguments: { prompt: { type: "message", message: { key: "prompt-card-pick", arguments: { number: 3 } } }, picked: 1, most: 3 } };
    const prompt: Message = { key: "prompt-because", arguments: { card: { type: "card", card: "oars" }, prompt: { type: "message", message: counted } } };
    expect(wording.message(replaced(prompt, "picked", 2))).toBe("Oars: choose cards. Up to 3 (2 chosen).");
    expect(replaced({ key: "prompt-action" }, "picked", 2)).toEqual({ key: "prompt-action", arguments: {} });
});

test("equal backs are told by number, whatever tells them apart", () => {
    const backs = [{ age: 2, token: "a" }, { age: 3 }, { age: 2, set: "base", token: "b" }, { age: 2, card: "calendar" }];
    expect(wording.cards(backs)).toBe("2 × [2], a [3], and Calendar");
});

test("cards of which it is one are told with or, each by itself", () => {
    const told = (any: boolean): string | number => wording.argument({ type: "cards", cards: [{ age: 2 }, { age: 2 }, { age: 8 }], any });
    expect([told(true), told(false)]).toEqual(["a [2], a [2], or an [8]", "2 × [2] and an [8]"]);
});

test("the back of a card from a further set has its article", () => {
    const names = new Wording(new Catalogue("en", [interfaceTexts, "set-echoes = Echoes\nset-cities = Cities"], {}), []);
    expect(names.cards([{ age: 3, set: "echoes" }, { age: 3, set: "cities" }])).toBe("an Echoes [3] and a city [3]");
});

test("a place and a color have the form of their role, if the language has one", () => {
    const texts = "color-red = rot\n    .color = rote\nplace-hand = Hand\n    .source = der Hand\nplace-removed = Schachtel\nmoved = { $color } Karte aus { $source }: { $target }";
    const german = new Wording(new Catalogue("de", [texts], {}), []);
    const place = (kind: string) => ({ type: "place" as const, place: { kind }, whose: "" as const });
    const moved: Message = { key: "moved", arguments: { color: { type: "color", color: "red" }, source: place("hand"), target: place("removed") } };
    expect(german.message(moved)).toBe("rote Karte aus der Hand: Schachtel");
});

test("the message that something stands in is a role before its argument", () => {
    const texts = "you = Du\nyou-too = du\n    .hits = dich\nlist-and = { $all } und { $next }\ncard-back = eine [{ $age }]\n    .with = einer [{ $age }]\nwith = mit { $cards }\nhits = trifft { $players }, { $players_number } { $players_you }\norders = { $purpose } { $purpose_key }\npurpose-return = zurückgeben\n    .orders = gibst zurück\n    .purpose = zurückzugeben\nasks = { $purpose }";
    const german = new Wording(new Catalogue("de", [texts], {}), ["Ann", "Bob"], 0);
    const purpose = { type: "word" as const, key: "purpose-return" };
    expect(german.say("orders", { purpose })).toBe("gibst zurück purpose-return");
    expect(german.say("asks", { purpose })).toBe("zurückzugeben");
    expect(german.say("hits", { players: { type: "players", seats: [1, 0] } })).toBe("trifft Bob und dich, 2 yes");
    expect(german.sayWithin([0], "hits")).toBe("trifft dich, 1 only");
    expect(german.say("with", { cards: { type: "cards", cards: [{ age: 3 }] } })).toBe("mit einer [3]");
});

test("a translation may ask of any text whether it is about its reader", () => {
    const left = "left = { $you ->\n    [yes] Odchodzisz\n   *[no] { $player } odchodzi\n}";
    const polish = new Wording(new Catalogue("pl", [left], {}), ["Ann", "Bob"], 0);
    expect(polish.text("left", { player: "Bob" })).toBe("Bob odchodzi");
    expect([0, 1].map((seat) => polish.sayOf(seat, "left"))).toEqual(["Odchodzisz", "Bob odchodzi"]);
    expect(() => new Catalogue("en", [left], {}).text("left", { player: "Bob" })).toThrow("you");
});

test("a title has its own form, or a capital of its language", () => {
    const title = (language: string, texts: string) => new Wording(new Catalogue(language, [texts], {}), ["Ann"], 0).placeTitle({ kind: "hand", seat: 0 });
    expect(title("tr", "place-hand-your = istek")).toBe("İstek");
    expect(title("nl", "place-hand-your = ijs\n    .title = IJs")).toBe("IJs");
});

test.each([
    ["hand.0", "your hand"],
    ["board.1.red", "Bob's board"],
    ["supply.base.3", "the supply of [3]"],
    ["available", "the available achievements"],
])("the place %s is called by whose it is", (place, words) => {
    expect(wording.place(placeArgument(at(place), 0))).toBe(words);
});

test("a title begins with the place, the reader's as theirs", () => {
    const annReads = new Wording(english, ["Ann", "Bob"], 0);
    expect(["hand.0", "hand.1"].map((place) => annReads.placeTitle(at(place)))).toEqual(["Your hand", "Bob's hand"]);
});

test("an answer that its card has no words for is named", () => {
    expect(() => wording.message({ key: "option-answer", arguments: { answer: { type: "answer", key: "oars.dogma.yes" } } })).toThrow("oars.dogma.yes");
});

test("a reader who acts may have a word of its own for its places", () => {
    const texts = "place-hand-your = twoja ręka\n    .source = z twojej ręki\n    .own-source = ze swojej ręki\ngives = z: { $source }";
    const polish = new Wording(new Catalogue("pl", [texts], {}), [], 0);
    const told = (whose: "" | "their") => polish.message({ key: "gives", arguments: { source: { type: "place", place: { kind: "hand", seat: 0 }, whose } } });
    expect([told("their"), told("")]).toEqual(["z: ze swojej ręki", "z: z twojej ręki"]);
});
