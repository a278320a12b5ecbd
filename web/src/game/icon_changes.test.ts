import { expect, test } from "vitest";

import { iconChangesOf } from "./icon_changes";

test("a color to splay tells the icons of which more or fewer would be seen", () => {
    const option = { key: "color:red", kind: "color", color: "red", icons: [-1, 0, 2, 0, 0, 0] };
    expect(iconChangesOf(option)).toEqual([
        { icon: "crown", more: -1 },
        { icon: "bulb", more: 2 },
    ]);
});

test("a splay that uncovers nothing tells nothing", () => {
    expect(iconChangesOf({ key: "color:red", kind: "color", color: "red" })).toEqual([]);
});
