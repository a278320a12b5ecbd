/** How much room the table has. */

import { MediaQuery } from "svelte/reactivity";

/** A phone or a tablet held upright. */
const narrow = new MediaQuery("(max-width: 61.99rem)");
/** Of those, what has room for two boards side by side. */
const tablet = new MediaQuery("(46rem <= width < 62rem)");
/** Room for the effects of everybody's cards. */
const wide = new MediaQuery("(min-width: 100rem)");
/** And in height for one player more. */
const tall = new MediaQuery("(min-height: 75rem)");

/** A mouse, and room for the side beside the table. */
const pointing = new MediaQuery("(min-width: 62rem) and (hover: hover)");

/** Room for a table with five lanes, and the rail beside it. */
const lanes = new MediaQuery("(min-width: 62rem)");

export const screen = {
    get lanes(): boolean {
        return lanes.current;
    },
    get narrow(): boolean {
        return narrow.current;
    },
    get tablet(): boolean {
        return tablet.current;
    },
    get wide(): boolean {
        return wide.current;
    },
    get tall(): boolean {
        return tall.current;
    },
    get pointing(): boolean {
        return pointing.current;
    },
};
