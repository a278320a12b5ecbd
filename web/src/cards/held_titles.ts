/**
 * A finger sees no titles: what has one says it in a note as long as it is held, and a moment longer. What the finger then
 * lets go does nothing else.
 */

const HELD = 450;
const NEAR = 10;
/** Milliseconds that a note stays after the finger has gone. */
const STAYS = 4000;
const EDGE = 8;

/** What of a page says what it is: the nearest thing with a title, within an element if one is given. */
export function titled(target: EventTarget | null, within?: Element): Element | null {
    const found = target instanceof Element ? target.closest("[title]:not([title=''])") : null;
    return found !== null && (within === undefined || (found !== within && within.contains(found))) ? found : null;
}

/** From now on what is held by a finger says its title. */
export function sayTitlesOfWhatIsHeld(): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let note: HTMLElement | null = null;
    let said = false;

    function hide(): void {
        note?.remove();
        note = null;
    }
    function press(event: PointerEvent): void {
        hide();
        release();
        said = false;
        const thing = titled(event.target);
        if (event.pointerType === "mouse" || !event.isPrimary || thing === null) return;
        from = event;
        timer = setTimeout(() => {
            said = true;
            note = noteOf(thing);
        }, HELD);
    }
    function move(event: PointerEvent): void {
        if (from !== null && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > NEAR) release();
    }
    function release(): void {
        clearTimeout(timer);
        timer = setTimeout(hide, STAYS);
        from = null;
    }
    function click(event: MouseEvent): void {
        if (!said) return;
        said = false;
        event.preventDefault();
        event.stopImmediatePropagation();
    }
    addEventListener("pointerdown", press, { capture: true });
    addEventListener("pointermove", move, { capture: true });
    addEventListener("pointerup", release, { capture: true });
    addEventListener("pointercancel", release, { capture: true });
    addEventListener("click", click, { capture: true });
    addEventListener("scroll", hide, { capture: true, passive: true });
}

/** A note with a thing's title, above it or else below, over everything else. */
function noteOf(thing: Element): HTMLElement {
    const note = document.createElement("div");
    note.className = "held-title";
    note.setAttribute("role", "status");
    note.textContent = thing.getAttribute("title");
    if (!("showPopover" in note)) return note;
    note.setAttribute("popover", "manual");
    document.body.append(note);
    note.showPopover();
    const { left, top, bottom, width } = thing.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = note;
    const above = top - offsetHeight - EDGE;
    note.style.top = `${above >= EDGE ? above : bottom + EDGE}px`;
    note.style.left = `${Math.max(EDGE, Math.min(left + width / 2 - offsetWidth / 2, innerWidth - offsetWidth - EDGE))}px`;
    return note;
}
