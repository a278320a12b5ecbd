import { describe, expect, it } from "vitest";

import type { EventView } from "../api/model";
import { noteAt } from "./event_notes";

const effect = (card: string, role = "own"): EventView => ({ kind: "effect", seat: 0, why: { card, effect: "dogma", launcher: 0, role } });
const turn: EventView = { kind: "turn", seat: 1 };
const draw: EventView = { kind: "draw", seat: 0, cards: [{ age: 1 }] };
const note = (events: EventView[], place = 0, over = false) => noteAt(events, place, over);

describe("an effect", () => {
    it("that is followed by no change has none", () => {
        expect(note([effect("masonry"), turn])).toBe("nothing");
        expect(note([effect("masonry"), { kind: "choice", seat: 0 }, effect("masonry")])).toBe("nothing");
        expect(note([effect("masonry"), draw, turn])).toBeNull();
    });

    it("at the story's end has none only if it is over", () => {
        expect(note([effect("masonry")], 0, true)).toBe("nothing");
        expect(note([effect("masonry")], 0, false)).toBeNull();
    });

    it("changes what the effects inside of it change", () => {
        expect(note([effect("computers"), effect("oars", "nested"), draw, turn])).toBeNull();
        expect(note([effect("computers"), effect("oars", "nested"), turn])).toBe("nothing");
        expect(note([effect("oars", "nested"), effect("oars", "nested"), draw])).toBe("nothing");
    });
});

describe("a dogma", () => {
    const uses: EventView = { kind: "action", seat: 0, word: "dogma:archery" };

    it("that nobody executes has no effect; what its effects change is said of them", () => {
        expect([note([uses, turn]), note([uses], 0, true)]).toEqual(["nothing", "nothing"]);
        expect([note([uses], 0, false), note([uses, effect("archery"), turn])]).toEqual([null, null]);
        expect(note([{ kind: "action", seat: 0, word: "draw" }, turn])).toBeNull();
    });
});

describe("a draw", () => {
    it("after the announcement of the bonus for sharing is that bonus", () => {
        expect(note([{ kind: "bonus", seat: 0 }, draw], 1)).toBe("bonus");
        expect(note([turn, draw], 1)).toBeNull();
    });
});
