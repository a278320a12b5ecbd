/** How long each event of the story is told. */

import type { EventView } from "../../api/model";
import type { Pace } from "../../settings/settings.svelte";
import { isLine, type Move, saysNothingHappened, type Telling } from "./moves";

/** An event within its move, as a reader sees it. */
export interface Told {
    event: EventView;
    move: Move;
    /** All events of the story. */
    events: readonly EventView[];
    telling: Telling;
    /** How many letters its line has; 0 if there are no words for it. */
    letters: number;
    /** Whether it is no matter of the reader's. */
    aside?: boolean;
    /** Whether nobody at this table is the reader: then a story that falls behind hurries. */
    watching?: boolean;
    /** How many events wait after it. */
    waiting: number;
}

/** Milliseconds for a line of a scene: at least, for each letter, and at most. */
const LINE = { least: 700, letter: 25, most: 2200 };
/** For the card's way to the stage, and for those who take part to come there. */
const OPENING = 420;
const CAST = 350;
/** For a plain move, and for a line of a scene that is no matter of the reader's or says that nothing happened. */
const PLAIN = 500;
/** For a dogma that is no matter of the reader's, and for all that comes of it. */
const PASSING = { used: 250, led: 400 };
/** For each line of what the reader follows alone, and for one that says that an effect reached them in vain. */
const ALONE = 600;
/** For what decides the game, whoever did it. */
const MILESTONE = 700;

const PACES: Record<Pace, number> = { slow: 1, normal: 1, fast: 0.5, instant: 0 };
/** Milliseconds that a card is on its way. */
const FLIGHTS: Record<Pace, number> = { slow: 420, normal: 420, fast: 210, instant: 120 };
/** From this many events on that wait, a story hurries whose reader only watches. */
const MANY = 15;
const HURRY = 0.4;

/** Whether the game is decided by such events. */
export const isMilestone = ({ kind }: EventView): boolean => ["achieve", "claim", "end"].includes(kind);

/** Milliseconds until the next event; null if the reader asks for it. */
export function pauseOf(told: Told, pace: Pace): number | null {
    const line = isLine(told.event) && told.letters > 0;
    if (pace === "slow" && line) return null;
    const hurry = told.watching && told.waiting >= MANY ? HURRY : 1;
    return Math.round((line ? lineOf(told) : announcedOf(told)) * PACES[pace] * hurry);
}

/** Milliseconds that the movement of an event may take. */
export const movementOf = (pace: Pace): number => FLIGHTS[pace];

/** How long a line stands. */
function lineOf({ event, move, events, telling, letters, aside = false }: Told): number {
    if (isMilestone(event)) return MILESTONE;
    const begins = event.kind === "action";
    const others = events.slice(move.from, move.to).filter((one) => one.kind !== "action" && isLine(one) && !isMilestone(one));
    switch (telling) {
        case "plain":
            return PLAIN / others.length;
        case "passing":
            if (!aside && saysNothingHappened(event)) return ALONE;
            return begins ? PASSING.used : PASSING.led / others.length;
        case "alone":
            return begins ? 0 : ALONE;
        case "scene":
            if (!begins && (aside || saysNothingHappened(event))) return PLAIN;
            return (begins ? OPENING : 0) + Math.min(LINE.most, LINE.least + LINE.letter * letters);
    }
}

/** How long something is shown that has no line: the first effect of a scene brings those who take part. */
function announcedOf({ event, move, events, telling }: Told): number {
    if (telling !== "scene" || event.kind !== "effect") return 0;
    return events.slice(move.from, events.indexOf(event)).some(({ kind }) => kind === "effect") ? 0 : CAST;
}
