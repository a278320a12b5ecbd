/** Whether somebody looks for opponents here, so that what shows it is loaded only then. */

/** Where this browser keeps who looks: a page that is loaded anew goes on looking. */
export const SEEKING = "splay.seeking";

/** `begun`: there has been a search since the page was loaded. */
export const search = $state({ begun: false });
