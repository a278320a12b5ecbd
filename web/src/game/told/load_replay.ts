/** Replays of finished games, each asked for once. */

import { ask } from "../../api/client";
import { ALL_SEEING } from "../../api/model";
import { Course, type Replay } from "./replay_course";

/** The last ones asked for stay here, until somebody forgets them: an undo takes the end of a game back. */
const MOST = 4;
const courses = new Map<string, Promise<Course>>();

/** The course of a game as a seat sees it, -1: as spectators saw it, ALL_SEEING: with everything open. */
export function courseOf(table: string, seat: number = ALL_SEEING): Promise<Course> {
    const name = `${table}/${seat}`;
    let course = courses.get(name);
    if (course === undefined) {
        course = ask<Replay>("GET", `/api/tables/${table}/replay?seat=${seat}`).then((replay) => new Course(replay));
        courses.set(name, course);
        course.catch(() => courses.delete(name)); // so that the next one who asks tries again
        for (const old of [...courses.keys()].slice(0, -MOST)) courses.delete(old);
    }
    return course;
}

/** The next one who asks for the courses of a game gets new ones. */
export function forgetCourses(table: string): void {
    for (const name of courses.keys()) if (name.startsWith(`${table}/`)) courses.delete(name);
}
