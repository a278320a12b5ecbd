/** The story of a turn in lines: who did what, and beneath it why. */

import type { EventView } from "../api/model";
import { isLine } from "../game/told/moves";
import type { Wording } from "../words/wording";
import { deedMessage } from "./action_summaries";
import { sentenceOf } from "./sentence_cache";
import type { Line, Turn } from "./turns";

export interface Beat {
    index: number;
    event: EventView;
    /** What was done, beside the mark of those who did it; or a whole sentence. */
    text: string;
    /** Whether it is a whole sentence, which says by itself whom it is about. */
    whole: boolean;
    /** Why, in sentences; none if that is clear. */
    reasons: string[];
}

/** As what somebody is reached by another's effect. */
const REACHED = ["shares", "demanded", "compelled"];

/** The lines of a turn. Whoever shares an effect or is hit by it is told so beneath the first line of theirs. */
export function beatsOf(turn: Turn, wording: Wording): Beat[] {
    return turn.actions.flatMap(({ head, lines }) => {
        let reached: EventView | null = null;
        return [...(head ? [head] : []), ...lines].flatMap((line) => {
            const { event } = line;
            if (event.kind === "effect") reached = REACHED.includes(event.why?.role ?? "") ? event : null;
            if (!isLine(event)) return [];
            const because: EventView | null = reached !== null && event.seat === reached.seat ? reached : null;
            if (because !== null) reached = null;
            return beatOf(line, because === event ? null : because, wording);
        });
    });
}

function beatOf({ event, index }: Line, because: EventView | null, wording: Wording): Beat[] {
    const deed = deedMessage(event, wording);
    const text = deed === null ? sentenceOf(wording, event) : wording.message(deed);
    if (text === "") return [];
    const missed = deed === null ? [] : (event.missed ?? []).map((message) => wording.message(message));
    const passing = deed === null ? [] : (event.passing ?? []).map((message) => wording.message(message));
    const note = event.note ? [wording.text(`story-note-${event.note}`)] : [];
    return [{ index, event, text, whole: deed === null, reasons: [...(because === null ? [] : [sentenceOf(wording, because)]), ...missed, ...passing, ...note] }];
}
