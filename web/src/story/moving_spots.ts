/** What the places of cards look like while a card is on its way to them. */

/** How long a place lights up, in milliseconds. */
const LIGHT = 700;
const GOLD = "light-dark(#976200, #f0c24b)";

/** Ends what was done to a place. */
export type Release = () => void;

/** Leaves the place of a card empty until it is released. */
export function emptied(element: Element): Release {
    const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { fill: "forwards" });
    return () => hidden.cancel();
}

/** Shows what lies there until it is covered: a copy of it, in the covering card's place. */
export function showing(element: Element, copy: Element): Release {
    if (!(element instanceof HTMLElement) || !(copy instanceof HTMLElement)) return () => undefined;
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) bare(one);
    Object.assign(copy.style, {
        position: "absolute",
        left: `${element.offsetLeft}px`,
        top: `${element.offsetTop}px`,
        width: `${element.offsetWidth}px`,
        height: `${element.offsetHeight}px`,
        margin: "0",
    });
    copy.inert = true;
    copy.setAttribute("aria-hidden", "true");
    element.before(copy);
    return () => copy.remove();
}

/** Nobody takes the copy for the card: it has no name, and no data. */
function bare(element: HTMLElement): void {
    for (const { name } of [...element.attributes]) if (/^(id|role|aria-|data-(?!color))/.test(name)) element.removeAttribute(name);
}

/** Lets a place light up once. */
export function light(element: Element): void {
    element.animate([{ boxShadow: `0 0 0 3px ${GOLD}` }, { boxShadow: `0 0 0 3px ${GOLD}` }], { duration: LIGHT });
}
