/** The page that the address names. Client-side: following a link inside the client loads nothing anew. */

export type Page =
    | { name: "start" }
    | { name: "new" }
    | { name: "table"; id: string }
    | { name: "replay"; id: string; moment: number; seat: number | null }
    | { name: "learn" }
    | { name: "lesson"; lesson: string }
    | { name: "puzzles" }
    | { name: "puzzle"; puzzle: string }
    | { name: "solution"; puzzle: string }
    | { name: "deal"; day: string | null }
    | { name: "cards"; card: string | null }
    | { name: "rules"; topic: string | null }
    | { name: "games"; archive: boolean; number: number }
    | { name: "statistics" }
    | { name: "players"; search: string; kind: string }
    | { name: "profile"; handle: string; query: string }
    | { name: "people" }
    | { name: "reset" }
    | { name: "admin" }
    | { name: "settings" }
    | { name: "about" }
    | { name: "unknown" };

/** The page of an address; `?at=` and `?seat=` say the moment and the eyes of a replay, `?page=` which games; a profile has filters there, and
 *  `?kind=` is that of a ladder. */
export function pageOf(url: URL): Page {
    const parts = decoded(url.pathname.split("/").filter(Boolean));
    if (parts === null) return { name: "unknown" };
    const [first = "", second = ""] = parts;
    switch (first) {
        case "":
            return { name: "start" };
        case "table":
            return second ? { name: "table", id: second } : { name: "unknown" };
        case "replay":
            return second ? { name: "replay", id: second, ...momentOf(url) } : { name: "unknown" };
        case "learn":
            return second ? { name: "lesson", lesson: second } : { name: "learn" };
        case "puzzles":
            if (second === "") return { name: "puzzles" };
            return { name: parts[2] === "solution" ? "solution" : "puzzle", puzzle: second };
        case "deal":
            return { name: "deal", day: second || null };
        case "cards":
            return { name: "cards", card: second || null };
        case "rules":
            return { name: "rules", topic: second || null };
        case "games":
            if (second !== "" && second !== "archive") return { name: "unknown" };
            return { name: "games", archive: second === "archive", number: numberOf(url, "page", 1) };
        case "players":
            if (second === "") return { name: "players", search: url.searchParams.get("search") ?? "", kind: url.searchParams.get("kind") ?? "" };
            return { name: "profile", handle: second, query: url.search };
        case "account": // what people look for by this name
            return second === "" ? { name: "people" } : { name: "unknown" };
        case "new":
        case "statistics":
        case "people":
        case "reset":
        case "admin":
        case "settings":
        case "about":
            return second === "" ? { name: first } : { name: "unknown" };
    }
    return { name: "unknown" };
}

/** What makes an address another page and not another state of the same one. */
export function pageId(page: Page): string {
    if (page.name === "table" || page.name === "replay") return `${page.name}/${page.id}`;
    if (page.name === "lesson") return `lesson/${page.lesson}`;
    if (page.name === "puzzle" || page.name === "solution") return `${page.name}/${page.puzzle}`;
    if (page.name === "deal") return `deal/${page.day}`;
    if (page.name === "profile") return `profile/${page.handle}`;
    if (page.name === "games") return `games/${page.archive}/${page.number}`;
    return page.name;
}

/** The parts of a page's address. */
export function partsOf(page: Page): Record<string, unknown> {
    const { name: _, ...parts } = page;
    return parts;
}

function decoded(parts: string[]): string[] | null {
    try {
        return parts.map(decodeURIComponent);
    } catch {
        return null; // a % that is none
    }
}

function numberOf(url: URL, name: string, least: number): number {
    const number = Number(url.searchParams.get(name) ?? least);
    return Number.isInteger(number) && number >= least ? number : least;
}

function momentOf(url: URL): { moment: number; seat: number | null } {
    const seat = url.searchParams.get("seat");
    return { moment: numberOf(url, "at", 0), seat: seat !== null && /^(-[12]|\d)$/.test(seat) ? Number(seat) : null };
}

/** What the browser keeps with an entry of its history. */
interface Entry {
    from: string;
}

class Router {
    page = $state.raw<Page>(pageOf(new URL(location.href)));

    constructor() {
        addEventListener("popstate", () => this.look());
        addEventListener("click", (click) => this.follow(click));
    }

    /** Goes to an address of the client; `replace` leaves no entry in the history. Another place begins at its top. */
    go(path: string, replace = false): void {
        const before = pageId(this.page);
        if (replace) history.replaceState(history.state, "", path);
        else history.pushState({ from: location.pathname } satisfies Entry, "", path);
        this.look();
        if (pageId(this.page) !== before) scrollTo(0, 0);
    }

    /** Goes back to an address, if that is where the reader came from; else it takes the place of this one. */
    back(path: string): void {
        if ((history.state as Entry | null)?.from === path) history.back();
        else this.go(path, true);
    }

    private look(): void {
        this.page = pageOf(new URL(location.href));
    }

    /** Follows plain clicks on links to the client's own pages; everything else is the browser's. */
    private follow(click: MouseEvent): void {
        if (click.defaultPrevented || click.button !== 0) return;
        if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
        const link = click.target instanceof Element ? click.target.closest("a") : null;
        if (link === null || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
        if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
        click.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const router = new Router();
