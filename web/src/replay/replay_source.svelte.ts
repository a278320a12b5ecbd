/** A finished game as the table's components know a game: they show it at the moment that is chosen here. */

import type { EventView, State, TableView } from "../api/model";
import type { Source } from "../game/connection/source";
import type { Course } from "../game/told/replay_course";

export class ReplaySource implements Source {
    readonly id: string;
    readonly path: string;
    readonly busy = false;
    readonly heardAt = 0;
    /** The course as the eyes chosen see it. */
    course: Course;
    index: number;
    /** Whether it goes on by itself. */
    playing = $state(false);
    /** What is done when the reader stops it. */
    onstop: () => void = () => undefined;

    constructor(
        readonly table: TableView,
        course: Course,
        entry: number,
    ) {
        this.id = table.id;
        this.path = `/api/tables/${table.id}`;
        this.course = $state.raw(course);
        this.index = $state(course.indexAt(entry));
    }

    /** Shows the same moment through other eyes. */
    look(course: Course): void {
        const entry = this.course.entryAt(this.index);
        this.course = course;
        this.index = course.indexAt(entry);
    }

    readonly events: EventView[] = $derived.by(() => this.course.events.slice(0, this.course.toldAt(this.index)));

    readonly goesOn: boolean = $derived.by(() => this.course.goesOn(this.index));

    readonly state: State = $derived.by(() => ({
        sequence: this.course.entryAt(this.index),
        seat: this.course.replay.seat,
        view: this.course.view(this.index),
        questions: [],
        events_from: 0,
        events: [],
    }));

    /** Goes to a position, or to the nearest one that there is. */
    go(index: number): void {
        this.index = Math.max(0, Math.min(index, this.course.last));
        if (this.index === this.course.last) this.playing = false;
    }

    step(by: number): void {
        this.go(this.index + by);
    }

    nextTurn(): void {
        this.go(this.course.nextTurn(this.index));
    }

    turnBefore(): void {
        this.go(this.course.turnBefore(this.index));
    }

    /** Begins to play, from the deal if the end is shown, or stops. */
    play(): void {
        if (this.playing) this.onstop();
        if (!this.playing && this.index === this.course.last) this.index = 0;
        this.playing = !this.playing;
    }

    answer(): Promise<void> {
        throw new Error("a replay takes no answers");
    }

    undo(): Promise<void> {
        throw new Error("a replay takes nothing back");
    }
}
