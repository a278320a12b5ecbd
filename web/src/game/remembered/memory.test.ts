import { describe, expect, it } from "vitest";

import { at } from "../../api/fixtures/at";
import { type Face, type Faces, facesBy } from "../../api/faces";
import type { EventView, Shown, View } from "../../api/model";
import { type Place, placeId } from "../../api/places";
import { faces as allFaces } from "../fixtures/game";
import truth from "../fixtures/truth.json?raw";
import { CardTracker } from "./card_tracker";
import { marked, type Memory, memoryBy, memoryOf } from "./memory";
import { positionAt } from "../reading/rewind";

/** A game with what its hidden zones really held (tests/golden/memory.py). */
const moments = JSON.parse(truth) as { view: View; events: EventView[]; zones: Record<string, string[]> }[];

/** Six cards of value 3, which is all that there is in these games; the reader sits on seat 0. */
const KEYS = ["alchemy", "compass", "education", "feudalism", "machinery", "optics"];
const faces: Faces = new Map(KEYS.map((key) => [key, { key, age: 3, set: "base" } as Face]));
const back = { age: 3 };
const face = (card: string): Shown => ({ age: 3, card });

interface Piles {
    mine?: Shown[];
    hand?: Shown[];
    score?: Shown[];
    third?: Shown[];
    supply?: number;
}

/** The position after the events. */
function view({ mine = [], hand = [], score = [], third = [], supply = 0 }: Piles): View {
    const player = (seat: number, cards: Shown[], pile: Shown[]) =>
        ({ seat, board: [], hand: cards, score_pile: pile, achievements: [] as Shown[], zones: [] }) as unknown;
    const supplies = [{ set: "base", age: 3, cards: supply }];
    const players = [player(0, mine, []), player(1, hand, score), player(2, third, [])];
    return { seat: 0, players, supplies, available: [], zones: [], options: { sets: ["base"] } } as unknown as View;
}

const move = (kind: string, source: Place, target: Place, ...cards: Shown[]): EventView => ({
    kind,
    seat: 1,
    source,
    target,
    cards,
    does: kind === "proof" ? "show" : "move",
    bottom: kind === "return" || kind === "tuck",
});
const given = move("transfer", at("hand.0"), at("hand.1"), face("alchemy"));

const threes = ({ values }: Memory) => values.find(({ age }) => age === 3);

const groupsOf = (after: View, events: EventView[], kind: "hand" | "score", seat = 1) =>
    memoryOf(after, events, faces, true).zones.find((zone) => zone.seat === seat && zone.kind === kind)?.groups ?? [];

describe("a card that another set brings than its back shows", () => {
    const printed = [...KEYS, "timbuktu"].map((key) => ({ key, age: 3, set: key === "timbuktu" ? "cities" : "base" }) as Face);
    const relics = { name: "relics", part_of: "artifacts", rulings: [], supplied: 0, singles: ["timbuktu"] };
    const hidden = (...sets: string[]) => {
        const position = { ...view({ supply: 6 }), options: { sets } } as unknown as View;
        return threes(memoryOf(position, [], facesBy(printed, [relics], "third"), true))?.unseen ?? [];
    };

    it("lies hidden only in games with the set that brings it", () => {
        expect(hidden("base", "artifacts", "cities")).toEqual(KEYS);
        expect(hidden("base", "artifacts", "relics")).toEqual([...KEYS, "timbuktu"]);
    });
});

describe("a card that was seen to go into a hand", () => {
    it("is known to be there", () => {
        const [group] = groupsOf(view({ hand: [back, back], supply: 3 }), [given], "hand");
        expect(group).toMatchObject({ age: 3, count: 2, sure: ["alchemy"], maybe: [] });
        expect(group?.unseen).toEqual(["compass", "education", "feudalism", "machinery", "optics"]);
    });

    it("could be elsewhere once a card of its value has left unseen", () => {
        const events = [given, move("score", at("hand.1"), at("score.1"), back)];
        const after = view({ hand: [back], score: [back], supply: 3 });
        expect(groupsOf(after, events, "hand")[0]).toMatchObject({ sure: [], maybe: ["alchemy"] });
        expect(groupsOf(after, events, "score")[0]).toMatchObject({ sure: [], maybe: ["alchemy"] });
    });

    it("is followed if it was the only one of its value", () => {
        const events = [given, move("score", at("hand.1"), at("score.1"), back)];
        const after = view({ score: [back], supply: 3 });
        expect(groupsOf(after, events, "score")[0]).toMatchObject({ sure: ["alchemy"], unseen: [] });
    });

    it("is known again when it is shown", () => {
        const events = [
            given,
            move("score", at("hand.1"), at("score.1"), back),
            move("proof", at("hand.1"), at("hand.1"), face("alchemy")),
        ];
        const after = view({ hand: [back], score: [back], supply: 3 });
        expect(groupsOf(after, events, "hand")[0]).toMatchObject({ sure: ["alchemy"], unseen: [] });
        expect(groupsOf(after, events, "score")[0]).toMatchObject({ sure: [], maybe: [] });
    });

    it("is forgotten when it lies open on a board", () => {
        const events = [given, move("meld", at("hand.1"), at("board.1.blue"), face("alchemy"))];
        const after = view({ hand: [back], supply: 3 });
        after.players[1]!.board = [{ color: "blue", splay: "none", cards: ["alchemy"] }];
        expect(groupsOf(after, events, "hand")[0]).toMatchObject({ sure: [], maybe: [] });
        expect(threes(memoryOf(after, events, faces, true))?.unseen).not.toContain("alchemy");
    });

    it("cannot be where known cards are all that there are", () => {
        const events = [
            given,
            move("transfer", at("hand.1"), at("hand.2"), back),
            move("proof", at("hand.2"), at("hand.2"), face("optics")),
        ];
        const after = view({ hand: [back], third: [back], supply: 2 });
        expect(groupsOf(after, events, "hand", 2)[0]).toMatchObject({ sure: ["optics"], maybe: [] });
        expect(groupsOf(after, events, "hand")[0]).toMatchObject({ sure: ["alchemy"] });
    });
});

describe("a card that was seen to go back to its supply", () => {
    const returned = move("return", at("hand.0"), at("supply.base.3"), face("optics"));
    const draw = move("draw", at("supply.base.3"), at("hand.1"), back);

    it("is drawn when those above it have been, and not before", () => {
        const above = memoryOf(view({ hand: [back], supply: 2 }), [returned, draw], faces, true);
        expect(threes(above)?.remembered).toEqual([
            { card: "optics", places: [{ place: at("supply.base.3"), above: 1 }] },
        ]);
        expect(groupsOf(view({ hand: [back, back], supply: 1 }), [returned, draw, draw], "hand")[0]?.sure).toEqual([]);
        const drawn = groupsOf(view({ hand: [back, back, back] }), [returned, draw, draw, draw], "hand");
        expect(drawn[0]).toMatchObject({ count: 3, sure: ["optics"] });
    });

    it("lies among those returned with it in an order that nobody is told", () => {
        const both = move("return", at("hand.0"), at("supply.base.3"), face("optics"), face("alchemy"));
        const after = view({ hand: [back], supply: 1 });
        expect(groupsOf(after, [both, draw], "hand")[0]).toMatchObject({ sure: [], maybe: ["alchemy", "optics"] });
        const all = view({ hand: [back, back] });
        expect(groupsOf(all, [both, draw, draw], "hand")[0]).toMatchObject({ sure: ["alchemy", "optics"] });
    });

    it("lies under one that was returned before something else happened", () => {
        const events = [returned, { kind: "turn", does: "turn", seat: 1 }, move("return", at("hand.0"), at("supply.base.3"), face("alchemy")), draw];
        expect(groupsOf(view({ hand: [back], supply: 1 }), events, "hand")[0]).toMatchObject({ sure: ["optics"] });
    });
});

describe("a card on top of its supply", () => {
    const draw = move("draw", at("supply.base.3"), at("hand.1"), back);
    const put = move("put_back", at("hand.0"), at("supply.base.3"), face("optics"));
    const look: EventView = { kind: "look", does: "show", seat: 0, source: at("supply.base.3"), target: at("supply.base.3"), cards: [face("optics")] };
    const nextOf = (supply: number, ...events: EventView[]) => threes(memoryOf(view({ supply }), events, faces, true))?.next;

    it("is the one that was put back, and drawn first", () => {
        expect(nextOf(3, put)).toBe("optics");
        expect(groupsOf(view({ hand: [back], supply: 2 }), [put, draw], "hand")[0]).toMatchObject({ count: 1, sure: ["optics"] });
        expect(nextOf(2, put, draw)).toBeNull();
    });

    it("is the one that the reader looked at", () => {
        expect(nextOf(3, look)).toBe("optics");
        expect(groupsOf(view({ hand: [back, back], supply: 1 }), [look, draw, draw], "hand")[0]).toMatchObject({ count: 2, sure: ["optics"] });
        expect(nextOf(3, { ...look, cards: [back] })).toBeNull();
    });

    it("lies over the others, also if it was returned before", () => {
        const returned = move("return", at("hand.0"), at("supply.base.3"), face("optics"));
        const all = [returned, draw, draw, look];
        expect(nextOf(1, ...all)).toBe("optics");
    });
});

describe("the card that is drawn next", () => {
    const returned = (...cards: Shown[]) => move("return", at("hand.0"), at("supply.base.3"), ...cards);
    const nextOf = (supply: number, ...events: EventView[]) => threes(memoryOf(view({ supply }), events, faces, true))?.next;

    it("is known once all that lay above it are gone", () => {
        expect(nextOf(2, returned(face("optics")))).toBeNull();
        expect(nextOf(1, returned(face("optics")))).toBe("optics");
    });

    it("is not known among several returned together", () => {
        expect(nextOf(2, returned(face("optics"), face("alchemy")))).toBeNull();
    });
});

describe("the backs of a zone", () => {
    const group = (sure: string[]) => ({ age: 3, set: "base", count: 2, sure, maybe: [], unseen: [] });

    it("bear the faces that are known for certain, each once", () => {
        const faces = marked([back, { age: 4 }, back], [group(["alchemy"])]).map(({ remembered }) => remembered);
        expect(faces).toEqual(["alchemy", "", ""]);
    });

    it("bear none for a card that is shown", () => {
        const all = marked([face("alchemy"), back], [group(["alchemy", "optics"])]).map(({ remembered }) => remembered);
        expect(all).toEqual(["", "optics"]);
    });
});

describe("a table without marks", () => {
    it("remembers nothing: any card that cannot be seen now could be there", () => {
        const memory = memoryOf(view({ hand: [back], mine: [face("optics")], supply: 3 }), [given], faces, false);
        expect(memory.zones[0]?.groups[0]).toMatchObject({ sure: [], maybe: [] });
        expect(threes(memory)?.unseen).toEqual(KEYS.filter((key) => key !== "optics"));
        expect(threes(memory)?.remembered).toEqual([]);
    });
});

describe("a whole game", () => {
    /** What is known at each moment, with what really lies where. */
    const known = moments.map((moment, place) => {
        const events = moments.slice(0, place + 1).flatMap((before) => before.events);
        return { ...moment, memory: memoryOf(moment.view, events, allFaces, true) };
    });

    it("never says of a hidden pile what is not so, and leaves nothing out that lies there", () => {
        let certain = 0;
        for (const { zones, memory } of known)
            for (const { seat, kind, groups } of memory.zones)
                for (const { age, count, sure, maybe, unseen } of groups) {
                    const real = (zones[`${kind}.${seat}`] ?? []).filter((card) => allFaces.get(card)?.age === age);
                    certain += sure.length;
                    expect(real.length).toBe(count);
                    expect(real).toEqual(expect.arrayContaining(sure));
                    expect([...sure, ...maybe, ...unseen]).toEqual(expect.arrayContaining(real));
                }
        expect(certain).toBeGreaterThan(10);
    });

    it("says of every card seen before where it can be, and in a supply how deep", () => {
        let supplied = 0;
        for (const { zones, memory } of known)
            for (const { card, places } of memory.values.flatMap(({ remembered }) => remembered)) {
                expect(places.some(({ place }) => zones[placeId(place)]?.includes(card))).toBe(true);
                const [only] = places;
                if (places.length > 1 || only === undefined || only.above === null) continue;
                supplied += 1;
                expect(zones[placeId(only.place)]?.indexOf(card)).toBeGreaterThanOrEqual(only.above);
            }
        expect(supplied).toBeGreaterThan(2);
    });
});

describe("a zone that a set brings", () => {
    const TOY = { key: "kite", age: 3, set: "toys" } as Face;
    const withToy: Faces = new Map([...faces, ["kite", TOY]]);
    const toy = { age: 3, set: "toys" };
    const after = (theirs: Shown[], open: Shown[], sets = ["base", "toys"]): View => {
        const seen = view({ hand: [back], supply: 3 });
        const players = seen.players.map((player, seat) => ({
            ...player,
            zones: [{ kind: "box", cards: seat === 1 ? theirs : [], seen_by: "owner" }],
        }));
        return { ...seen, players, options: { ...seen.options, sets }, zones: [{ kind: "shelf", cards: open, seen_by: "all" }] };
    };
    const into = (kind: string, shown: Shown) => [move("transfer", at("hand.0"), { kind, seat: 1 }, shown)];

    it("holds what was seen to go into it", () => {
        const { zones } = memoryOf(after([back, toy], []), into("box", face("alchemy")), withToy, true);
        const groups = zones.find(({ kind, seat }) => kind === "box" && seat === 1)?.groups;
        expect(groups?.map(({ set, count, sure }) => [set, count, sure])).toEqual([
            ["base", 1, ["alchemy"]],
            ["toys", 1, []],
        ]);
        expect(groups?.[1]?.unseen).toEqual(["kite"]);
    });

    it("hides no card that lies open in it", () => {
        const { values } = memoryOf(after([], [face("alchemy")]), [], withToy, true);
        expect(values.find(({ age }) => age === 3)?.unseen).toEqual([...KEYS.slice(1), "kite"]);
    });

    it("and its cards are none of a table without the set", () => {
        const { values } = memoryOf(after([], [], ["base"]), [], withToy, true);
        expect(values.find(({ age }) => age === 3)?.unseen).toEqual(KEYS);
    });

    it("has backs of its own, which bear the faces of their set alone", () => {
        const groups = [{ age: 3, set: "toys", count: 1, sure: ["kite"], maybe: [], unseen: [] }];
        expect(marked([back, toy], groups).map(({ remembered }) => remembered)).toEqual(["", "kite"]);
    });
});

describe("what follows a game", () => {
    const end = moments.at(-1)!.view;
    const events = moments.flatMap((moment) => moment.events);
    const at = (index: number) => [positionAt(end, events, index, allFaces), events.slice(0, index)] as const;

    it("knows the same as what begins at its first event", () => {
        let tracker: CardTracker | null = null;
        for (let index = 0; index <= events.length; index += 5) {
            const [there, told] = at(index);
            tracker = CardTracker.after(tracker, there, told, allFaces);
            expect(memoryBy(tracker, there, allFaces)).toEqual(memoryOf(there, told, allFaces, true));
        }
    });

    it("goes on by what has come since, and begins anew if it went back or something else happened", () => {
        const [there, told] = at(200);
        const [later, all] = at(201);
        const [earlier, some] = at(100);
        const followed = () => new CardTracker(there, told, allFaces);
        const goesOn = (view: View, now: readonly EventView[]) => {
            const tracker = followed();
            return CardTracker.after(tracker, view, now, allFaces) === tracker;
        };
        expect(goesOn(later, all)).toBe(true);
        expect(goesOn(earlier, some)).toBe(false);
        expect(goesOn(later, [...told.slice(0, -1), { ...told.at(-1)! }, all.at(-1)!])).toBe(false);
        expect(goesOn({ ...later, seat: 1 }, all)).toBe(false);
        expect(goesOn({ ...later, supplies: [] }, all)).toBe(false);
    });
});
