import { beforeAll, expect, test } from "vitest";

import ratedTexts from "../../../src/splay/locale/en/web-rated.ftl?raw";
import type { TableRatings } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { change, signed, stakes, standing, whyUncounted } from "./told";

beforeAll(() => words.use(new Catalogue("en", [ratedTexts], {})));

const table = (changes: Partial<TableRatings>): TableRatings => ({
    kind: "base-2",
    seats: [],
    waiting: false,
    counted: false,
    uncounted: null,
    joining: null,
    ...changes,
});

test("points that change have a real sign", () => {
    expect([18, -6, 0, 1018].map(signed)).toEqual(["+18", "−6", "0", "+1,018"]);
});

test("a rating is its points, or new", () => {
    expect(standing({ seat: 0, rating: 1512 })).toBe("1,512");
    expect(standing({ seat: 0, rating: 1500, new: true })).toBe("new");
});

test("what is at stake is told of the reader's seat, or of the last free one", () => {
    const seats = [{ seat: 0, rating: 1512, wins: 18, loses: -6 }, { seat: 1, rating: 1400, wins: 6, loses: -18 }];
    expect(stakes(table({ seats }), 0)).toBe("+18 if you win, −6 if you lose");
    expect(stakes(table({ seats }), 1)).toBe("+6 if you win, −18 if you lose");
    expect(stakes(table({ seats, kind: "many" }), 0)).toBe("+18 if you come first, −6 if you come last");
    expect(stakes(table({ joining: { seat: 1, rating: 1500, wins: 9, loses: -9 } }), -1)).toBe("+9 if you win, −9 if you lose");
    expect(stakes(table({ seats }), -1)).toBe("");
    expect(stakes(table({ seats: [{ seat: 0, rating: 1512 }] }), 0)).toBe("");
});

test("a game that is over tells the rating before, after, and the change", () => {
    expect(change({ seat: 0, rating: 1512, after: 1530 }, false)).toBe("1,512 → 1,530, +18");
    expect(change({ seat: 0, rating: 1512, after: 1503 }, false)).toBe("1,512 → 1,503, −9");
    expect(change({ seat: 0, rating: 1512 }, true)).toBe("1,512 → ...");
    expect(change({ seat: 0, rating: 1800 }, false)).toBe("1,800");
});

test("a game that never counts says why", () => {
    expect(whyUncounted(table({}))).toBe("");
    expect(whyUncounted(table({ uncounted: "abandoned" }))).toBe("This game doesn't count: every side gave up.");
    expect(whyUncounted(table({ uncounted: "ended" }))).toBe("This game doesn't count: the ratings of someone at the table have been ended here.");
});
