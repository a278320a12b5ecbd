import { expect, test } from "vitest";

import { at } from "../api/fixtures/at";
import type { OptionView, QuestionView } from "../api/model";
import { english, faces } from "../game/fixtures/game";
import { Prompts } from "./prompts";

const three = new Prompts(english, ["Ann", "Bob", "Cyd"], faces);
const held = (card: string, place = at("hand.0")): OptionView => ({ key: card, kind: "card", shown: { age: 1, card }, place });
const why = (role: string) => ({ card: "oars", effect: "demand", launcher: 1, executing: 0, role, icon: "castle", counts: [1, 3] });
const asked = (more: Partial<QuestionView>): QuestionView =>
    ({ sequence: 1, seat: 0, kind: "card", purpose: "transfer", why: why("own"), ...more }) as QuestionView;

test("the cards selected on the page are counted with those already picked", () => {
    const question = asked({ purpose: "return", options: [held("tools")], picked: 1, least: 0, most: 3 });
    expect(three.prompt(question, 1)).toBe("Oars: choose cards from your hand to return. At most 3; 2 chosen.");
});

test("where all cards may be chosen, as many as you like", () => {
    const options = [held("tools"), held("oars"), { key: "pass", kind: "pass" } as OptionView];
    const question = asked({ purpose: "return", options, picked: 1, least: 0, most: 3 });
    expect(three.prompt(question, 1)).toBe("Oars: choose cards from your hand to return. As many as you like; 2 chosen.");
    const over = asked({ purpose: "return", options: options.slice(2), picked: 1, least: 0, most: 1 });
    expect(three.prompt(over)).toBe("Oars: choose a card to return. As many as you like; 1 chosen.");
});

test.each([
    ["demanded", [at("hand.0")], "from your hand to transfer to Bob"],
    ["demanded", [at("board.1.red"), at("board.1.blue")], "from Bob's board to transfer to yourself"],
    ["own", [at("score.0")], "from your score pile to transfer to an opponent"],
    ["own", [at("score.1"), at("score.2")], "to transfer to yourself"],
])("a transfer (%s, %s) says from where and to whom", (role, places, words) => {
    const options = places.map((place) => held("oars", place));
    expect(three.prompt(asked({ why: why(role), options }))).toBe(`Oars: choose a card ${words}.`);
});

test.each([
    ["yes", "yes", "tools.dogma.yes", "Return three"],
    ["no", "no", "tools.dogma.no", "Keep them"],
    ["branch:1", "branch", "evolution.dogma.1", "Draw and score an [8], then return a card from your score pile"],
    ["pass", "pass", "evolution.dogma.pass", "Do neither"],
    ["yes", "yes", "oars.dogma.yes", "Yes"],
    ["branch:2", "branch", "", "Alternative 2"],
])("an answer (%s, %s, %s) says what it does", (key, kind, words, told) => {
    expect(three.option({ key, kind, words } as OptionView, asked({ kind: "may", purpose: "pick" }))).toBe(told);
});

test("an order says of how many cards, and where the last one lies", () => {
    const moving = ["oars", "tools", "pottery"].map((card) => ({ shown: { age: 1, card }, place: at("hand.0") }));
    const question = asked({ kind: "order", purpose: "return", options: [held("oars"), held("tools")], moving });
    expect(three.prompt(question)).toBe(
        "Oars: you return 3 cards. Which of these goes beneath its supply first? The last lies deepest.",
    );
});

test("an exchange says which cards for which", () => {
    const moving = [
        { shown: { age: 1, card: "tools" }, place: at("hand.0") },
        { shown: { age: 1, card: "pottery" }, place: at("score.0") },
    ];
    expect(three.prompt(asked({ kind: "may", purpose: "exchange", moving }))).toBe(
        "Oars: do you want to exchange Tools [1] from your hand for Pottery [1] from your score pile?",
    );
});

test("the reason says it to the one who is hit, and of somebody else by name", () => {
    expect(three.reason(asked({ why: why("demanded") }))).toBe("You are hit by Oars (castle 1 against 3).");
    expect(three.reason(asked({ seat: 1, why: why("demanded") }))).toBe("Ann is hit by Oars (castle 1 against 3).");
});
