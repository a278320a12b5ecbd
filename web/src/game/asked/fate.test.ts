import { expect, test } from "vitest";

import type { EventView, OptionView, QuestionView, State } from "../../api/model";
import { asking, card, pass, stateWith } from "../fixtures/table";
import { fateOf, type Sent } from "./fate";

const draw: OptionView = { key: "draw", kind: "draw" };
const meld: OptionView = { key: "meld:oars", kind: "meld", shown: { age: 1, card: "oars" } };
const before = [{ kind: "turn", seat: 0 }, { kind: "meld", seat: 1 }] as EventView[];
const acted = (action: string, name?: string, seat = 0) =>
    ({ kind: "action", seat, action, cards: name ? [{ age: 1, card: name }] : [] }) as unknown as EventView;
const action = asking("action", [draw, meld]);
const later = stateWith([asking("action", [draw], { sequence: 12 })]);

/** What became of an answer to a question, if this is what is told next. */
function became(option: OptionView, question: QuestionView, state: State, events: EventView[], away = false): string {
    const sent: Sent = { seat: 0, answer: { option, question }, sequence: question.sequence, events: before };
    return fateOf(sent, state, events, away).became;
}

test("an action is known by what was done with its card", () => {
    expect(became(draw, action, later, [...before, acted("draw")])).toBe("done");
    expect(became(meld, action, later, [...before, acted("meld", "oars")])).toBe("done");
    expect(became(meld, action, later, [...before, acted("meld", "archery")])).toBe("past");
    expect(became(draw, action, later, [...before, acted("meld", "oars")])).toBe("past");
    expect(became(draw, action, later, [...before, acted("draw", undefined, 1)])).toBe("past");
});

test("an achievement is known by its value", () => {
    const achieve = { key: "achieve:2", kind: "achieve", value: 2 };
    const achieved = (value: number) => [...before, { ...acted("achieve"), value }];
    expect(became(achieve, action, later, achieved(2))).toBe("done");
    expect(became(achieve, action, later, achieved(1))).toBe("past");
});

test("what is still asked was not answered", () => {
    expect(became(draw, action, stateWith([action]), before)).toBe("missing");
    const again = stateWith([asking("action", [draw, meld], { sequence: 14 })]);
    expect(became(draw, action, again, before)).toBe("past"); // done by another page of this seat, and undone
});

test("nothing is known if what had happened was taken back", () => {
    expect(became(draw, action, later, [before[0]!, acted("draw"), acted("draw")])).toBe("past");
});

test("an effect's answer is known by what Undo goes back to, unless a stand-in may have given it", () => {
    const question = asking("card", [card("oars"), pass]);
    const undoable = { ...later, undo: { to: question.sequence, message: { key: "undo-choice" } } };
    expect(became(pass, question, undoable, before)).toBe("done");
    expect(became(pass, question, undoable, before, true)).toBe("past");
    expect(became(pass, question, later, before)).toBe("past");
});

test("a first meld is known while others choose, and when all have", () => {
    const first = asking("first_meld", [card("oars"), card("archery")], { sequence: 1 });
    const others = stateWith([], { sequence: 2 });
    expect(became(card("oars"), first, { ...others, first_meld: "oars" }, before)).toBe("done");
    expect(became(card("oars"), first, stateWith([{ ...first, sequence: 2 }]), before)).toBe("missing");
    const melded = { kind: "first_meld", seat: 0, cards: [{ age: 1, card: "oars" }] } as EventView;
    expect(became(card("oars"), first, later, [...before, melded])).toBe("done");
    expect(became(card("archery"), first, later, [...before, melded])).toBe("past");
});

test("an undo is known by what it took back", () => {
    const sent: Sent = { seat: 0, answer: null, sequence: 10, events: before };
    expect(fateOf(sent, stateWith([], { sequence: 10 }), before, false)).toEqual({ kind: "undo", became: "missing" });
    expect(fateOf(sent, stateWith([], { sequence: 11 }), before.slice(0, 1), false).became).toBe("done");
    expect(fateOf(sent, stateWith([], { sequence: 11 }), [...before, acted("draw")], false).became).toBe("past");
});
