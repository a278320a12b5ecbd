import { expect, test } from "vitest";

import type { EventView } from "../api/model";
import { actionsLeft } from "./actions_left";
import { asking, position } from "./fixtures/table";

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
