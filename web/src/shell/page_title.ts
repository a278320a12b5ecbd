/** The title of the browser's tab: the page's own, unless what it shows knows a better one; and the page's description. */

/** What the tab is called while nothing on the page knows better, and the page that it is for. */
let own = "";
let shownAt = "";

/** Gives the tab the title of a page; one that something on this page has set meanwhile stays. */
export function setPageTitle(title: string, page: string): void {
    if (page !== shownAt || document.title === own || own === "") document.title = title;
    own = title;
    shownAt = page;
}

/** Gives the tab the page's own title again, if it still has the one that was set. */
export function giveBackTitle(set: string): void {
    if (document.title === set) document.title = own;
}

/** Says what this site is to whoever keeps or shares the page, in the reader's language. */
export function setDescription(text: string): void {
    document.querySelector('meta[name="description"]')?.setAttribute("content", text);
}
