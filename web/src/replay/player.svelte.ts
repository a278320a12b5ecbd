/** A finished game as the table's components know a game: they show it at the place that is chosen here. */

import type { EventView, State, TableView } from "../api/model";
import type { Source } from "../game/game.svelte";
import type { Course } from "../game/replay_course";

export class Player implements Source {
    readonly id: string;
    readonly busy = false;
    readonly heardAt = 0;
    /** The course as the eyes chosen see it. */
    course: Course;
    place: number;
    /** Whether it goes on by itself. */
    playing = $state(false);

    constructor(
        readonly table: TableView,
        course: Course,
        entry: number,
    ) {
        this.id = table.id;
        this.course = $state.raw(course);
        this.place = $state(course.placeAt(entry));
    }

    /** Shows the same moment through other eyes. */
    look(course: Course): void {
        const entry = this.course.entryAt(this.place);
        this.course = course;
        this.place = course.placeAt(entry);
    }

    readonly events: EventView[] = $derived.by(() => this.course.events.slice(0, this.course.toldAt(this.place)));

    readonly state: State = $derived.by(() => ({
        sequence: this.course.entryAt(this.place),
        seat: this.course.replay.seat,
        view: this.course.view(this.place),
        questions: [],
        events_from: 0,
        events: [],
        undo: "nothing",
        undo_reach: { steps: [], reason: "nothing" },
    }));

    /** Goes to a place, or to the nearest one that there is. */
    go(place: number): void {
        this.place = Math.max(0, Math.min(place, this.course.last));
        if (this.place === this.course.last) this.playing = false;
    }

    step(by: number): void {
        this.go(this.place + by);
    }

    nextTurn(): void {
        this.go(this.course.nextTurn(this.place));
    }

    turnBefore(): void {
        this.go(this.course.turnBefore(this.place));
    }

    /** Begins to play, from the deal if the end is shown, or stops. */
    play(): void {
        if (!this.playing && this.place === this.course.last) this.place = 0;
        this.playing = !this.playing;
    }

    answer(): Promise<void> {
        throw new Error("a replay takes no answers");
    }

    undo(): Promise<void> {
        throw new Error("a replay takes nothing back");
    }
}
