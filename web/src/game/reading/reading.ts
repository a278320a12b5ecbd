/** What is shown of a game and to whom: what words about a position are made of. Every game has it. */

import type { Faces } from "../../api/faces";
import type { TableView, View } from "../../api/model";
import type { Wording } from "../../words/wording";

export interface Reading {
    /** The position as it is shown. */
    readonly view: View;
    /** The seat that looks; a spectator's is negative. */
    readonly me: number;
    /** The players' names by seat. */
    readonly names: readonly string[];
    readonly wording: Wording;
    readonly faces: Faces;
    readonly table: TableView;
    /** Whether what has happened is still being told. */
    readonly telling: boolean;
    /** Whether nobody plays until somebody comes back. */
    readonly paused: boolean;
}
