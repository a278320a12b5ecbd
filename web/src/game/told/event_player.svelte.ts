/** Tells what happened event by event, at the reader's pace, from the position last shown to the one that is. */

import type { Faces } from "../../api/faces";
import type { EventView, State, View } from "../../api/model";
import { type Pace, settings } from "../../settings/settings.svelte";
import { afterPaint } from "../../shell/frames";
import { keepParts } from "../reading/kept_parts";
import { reduce } from "../reading/reduce";
import { positionAt } from "../reading/rewind";
import { movementOf, pauseOf } from "./event_durations";
import { type Move, moveAt, tellingOf, touches } from "./moves";

/** With more new events than this, what happened is summed up instead of told. */
const TOO_MANY = 100;
/** So few that were not told are no matter for a summary. */
const FEW = 8;

type Listener = (events: readonly EventView[]) => void;

/** Whom the story is told. */
export interface Reader {
    /** The seat that looks; below 0 for a spectator. */
    readonly me: number;
    /** How many letters the line of an event has. */
    lettersOf(event: EventView): number;
}

export class EventPlayer {
    /** The position as it is shown. */
    view = $state.raw<View | null>(null);
    /** The event that is being told; null when all is told. */
    current = $state.raw<EventView | null>(null);
    /** How many events of the table are told; they stay told while some of them are told again. */
    told = $state(0);
    /** How many events lie before the position shown: less than `told` while something is told again. */
    index = $state(0);
    /** Events still to tell. */
    waiting = $state(0);
    /** The events that the reader did not see happen, if they are worth a summary: from an index up to another. */
    missed = $state.raw<{ from: number; to: number } | null>(null);
    /** The move that is being told on the stage; null if there is none. */
    scene = $state.raw<Move | null>(null);
    /** Whether somebody looks. */
    awake = $state(true);

    /** Whether something is told again, which somebody wants to see. */
    private again = false;
    /** Whether the reader has skipped all that happens before they are asked. */
    private skipping = false;
    private events: EventView[] = [];
    private target: State | null = null;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private sleptAt = 0;
    /** Whether all is shown once the page is painted. */
    private catchesUp = false;
    private readonly listeners = new Set<Listener>();

    constructor(
        private readonly faces: Faces,
        private readonly reader: Reader,
    ) {}

    /** Calls `then` with each event, or several at once, before the position shown follows; call what it answers to end that. */
    listen(then: Listener): () => void {
        this.listeners.add(then);
        return () => this.listeners.delete(then);
    }

    /** A new state of the table with all its events. Tells what is new in it; shows it at once after an undo. */
    hear(state: State, events: EventView[]): void {
        if (this.catchesUp) this.catchUp();
        const before = this.target;
        const goesOn = before?.seat === state.seat && agree(this.events, events, state.events_from, this.told);
        this.target = state;
        this.events = events;
        if (!goesOn && this.missed !== null && this.missed.to > events.length) this.missed = null;
        const skips = this.skipping;
        if (this.asks()) this.skipping = false;
        if (!goesOn || skips) return this.catchUp();
        if (events.length - this.index > TOO_MANY) return settings.pace === "instant" ? this.catchUp() : this.jump();
        if (settings.pace === "instant") return this.showAll();
        this.waiting = events.length - this.index;
        if (this.timer === undefined && this.current === null && this.awake) this.next();
    }

    /** Shows the position as it is now; everything is told. */
    catchUp(): void {
        this.stop();
        this.catchesUp = false;
        this.again = false;
        if (this.target === null) return;
        this.view = keepParts(this.view, this.target.view);
        this.told = this.index = this.events.length;
        this.waiting = 0;
        this.current = null;
        this.scene = null;
    }

    /** Does that once what a click has changed is painted, or before a new state is heard: both at once take too long. */
    catchUpSoon(): void {
        if (this.catchesUp) return;
        this.catchesUp = true;
        afterPaint(() => {
            if (this.catchesUp) this.catchUp();
        });
    }

    /** Shows the position as it is now, and what follows at once until the reader is asked. */
    skip(): void {
        this.catchUpSoon();
        this.skipping = !this.asks();
    }

    /** Tells the next event; the reader calls this to go on. */
    next(): void {
        this.stop();
        const event = this.events[this.index];
        if (event === undefined || this.view === null) return this.catchUp();
        this.announce([event]);
        this.view = reduce(this.view, event, this.faces);
        this.current = event;
        this.index += 1;
        this.told = Math.max(this.told, this.index);
        this.waiting = this.events.length - this.index;
        if (this.waiting === 0 && this.target !== null) this.view = keepParts(this.view, this.target.view);
        const move = moveAt(this.events, this.index - 1);
        this.scene = tellingOf(this.events, move, this.reader.me) === "scene" ? move : null;
        this.goOn();
    }

    /** Tells again what happened from an event on, by its index; slowly enough to be followed, whatever the pace. */
    retell(index: number): void {
        if (this.target === null) return;
        this.catchesUp = false;
        this.again = true;
        this.told = this.events.length;
        this.view = positionAt(this.target.view, this.events, index, this.faces);
        this.index = index;
        this.next();
    }

    /** The pace is another now: what is being told follows it. */
    repace(): void {
        if (settings.pace === "instant") this.catchUp();
        else if (this.current !== null) this.goOn();
    }

    /** Tells nothing while nobody looks. */
    sleep(): void {
        if (!this.awake) return;
        this.awake = false;
        this.sleptAt = this.told;
        this.stop();
    }

    /** Somebody looks again: tells what happened meanwhile, or offers a summary if it is much. */
    wake(): void {
        if (this.awake) return;
        this.awake = true;
        if (this.waiting > FEW) this.catchUp();
        if (this.waiting > 0 || this.current !== null) this.next();
        else this.offer(this.sleptAt);
    }

    /** Offers a summary of what is told from an event on, if that is worth it. */
    offer(from: number): void {
        if (this.told - from > FEW) this.missed = { from: Math.min(from, this.missed?.from ?? from), to: this.told };
    }

    /** Stops telling, as when the page goes. */
    close(): void {
        this.catchesUp = false;
        this.stop();
    }

    /** Milliseconds that the movement of an event may take. */
    duration(): number {
        return movementOf(this.pace());
    }

    /** Whether the reader is asked, or nothing more will happen; nobody asks a spectator, who skips what there is now. */
    private asks(): boolean {
        if (this.target === null || this.reader.me < 0) return true;
        return this.target.view.result !== null || this.target.questions.some(({ seat }) => seat === this.reader.me);
    }

    private pace(): Pace {
        return this.again && settings.pace === "instant" ? "normal" : settings.pace;
    }

    private jump(): void {
        const from = this.told;
        this.catchUp();
        this.offer(from);
    }

    /** All at once, with the cards on their ways. */
    private showAll(): void {
        const told = this.events.slice(this.index);
        if (told.length > 0 && this.awake) this.announce(told);
        this.catchUp();
    }

    private announce(events: readonly EventView[]): void {
        for (const listener of this.listeners) listener(events);
    }

    private goOn(): void {
        this.stop();
        if (!this.awake || this.current === null) return;
        const pause = this.pause(this.index - 1);
        if (pause !== null) this.timer = setTimeout(() => this.next(), pause);
    }

    private pause(index: number): number | null {
        const { events, reader, waiting } = this;
        const event = events[index]!;
        const move = moveAt(events, index);
        const telling = tellingOf(events, move, reader.me);
        const letters = reader.lettersOf(event);
        const watching = reader.me < 0;
        const aside = !watching && !touches(event, reader.me);
        return pauseOf({ event, move, events, telling, letters, aside, waiting, watching }, this.pace());
    }

    private stop(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
    }
}

/** An event as it happened, without what is noted of it later. */
const happened = (event: EventView | undefined): string => JSON.stringify({ ...event, note: undefined });

/** Whether the events told so far have really happened: an undo takes some back, a second message repeats some. */
function agree(before: readonly EventView[], now: readonly EventView[], from: number, told: number): boolean {
    if (told > now.length) return false;
    for (let index = from; index < told; index++)
        if (before[index] !== now[index] && happened(before[index]) !== happened(now[index])) return false;
    return true;
}
