/** The marks in a card's text: `[crown]` is an icon, `[3]` a card of that value; the rest are words. */

import { ICONS, type Icon } from "../api/model";

export type Part = { kind: "words"; text: string } | { kind: "icon"; icon: Icon } | { kind: "value"; value: number };

/** A text in parts, in order; nothing of it is lost. */
export function partsOf(text: string): Part[] {
    return text
        .split(/(\[[a-z]+\]|\[\d+\])/)
        .filter((piece) => piece !== "")
        .map((piece): Part => {
            const mark = piece.startsWith("[") ? piece.slice(1, -1) : "";
            if (/^\d+$/.test(mark)) return { kind: "value", value: Number(mark) };
            if ((ICONS as readonly string[]).includes(mark)) return { kind: "icon", icon: mark as Icon };
            return { kind: "words", text: piece };
        });
}

/** A text whose icons and values stand as words, with what names an icon. */
export const inWords = (text: string, nameOf: (icon: Icon) => string): string =>
    partsOf(text).map((part) => (part.kind === "icon" ? nameOf(part.icon) : part.kind === "value" ? `${part.value}` : part.text)).join("");

/** A text whose values are to be heard or stand if nothing can be drawn: "Draw a 3" for "Draw a [3]". */
export const plainly = (text: string): string => text.replace(/\[(\d+)\]/g, "$1");
