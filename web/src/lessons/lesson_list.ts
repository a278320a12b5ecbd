/** The lessons, and how far somebody is with each: by the account, or by this device. */

import { ask } from "../api/client";
import type { Lesson, TableView } from "../api/model";
import { person } from "../people/person.svelte";
import { handOver, type Progress, progress } from "./progress";

type Lessons = { lessons: Lesson[] };

/** All lessons in their order. What was finished on this device goes to an account that is signed in. Throws Refused or Unreachable. */
export async function lessonsNow(): Promise<Lesson[]> {
    await person.meet();
    const here = progress();
    const account = person.me !== null && !person.me.guest;
    if (!account || here.finished.length === 0) {
        const { lessons } = await ask<Lessons>("GET", "/api/lessons");
        return account ? lessons : lessons.map((lesson) => withProgress(lesson, here));
    }
    const { lessons } = await ask<Lessons>("POST", "/api/lessons/finished", { lessons: here.finished });
    handOver();
    return lessons;
}

/** A lesson with what this device knows of it. */
export const withProgress = (lesson: Lesson, { finished, begun }: Progress): Lesson => ({
    ...lesson,
    finished: finished.includes(lesson.name),
    at: begun[lesson.name]?.step ?? 0,
});

/** Begins a game against the easy computer, on which the coach comments: its table. Throws Refused or Unreachable. */
export async function firstGame(): Promise<string> {
    await person.introduce();
    return (await ask<TableView>("POST", "/api/lessons/first-game", {})).id;
}

/** Those that everyone begins with. */
export const firstOf = (lessons: readonly Lesson[]): Lesson[] => lessons.filter(({ set, teams }) => set === "" && !teams);

/** The one to go on with: the first that is begun or isn't finished; none if all are. */
export const nextOf = (lessons: readonly Lesson[]): Lesson | undefined => lessons.find(({ finished, at }) => !finished || (at ?? 0) > 0);
