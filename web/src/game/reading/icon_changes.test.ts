import { expect, test } from "vitest";

import { iconChangesOf } from "./icon_changes";

test("a color to splay tells the icons of which more or fewer would be seen", () => {
    const option = { key: "color:red", kind: "color", color: "red", icons: [-1, 0, 2, 0, 0, 0] };
    expect(iconChangesOf(option)).toEqual([
        { icon: "crown", more: -1 },
        { icon: "bulb", more: 2 },
    ]);
});

test("what sets count besides icons is told after them", () => {
    const option = { key: "color:red", kind: "color", color: "red", icons: [0, 1, 0, 0, 0, 0], signs: ["bonus-2", "echo", "echo"], hidden: ["bonus-5"] };
    expect(iconChangesOf(option)).toEqual([
        { icon: "leaf", more: 1 },
        { icon: "bonus-2", more: 1 },
        { icon: "echo", more: 2 },
        { icon: "bonus-5", more: -1 },
    ]);
});

test("a splay that uncovers nothing tells nothing", () => {
    expect(iconChangesOf({ key: "color:red", kind: "color", color: "red" })).toEqual([]);
});
