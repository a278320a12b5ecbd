/** The sign in the browser's tab that somebody is waited for. */

const PLAIN = "/favicon.svg";
const WAITED_FOR = "/favicon-turn.svg";

/** Shows the sign, or takes it away. */
export function badge(waitedFor: boolean): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const path = waitedFor ? WAITED_FOR : PLAIN;
    if (link !== null && link.getAttribute("href") !== path) link.setAttribute("href", path);
}
