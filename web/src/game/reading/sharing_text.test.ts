import { beforeEach, expect, test } from "vitest";

import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import text from "../../../../src/splay/locale/en/web-knowledge.ftl?raw";
import type { Face } from "../../api/faces";
import type { View } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { Wording } from "../../words/wording";
import { words } from "../../words/words.svelte";
import { english, faces } from "../fixtures/game";
import type { Game } from "../game.svelte";
import { countWords, mineFirst, missedWords, numbersWords, partsOfCounts, reachNames, reachSentence, reachText, seatsByWay, whyWords } from "./sharing_text";

const NAMES = ["Ann", "Bob", "Medium computer 2"];
const view = { players: [{ icons: [0, 0, 0, 4, 0, 0] }, { icons: [0, 0, 0, 4, 0, 0] }, { icons: [0, 0, 0, 6, 0, 0] }] } as unknown as View;
const catalogue = new Catalogue("en", [interfaceTexts, text], english.cards);
const game = { me: 0, view, names: NAMES, faces, wording: new Wording(catalogue, NAMES) } as unknown as Game;

beforeEach(() => words.use(catalogue));

test("what has not happened is told as what would be, the reader first", () => {
    expect(reachNames("hit", [1], game)).toBe("would hit Bob");
    expect(reachNames("hit", [0], game)).toBe("would hit you");
    expect(reachNames("shares", [0, 1], game)).toBe("you and Bob would share");
    expect(reachNames("shares", [1, 2], game)).toBe("Bob and Medium computer 2 would share");
    expect(reachNames("hit", [1, 0, 2], game)).toBe("would hit you, Bob, and Medium computer 2");
});

test("if room is short other names stand for the players", () => {
    expect(reachNames("shares", [1], game, ["you", "computer", "Ann"])).toBe("computer would share");
    expect(mineFirst([1, 0, 2], 0)).toEqual([0, 1, 2]);
    expect(mineFirst([1, 2, 0], 0)).toEqual([0, 1, 2]);
});

test("those whom it compels are told apart from those whom it demands of", () => {
    const reach = { hit: [1, 2], compelled: [2], shares: [0], counts: [1, 0, 2] };
    expect(seatsByWay(reach)).toEqual({ hit: [1], compels: [2], shares: [0] });
    expect(reachNames("compels", [0, 1], game)).toBe("would compel you and Bob");
    const oars = faces.get("oars") as Face;
    expect(reachSentence(oars, 1, { hit: [0], compelled: [0], shares: [0], counts: [4, 1, 0] }, game)).toMatch(/: You'd be compelled: .* You'd share: /);
});

test("why somebody is reached is told by the icons of both, the reader as you", () => {
    expect(whyWords(1, 0, "castle", [4, 1, 6], game)).toBe("Bob has fewer [castle] than you: 1 and 4.");
    expect(whyWords(2, 0, "castle", [4, 1, 6], game)).toBe("Medium computer 2 has more [castle] than you: 6 and 4.");
    expect(whyWords(0, 1, "castle", [4, 4, 6], game)).toBe("You have as many [castle] as Bob: 4 and 4.");
    expect(whyWords(2, 1, "castle", [4, 6, 6], game)).toBe("Medium computer 2 has as many [castle] as Bob: 6 and 6 (4 on the board, 2 on the card).");
});

test("the icons of a card beside the board are told apart from those of the board", () => {
    expect(countWords(view, 2, "castle", 8)).toBe("6 + 2");
    expect(countWords(view, 2, "castle", 6)).toBe("6");
    expect(partsOfCounts([0, 1, 2], "castle", [6, 4, 8], game)).toEqual(["you: 6 (4 on the board, 2 on the card)", "Medium computer 2: 8 (6 on the board, 2 on the card)"]);
});

test("for ears all of it is said in sentences, also who is left out and why", () => {
    const oars = faces.get("oars") as Face;
    expect(reachSentence(oars, 1, { hit: [0], shares: [2], counts: [1, 4, 6] }, game)).toBe(
        "If Bob uses Oars: You'd be hit: 1 castle, fewer than Bob's 4. Medium computer 2 would share: 6 castle, more than Bob's 4.",
    );
    const players = view.players.map((player, seat) => ({ ...player, seat, team: seat }));
    const apart = { ...game, view: { ...view, players } } as unknown as Game;
    expect(reachSentence(oars, 0, { hit: [], shares: [], counts: [4, 4, 4] }, apart)).toBe(
        "If you use Oars: Bob is left out: 4 castle, as many as you. Medium computer 2 is left out: 4 castle, as many as you. It hits nobody: every opponent has at least as many castle.",
    );
});

test("where icons can be drawn they stand in it", () => {
    const oars = faces.get("oars") as Face;
    expect(reachText(oars, 1, { hit: [0], shares: [], counts: [1, 4, 6] }, game)).toContain("You'd be hit: 1 [castle], fewer than Bob's 4.");
});

test("of a card without effects nothing is said of sharing to whoever has as many icons", () => {
    const city: Face = { ...(faces.get("oars") as Face), effects: [] };
    const players = view.players.map((player, seat) => ({ ...player, seat, team: seat }));
    const apart = { ...game, view: { ...view, players } } as unknown as Game;
    const said = (counts: number[]) => reachSentence(city, 0, { hit: [], shares: [], counts }, apart);
    expect(said([4, 4, 3])).toBe("If you use Oars: It has no effects to share.");
    expect(said([4, 3, 3])).toContain("Bob is left out: 3 castle, fewer than your 4.");
});

test("why a demand or a compel hits nobody is told, and nothing of one that hits somebody", () => {
    const oars = faces.get("oars") as Face;
    const compelling: Face = { ...oars, effects: oars.effects.map((effect) => (effect.kind === "demand" ? { ...effect, kind: "compel" } : effect)) };
    expect(missedWords(oars, { hit: [], shares: [1] })).toEqual(["It hits nobody: every opponent has at least as many [castle]."]);
    expect(missedWords(oars, { hit: [1], shares: [] })).toEqual([]);
    expect(missedWords(compelling, { hit: [], compelled: [], shares: [] })).toEqual(["It compels nobody: every opponent has fewer [castle]."]);
    expect(missedWords(compelling, { hit: [1], compelled: [1], shares: [1] })).toEqual([]);
});

test("icons of a card that is tucked to pay are told as that card's", () => {
    expect(numbersWords(2, 0, "castle", [5, 4, 6], game)).toBe("6 [castle], more than your 5 (4 on the board, 1 on the card)");
    expect(numbersWords(2, 0, "castle", [5, 4, 6], game, true)).toBe("6 [castle], more than your 5 (4 now, 1 on the card you tuck)");
    expect(numbersWords(2, 0, "castle", [4, 4, 6], game, true)).toBe("6 [castle], more than your 4");
    expect(numbersWords(2, 0, "castle", [6, 4, 6], game)).toBe("6 [castle], as many as your 6 (4 on the board, 2 on the card)");
    expect(numbersWords(1, 0, "castle", [4, 4, 6], game)).toBe("4 [castle], as many as you");
    expect(numbersWords(0, 1, "castle", [4, 4, 6], game)).toBe("4 [castle], as many as Bob");
});
