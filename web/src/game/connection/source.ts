/** Where a game comes from. */

import type { EventView, State, TableView } from "../../api/model";

/** A live table, or a replay, which takes no answers. */
export interface Source {
    /** The table's. */
    readonly id: string;
    /** Where the server is asked about the game. */
    readonly path: string;
    /** A coach leads through it, who says what to do: it is nobody's game. */
    readonly coached?: boolean;
    readonly table: TableView | null;
    readonly state: State | null;
    readonly events: EventView[];
    /** An answer is on its way. */
    readonly busy: boolean;
    /** When the table was told last, as performance.now() counts. */
    readonly heardAt: number;
    answer(key: string, sequence: number): Promise<void>;
    undo(): Promise<void>;
}
