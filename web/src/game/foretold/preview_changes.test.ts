import { expect, test } from "vitest";

import type { PlayerView, Preview, View } from "../../api/model";
import { withFacts } from "../fixtures/facts";
import { changesOf, previewedIcons } from "./preview_changes";

const player = (seat: number): PlayerView => ({
    seat,
    team: seat,
    board: [],
    icons: [1, 0, 0, 2, 0, 0],
    hand: [{ age: 1 }, { age: 2 }],
    score_pile: [],
    points: 3,
    achievements: [{ age: 1 }],
    specials: ["Empire"],
    achieved: 2,
    tucked: 0,
    scored: 0,
    zones: [],
});
const view = withFacts({ players: [player(0), player(1)], next_draws: [{ set: "base", age: 2 }, { set: "base", age: 1 }] } as unknown as View, [{}, {}]);
const same = (seat: number): Preview["players"][number] => ({
    seat,
    points: [3, 3],
    hand: [2, 2],
    score_pile: [0, 0],
    achievements: [2, 2],
    icons: [1, 0, 0, 2, 0, 0].map((count) => [count, count]),
    draws: [seat === 0 ? 2 : 1, seat === 0 ? 2 : 1],
    draw_ends: "never",
    splays: {},
});
const preview = (...players: Preview["players"]): Preview => ({ players }) as Preview;

test("nobody changes if every number stays as it is", () => {
    expect(changesOf(view, preview(same(0), same(1)), 0)).toEqual([]);
});

test("numbers that could be different are told with what they were", () => {
    const icons = same(0).icons.with(3, [2, 4]);
    const after = preview({ ...same(0), hand: [1, 1], draws: [3, 3], icons }, same(1));
    expect(changesOf(view, after, 0)).toEqual([
        {
            seat: 0,
            changes: [
                { what: "hand", before: 2, least: 1, most: 1 },
                { what: "castle", before: 2, least: 2, most: 4 },
                { what: "draws", before: 2, least: 3, most: 3, ended: false, ends: "never" },
            ],
            splays: [],
        },
    ]);
});

test("a draw from another set is told, though the age stays the same", () => {
    const after = (...draw_sets: string[]) => changesOf(view, preview({ ...same(0), draw_sets }, same(1)), 0)[0]?.changes;
    expect(after("base")).toBeUndefined();
    const draws = { what: "draws", before: 2, least: 2, most: 2, ended: false, ends: "never" };
    expect(after("toys")).toEqual([{ ...draws, sets: { before: ["base"], after: ["toys"] } }]);
    expect(after("base", "toys")).toEqual([{ ...draws, sets: { before: ["base"], after: ["base", "toys"] } }]);
});

test("what others would draw is told only if it could end the game", () => {
    const draws = (seat: number, age: number) => ({ ...same(seat), draws: [age, age] as [number, number] });
    expect(changesOf(view, preview(draws(0, 4), draws(1, 4)), 0).map(({ seat }) => seat)).toEqual([0]);
    expect(changesOf(view, preview(same(0), { ...draws(1, 11), draw_ends: "always" }), 0)[0]?.changes).toEqual([
        { what: "draws", before: 1, least: 11, most: 11, ended: false, ends: "always" },
    ]);
});

test("a draw that would end the game is told again only if it would not do so any more", () => {
    const ended = { ...view, next_draws: [null, null] };
    const draws = (least: number, most: number, draw_ends: "always" | "maybe" | "never") =>
        changesOf(ended, preview({ ...same(0), draws: [least, most], draw_ends }), 0).map(({ changes }) => changes);
    expect(draws(11, 11, "always")).toEqual([]);
    expect(draws(5, 11, "maybe")[0]).toMatchObject([{ ended: true, ends: "maybe" }]);
    expect(draws(5, 5, "never")[0]).toMatchObject([{ ended: true, ends: "never", least: 5 }]);
});

test("cards in zones that sets bring are counted", () => {
    const zones = [{ kind: "forecast", cards: [{ age: 1 }], seen_by: "owner" }];
    const mine = { ...view, players: [player(0), { ...player(1), zones }] } as unknown as View;
    const after = (seat: number, most: number) => preview({ ...same(seat), zones: { forecast: [1, most] } });
    expect(changesOf(mine, after(1, 2), 0)).toMatchObject([{ seat: 1, changes: [{ what: "zone-forecast", before: 1, least: 1, most: 2 }] }]);
    expect(changesOf(mine, after(1, 1), 0)).toEqual([]);
});

test("special achievements count as achievements", () => {
    const [first] = changesOf(view, preview({ ...same(0), achievements: [2, 3] }, same(1)), 0);
    expect(first?.changes).toEqual([{ what: "achievements", before: 2, least: 2, most: 3 }]);
});

test("a splay alone is a change, and the reader comes first", () => {
    const both = preview({ ...same(0), splays: { red: ["left", "none"] } }, { ...same(1), points: [0, 5] });
    expect(changesOf(view, both, 1).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(changesOf(view, both, 1)[1]?.splays).toEqual([{ color: "red", directions: ["left", "none"] }]);
});

test("a player's icons stand in their order, unchanged ones empty", () => {
    const changed = changesOf(view, preview({ ...same(0), icons: same(0).icons.with(0, [0, 0]) }, same(1)), 0);
    expect(previewedIcons(changed, 0).map((change) => change?.least ?? null)).toEqual([0, null, null, null, null, null]);
    expect(previewedIcons(changed, 1)).toEqual([null, null, null, null, null, null]);
});
