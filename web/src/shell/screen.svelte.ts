/** How much room the table has. */

import { MediaQuery } from "svelte/reactivity";

/** A phone or a tablet held upright; else there is room for a table with five lanes, and the rail beside it. */
const narrow = new MediaQuery("(max-width: 61.99rem)");
/** Of those, what has room for two boards side by side. */
const tablet = new MediaQuery("(46rem <= width < 62rem)");
/** A phone on which the browser's own bars leave little. */
const low = new MediaQuery("(max-height: 42rem)");

export const screen = {
    get narrow(): boolean {
        return narrow.current;
    },
    get tablet(): boolean {
        return tablet.current;
    },
    get low(): boolean {
        return low.current;
    },
};
