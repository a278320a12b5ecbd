import { expect, test } from "vitest";

import type { OptionView } from "../../api/model";
import { words } from "../../words/words.svelte";
import { english } from "../fixtures/game";
import { barButtons, keysInMenu, mostInBar } from "./bar_buttons";

words.use(english);
const options = (...keys: string[]): OptionView[] => keys.map((key) => ({ key, kind: key.replace(/:.*/, ""), message: { key, arguments: {} } }) as unknown as OptionView);
const keys = (all: readonly OptionView[]): string[] => all.map(({ key }) => key);
const never = (): boolean => false;
/** What stands in the bar, and what in its menu. */
function split(all: OptionView[], more: Partial<Parameters<typeof barButtons>[1]> = {}): string[][] {
    const { shown, rest } = barButtons(all, { most: 3, isKept: never, isInMenu: never, ...more });
    return [keys(shown), keys(rest)];
}

test("three buttons have room", () => {
    expect(split(options("yes", "no"))).toEqual([["yes", "no"], []]);
    expect(split(options("color:red", "color:blue", "pass"))).toEqual([["color:red", "color:blue", "pass"], []]);
});

test("of more the first ones stay, and those that have to", () => {
    expect(split(options("value:1", "value:2", "value:3", "value:4", "value:5"))).toEqual([
        ["value:1", "value:2", "value:3"],
        ["value:4", "value:5"],
    ]);
    const isKept = ({ kind }: OptionView): boolean => kind === "pass" || kind === "draw";
    expect(split(options("achieve:1", "achieve:2", "draw", "achieve:3", "pass"), { isKept })).toEqual([
        ["achieve:1", "draw", "pass"],
        ["achieve:2", "achieve:3"],
    ]);
    expect(split(options("card:a", "card:b", "card:c", "card:d"), { isKept: ({ key }) => key === "card:d" })).toEqual([
        ["card:a", "card:b", "card:d"],
        ["card:c"],
    ]);
});

test("five colors stand in the bar, and what declines them", () => {
    const colors = options("color:red", "color:yellow", "color:green", "color:blue", "color:purple");
    expect(mostInBar(colors)).toBe(5);
    expect(mostInBar([...colors, ...options("pass")])).toBe(6);
    expect(mostInBar([...colors, ...options("value:1")])).toBe(3);
});

test("what has its place elsewhere is always in the menu, and counts for no button", () => {
    const isInMenu = ({ kind }: OptionView): boolean => kind === "endorse";
    expect(split(options("endorse:oars", "achieve:1", "achieve:2", "draw"), { isInMenu })).toEqual([
        ["achieve:1", "achieve:2", "draw"],
        ["endorse:oars"],
    ]);
});

test("long answers leave room for fewer, but two that are all there are stay side by side", () => {
    expect(split(options("branch:1", "branch:2", "branch:3"), { most: 2 })).toEqual([["branch:1", "branch:2"], ["branch:3"]]);
    expect(split(options("branch:1", "branch:2"), { most: 2 })).toEqual([["branch:1", "branch:2"], []]);
});

test("the menu's button says the keys of what is in it", () => {
    expect(keysInMenu([])).toBe("");
    expect(keysInMenu(["4"])).toBe("4");
    expect(keysInMenu(["4", "5", "6", "7"])).toBe("4–7");
    expect(keysInMenu(["2", "3", "5", "6", "7", "0"])).toBe("2, 3, 5–7, 0");
    expect(keysInMenu(["9", "0", "A"])).toBe("9–A");
});
