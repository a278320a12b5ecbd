/** What is said of a number of events at once, for those who listen to the story. */

import type { EventView } from "../api/model";
import { concerns } from "./log_filter";

/** Up to this many events are all said. */
const FEW = 4;
/** Of more, at most this many of those that matter. */
const MOST = 6;
const ALWAYS = ["turn", "action", "achieve", "claim", "end", "rules_changed"];

/** The events to say, and how many are left out. */
export function announced(events: readonly EventView[], me: number): { said: EventView[]; left: number } {
    if (events.length <= FEW) return { said: [...events], left: 0 };
    const matter = events.filter((event) => ALWAYS.includes(event.kind) || (me >= 0 && concerns(event, me)));
    const said = matter.slice(-MOST);
    return { said, left: events.length - said.length };
}
