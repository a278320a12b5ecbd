import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import { faces } from "../../game/fixtures/game";
import SplayedPile from "./SplayedPile.svelte";

test("each card of a pile has its own color", async () => {
    const pile = ["oars", "sailing"].map((key) => faces.get(key)!);
    const shown = mount(SplayedPile, { target: document.body, props: { faces: pile, splay: "right" } });
    expect([...document.querySelectorAll<HTMLElement>(".card")].map(({ dataset }) => dataset.color)).toEqual(["red", "green"]);
    await unmount(shown);
});
