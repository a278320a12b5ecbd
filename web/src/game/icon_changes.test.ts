import { expect, test } from "vitest";

import { faces } from "./fixtures/game";
import { position } from "./fixtures/table";
import { iconChangesOf } from "./icon_changes";

const player = {
    ...position.players[0]!,
    board: [{ color: "red", splay: "left", cards: ["archery", "oars"] }],
    icons: [1, 0, 0, 3, 0, 0],
};

test("another splay shows other icons of the cards beneath", () => {
    expect(iconChangesOf(player, "red", "right", faces)).toEqual([{ icon: "bulb", more: 1 }]);
});

test("the same splay shows nothing new", () => {
    expect(iconChangesOf(player, "red", "left", faces)).toEqual([]);
});
