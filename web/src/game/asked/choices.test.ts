import { describe, expect, test } from "vitest";

import { at } from "../../api/fixtures/at";
import type { OptionView, Preview, QuestionView } from "../../api/model";
import { asking, card, gameAt, pass, position } from "../fixtures/table";
import { actionHint, asksForAction, cardsAsked, isAbout, isConfirmed, liesInSight, melds, meldZone, partOf, stands, type Foreknown } from "./choices";

const action = (kind: string) => ({ key: `${kind}:oars`, kind, shown: { age: 1, card: "oars" } });

describe("a card on the table stands for an option", () => {
    test("in its own place", () => {
        expect(stands(card("oars", at("board.1.red")), "oars", at("board.1.red"), 0)).toBe(true);
        expect(stands(card("oars", at("board.0.red")), "oars", at("board.1.red"), 0)).toBe(false);
        expect(stands(card("oars", at("hand.0")), "oars", at("board.1.red"), 0)).toBe(false);
    });

    test("to meld it from the hand, or to use it on the board", () => {
        expect(stands(action("meld"), "oars", at("hand.0"), 0)).toBe(true);
        expect(stands(action("meld"), "oars", at("board.0.red"), 0)).toBe(false);
        expect(stands(action("dogma"), "oars", at("board.0.red"), 0)).toBe(true);
    });

    test("in a place that a set brings, to use it or to meld it from there", () => {
        expect(stands(action("dogma"), "oars", { kind: "toybox", seat: 0 }, 0)).toBe(true);
        expect(stands(action("meld"), "oars", { kind: "toybox", seat: 0 }, 0)).toBe(true);
        expect(stands(action("dogma"), "oars", at("hand.0"), 0)).toBe(false);
    });

    test("for its color, on the board of the one who is asked alone", () => {
        const red = { key: "color:red", kind: "color", color: "red" };
        expect(stands(red, "oars", at("board.0.red"), 0)).toBe(true);
        expect(stands(red, "oars", at("board.1.red"), 0)).toBe(false);
        expect(stands(red, "oars", at("hand.0"), 0)).toBe(false);
    });
});

describe("where a card that can be melded lies", () => {
    const open = (kind: string) => ({ kind, seen_by: "all", cards: [{ age: 1, card: "oars", token: "" }] });
    const withZone = (kind: string) => ({ ...position.players[0]!, zones: [open(kind)] });

    test("in a zone that Meld actions take cards from", () => {
        expect(meldZone(action("meld"), withZone("display"))).toBe("display");
    });

    test("in the hand, though it is still seen in another zone on its way there", () => {
        expect(meldZone(action("meld"), withZone("relics"))).toBe("");
        gameAt(asking("action", [action("meld")]));
        expect(actionHint(asking("action", [action("meld")]), withZone("relics"))).toContain("Meld a card from your hand");
    });
});

describe("a card lies in sight", () => {
    const players = position.players.map((player) => ({
        ...player,
        board: [{ color: "red", splay: "none", cards: ["archery", "oars"] }],
    }));
    const view = { ...position, players };

    test("in the own hand and on top of a pile", () => {
        expect(liesInSight(card("pottery", at("hand.0")), view, 0)).toBe(true);
        expect(liesInSight(card("oars", at("board.1.red")), view, 0)).toBe(true);
    });

    test("not beneath another card, in a score pile, or in somebody else's hand", () => {
        expect(liesInSight(card("archery", at("board.1.red")), view, 0)).toBe(false);
        expect(liesInSight(card("pottery", at("score.0")), view, 0)).toBe(false);
        expect(liesInSight(card("pottery", at("hand.1")), view, 0)).toBe(false);
    });
});

test("a question that a set brings is about the cards of its answers", () => {
    const question = asking("wind", [{ ...action("wind-and-keep"), key: "wind-and-keep:oars" }, action("wind"), pass]);
    expect(isAbout(question, "oars")).toBe(true);
    expect(isAbout(question, "archery")).toBe(false);
    expect(isAbout(asking("card", [card("oars")]), "oars")).toBe(false);
    expect(isAbout(asking("action", [action("wind")]), "oars")).toBe(false);
});

test("several cards with several answers each are chosen first", () => {
    const answers = (card: string) => ["wind", "keep"].map((kind) => ({ key: `${kind}:${card}`, kind, shown: { age: 1, card } }));
    expect(cardsAsked(asking("wind", [...answers("oars"), ...answers("tools"), pass]))).toEqual(["oars", "tools"]);
    expect(cardsAsked(asking("wind", [...answers("oars"), pass]))).toEqual([]);
    expect(cardsAsked(asking("wind", [answers("oars")[0]!, answers("tools")[0]!, pass]))).toEqual([]);
    expect(cardsAsked(asking("action", [...answers("oars"), ...answers("tools")]))).toEqual([]);
});

test("what only its owner sees is chosen beside the hand", () => {
    const zones = [{ kind: "box", cards: [{ age: 1, card: "oars" }], seen_by: "owner" }, { kind: "shelf", cards: [], seen_by: "all" }];
    const view = { ...position, players: position.players.map((player) => ({ ...player, zones })) };
    const parts = [["box", 0], ["box", 1], ["shelf", 0]] as const;
    expect(parts.map(([kind, seat]) => partOf(card("oars", { kind, seat }), 0, view))).toEqual(["hand", "others", "own"]);
});

test("every option lies in a part of the table, or where it is asked for", () => {
    const parts = [card("oars"), card("oars", at("board.0.red")), card("oars", at("board.1.red")), card("oars", at("score.0"))].map((one) => partOf(one, 0, position));
    expect(parts).toEqual(["hand", "own", "others", ""]);
    expect(["meld", "dogma", "achieve", "pass"].map((kind) => partOf({ key: kind, kind }, 0, position))).toEqual(["hand", "own", "middle", ""]);
});

test("a card is melded where it lies", () => {
    const zones = [{ kind: "display", cards: [{ age: 1, card: "oars" }], seen_by: "all" }, { kind: "box", cards: [{ age: 1, card: "tools" }], seen_by: "owner" }];
    const view = { ...position, players: position.players.map((player) => ({ ...player, zones })) };
    const meld = (card: string) => ({ key: `meld:${card}`, kind: "meld", shown: { age: 1, card } });
    expect(["oars", "tools", "pottery"].map((card) => partOf(meld(card), 0, view))).toEqual(["own", "hand", "hand"]);
});

test("without a mouse also the actions that sets offer are confirmed, as nothing else would tell what they do", () => {
    const offers = asking("wind", [action("wind"), pass]);
    const known = { unpointed: true, preview: null, nearEnd: false, drawEnds: false, mayReveal: false };
    expect(isConfirmed(action("wind"), offers, "final", known)).toBe(true);
    expect(isConfirmed(action("wind"), offers, "final", { ...known, unpointed: false })).toBe(false);
    expect(isConfirmed(action("wind"), offers, "every", { ...known, unpointed: false })).toBe(true);
    expect(isConfirmed(pass, offers, "every", known)).toBe(false);
});

test("melds are told from all else that is done with cards", () => {
    const turn = asking("action", [action("meld"), action("dogma")]);
    expect(["meld", "dogma", "draw"].map((kind) => melds({ key: kind, kind }, turn))).toEqual([true, false, false]);
    const chosen = (kind: string, purpose: string) => melds(card("oars"), asking(kind, [card("oars")], { purpose }));
    expect([chosen("first_meld", "pick"), chosen("card", "meld"), chosen("card", "return")]).toEqual([true, true, false]);
});

describe("clicks and taps that do it", () => {
    const answers = { meld: "meld", draw: "draw", dogma: "dogma", achieve: "achieve", "a set's action": "wind" };
    const turn = asking("action", Object.values(answers).map(action));
    const effect = asking("card", [card("oars")]);
    const counts = (confirm: "every" | "final" | "never", unpointed: boolean, more: Partial<Foreknown> = {}) => {
        const known = { unpointed, preview: null, nearEnd: false, drawEnds: false, mayReveal: false, ...more };
        const gestures = (option: OptionView, question: QuestionView) => (isConfirmed(option, question, confirm, known) ? 2 : 1);
        return [...Object.values(answers).map((kind) => gestures(action(kind), turn)), gestures(card("oars"), effect)];
    };
    const foreseen = (more: Partial<Preview>): Preview => ({ reveals: "never", ends: "never", ...more }) as Preview;

    test("are one with a mouse for a meld and a draw, two for all else", () => {
        expect(counts("final", false)).toEqual([1, 1, 2, 2, 2, 2]);
        expect(counts("every", false)).toEqual([2, 2, 2, 2, 2, 2]);
        expect(counts("never", false)).toEqual([1, 1, 1, 1, 1, 1]);
    });

    test("are one by touch for a draw, two for every card", () => {
        expect(counts("final", true)).toEqual([2, 1, 2, 2, 2, 2]);
        expect(counts("every", true)).toEqual([2, 2, 2, 2, 2, 2]);
        expect(counts("never", true)).toEqual([1, 1, 1, 1, 1, 1]);
    });

    test("are two for a draw that ends the game, and for a meld that ends it or shows something", () => {
        expect(counts("final", true, { drawEnds: true })[1]).toBe(2);
        expect(counts("final", false, { preview: foreseen({ ends: "maybe" }) }).slice(0, 2)).toEqual([2, 2]);
        expect(counts("final", false, { preview: foreseen({ reveals: "always" }) }).slice(0, 2)).toEqual([2, 1]);
    });

    test("are one for a button that answers an effect", () => {
        const known = { unpointed: true, preview: null, nearEnd: false, drawEnds: false, mayReveal: false };
        expect(isConfirmed({ key: "yes", kind: "yes" }, asking("may", [pass]), "every", known)).toBe(false);
    });
});

test("a free action is an action, and one click skips it even if every action is confirmed", () => {
    const question = { sequence: 1, seat: 0, kind: "free_action", purpose: "pick" };
    const known = { unpointed: true, preview: null, nearEnd: false, drawEnds: false, mayReveal: false };
    expect([question, { ...question, kind: "card" }, null].map(asksForAction)).toEqual([true, false, false]);
    expect(isConfirmed(action("dogma"), question, "every", known)).toBe(true);
    expect(isConfirmed({ key: "pass", kind: "pass" }, question, "every", known)).toBe(false);
});
