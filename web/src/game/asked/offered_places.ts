/** Where on the table lies what a question offers. */

import type { OptionView, QuestionView, View } from "../../api/model";
import { listed } from "../../words/lists";
import { t } from "../../words/words.svelte";
import { liesInSight } from "./choices";

/** Kinds of zone that a card is chosen in. */
const CHOSEN_IN = ["hand", "board", "score", "achievements"];
/** More places than these are named by each answer itself. */
const MOST = 2;

/**
 * The places of the cards that can be chosen, in words: "" if nothing on the table is chosen, or in many places, or the
 * question itself names the place.
 */
export function offeredPlaces(question: QuestionView, view: View, names: readonly string[]): string {
    if (question.kind !== "card" && question.kind !== "first_meld") return "";
    const options = (question.options ?? []).filter(({ kind }) => kind !== "pass");
    const onlyTops = options.every((option) => !isOnBoard(option) || liesInSight(option, view, question.seat));
    const places = [...new Set(options.map((option) => placeWords(option, question.seat, onlyTops, names)))];
    if (named(question, places)) return "";
    return places.length > MOST || places.includes("") ? "" : listed(places, "or");
}

/** Whether the question names the one place; of a board it does not say that the top cards are meant. */
const named = ({ kind, purpose }: QuestionView, places: readonly string[]): boolean =>
    kind === "card" && purpose !== "pick" && places.length === 1 && places[0] !== t("table-where-tops");

const isOnBoard = ({ place }: OptionView): boolean => place?.kind === "board";

/** `onlyTops`: of boards, only top cards can be chosen. */
function placeWords(option: OptionView, seat: number, onlyTops: boolean, names: readonly string[]): string {
    const { kind = "", seat: owner = -1 } = option.place ?? {};
    if (!["card", "unseen"].includes(option.kind) || !CHOSEN_IN.includes(kind)) return "";
    const player = names[owner] ?? "";
    return t(`table-where-${kind === "board" && onlyTops ? "tops" : kind}${owner === seat ? "" : "-of"}`, { player });
}
