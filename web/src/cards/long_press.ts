/** Long press, which on a touch screen does what the other mouse button does; what has a title says that instead. */

import { titled } from "./held_titles";

const LONG = 500;
const NEAR = 10;

/** What a long press does; null: it is a press as any other. */
type Then = (() => void) | null;

/** Calls `then` when the element is pressed for half a second; the click that would follow is taken away. */
export function longPress(element: HTMLElement, then: Then): { update: (then: Then) => void; destroy: () => void } {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let taken = false;

    function press(event: PointerEvent): void {
        taken = false;
        if (event.pointerType === "mouse" || then === null || titled(event.target, element) !== null) return;
        from = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
            taken = true;
            then?.();
        }, LONG);
    }
    function move(event: PointerEvent): void {
        if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > NEAR) release();
    }
    function release(): void {
        clearTimeout(timer);
        from = null;
    }
    function click(event: MouseEvent): void {
        if (!taken) return;
        taken = false;
        event.preventDefault();
        event.stopImmediatePropagation();
    }
    const listeners: [string, (event: never) => void, boolean][] = [
        ["pointerdown", press, false],
        ["pointermove", move, false],
        ["pointerup", release, false],
        ["pointercancel", release, false],
        ["click", click, true],
    ];
    for (const [name, listener, capture] of listeners)
        element.addEventListener(name, listener as EventListener, { capture });
    return {
        update: (next) => (then = next),
        destroy() {
            release();
            for (const [name, listener, capture] of listeners)
                element.removeEventListener(name, listener as EventListener, { capture });
        },
    };
}
