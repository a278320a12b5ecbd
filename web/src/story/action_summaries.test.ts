import { describe, expect, it, test } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import citiesTexts from "../../../src/splay/locale/en/web-cities.ftl?raw";
import storyTexts from "../../../src/splay/locale/en/web-story.ftl?raw";
import { at } from "../api/fixtures/at";
import type { Argument, EventView, Shown } from "../api/model";
import { type Place, placeOf } from "../api/places";
import { told } from "../game/fixtures/game";
import { Catalogue } from "../words/catalogue";
import { Wording } from "../words/wording";
import { fewOf, recapOf, recentActions, summariesOf } from "./action_summaries";
import type { Action } from "./turns";

const wording = new Wording(new Catalogue("en", [interfaceTexts, storyTexts, citiesTexts], told.words, told.numbers), told.names);
const [ANN, BOB] = [0, 1];

const player = (seat: number): Argument => ({ type: "player", seat });
const place = (of: Place, seat: number): Argument => ({ type: "place", place: of, whose: of.seat === seat ? "their" : "" });
/** An event that says what the server would say of it. */
function event(seat: number, kind: string, more: Partial<EventView>, key = `event-${kind}`): EventView {
    const { cards = [], source, target, turn_number: turn = 0, wanted_age: wanted = 0 } = more;
    const places: Record<string, Argument> = source && target ? { source: place(source, seat), target: place(target, seat) } : {};
    const last = (cards[0]?.age ?? 0) - 1;
    return { kind, seat, ...more, message: { key, arguments: { player: player(seat), cards: { type: "cards", cards }, turn, wanted, last, skipped: last - wanted + 1, ...places } } };
}

const turn = (seat: number, turn_number: number): EventView => event(seat, "turn", { turn_number });
const uses = (seat: number, card: string): EventView => event(seat, "action", { action: "dogma", cards: [{ age: 1, card }] }, "event-action-dogma");
const draws: EventView = event(BOB, "action", { action: "draw", plain: true }, "event-action-draw");
const move = (kind: string, seat: number, source: Place, target: Place, ...cards: Shown[]): EventView =>
    event(seat, kind, { source, target, cards });
const draw = (seat: number, ...cards: Shown[]) => move("draw", seat, at("supply.base.1"), placeOf("hand", seat), ...cards);
const meld = (seat: number, card: string) => move("meld", seat, placeOf("hand", seat), placeOf("board", seat, "blue"), { age: 1, card });
const known = (card: string): Shown => ({ age: 1, card });

/** The sentences about the last of these events, for Ann. */
function said(events: EventView[], open = false): string[] {
    return recentActions(events, ANN).actions.flatMap((action) => summariesOf(action, wording, open).map(({ text }) => text));
}

describe("what happened recentActions", () => {
    const own = [turn(ANN, 2), uses(ANN, "pottery"), draw(ANN, { age: 1 })];
    const bobs = [turn(BOB, 3), draws, draw(BOB, { age: 1 }), uses(BOB, "masonry")];

    it("is what the others did since the reader's last action, and is told again from the first of their turns on", () => {
        const events = [...own, ...bobs, turn(ANN, 4)];
        expect(said(events)).toEqual(["Bob drew a [1].", "Bob used Masonry: no effect."]);
        expect(recentActions(events, ANN).from).toBe(3);
    });

    it("tells an exchange of several cards in one phrase for each way", () => {
        const swap = (from: Place, to: Place, card: string) => move("exchange", BOB, from, to, known(card));
        const events = [turn(BOB, 3), uses(BOB, "canal-building"), swap(at("hand.1"), at("score.1"), "oars"), swap(at("hand.1"), at("score.1"), "tools"), swap(at("score.1"), at("hand.1"), "archery"), turn(ANN, 4)];
        expect(said(events)).toEqual([
            "Bob used Canal Building: moved Oars and Tools from their hand to their score pile in exchange, moved Archery from their score pile to their hand in exchange.",
        ]);
    });

    /** A city, with why it comes. */
    const drawsCity = (color: string): EventView[] => {
        const due = event(BOB, "city", {}, "event-city-color");
        due.message!.arguments!.color = { type: "color", color };
        return [due, draw(BOB, { age: 1, set: "cities" })];
    };
    const saidWithCities = (events: EventView[]): string[] => {
        const names = new Wording(new Catalogue("en", [interfaceTexts, storyTexts, citiesTexts, "set-cities = Cities"], told.words, told.numbers), told.names);
        return recentActions(events, ANN).actions.flatMap((action) => summariesOf(action, names, false).map(({ text }) => text));
    };

    it("tells a search by what was drawn and revealed, and a city by why it comes", () => {
        const hand = placeOf("hand", BOB);
        const show = (card: string) => move("reveal", BOB, hand, hand, known(card));
        const found = (card: string) => [draw(BOB, { age: 1 }), show(card)];
        const search = event(BOB, "icon", { cards: [known("calicut")] }, "event-icon-search");
        search.message!.arguments!.icon = "leaf";
        const back = move("return", BOB, hand, at("supply.base.1"), known("oars"));
        const events = [turn(BOB, 3), event(BOB, "action", { action: "meld", plain: true }, "event-action-meld"), meld(BOB, "tools"), search, ...found("oars"), ...found("sailing"), back, ...drawsCity("green"), turn(ANN, 4)];
        expect(saidWithCities(events)).toEqual([
            "Bob melded Tools, searched for [leaf], drew 2 × [1], revealed Oars and Sailing, returned Oars, drew a city [1] for the new color green.",
        ]);
        expect(saidWithCities(events.slice(0, -2))[0]).toMatch(/returned Oars\.$/);
    });

    it("tells cities for several colors one by one", () => {
        const events = [turn(BOB, 3), event(BOB, "action", { action: "meld", plain: true }, "event-action-meld"), meld(BOB, "tools"), ...drawsCity("yellow"), ...drawsCity("blue"), turn(ANN, 4)];
        expect(saidWithCities(events)).toEqual(["Bob melded Tools, drew a city [1] for the new color yellow, drew a city [1] for the new color blue."]);
    });

    it("is the reader's own action if nobody has followed", () => {
        expect(said([...bobs, ...own])).toEqual(["Ann used Pottery: drew a [1]."]);
        expect(recentActions([...bobs, ...own], ANN).from).toBe(5);
    });

    it("is for a spectator the last turn with an action", () => {
        expect(recentActions([...own, ...bobs, turn(ANN, 4)], -1)).toMatchObject({ from: 3, actions: [{}, {}] });
    });

    it("is nothing before the first action", () => {
        expect(recentActions([turn(ANN, 1)], ANN)).toEqual({ from: 0, actions: [] });
    });
});

describe("the account of an action", () => {
    const of = (...events: EventView[]) => said([turn(BOB, 3), ...events]);

    it("says at once what was done in the same way with several cards", () => {
        expect(of(uses(BOB, "masonry"), meld(BOB, "city-states"), meld(BOB, "clothing"))).toEqual([
            "Bob used Masonry: melded City States and Clothing.",
        ]);
        const transfer = (card: string) => move("transfer", ANN, at("hand.0"), at("score.1"), known(card));
        expect(of(uses(BOB, "oars"), transfer("pottery"), draw(ANN, known("tools")), transfer("tools"), draw(ANN, { age: 1 }))).toEqual([
            "Bob used Oars: Ann transferred Pottery and Tools from their hand to Bob's score pile, drew Tools and a [1].",
        ]);
    });

    it("says in one what was done with a card as it was drawn", () => {
        expect(of(uses(BOB, "sailing"), draw(BOB, known("oars")), meld(BOB, "oars"))).toEqual(["Bob used Sailing: drew and melded Oars."]);
        const hidden = move("score", BOB, at("hand.1"), at("score.1"), { age: 1 });
        expect(of(uses(BOB, "sailing"), draw(BOB, { age: 1 }), hidden)).toEqual(["Bob used Sailing: drew a [1], scored a [1]."]);
    });

    it("names everybody who did something if others took part, and the bonus for sharing", () => {
        const bonus = event(BOB, "bonus", {});
        expect(of(uses(BOB, "sailing"), draw(ANN, known("oars")), draw(BOB, { age: 1 }), bonus, { ...draw(BOB, { age: 1 }), note: "bonus" })).toEqual([
            "Bob used Sailing: Ann drew Oars; Bob drew a [1], drew a [1] (sharing draw).",
        ]);
    });

    it("says which values were not left", () => {
        const higher = event(BOB, "draw", { cards: [{ age: 3 }], wanted_age: 1 }, "event-draw-higher");
        const next = (age: number) => event(BOB, "draw", { cards: [{ age }], wanted_age: 2 }, "event-draw-higher");
        expect(of(draws, higher)).toEqual(["Bob drew a [3] (no [1]-[2] left)."]);
        expect(of(draws, next(3), next(3), next(4))).toEqual(["Bob drew 2 × [3] (no [2] left), drew a [4] (no [2]-[3] left)."]);
        const base = event(BOB, "draw", { cards: [{ age: 3 }], wanted_age: 2 }, "event-draw-higher-base");
        expect(of(draws, base)).toEqual(["Bob drew a [3] (no base [2] left)."]);
    });

    it("says of a dogma without effect why its compel reaches nobody", () => {
        const missed = [{ key: "missed-compel", arguments: { icon: "castle" } }];
        expect(of({ ...uses(BOB, "masonry"), missed })).toEqual(["Bob used Masonry: no effect. It compelled nobody: every opponent had fewer [castle]."]);
        expect(of({ ...uses(BOB, "masonry"), missed }, meld(BOB, "clothing"))).toEqual(["Bob used Masonry: melded Clothing."]);
    });

    it("says of a free action where its card was used", () => {
        const own = ["story-account-dogma-free = { $player } used { $cards } from display: { $deeds }.", "story-account-dogma-free-nothing = { $player } used { $cards } from display: no effect."];
        const withSet = new Wording(new Catalogue("en", [interfaceTexts, storyTexts, ...own], told.words, told.numbers), told.names);
        const saidWith = (words: Wording, ...events: EventView[]) =>
            recentActions([turn(BOB, 3), ...events], ANN).actions.flatMap((action) => summariesOf(action, words, false).map(({ text }) => text));
        const free = { ...uses(BOB, "masonry"), free: true };
        expect(saidWith(withSet, free, meld(BOB, "clothing"))).toEqual(["Bob used Masonry from display: melded Clothing."]);
        expect(saidWith(withSet, free)).toEqual(["Bob used Masonry from display: no effect."]);
        expect(saidWith(withSet, uses(BOB, "masonry"))).toEqual(["Bob used Masonry: no effect."]);
        expect(saidWith(wording, free)).toEqual(["Bob used Masonry: no effect."]);
    });

    it("does not say that an open action has no effect", () => {
        expect(said([turn(BOB, 3), uses(BOB, "masonry")], true)).toEqual(["Bob used Masonry."]);
    });

    it("has the words of the set that brings the action, or the action's own sentence", () => {
        const takes = event(BOB, "action", { action: "take", cards: [known("oars")] }, "event-action-take");
        const own = "event-action-take = { $player } takes { $cards } from the window.";
        const from = (...texts: string[]) => new Wording(new Catalogue("en", [...texts, storyTexts, interfaceTexts], told.words, told.numbers), told.names);
        const said = (words: Wording) =>
            recentActions([turn(BOB, 3), takes, draw(BOB, known("tools"))], ANN).actions.flatMap((action) =>
                summariesOf(action, words, false).map(({ text }) => text),
            );
        expect(said(from(own))).toEqual(["Bob takes Oars from the window."]);
        expect(said(from(`${own}\nstory-account-take = { $player } took { $cards }: { $deeds }.`))).toEqual(["Bob took Oars: drew Tools."]);
    });

    it("is followed by the end of the game", () => {
        expect(of(draws, event(BOB, "end", {}, "event-end-score")).at(-1)).toMatch(/The game is over/);
    });

    it("has words for everything that a whole game brings", () => {
        const events = told.steps.flatMap((step) => step.events);
        const texts = events.flatMap((_, place) => (events[place + 1]?.kind === "action" ? said(events.slice(0, place + 1)) : []));
        expect(texts.length).toBeGreaterThan(30);
        expect(texts.filter((text) => !/^(Ann|Bob|Cleo) .+\.$/.test(text))).toEqual([]);
    });
});

test("of many actions those are told again that touch the reader, else the last, in their order", () => {
    const actions = [draws, draw(BOB, { age: 1 }), uses(BOB, "oars"), move("transfer", ANN, at("hand.0"), at("hand.1"), known("tools")), draws, draws, draws].reduce<Action[]>(
        (all, one, index) => (one.kind === "action" ? [...all, { head: { index, event: one }, lines: [] }] : [...all.slice(0, -1), { ...all.at(-1)!, lines: [{ index, event: one }] }]),
        [],
    );
    expect(fewOf(actions, ANN).map(({ head }) => head?.index)).toEqual([2, 5, 6]);
});

describe("the recap", () => {
    const recap = (events: EventView[]) => recapOf(recentActions(events, ANN).actions, events, ANN, wording, false).map(({ text }) => text);
    const mine = [turn(ANN, 1), uses(ANN, "oars"), turn(BOB, 2)];

    it("has at most three lines, in the order in which things happened", () => {
        const drawn = (card: string) => [uses(BOB, "masonry"), draw(BOB, known(card))];
        const lines = recap([...mine, ...drawn("oars"), ...drawn("archery"), ...drawn("pottery"), ...drawn("tools"), event(BOB, "end", {}, "event-end-score")]);
        expect(lines).toHaveLength(3);
        expect(lines.map((line) => ["Pottery", "Tools", "The game"].some((word) => line.includes(word)))).toEqual([true, true, true]);
    });

    it("tells the draws and melds of a player's turn in one line, so that none of several players is left out", () => {
        const melds = (seat: number) => event(seat, "action", { action: "meld", plain: true }, "event-action-meld");
        const drawing = (seat: number) => ({ ...draws, seat });
        const cleos = [turn(2, 4), drawing(2), draw(2, { age: 1 }), drawing(2), draw(2, { age: 2 })];
        const bobs = [draws, draw(BOB, { age: 1 }), melds(BOB), meld(BOB, "tools")];
        expect(recap([...mine, ...bobs, ...cleos])).toEqual(["Bob drew a [1], melded Tools.", "Cleo drew a [1] and a [2]."]);
        expect(recap([...mine, draws, draw(BOB, { age: 1 }), uses(BOB, "masonry"), melds(BOB), meld(BOB, "tools")])).toHaveLength(3);
    });

    it("tells before the first action what the others have done", () => {
        const first = (seat: number, card: string) => event(seat, "first_meld", { cards: [known(card)] });
        expect(recap([first(ANN, "oars"), first(BOB, "tools")])).toEqual([expect.stringContaining("Tools")]);
    });

    it("says which flags came and went", () => {
        const passing = [{ key: "event-bonus", arguments: { player: player(ANN) } }];
        const lines = recap([...mine, draws, { ...draw(BOB, known("oars")), passing }]);
        expect(lines).toHaveLength(1);
        expect(lines[0]).toBe(`Bob drew Oars. ${wording.message(passing[0] as never)}`);
    });
});
