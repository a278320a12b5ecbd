import { describe, expect, it } from "vitest";

import type { EventView, View, Why } from "../api/model";
import { faces, told } from "../game/fixtures/game";
import { partsIn, type Running, runningNow, sceneAt } from "./running_effects";

const why = (card: string, executing: number, role = "", counts?: number[]): Why => ({
    card,
    effect: "dogma",
    launcher: 0,
    executing,
    role,
    icon: "leaf",
    ...(counts ? { counts } : {}),
});
const effect = (reason: Why): EventView => ({ kind: "effect", seat: reason.executing ?? 0, why: reason });
const draw = (reason?: Why): EventView => ({ kind: "draw", seat: 0, cards: [{ age: 1 }], why: reason ?? null });
const uses: EventView = { kind: "action", seat: 0, action: "dogma" };
const names = (stack: Running[]) => stack.map(({ card, executing, role }) => `${card} ${executing} ${role}`);

describe("the scene", () => {
    it("has the effect that is executed, with the icons it began with", () => {
        const { stack, from } = sceneAt([uses, effect(why("pottery", 1, "shares", [2, 3])), draw(why("pottery", 1))], 3);
        expect(names(stack)).toEqual(["pottery 1 shares"]);
        expect(stack[0]?.counts).toEqual([2, 3]);
        expect(from).toBe(0);
    });

    it("counts the icon of the card whose dogma it is, whatever card an effect is on", () => {
        const begins = effect({ ...why("pottery", 1, "shares", [2, 3]), icon: "factory" });
        expect(sceneAt([uses, begins, draw(why("pottery", 1))], 3).stack[0]?.icon).toBe("factory");
    });

    it("has effects inside of effects, until the outer one goes on", () => {
        const inside = [uses, effect(why("pottery", 0, "own")), effect(why("oars", 0, "nested")), draw(why("oars", 0))];
        expect(names(sceneAt(inside, 4).stack)).toEqual(["pottery 0 own", "oars 0 nested"]);
        expect(names(sceneAt([...inside, draw(why("pottery", 0))], 5).stack)).toEqual(["pottery 0 own"]);
    });

    it("has the effects of several cards one after the other, not inside each other", () => {
        const using: EventView = { ...uses, cards: [{ age: 1, card: "oars" }] };
        const echo = (card: string, executing: number, role: string) => effect({ ...why(card, executing, role), effect: "echo" });
        const events = [using, echo("pottery", 1, "shares"), echo("pottery", 0, "own"), echo("tools", 0, "own"), draw(why("tools", 0))];
        expect(names(sceneAt(events, 3).stack)).toEqual(["pottery 0 own"]);
        expect(names(sceneAt(events, 5).stack)).toEqual(["tools 0 "]);
        const demand = effect({ ...why("oars", 1, "demanded"), effect: "demand" });
        expect(names(sceneAt([...events, demand], 6).stack)).toEqual(["oars 1 demanded"]);
        const inside = [...events, effect(why("pottery", 0, "own")), effect({ ...why("writing", 1, "demanded"), effect: "demand" })];
        expect(names(sceneAt(inside, 7).stack)).toEqual(["pottery 0 own", "writing 1 demanded"]);
    });

    it("stays after the action, over the next turn's beginning, until another action", () => {
        const events: EventView[] = [uses, effect(why("pottery", 0, "own")), { kind: "turn", seat: 1, turn_number: 2 }];
        expect(names(sceneAt(events, 3).stack)).toEqual(["pottery 0 own"]);
        expect(sceneAt([...events, { kind: "action", seat: 1, action: "draw" }], 4).stack).toEqual([]);
    });

    it("is empty before the first action", () => {
        expect(sceneAt([], 0)).toEqual({ from: -1, stack: [], action: null });
    });
});

describe("what runs now", () => {
    it("has nothing undefined, whatever the server leaves out", () => {
        const running = runningNow({ ...told.steps.at(-1)!.view, running: [{ card: "oars", effect: "demand", launcher: 0 }] });
        expect(running).toEqual([{ card: "oars", effect: "demand", launcher: 0, role: "", counts: [], follows: [] }]);
        expect(partsIn(running[0]!, told.steps.at(-1)!.view, faces)).toEqual([]);
        expect(runningNow(undefined)).toEqual([]);
    });
});

describe("the followers of an effect", () => {
    const view = told.steps.at(-1)!.view;
    const teams = (...numbers: number[]): View => ({
        ...view,
        players: view.players.map((player, seat) => ({ ...player, team: numbers[seat] ?? seat })),
    });
    const parts = (running: Running, there = view) => partsIn(running, there, faces).map(({ seat, part }) => `${seat} ${part}`);
    const shared: Running = { ...why("pottery", 0, "own"), role: "own", counts: [2, 3, 1], follows: [1, 0] };
    const demand: Running = { ...shared, card: "city-states", effect: "demand", follows: [2] };

    it("come in the order of execution, the launcher last", () => {
        expect(parts(shared)).toEqual(["1 shares", "2 fewer", "0 own"]);
        expect(parts({ ...shared, launcher: 1, counts: [3, 3, 3], follows: [2, 0, 1] })).toEqual(["2 shares", "0 shares", "1 own"]);
    });

    it("of a demand are hit, which a teammate is not", () => {
        expect(parts(demand)).toEqual(["1 safe", "2 demanded", "0 launches"]);
        expect(parts({ ...demand, follows: [1] }, teams(0, 1, 0))).toEqual(["1 demanded", "2 friend", "0 launches"]);
    });

    it("of a compel are compelled, the others have too few icons", () => {
        const face = faces.get("city-states")!;
        const compels: typeof faces = new Map([["city-states", { ...face, effects: [{ name: "compel", kind: "compel", title: "" }] }]]);
        const running: Running = { ...demand, effect: "compel" };
        expect(partsIn(running, view, compels).map(({ seat, part }) => `${seat} ${part}`)).toEqual(["1 few", "2 compelled", "0 compels"]);
    });

    it("are those that the server tells, whatever the icons", () => {
        expect(parts({ ...shared, counts: [9, 0, 0], follows: [2, 0] })).toEqual(["1 fewer", "2 shares", "0 own"]);
        expect(parts({ ...shared, follows: [] })).toEqual([]);
    });

    it("leave out whoever is out of the game", () => {
        const without = { ...view, players: view.players.map((player, seat) => ({ ...player, out: seat === 2 })) };
        expect(parts(shared, without)).toEqual(["1 shares", "0 own"]);
    });

    it("of an effect inside of another are nobody but the one who executes it", () => {
        expect(parts({ ...shared, role: "nested", follows: [0] })).toEqual(["1 apart", "2 apart", "0 nested"]);
    });
});
