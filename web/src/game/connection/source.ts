/** Where a game comes from. */

import type { EventView, State, TableView } from "../../api/model";

/** A live table, or a replay, which takes no answers. */
export interface Source {
    /** The table's. */
    readonly id: string;
    /** Where the server is asked about the game. */
    readonly path: string;
    /** It is nobody's game, as a lesson or a puzzle: the catalogue's key of what to do while nothing is asked. */
    readonly coached?: string;
    readonly table: TableView | null;
    readonly state: State | null;
    readonly events: EventView[];
    /** What was being done last goes on, as a replay knows; a table's view says what runs. */
    readonly goesOn?: boolean;
    /** An answer is on its way. */
    readonly busy: boolean;
    /** When the table was told last, as performance.now() counts. */
    readonly heardAt: number;
    answer(key: string, sequence: number): Promise<void>;
    undo(): Promise<void>;
}
