import { describe, expect, it } from "vitest";

/** The rooms of the page, each with what it is for. A room imports only from those that stand before it here. */
const ROOMS = {
    styles: "every color and size by name",
    api: "requests, refusals, the types and the faces of the cards as the server gives them",
    sets: "what only one set of cards needs: a folder each, asked through the registry",
    words: "the catalogue of the reader's language",
    cards: "faces, icons, texts of cards",
    shell: "the frame of all pages: addresses, dialogs, notices, fields",
    people: "who somebody is",
    settings: "what a reader has chosen, for this browser or for good",
    called: "what calls a reader back: pushes, the page as an app, being offline",
    game: "the position shown, what has led to it, what can be chosen and known; no component",
    chat: "talking at a table",
    story: "what happened, shown event by event",
    rated: "the ratings at a table: what is at stake, and what its game has changed",
    end: "the result",
    learn: "the rules, explained",
    fitting: "what of a table has room, and where; no component",
    table: "what a running game's page is made of; components only",
    textmode: "the same as text",
    lessons: "a coach at a table, and how far somebody is with the lessons",
    lobby: "finding and making tables",
    replay: "a finished game, moment by moment",
    puzzles: "puzzles, the one of the day, and the deal of the day",
    profile: "what somebody's finished games tell",
    invited: "challenges, and invitations to a table",
    pages: "one component per address",
};
const ORDER = Object.keys(ROOMS);

/** The subjects of the game, each with what it is about; what works with all of them stands above them in no folder. */
const SUBJECTS = {
    reading: "what a position says, and what an event does to it",
    remembered: "what a reader can know of hidden cards",
    asked: "what a question offers, and where that lies",
    connection: "where a game comes from, and how answers go there",
    people: "who plays, whose turn it is, how each stands",
    told: "the story, event by event",
    foretold: "what actions would do",
};
const FLOORS = [...Object.keys(SUBJECTS), ""];

/** The page's own sources by their paths in web/src. Tests and what they play with may use any room. */
const SOURCES = Object.fromEntries(
    Object.entries(import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }))
        .map(([path, source]) => [path.slice(2), source] as const)
        .filter(([path]) => !/\.test\.ts$|\/fixtures\//.test(path)),
);
const FILES = Object.keys(SOURCES);

/** The room of a path; "" for what stands in no room, which puts all of them together. */
const roomOf = (path: string): string => (path.includes("/") ? path.split("/")[0]! : "");

/** The subject of the game that a path belongs to; "" for what works with all of them, null outside of the game. */
const subjectOf = (path: string): string | null => (roomOf(path) === "game" ? (/^game\/([^/]+)\//.exec(path)?.[1] ?? "") : null);

/** The set whose folder a path lies in; "" for none. */
const setOf = (path: string): string => /^sets\/([^/]+)\//.exec(path)?.[1] ?? "";

const EXPANSIONS = /artifacts|echoes|cities/i;

/** What a file imports of the page's own, as paths in web/src. */
function importsOf(path: string): string[] {
    const found = SOURCES[path]!.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)"(\.[^"]+)"/g);
    return [...found].map(([, to]) => new URL(to!, `file:///${path}`).pathname.slice(1));
}

describe("the rooms of the page", () => {
    it("are all listed here, and each of them exists", () => {
        const rooms = new Set(FILES.map(roomOf));
        rooms.add("styles"); // it has nothing but CSS
        rooms.delete("");
        expect([...rooms].sort()).toEqual(ORDER.toSorted());
    });

    it("import one way only", () => {
        const mayUse = (room: string, other: string) =>
            room === "" || (other !== "" && ORDER.indexOf(other) <= ORDER.indexOf(room));
        const wrong = FILES.flatMap((file) =>
            importsOf(file)
                .filter((other) => !mayUse(roomOf(file), roomOf(other)))
                .map((other) => `${file} imports ${other}`),
        );
        expect(wrong).toEqual([]);
    });

    it("have the game by subjects, which import one way only", () => {
        const subjects = FILES.map(subjectOf).filter((subject) => subject !== null);
        expect([...new Set(subjects)].sort()).toEqual(FLOORS.toSorted());
        const floor = (path: string) => FLOORS.indexOf(subjectOf(path) ?? FLOORS[0]!);
        const wrong = FILES.filter((file) => roomOf(file) === "game").flatMap((file) =>
            importsOf(file)
                .filter((other) => floor(other) > floor(file))
                .map((other) => `${file} imports ${other}`),
        );
        expect(wrong).toEqual([]);
    });

    it("are found by their imports", () => {
        expect(importsOf("main.ts")).toContain("App.svelte");
        expect(importsOf("App.svelte")).toContain("shell/Shell.svelte");
        expect(importsOf("pages/pages.ts")).toContain("pages/TablePage.svelte");
    });

    it("have components where they belong", () => {
        expect(FILES.filter((file) => ["game", "fitting"].includes(roomOf(file)) && file.endsWith(".svelte"))).toEqual([]);
        expect(FILES.filter((file) => roomOf(file) === "table" && !file.endsWith(".svelte"))).toEqual([]);
    });

    it("look into a set's folder through the registry alone", () => {
        const wrong = FILES.filter((file) => file !== "sets/registry.ts").flatMap((file) =>
            importsOf(file)
                .filter((other) => setOf(other) !== "" && setOf(other) !== setOf(file))
                .map((other) => `${file} imports ${other}`),
        );
        expect(wrong).toEqual([]);
        expect(importsOf("sets/registry.ts").map(setOf)).toContain("base");
    });

    it("name no expansion where the game is shown", () => {
        const named = FILES.filter((file) => ["game", "table"].includes(roomOf(file)) && EXPANSIONS.test(SOURCES[file]!));
        expect(named).toEqual([]);
    });
});
