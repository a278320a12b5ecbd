import { expect, test } from "vitest";

import texts from "../../../../src/splay/locale/en/web-table.ftl?raw";
import type { SeatView } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import { goneWords } from "./gone";

words.use(new Catalogue("en", [texts], {}));

const NOW = 10_000_000_000;
const gone = (milliseconds: number, more: Partial<SeatView> = {}) =>
    goneWords({ seat: 1, name: "Bob", gone_since: NOW - milliseconds, ...more } as SeatView, NOW);

test("says how long somebody has been away", () => {
    expect(gone(20_000)).toBe("away");
    expect(gone(200_000)).toBe("away 3 min");
    expect(gone(2 * 3_600_000 + 1)).toBe("away 2 h");
    expect(gone(3 * 86_400_000)).toBe("away 3 d");
    expect(gone(-5_000)).toBe("away"); // by a clock that is behind
});

test("says nothing of whoever is there, and of the reader", () => {
    expect(goneWords({ seat: 1, name: "Bob" } as SeatView, NOW)).toBe("");
    expect(gone(200_000, { mine: true })).toBe("");
    expect(goneWords(undefined, NOW)).toBe("");
});
