import { beforeAll, expect, test } from "vitest";

import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { dayInWords, daysBefore, shortSpan, weeksUpTo } from "./spans";

const TEXTS = `
puzzles-span-hours = { $hours } h { $minutes } min
puzzles-span-minutes = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
`;

beforeAll(() => words.use(new Catalogue("en", [TEXTS], {}, {})));

test("a day is told as it is in UTC", () => {
    expect(dayInWords("2026-11-29")).toBe("Nov 29");
    expect(daysBefore("2026-03-01", 1)).toBe("2026-02-28");
});

test("a span is told in its two largest units", () => {
    const MINUTE = 60_000;
    expect(shortSpan(432 * MINUTE)).toBe("7 h 12 min");
    expect(shortSpan(102_000)).toBe("1 min 42 s");
    expect(shortSpan(5_000)).toBe("5 s");
    expect(shortSpan(59.5 * MINUTE)).toBe("59 min 30 s");
});

test("a calendar has four weeks from Monday on, up to a day", () => {
    const weeks = weeksUpTo("2026-11-25"); // a Wednesday
    expect(weeks.map((days) => days[0])).toEqual(["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"]);
    expect(weeks[3]).toEqual(["2026-11-23", "2026-11-24", "2026-11-25", null, null, null, null]);
    expect(weeksUpTo("2026-11-29")[3]?.at(-1)).toBe("2026-11-29"); // a Sunday
});
