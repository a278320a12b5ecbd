/** What the coach points at, as it lies on the screen. */

import { ICONS, type OptionView, type Target, type View } from "../api/model";
import { placeOf, supplyOf } from "../api/places";
import { boardsOffering } from "../game/asked/one_board";
import { achievedCounter, iconCounter, pointsCounter } from "../game/reading/counters";
import { isDrawn, isInSight, scrollTo } from "../shell/sight";
import { countersInSight } from "../story/counter_spots";
import { cardElement, zoneElement } from "../story/screen_zones";

/** What a phone has to show, so that it is in sight: whose board, and whether what lies in the middle of the table. */
export interface Shown {
    seat: number;
    opened: "" | "middle";
}

const MIDDLE = ["available", "specials", "supply"];

/** What a phone shows for what the coach points at. `asks`: a move is asked for, which lies at the boards. */
export function shownFor(target: Target | null | undefined, view: View, me: number, asks: boolean): Shown {
    if (!target) return { seat: me, opened: "" };
    if (MIDDLE.includes(target.kind)) return { seat: me, opened: asks ? "" : "middle" };
    if (target.card) return { seat: ownerOf(target.card, view) ?? me, opened: "" };
    return { seat: (target.seat ?? -1) >= 0 ? target.seat! : me, opened: "" };
}

/** What a phone shows of an answer that the coach shows: its board, if it lies on one. */
export const shownForAnswer = (option: OptionView, view: View, me: number): Shown => ({ seat: boardsOffering([option], view, me)[0] ?? me, opened: "" });

const ownerOf = (card: string, view: View): number | undefined => view.players.find(({ board }) => board.some(({ cards }) => cards.includes(card)))?.seat;

/** The elements that show it, the best first way that is in sight; none if nothing of it is. `hint`: what a move is given by. */
export function elementsOf(target: Target, hint: Element | null): Element[] {
    const ways = waysTo(target, hint);
    for (const way of ways) {
        const seen = way().filter((element) => element !== undefined && isInSight(element)) as Element[];
        if (seen.length > 0) return seen;
    }
    return [];
}

type Way = () => (Element | undefined)[];

function waysTo({ kind, seat = -1, card = "", color = "", value = 0 }: Target, hint: Element | null): Way[] {
    const offered: Way = () => [hint ?? undefined];
    switch (kind) {
        case "points":
            return [() => countersInSight(pointsCounter(seat))];
        case "achievements":
            return [() => countersInSight(achievedCounter(seat)), () => [zoneElement(placeOf("achievements", seat))]];
        case "icons":
            return [() => ICONS.flatMap((_, icon) => countersInSight(iconCounter(seat, icon)))];
        case "board":
            return [() => pilesOf(seat), () => [zoneElement(placeOf("board", seat))]];
        case "pile":
            return [() => [topOf(seat, color)]];
        case "card":
            return [() => [rowOf(card)], offered];
        case "effects":
            return [() => [...(cardElement(card)?.querySelectorAll("[data-effects]") ?? [])], () => [cardElement(card)]];
        case "icon":
            return [() => [cardElement(card)?.querySelector("[data-effects] svg") ?? undefined], () => [cardElement(card)]];
        case "reach":
            return [() => [cardElement(card)?.closest("[role=group]")?.querySelector("[data-reach]") ?? undefined], () => [cardElement(card)]];
        case "available":
            return value === 0
                ? [() => [zoneElement({ kind: "available" })], offered, () => [...document.querySelectorAll('[data-option^="achieve:"]')]]
                : [() => [...document.querySelectorAll(`[data-achievement="${value}"]`)], offered];
        case "specials":
            return [() => [...document.querySelectorAll("[data-medal], [data-special]")]];
        case "supply":
            return [() => [zoneElement(value === 0 ? { kind: "supply" } : supplyOf(value))]];
        case "draw":
            return [() => [document.querySelector('[data-prompt] [data-option="draw"]') ?? undefined], offered, () => [zoneElement({ kind: "supply" })]];
        case "actions":
            return [() => [...document.querySelectorAll("[data-actions]")], () => [...document.querySelectorAll("[data-prompt]")]];
    }
    const place = zoneElement(placeOf(kind, seat));
    const tab = place?.closest("[data-tab]") ?? undefined; // behind which lies what a phone doesn't show
    return tab === undefined ? [() => [place]] : [offered, () => [tab]];
}

/** The rows of a phone's board that hold cards: all of it would leave no room beside it. */
const pilesOf = (seat: number): Element[] => [...(zoneElement(placeOf("board", seat))?.querySelectorAll("[data-row]") ?? [])];

/** A card, on a phone with all of its row. */
const rowOf = (card: string): Element | undefined => cardElement(card)?.closest("[data-row]") ?? cardElement(card);

/** The pile of a color, in its lane or row. */
function topOf(seat: number, color: string): Element | undefined {
    const board = zoneElement(placeOf("board", seat));
    return board?.querySelector(`[data-color="${color}"]`) ?? board;
}

/** Scrolls the first way to show it that is on the page until all of it that has room is in sight; whether there was one. */
export function bringIntoSight(target: Target, hint: Element | null): boolean {
    for (const way of waysTo(target, hint)) {
        const there = way().filter((element) => element !== undefined && isDrawn(element)) as Element[];
        if (there.length === 0) continue;
        for (const element of there.toReversed()) scrollTo(element); // the first of them counts most
        return true;
    }
    return false;
}

const first = (selector: string, is: (element: Element) => boolean): HTMLElement | null => [...document.querySelectorAll<HTMLElement>(selector)].find(is) ?? null;

/** What gives an answer, in sight if it can be; else what opens the menu in which it stands. */
export function wayTo(key: string): HTMLElement | null {
    const giving = `[data-option="${CSS.escape(key)}"]`;
    return first(giving, isInSight) ?? first(giving, isDrawn) ?? first("[data-more]", isInSight);
}

/** Whether a way to an answer leads through a menu. */
export const isInMenu = (way: Element): boolean => way.matches("[data-more]") || way.closest("[data-answers]") !== null;
