import { expect, test } from "vitest";

import { at } from "../api/fixtures/at";
import type { SeatView, UndoStep } from "../api/model";
import { asking, gameAt } from "./fixtures/table";
import { answerOf, needsConsent, proposalOf, whyNotFurther } from "./undo_text";

const game = gameAt(asking("action", []));
const tuck = { card: "code-of-laws", effect: "dogma", launcher: 0, executing: 0 };
const meld: UndoStep = { kind: "action", purpose: "pick", option: { key: "meld:tools", kind: "meld", shown: { age: 1, card: "tools" } } };
const draw = { kind: "draw", seat: 0, cards: [{ age: 1, card: "oars" }], source: at("supply.base.1"), target: at("hand.0") };

test("a step is named by its answer, within an effect with the card that asked", () => {
    const sailing: UndoStep = { kind: "card", purpose: "tuck", option: { key: "sailing", kind: "card", shown: { age: 1, card: "sailing" }, place: at("hand.0") }, why: tuck };
    expect(answerOf(meld, game.prompts, 0)).toBe("Meld Tools");
    expect(answerOf(sailing, game.prompts, 0)).toBe("Code of Laws: Sailing");
});

test("why not further names the card seen, or who decided", () => {
    const { sentences, names } = game;
    expect(whyNotFurther({ steps: [meld], reason: "information", event: draw }, sentences)).toContain("Oars");
    expect(whyNotFurther({ steps: [], reason: "other_player", seat: 1 }, sentences)).toContain(`${names[1]} has decided since`);
    expect(whyNotFurther({ steps: [meld], reason: "other_player", seat: 1 }, sentences)).toContain(`before that ${names[1]} decided`);
    expect(whyNotFurther({ steps: [], reason: "information", seat: 1 }, sentences)).toContain(`${names[1]} is asked now`);
    expect(whyNotFurther({ steps: [meld], reason: "nothing" }, sentences)).toContain("nothing of yours");
});

test("a reason that this client does not know how to explain has words all the same", () => {
    const event = { kind: "new_kind", seat: 0 };
    for (const reach of [{ steps: [], reason: "information", event }, { steps: [], reason: "nothing" }])
        expect(whyNotFurther(reach, game.sentences)).toMatch(/back/);
});

test("others have a say in going back, but not computers nor the seats of the same person", () => {
    const [me, computer, other] = [{ seat: 0, mine: true }, { seat: 1, agent: "rule" }, { seat: 1 }];
    const needs = (...seats: object[]) => needsConsent(seats as SeatView[], 0);
    expect(needs(me, computer)).toBe(false);
    expect(needs(me, { seat: 1, mine: true })).toBe(false);
    expect(needs(me, computer, other)).toBe(true);
    expect(needs(me, { ...computer, away: true })).toBe(true);
});

test("who is asked to go back is told how far", () => {
    const proposed = (turn: number, actions: number) => proposalOf({ to: 5, seat: 0, accepted: [0], turn, actions }, 4, ["Ann"]);
    expect(proposed(1, 1)).toBe("Ann asks to go back 3 turns, to turn 1 with one action left.");
    expect(proposed(3, 2)).toBe("Ann asks to go back one turn, to turn 3 with 2 actions left.");
    expect(proposed(4, 2)).toBe("Ann asks to go back within this turn, to turn 4 with 2 actions left.");
    expect(proposed(0, 0)).toBe("Ann asks to take back something.");
});
