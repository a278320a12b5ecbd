/** How much room the table has. */

import { createSubscriber, MediaQuery } from "svelte/reactivity";

/** A phone or a tablet held upright; else there is room for a table with five lanes, and the rail beside it. */
const narrow = new MediaQuery("(max-width: 61.99rem)");
/** Of those, what has room for two boards side by side. */
const tablet = new MediaQuery("(46rem <= width < 62rem) and (min-height: 30rem)");
/** A phone held sideways: it has room for five lanes, and for little above and beneath them. */
const landscape = new MediaQuery("(36rem <= width < 62rem) and (max-height: 29.99rem)");
/** A phone on which the browser's own bars leave little. */
const low = new MediaQuery("(max-height: 42rem)");

/** A window so low, in px, has no room for more than what is written. */
const SHORT = 480;
const resized = createSubscriber((update) => {
    visualViewport?.addEventListener("resize", update);
    return () => visualViewport?.removeEventListener("resize", update);
});

export const screen = {
    get narrow(): boolean {
        return narrow.current;
    },
    get tablet(): boolean {
        return tablet.current;
    },
    get landscape(): boolean {
        return landscape.current;
    },
    get low(): boolean {
        return low.current;
    },
    /** What of its height is seen above a keyboard that lies over the page, in px; two fingers that enlarge it change nothing. */
    get seen(): number {
        resized();
        return visualViewport === null ? innerHeight : visualViewport.height * visualViewport.scale;
    },
    /** Whether that is little. */
    get short(): boolean {
        return this.seen < SHORT;
    },
};
