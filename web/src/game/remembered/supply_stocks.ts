/** The supplies as they lie on the table: what is known of them, who draws from them, and what each says of itself. */

import type { View } from "../../api/model";
import { BASE } from "../../api/places";
import { t } from "../../words/words.svelte";
import type { Reading } from "../reading/reading";
import { cardsOfAge, nextDraw } from "../reading/supplies";
import type { Memory } from "./memory";

/** The cards known to be drawn next from base supplies. */
export const knownTops = ({ values }: Memory): { age: number; card: string }[] =>
    values.flatMap(({ age, next }) => (next === null ? [] : [{ age, card: next }]));

/** Whether a seat draws from a supply next. */
export function drawsFrom(view: View, seat: number, set: string, age: number): boolean {
    const next = nextDraw(view, seat);
    return next?.set === set && next.age === age;
}

/** Those besides the reader who draw from an age next. */
export const drawersOf = ({ view, me }: Pick<Reading, "view" | "me">, age: number): number[] =>
    view.players.map(({ seat }) => seat).filter((seat) => seat !== me && nextDraw(view, seat)?.age === age);

/** What a supply is called; it names its set unless that is the base set. */
export const supplyTitle = ({ wording }: Pick<Reading, "wording">, set: string, age: number): string =>
    set === BASE ? t("table-supply-title", { age }) : t("table-supply-title-of", { age, set: wording.setName(set, ["table-supply-title-of", "set"]) });

/** How many cards a supply has, and whether the reader draws there next. */
export function supplyText({ view, me, wording }: Pick<Reading, "view" | "me" | "wording">, set: string, age: number): string {
    const count = cardsOfAge(view, age, set);
    const of = "table-supply-explained-of";
    const left = set === BASE ? t("table-supply-explained", { age, count }) : t(of, { age, count, set: wording.setName(set, [of, "set"]) });
    return drawsFrom(view, me, set, age) ? `${left} ${t("table-supply-next")}` : left;
}
