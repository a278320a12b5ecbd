/** What a preview foretells, in words. */

import type { Preview, QuestionView, TableView } from "../../api/model";
import { ICONS } from "../../api/model";
import { BASE } from "../../api/places";
import { listed } from "../../words/lists";
import type { Wording } from "../../words/wording";
import { t, within, words } from "../../words/words.svelte";
import type { Reading } from "../reading/reading";
import type { Change, SplayChange } from "./preview_changes";

/** The actions that every game has. */
const OF_EVERY_SET = ["draw", "meld", "dogma", "achieve"];

/** The name of a quantity, as the sentence says it that tells how it changes: an icon's, a zone's, or that of a number. */
export function quantityName({ what }: Change): string {
    const named = (key: string) => within("knowledge-from-to-words", "what", key);
    if (what.startsWith("zone-")) return named(what);
    return named((ICONS as readonly string[]).includes(what) ? `icon-${what}` : `knowledge-quantity-${what}`);
}

/** "3–5": what a quantity could be. */
export function spanOf(least: number, most: number): string {
    return least === most ? `${least}` : t("knowledge-span", { least, most });
}

function drawOf(least: number, most: number, ends: Change["ends"], from: string): string {
    const named = (draw: string) => (from === "" ? draw : t("knowledge-draw-from", { draw, sets: from }));
    if (ends === "always") return t("knowledge-draw-end");
    if (ends === "maybe") return t("list-or", { all: named(t("knowledge-draw", { age: least })), next: t("knowledge-draw-end") });
    return named(least === most ? t("knowledge-draw", { age: least }) : t("knowledge-draw-span", { least, most }));
}

/** The sets that a draw could take from; "" if it can only be the base set. */
const setsOf = (sets: readonly string[], wording: Wording): string =>
    sets.every((set) => set === BASE) ? "" : listed(sets.map((set) => wording.setName(set, ["knowledge-draw-from", "sets"])), "or");

/** What a quantity is and what it would be. */
export function beforeAndAfter(change: Change, wording: Wording): { before: string; after: string } {
    const { what, before, least, most, ended, ends, sets = { before: [], after: [] } } = change;
    if (what === "draws") {
        const from = drawOf(before, before, ended ? "always" : "never", setsOf(sets.before, wording));
        return { before: from, after: drawOf(least, most, ends, setsOf(sets.after, wording)) };
    }
    return { before: `${before}`, after: spanOf(least, most) };
}

/** That the next draw takes from another set: "Your next draw becomes a base [1] instead of a Toys [1]"; "" if it isn't sure to. */
export function drawBecomes({ what, before, least, most, ended, ends, sets }: Change, own: boolean, wording: Wording): string {
    const [was, then] = [sets?.before ?? [], sets?.after ?? []];
    if (what !== "draws" || ended || ends !== "never" || least !== most || was.length !== 1 || then.length !== 1 || was[0] === then[0]) return "";
    const key = "knowledge-draw-becomes";
    const card = (role: string, age: number, set: string) =>
        set === BASE ? within(key, role, "knowledge-draw-of-base", { age }) : wording.cardBack(age, set, [key, role]);
    return t(key, { reader: own ? "own" : "other", before: card("before", before, was[0]!), after: card("after", least, then[0]!) });
}

/** The name of a quantity if room is short: "hand" for the cards there. */
export const shortName = (change: Change): string =>
    ["hand", "score_pile"].includes(change.what) ? t(`knowledge-quantity-short-${change.what}`) : quantityName(change);

/** What a quantity would be if room is short, "2–4"; of draws in full. */
export const shortAfter = ({ what, least, most }: Change, after: string): string =>
    what === "draws" || least === most ? after : t("knowledge-span-short", { least, most });

/** What a quantity would be if room is short: "→4", "→2–4". */
export const outcomeOf = ({ least, most }: Change): string =>
    t("knowledge-then-short", { after: least === most ? `${least}` : t("knowledge-span-short", { least, most }) });

/** Whether an action uses a card that has no effects to resolve, as a city alone in its pile has none. */
export const hasNoEffects = ({ icon, steps = [], own = false }: Pick<Preview, "icon" | "steps" | "own">): boolean =>
    icon !== "" && steps.length === 0 && !own;

/** That nothing would change, though somebody is `reached`, or though it is paid for; "" if something could. */
export function nothingWords(found: Preview, reached: boolean): string {
    if (found.changes !== "never") return "";
    const paid = (found.times ?? 0) > 1;
    if (hasNoEffects(found)) return t("knowledge-no-effects", { paid: paid ? "yes" : "no" });
    return t(paid ? "preview-paid-never" : reached ? "knowledge-changes-in-vain" : "knowledge-changes-never");
}

/** That a range could turn out wider than what was tried; "" if none is told, or if each holds whatever is chosen. */
export function triedWords({ exact = false }: Preview, told: readonly { changes: Change[] }[]): string {
    const ranges = told.some(({ changes }) => changes.some(({ least, most }) => least !== most));
    return ranges && !exact ? t("knowledge-tried") : "";
}

/** "red and blue: splayed left or splayed right": how piles could be splayed, those together of which the same is true. */
export function splayWords(changes: readonly SplayChange[]): string[] {
    const colors = new Map<string, string[]>();
    for (const { color, directions } of changes) {
        const splays = listed(directions.map((direction) => within("knowledge-splay", "splays", `splay-${direction}`)), "or");
        colors.set(splays, [...(colors.get(splays) ?? []), within("knowledge-splay", "color", `color-${color}`)]);
    }
    return [...colors].map(([splays, alike]) => t("knowledge-splay", { color: listed(alike), number: alike.length, splays }));
}

/** How the game could end by the action; "" if it goes on. */
export function endingWords({ ends, endings }: Preview, game: Reading): string {
    if (ends === "never") return "";
    const ways = [...new Set(endings.map(({ message }) => game.wording.message(message)))];
    return t(`knowledge-ends-${ends}`, { how: listed(ways, "or") });
}

/** What an action that a set brings is for; "" for others. The question that offers it says of which kind it is: answers
 * with the same key can mean different things. */
export function purposeWords({ action }: Preview, question: QuestionView | null = null): string {
    const kind = question?.options?.find(({ key }) => key === action)?.kind ?? action.replace(/:.*/, "");
    return !OF_EVERY_SET.includes(kind) && words.loaded.has(`preview-${kind}`) ? t(`preview-${kind}`) : "";
}

/** What an action that is paid for with a card does twice, and whom only some ways of paying reach. */
export function paidWords({ unsure = [], times = 0, steps = [], own = false, changes }: Preview, { wording }: Reading): string[] {
    return [
        ...(times > 1 && changes !== "never" ? [t(steps.length === 0 && !own ? "preview-no-effects" : "preview-effects-twice")] : []),
        ...(unsure.length === 0 ? [] : [wording.say("preview-unsure", { players: { type: "players", seats: unsure } })]),
    ];
}

/** The key of the card that an action is taken with: what follows its kind. */
export const cardOf = (action: string): string => action.slice(action.indexOf(":") + 1);

/** Whether the action can be undone: if others decide, what ends the game never, what reveals something if they agree. */
export function takenBackWords({ ends, reveals }: Pick<Preview, "ends" | "reveals">, { others_decide }: TableView): string {
    if (ends === "always" && others_decide) return t("knowledge-back-never");
    const how = reveals === "never" || ends === "always" ? t("knowledge-back-free") : t(`knowledge-back-${others_decide ? "consent" : "agreed"}`, { reveals });
    return ends === "maybe" && others_decide ? t("knowledge-back-unless-end", { how }) : how;
}
