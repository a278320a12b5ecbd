/** How far this device is with the lessons: what guests have learned is kept nowhere else. */

import { keep, kept } from "../shell/storage";

const KEY = "splay.lessons";

/** The place in a lesson that was begun: what the server goes on from, and the step that it is at. */
export interface Begun {
    place: unknown;
    step: number;
}

export interface Progress {
    /** The names of the lessons that were finished once. */
    finished: string[];
    begun: Record<string, Begun>;
}

const isRecord = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null && !Array.isArray(found);

/** What was kept; what is not understood counts as nothing. */
export function progress(): Progress {
    let found: unknown;
    try {
        found = JSON.parse(kept(KEY) ?? "{}");
    } catch {
        found = {}; // somebody else has written there
    }
    const { finished, begun } = isRecord(found) ? found : {};
    const places = isRecord(begun) ? Object.entries(begun) : [];
    return {
        finished: Array.isArray(finished) ? finished.filter((name) => typeof name === "string") : [],
        begun: Object.fromEntries(places.flatMap(([name, one]) => (isRecord(one) && typeof one["step"] === "number" ? [[name, { place: one["place"], step: one["step"] }]] : []))),
    };
}

const write = (progress: Progress): void => keep(KEY, JSON.stringify(progress));

/** Keeps the place in a lesson. */
export function keepPlace(lesson: string, place: unknown, step: number): void {
    const { finished, begun } = progress();
    write({ finished, begun: { ...begun, [lesson]: { place, step } } });
}

/** Keeps that a lesson was finished: it begins anew when it is taken again. */
export function keepFinished(lesson: string): void {
    const { finished, begun } = progress();
    const { [lesson]: _, ...others } = begun;
    write({ finished: [...finished.filter((name) => name !== lesson), lesson], begun: others });
}

/** An account keeps from now on what was finished here. */
export function handOver(): void {
    write({ finished: [], begun: progress().begun });
}
