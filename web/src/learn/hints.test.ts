import { describe, expect, it } from "vitest";

import artifacts from "../../../src/splay/locale/en/web-artifacts.ftl?raw";
import cities from "../../../src/splay/locale/en/web-cities.ftl?raw";
import echoes from "../../../src/splay/locale/en/web-echoes.ftl?raw";
import texts from "../../../src/splay/locale/en/web-learn.ftl?raw";
import type { Face } from "../api/faces";
import type { EventView, PlayerView, QuestionView, View } from "../api/model";
import { withFacts } from "../game/fixtures/facts";
import { faces, told } from "../game/fixtures/game";
import { Catalogue } from "../words/catalogue";
import type { Moment } from "../sets/card_set";
import { sectionNames, SET_HINTS } from "../sets/registry";
import { hintFor, HINTS, isOver, nextHint } from "./hints";

const start = told.steps[0]!.view;
const nothing: Moment = { view: start, me: 0, question: null, undoable: false, faces, events: [] };
const asked = (...kinds: string[]): QuestionView => ({
    sequence: 1,
    seat: 0,
    kind: "action",
    purpose: "pick",
    options: kinds.map((kind) => ({ key: kind, kind })),
});
const withPlayer = (seat: number, changes: Partial<PlayerView>): View => ({
    ...start,
    players: start.players.map((player) => (player.seat === seat ? { ...player, ...changes } : player)),
});
const displaying = (seat: number): View => withPlayer(seat, { zones: [{ kind: "display", cards: [{ age: 1 }], seen_by: "all" }] });
const hint = (changes: Partial<Moment>, ...given: string[]) => hintFor({ ...nothing, ...changes }, new Set(given))?.name;

describe("a hint", () => {
    it("is not given if nothing calls for one", () => expect(hint({})).toBeUndefined());

    it("is given once, then the next one follows", () => {
        const question = asked("draw", "meld");
        expect(hint({ question })).toBe("action");
        expect(hint({ question }, "action")).toBe("draw-or-meld");
        expect(hint({ question }, "action", "draw-or-meld")).toBeUndefined();
    });

    it("says how to begin", () => expect(hint({ question: { ...asked(), kind: "first_meld" } })).toBe("first-meld"));

    it("says when an achievement can be taken", () =>
        expect(hint({ question: asked("draw", "achieve") })).toBe("achieve"));

    it("explains a demand to whom it hits, and to nobody else", () => {
        const why = { card: "archery", effect: "demand", launcher: 1, executing: 0, role: "demanded" };
        const events: EventView[] = [{ kind: "effect", seat: 0, why }];
        expect(hint({ events })).toBe("demanded");
        expect(hint({ events, me: 2 })).toBeUndefined();
    });

    it("explains a compel apart from a demand", () => {
        const why = { card: "archery", effect: "compel", launcher: 1, executing: 0, role: "demanded" };
        const events: EventView[] = [{ kind: "effect", seat: 0, why }];
        expect(hint({ events })).toBe("compelled");
        expect(hint({ events, me: 2 })).toBeUndefined();
    });

    it("explains a compel before it hits, to the reader who is to act", () => {
        const reach = { hit: [0], compelled: [0], shares: [0], counts: [3, 3, 0] };
        const view = withFacts(start, [{}, { piles: { "treaty-of-kadesh": reach } }]);
        expect(hint({ view, question: asked("draw") })).toBe("would-compel");
        expect(hint({ view, question: null })).toBeUndefined();
        expect(hint({ view, me: 2, question: asked("draw") })).not.toBe("would-compel");
        const own = withFacts(start, [{ piles: { "treaty-of-kadesh": { ...reach, compelled: [1], hit: [1] } } }]);
        const free = { ...nothing, view: own, question: { ...asked("dogma"), kind: "free_action" } };
        expect(hint(free)).toBe("free-action");
        expect(hintFor(free, new Set(["free-action"]))?.name).toBe("would-compel");
    });

    it("explains what expansions bring when it first happens", () => {
        const digs = (seat: number, view: View) => hint({ view, events: [{ kind: "dig", seat }] });
        expect([digs(0, displaying(0)), digs(1, displaying(1))]).toEqual(["dig", "dig-other"]);
        expect([digs(0, start), digs(1, displaying(0))]).toEqual([undefined, undefined]); // it went on to another place
        expect(hint({ question: { ...asked(), kind: "free_action" } })).toBe("free-action");
        const dug: EventView[] = [{ kind: "dig", seat: 0 }];
        expect(hint({ question: { ...asked(), kind: "seize" }, events: dug, view: displaying(0) })).toBe("seize");
        expect(nextHint(HINTS.find(({ name }) => name === "dig")!, { ...nothing, question: { ...asked(), kind: "seize" } }, new Set())?.name).toBe("seize");
        expect(hint({ events: [{ kind: "seize", seat: 0 }] })).toBeUndefined();
        expect(hint({ events: [{ kind: "seize", seat: 1 }] })).toBe("seized");
    });

    it("of an expansion comes at its moment, in the place of a less urgent one", () => {
        const named = (name: string) => HINTS.find((one) => one.name === name)!;
        const dug = { ...nothing, view: displaying(0), events: [{ kind: "dig", seat: 0 }] };
        expect(nextHint(named("supply"), dug, new Set())?.name).toBe("dig");
        expect(nextHint(named("shares"), dug, new Set(["dig"]))?.name).toBe("shares");
        expect(nextHint(named("first-meld"), dug, new Set())?.name).toBe("first-meld");
        expect(nextHint(named("shares"), { ...nothing, events: [{ kind: "splay", seat: 0 }] }, new Set())?.name).toBe("shares");
    });

    it("about an own dig is over when the own next turn begins", () => {
        const dig = HINTS.find(({ name }) => name === "dig")!;
        const turn = (seat: number): Moment => ({ ...nothing, view: displaying(0), events: [{ kind: "turn", seat }] });
        expect(isOver(dig, turn(1))).toBe(false);
        expect(isOver(dig, turn(0))).toBe(true);
        expect(hint({ view: displaying(0), events: [{ kind: "dig", seat: 0 }, { kind: "turn", seat: 0 }] })).toBeUndefined();
    });

    it("of the cities is told when one is drawn, counts or can act", () => {
        expect(hint({ events: [{ kind: "city", seat: 0 }] })).toBe("city");
        expect(hint({ events: [{ kind: "city", seat: 1 }] })).not.toBe("city");
        const shows = (seat: number, sign: string, counts: boolean, taker = 0) => {
            const told = withFacts(start, [{}, {}, {}]);
            const takers = sign === "flag" ? [{ seat: taker, more: 1 }] : [];
            const players = told.facts!.players.map((facts) => (facts.seat === seat ? { ...facts, fleeting: [{ sign, card: "oars", color: "red", counts, takers }] } : facts));
            return hint({ view: { ...told, facts: { ...told.facts!, players } } });
        };
        expect([shows(0, "flag", true), shows(0, "fountain", true), shows(1, "flag", true)]).toEqual(["flag", "fountain", "flag-other"]);
        expect(shows(0, "flag", false)).toBeUndefined();
        expect(shows(1, "flag", true, 2)).toBeUndefined(); // a partner's flag, which the reader's cards don't take away
        expect(hint({ question: asked("draw", "endorse") })).toBe("endorse");
        const holding = withPlayer(0, { hand: [{ age: 1, set: "cities", card: "yin" }] });
        expect(hint({ view: holding, question: asked("draw") })).toBe("city-acts");
    });

    it.each(HINTS)("$name leads to a section of its topic", ({ topic, section }) => expect(sectionNames(topic)).toContain(section));

    it("of the artifacts leads to their own topic", () => {
        const artifactHints = HINTS.filter(({ name }) => ["compelled", "would-compel", "free-action", "dig", "dig-other"].includes(name));
        expect(artifactHints.map(({ topic }) => topic)).toEqual(artifactHints.map(() => "artifacts"));
    });

    it("explains what effects and cards of further sets bring", () => {
        const echo = { card: "writing", effect: "echo", launcher: 1, executing: 1, role: "own" };
        expect(hint({ events: [{ kind: "effect", seat: 1, why: echo }] })).toBe("echo");
        expect(hint({ events: [{ kind: "foreshadow", seat: 0 }] })).toBe("foreshadow");
        expect(hint({ events: [{ kind: "foreshadow", seat: 1 }] })).toBe("foreshadow-other");
        expect(hint({ question: { ...asked(), kind: "promote" } })).toBe("promote");
        expect(hint({ question: { ...asked(), kind: "card", purpose: "foreshadow" } })).toBe("foreshadow");
        const writing = { key: "writing", age: 1, color: "blue", icons: { "top-left": "hex", "bottom-right": "echo" }, effects: [] } as unknown as Face;
        const using = { ...asked(), options: [{ key: "dogma:tools", kind: "dogma", shown: { age: 1, card: "tools" } }] };
        const pile = (splay: string) => withPlayer(0, { board: [{ color: "blue", cards: ["writing", "tools"], splay }] });
        const echoing = (splay: string) => hint({ view: pile(splay), question: using, faces: new Map([...faces, ["writing", writing]]) });
        expect([echoing("none"), echoing("left"), echoing("up")]).toEqual(["action", "echo", "echo"]);
        const points = (source: string) => withFacts(start, [{}], { points_from: [{ source, points: 3 }] });
        expect(hint({ view: points("bonus") })).toBe("bonus-points");
        expect(hint({ view: points("score") })).toBeUndefined();
        const shown = HINTS.find(({ name }) => name === "bonus-points")!;
        expect([isOver(shown, { ...nothing, view: points("bonus") }), isOver(shown, nothing)]).toEqual([false, true]);
        const drawing = (set: string): Partial<Moment> => ({ view: { ...start, next_draws: [{ set, age: 1 }] }, question: asked("draw") });
        expect(hint(drawing("echoes"))).toBe("further-draw");
        expect(hint(drawing("base"))).toBe("action");
    });

    it("explains sharing, its reward and splays when they first happen", () => {
        const why = { card: "writing", effect: "dogma", launcher: 0, executing: 1, role: "shares" };
        expect(hint({ events: [{ kind: "effect", seat: 1, why }] })).toBe("shares");
        expect(hint({ events: [{ kind: "bonus", seat: 0 }] })).toBe("bonus");
        expect(hint({ events: [{ kind: "splay", seat: 0 }] })).toBe("splay");
    });

    it("warns of a demand that would hit now", () => {
        const board = [{ color: "red", cards: ["archery"], splay: "none" }];
        const hits = { hit: [0], shares: [], counts: [0, 2, 0] };
        const view = withFacts(withPlayer(1, { board }), [{}, { piles: { archery: hits } }]);
        const question = asked("draw");
        expect(hint({ view, question }, "action")).toBe("danger");
        expect(hint({ view, question, me: 1 }, "action")).toBeUndefined();
    });

    it("warns that somebody lacks one achievement only, teams together", () => {
        const won = withPlayer(1, { achieved: 4 });
        expect(hint({ view: won })).toBe("near-win");
        expect(hint({ view: won, me: 1 })).toBe("near-win-own");
        const team = { ...won, players: won.players.map((player) => ({ ...player, team: player.seat % 2 })) };
        expect(hint({ view: { ...team, achievements_to_win: 6 } })).toBeUndefined();
        expect(hint({ view: { ...team, achievements_to_win: 5 } })).toBe("near-win");
    });

    it("no longer says what isn't so: that one achievement is lacking once it is lost", () => {
        const near = HINTS.find(({ name }) => name === "near-win-own")!;
        expect(isOver(near, { ...nothing, view: withPlayer(0, { achieved: 4 }) })).toBe(false);
        expect(isOver(near, { ...nothing, view: withPlayer(0, { achieved: 3 }) })).toBe(true);
    });

    it("warns that the last supply with cards is reached", () => {
        const cards = start.supplies.find(({ age }) => age === 10)!.cards;
        const last = { ...start, next_draws: [10, 1, 1].map((age) => ({ set: "base", age })) };
        expect(hint({ view: withFacts(last, [{}], { draws_left: cards }) })).toBe("near-end");
        expect(hint({ view: withFacts({ ...last, next_draws: [null, null, null] }, [{}], { draws_left: 0 }) })).toBe("near-end");
        expect(hint({ view: withFacts(last, [{}], { draws_left: cards + 1 }) })).toBeUndefined();
    });

    it("tells when the own supply runs out", () => {
        const view = { ...start, supplies: start.supplies.map((supply) => (supply.age === 1 ? { ...supply, cards: 2 } : supply)) };
        expect(hint({ view, question: asked("draw") }, "action")).toBe("supply");
        expect(hint({ view: withFacts(view, [{}], { draws_left: 2 }), question: asked("draw") }, "action")).toBe("near-end");
    });

    it("tells of undo when something can be taken back and the reader is asked for an action again", () => {
        expect(hint({ undoable: true })).toBeUndefined();
        expect(hint({ undoable: true, question: asked() }, "action")).toBe("undo");
    });
});

it("a turn is told with its number of actions", () => {
    const words = new Catalogue("en", [texts], {});
    expect(words.text("learn-hint-action", { actions: 1 })).toContain("This first turn has only one");
    expect(words.text("learn-hint-action", { actions: 2 })).toContain("You have two actions.");
});

it("hints of expansions are two lines that say what there is to do, and their buttons have one to three words", () => {
    const english = new Catalogue("en", [texts, artifacts, cities, echoes], {});
    for (const { name } of SET_HINTS) {
        const said = english.text(`learn-hint-${name}`);
        expect(said.length, said).toBeLessThan(86);
        expect(said).toMatch(/\w'\w/);
    }
    for (const button of ["good", "more", "stop"]) expect(english.text(`learn-hint-${button}`)).toMatch(/^\S+( \S+){0,2}$/);
});

it("every hint has its words", () => {
    const english = new Catalogue("en", [texts, artifacts, cities, echoes], {});
    expect(HINTS.map(({ name }) => `learn-hint-${name}`).filter((key) => !english.has(key))).toEqual([]);
});
