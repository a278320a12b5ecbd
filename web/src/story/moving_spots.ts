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

/** What lies there until it is covered: a copy of it, and the place of the card that will cover it. */
export interface Covering {
    copy: Element;
    style: Partial<CSSStyleDeclaration>;
}

/** Measures the place of the covering card. */
export function coveringOf(element: Element, copy: Element): Covering | null {
    if (!(element instanceof HTMLElement)) return null;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
    const style = { position: "absolute", left: `${offsetLeft}px`, top: `${offsetTop}px`, width: `${offsetWidth}px`, height: `${offsetHeight}px`, margin: "0" };
    return { copy, style };
}

/** Shows what lies there until it is covered, in the covering card's place. */
export function showing(element: Element, { copy, style }: Covering): Release {
    if (!(copy instanceof HTMLElement)) return () => undefined;
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) bare(one);
    Object.assign(copy.style, style);
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
