import { expect, test } from "vitest";

import artifactTexts from "../../../../src/splay/locale/en/web-artifacts.ftl?raw";
import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import tableTexts from "../../../../src/splay/locale/en/web-table.ftl?raw";
import type { EventView, QuestionView, View } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import { asking, gameAt, pass, position } from "../fixtures/table";
import type { Source } from "../connection/source";
import { actionsLeft, actionsShown, asksFree, isMoving, turnText, turnTitle } from "./turn";

const two = { ...position, actions_left: 2 };
const event = (kind: string, more: Partial<EventView> = {}): EventView => ({ kind, seat: 0, ...more });

test("between two actions all that are left count", () => {
    expect(actionsLeft(two, [asking("action", [])], [event("turn"), event("action")])).toBe(2);
    expect(actionsLeft(two, [asking("free_action", [])], [event("turn")])).toBe(2);
    expect(actionsLeft(two, [], [event("turn"), event("action")])).toBe(2);
});

test("what is asked within an action comes before those that are left", () => {
    expect(actionsLeft(two, [asking("seize", [])], [event("turn"), event("action"), event("dig")])).toBe(1);
    expect(actionsLeft({ ...two, actions_left: 1 }, [asking("card", [])], [event("action")])).toBe(0);
});

test("a free action counts none", () => {
    expect(actionsLeft(two, [asking("card", [])], [event("turn"), event("action", { free: true })])).toBe(2);
    expect(actionsLeft(two, [asking("card", [])], [event("action"), event("turn")])).toBe(2);
});

const view: View = { ...gameAt(asking("action", [pass])).view, started: true, turn: 1, turn_number: 4, actions_left: 2, result: null };
const sourceAt = (question: QuestionView) => ({ state: { questions: [{ ...question, seat: 1 }] }, events: [] }) as unknown as Source;
const atTurn = (kind: string, telling = false) => ({ view, source: sourceAt(asking(kind, [pass])), telling });

test("whoever has the turn has it from the first turn to the end", () => {
    expect([0, 1].map((seat) => isMoving(view, seat))).toEqual([false, true]);
    expect(isMoving({ ...view, started: false }, 1)).toBe(false);
    expect(isMoving({ ...view, result: {} as View["result"] }, 1)).toBe(false);
    expect([turnTitle(view), turnTitle({ ...view, started: false })]).toEqual(["Turn 4", "Starting cards"]);
});

test("a free action is said to come before the others, once all is told", () => {
    words.use(new Catalogue("en", [interfaceTexts, tableTexts, artifactTexts], {}));
    expect(turnText(atTurn("action"), 1)).toBe("2 actions left");
    expect(turnText(atTurn("free_action"), 1)).not.toBe(turnText(atTurn("action"), 1));
    expect([asksFree(atTurn("free_action"), 1), asksFree(atTurn("free_action"), 0), asksFree(atTurn("free_action", true), 1)]).toEqual([true, false, false]);
    expect(actionsShown(atTurn("action", true))).toBe(2);
});
