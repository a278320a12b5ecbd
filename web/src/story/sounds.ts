/** Short tones for what happens, made here: there are no sound files. */

import type { EventView } from "../api/model";
import { samePlace } from "../api/places";

export type Sound = "turn" | "move" | "hit" | "achievement" | "end";

/** Whether a sound is heard by whom these are the settings, whose page is out of sight or not. */
export const isHeard = (which: Sound, { sounds, turnSound }: { sounds: boolean; turnSound: boolean }, hidden: boolean): boolean =>
    sounds || (which === "turn" && turnSound && hidden);

/** The louder comes first: of several at once one is heard. */
const RANKS: Sound[] = ["end", "achievement", "hit", "turn", "move"];

interface Note {
    /** Hertz. */
    pitch: number;
    /** Seconds from the beginning, and how long it sounds. */
    at: number;
    lasts: number;
    /** From 0 to 1. */
    loud: number;
}

const note = (pitch: number, at: number, lasts: number, loud: number): Note => ({ pitch, at, lasts, loud });

export const NOTES: Record<Sound, Note[]> = {
    turn: [note(523.25, 0, 0.18, 0.12), note(783.99, 0.14, 0.3, 0.12)],
    move: [note(329.63, 0, 0.07, 0.05)],
    hit: [note(220, 0, 0.18, 0.13), note(164.81, 0.13, 0.3, 0.13)],
    achievement: [note(523.25, 0, 0.16, 0.1), note(659.25, 0.12, 0.16, 0.1), note(783.99, 0.24, 0.4, 0.1)],
    end: [note(261.63, 0, 0.9, 0.08), note(329.63, 0.05, 0.9, 0.08), note(392, 0.1, 0.9, 0.08), note(523.25, 0.15, 1, 0.08)],
};

/** The one sound of some events for the person on a seat; null if nothing is to be heard. */
export function soundOf(events: readonly EventView[], me: number): Sound | null {
    const sounds = events.map((event) => soundOfOne(event, me));
    return RANKS.find((sound) => sounds.includes(sound)) ?? null;
}

function soundOfOne(event: EventView, me: number): Sound | null {
    if (event.kind === "end") return "end";
    if (event.kind === "achieve" || event.kind === "claim") return "achievement";
    if (event.kind === "effect") return event.why?.role === "demanded" && event.seat === me ? "hit" : null;
    return event.cards?.length && !samePlace(event.source, event.target) ? "move" : null;
}

let device: AudioContext | null = null;

/**
 * Makes ready to sound. Call it in a click or the press of a key: what happens at a table is no gesture of the reader's,
 * and Safari sounds nothing before the reader has let it, nor after a call or a locked screen has interrupted it.
 */
export function readyToSound(): AudioContext {
    device ??= new AudioContext();
    if (device.state !== "running") void device.resume();
    return device;
}

/** Sounds it, unless the browser wants a gesture of the reader first. */
export function sound(which: Sound): void {
    if (!navigator.userActivation?.hasBeenActive) return;
    const ready = readyToSound();
    for (const one of NOTES[which]) strike(ready, one);
}

function strike(on: AudioContext, { pitch, at, lasts, loud }: Note): void {
    const begin = on.currentTime + at;
    const tone = new OscillatorNode(on, { type: "triangle", frequency: pitch });
    const level = new GainNode(on, { gain: 0 });
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(loud, begin + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
    tone.connect(level).connect(on.destination);
    tone.start(begin);
    tone.stop(begin + lasts);
}
