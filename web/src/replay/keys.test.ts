import { expect, test } from "vitest";

import { replayKey } from "./keys";
import type { ReplaySource } from "./replay_source.svelte";

/** Whether the replay steps if an arrow is pressed on an element whose text is so wide. */
function steps(html: string, width: number): boolean {
    document.body.innerHTML = html;
    const area = document.body.firstElementChild as HTMLElement;
    Object.defineProperty(area, "scrollWidth", { value: width });
    Object.defineProperty(area, "clientWidth", { value: 100 });
    let stepped = false;
    const source = { step: () => (stepped = true) } as unknown as ReplaySource;
    area.addEventListener("keydown", (press) => replayKey(source, press));
    area.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    return stepped;
}

test("an arrow scrolls what is in focus and is wider than its room, and else steps", () => {
    expect(steps('<div tabindex="0"></div>', 300)).toBe(false);
    expect(steps('<div tabindex="0"></div>', 100)).toBe(true);
    expect(steps("<button></button>", 300)).toBe(true);
});
