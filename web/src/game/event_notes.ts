/** What an event by itself does not tell, and those around it do. */

import type { EventView } from "../api/model";

/** `nothing`: the effect or the dogma that begins here changes nothing. `bonus`: the draw is the bonus for sharing. */
export type Note = "nothing" | "bonus";

/** What belongs to an effect and changes nothing. */
const WITHOUT_CHANGE = ["effect", "choice", "proof", "rules_changed"];
/** What comes after all effects of an action. */
const AFTER = ["turn", "action", "bonus", "end"];

/** What is to be added to the event at a place of the story; `over`: no effect is open at the story's end. */
export function noteAt(events: readonly EventView[], place: number, over: boolean): Note | null {
    const event = events[place];
    if (event?.kind === "draw" && events[place - 1]?.kind === "bonus") return "bonus";
    if (event?.kind === "action") return event.word?.startsWith("dogma:") && reachesNobody(events[place + 1], over) ? "nothing" : null;
    return event?.kind === "effect" && isVain(event, events.slice(place + 1), over) ? "nothing" : null;
}

/** Whether a dogma has no effect at all, as a demand of nobody: what comes after it follows at once. */
const reachesNobody = (next: EventView | undefined, over: boolean): boolean => (next ? AFTER.includes(next.kind) : over);

/** Whether nothing changes between the beginning of an effect and what follows it. */
function isVain(effect: EventView, later: readonly EventView[], over: boolean): boolean {
    for (const event of later) {
        if (AFTER.includes(event.kind)) return true;
        if (event.kind === "effect" && !isInside(event, effect)) return true;
        if (!WITHOUT_CHANGE.includes(event.kind)) return false;
    }
    return over;
}

/** Whether an effect is executed by another one: only effects of other cards are, and nobody shares them. */
const isInside = (event: EventView, outer: EventView): boolean =>
    event.why?.role === "nested" && event.why.card !== outer.why?.card;
