import { beforeEach, expect, test } from "vitest";

import text from "../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { SeatView } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { beforeAndAfter, outcomeOf, takenBackWords } from "./foretold";

beforeEach(() => words.use(new Catalogue("en", [text], {})));

const seats = (...agents: string[]) => agents.map((agent, seat) => ({ seat, agent, away: false }) as unknown as SeatView);

test("what is open is told by its bounds, in words or, where room is short, in signs", () => {
    const open = { what: "crown", before: 2, least: 2, most: 4 } as const;
    expect(beforeAndAfter(open)).toEqual({ before: "2", after: "2 to 4" });
    expect(outcomeOf(open)).toBe("→2–4");
    expect(outcomeOf({ ...open, least: 4 })).toBe("→4");
});

test("what reveals something can be taken back where the others agree, as computers do", () => {
    expect(takenBackWords("never", seats("", ""), 0)).toBe("Can be taken back");
    expect(takenBackWords("always", seats("", ""), 0)).toContain("the others must agree");
    expect(takenBackWords("always", seats("", "random"), 0)).toContain("the computer always agrees");
    expect(takenBackWords("maybe", seats("", "random", ""), 0)).toContain("the others must agree");
});
