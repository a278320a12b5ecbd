/** The keys of the table: all that can be chosen is chosen with them. */

import { isForPage } from "../shell/keys";
import { router } from "../shell/router.svelte";
import { turnWatch } from "../shell/turn_watch.svelte";
import { NUMBER_KEYS } from "./asked/choices";
import type { Game } from "./game.svelte";

/** For the list of keys: what is printed on them, and the text that says what they do. */
export const KEYS = [
    { key: "1 … 9, 0, A …", says: "table-key-numbers" },
    { key: "← →", says: "table-key-arrows" },
    { key: "Enter", says: "table-key-enter" },
    { key: "Esc", says: "table-key-escape" },
    { key: "O", says: "table-key-open" },
    { key: "D", says: "table-key-draw" },
    { key: "U", says: "table-key-undo" },
    { key: "Space", says: "table-key-next" },
    { key: "Shift Space", says: "table-key-skip" },
    { key: "/", says: "table-key-say" },
    { key: "N", says: "table-key-next-table" },
    { key: "?", says: "learn-key-help" },
];

/** Up and down scroll the page, as everywhere. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Does what a key asks for, unless somebody is writing, or a control has the key's own use for it. A key held down acts
 * once, so that nothing is confirmed by it; arrows go on.
 */
export function shortcut(game: Game, press: KeyboardEvent): void {
    if (press.repeat && !(press.key in STEPS)) return holdBack(press);
    if (isForPage(press) && done(game, press)) press.preventDefault();
}

/** Keeps the browser from clicking again and again on what can be chosen, while Enter is held down there. */
function holdBack(press: KeyboardEvent): void {
    if (press.key === "Enter" && press.target instanceof Element && press.target.closest("[data-offered], [data-advice]") !== null) press.preventDefault();
}

/** Whether the key had a use. */
function done(game: Game, press: KeyboardEvent): boolean {
    if (game.advising.open && advised(game, press)) return true;
    if (isMark(press.key, game)) return choose(game, NUMBER_KEYS.indexOf(press.key.toUpperCase()));
    if (press.key in STEPS) return step(STEPS[press.key] ?? 0);
    switch (press.key) {
        case "Enter":
            return game.selection.enough && !elsewhere(press.target) && did(() => game.answers.confirm());
        case "Escape":
            return (game.selection.selected.length > 0 || game.selection.considered !== "") && did(() => game.selection.unselect());
        case "d":
            return draw(game);
        case "/":
            return say();
        case "o":
            return open(game, press.target);
        case "n":
            return goToNext(game.source.id);
        case "u":
            return game.position.undoOffer !== null && did(() => game.answers.undo());
    }
    return false;
}

/** While advice is open numbers choose from it, Enter plays what is chosen, and Escape closes it. */
function advised({ advising }: Game, press: KeyboardEvent): boolean {
    if (/^\d$/.test(press.key)) return advising.choose(Number(press.key) - 1) || true;
    if (press.key === "Enter") return !elsewhere(press.target) && did(() => advising.play());
    return press.key === "Escape" && did(() => advising.close());
}

function did(act: () => unknown): true {
    void act();
    return true;
}

/** Whether a key chooses an option: a letter does while the marks are shown, which a digit does first of all. */
const isMark = (key: string, game: Game): boolean =>
    /^\d$/.test(key) || (game.selection.numbered && key.length === 1 && NUMBER_KEYS.includes(key.toUpperCase()));

/** The option with a mark, if there is something to choose before the reader's eyes; at first all marks are shown. */
function choose(game: Game, index: number): boolean {
    if (game.question === null || game.selection.ordering || game.asksLater) return false;
    if (!game.selection.numbered) {
        game.selection.numbered = true;
        return true;
    }
    const option = game.selection.options[index];
    return option !== undefined && did(() => game.answers.pick(option));
}

/** Draws, if that is an action to take now. */
function draw(game: Game): boolean {
    const option = game.asksLater ? undefined : game.selection.options.find(({ kind }) => kind === "draw");
    return option !== undefined && did(() => game.answers.pick(option));
}

/** Goes to the next table that waits for the reader. */
function goToNext(table: string): boolean {
    const next = turnWatch.nextBeside(table);
    if (next !== null) router.go(`/table/${next}`);
    return next !== null;
}

/** Puts the focus into the field of the chat. */
function say(): boolean {
    const field = inSight("[data-say]")[0];
    field?.focus();
    return field !== undefined;
}

const inSight = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);

/** Moves the focus to the next or the last thing that can be chosen. */
function step(by: number): boolean {
    const offered = inSight("[data-offered]");
    const at = offered.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? (by > 0 ? 0 : offered.length - 1) : (at + by + offered.length) % offered.length;
    offered[next]?.focus();
    return offered.length > 0;
}

/** Opens the card in focus, or the one that asks. */
function open(game: Game, target: EventTarget | null): boolean {
    const inFocus = target instanceof Element ? target.closest("[data-card]")?.getAttribute("data-card") : null;
    const card = inFocus ?? game.question?.why?.card;
    if (card) game.opened = card;
    return Boolean(card);
}

/** Whether Enter has a use of its own here: on all controls but those that are selected already. */
const elsewhere = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement &&
    /^(button|a|summary)$/i.test(target.tagName) &&
    target.getAttribute("aria-pressed") !== "true";
