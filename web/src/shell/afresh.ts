/**
 * What has just come in the place of something else takes no press that was meant for what stood there: one so soon that
 * nobody can have read it.
 */

/** Milliseconds until somebody has seen what came. */
const MOMENT = 400;
/** Presses so many pixels apart are of a finger that stays where it is. */
const NEAR = 24;

type Press = Pick<PointerEvent, "clientX" | "clientY" | "timeStamp" | "pointerType">;

/** The last two presses on the page, the last one first. */
let presses: Press[] = [];
let listening = false;

function listen(): void {
    if (listening) return;
    listening = true;
    addEventListener("pointerdown", (press) => (presses = [press, ...presses.slice(0, 1)]), { capture: true });
}

const near = (one: Press, other: Press): boolean => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= NEAR;

/**
 * Takes away the first presses on an element: after it comes, those where the last one was too; after it has `waited` for
 * something else to go, all. Of a mouse only the second press of a double click that began before is meant. Keys are no presses.
 */
export function afresh(element: HTMLElement, waited = false): { update: (waits?: boolean) => void; destroy: () => void } {
    listen();
    let since = performance.now();
    let anywhere = false;

    function click(event: MouseEvent): void {
        const [last, before] = presses;
        if (event.detail === 0 || last === undefined || last.timeStamp - since >= MOMENT) return;
        if (last.pointerType === "mouse" && (event.detail < 2 || before === undefined || before.timeStamp >= since)) return;
        const meant = anywhere || last.timeStamp < since || (before !== undefined && near(before, last));
        if (!meant) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    }
    element.addEventListener("click", click, { capture: true });
    return {
        update(waits = false) {
            if (waited && !waits) [since, anywhere] = [performance.now(), true];
            waited = waits;
        },
        destroy: () => element.removeEventListener("click", click, { capture: true }),
    };
}
