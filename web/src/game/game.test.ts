import { beforeEach, describe, expect, test, vi } from "vitest";

import { at } from "../api/fixtures/at";
import type { OptionView, Preview } from "../api/model";
import { change } from "../settings/settings.svelte";
import { notices } from "../shell/notices.svelte";
import { asking, card, gameAt, pass, position, server, stateWith } from "./fixtures/table";

beforeEach(() => {
    vi.unstubAllGlobals();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    change({ confirm: "final", pace: "instant", skipFreeActions: false });
});

const later = asking("action", [{ key: "draw", kind: "draw" }], { sequence: 20 });
const draw = { key: "draw", kind: "draw" };
const meld = { key: "meld:oars", kind: "meld", shown: { age: 1, card: "oars" } };
const achieve = { key: "achieve:1", kind: "achieve", value: 1 };
const dogma = { key: "dogma:oars", kind: "dogma", shown: { age: 1, card: "oars" } };
const several = (keys: string[], more = {}) => asking("card", [...keys.map((key) => card(key)), pass], { least: 0, most: 3, ...more });

describe("a single choice", () => {
    test("of a card is made with the second click, by which it is named", async () => {
        const sent = server(stateWith([later]));
        const game = gameAt(asking("card", [card("oars"), card("archery")], { purpose: "return" }));
        await game.answers.pick(game.selection.optionOf("oars", at("hand.0"))!);
        await game.answers.pick(game.selection.optionOf("archery", at("hand.0"))!);
        expect([sent, game.selection.act]).toEqual([[], "Return Archery"]);
        await game.answers.pick(game.selection.optionOf("archery", at("hand.0"))!);
        expect(sent).toEqual(["archery"]);
        expect(game.question?.sequence).toBe(20);
    });

    test("of a draw that ends the game is confirmed by the second click, of any other is not", async () => {
        const sent = server(stateWith([later]), stateWith([later]));
        const game = gameAt(asking("action", [draw, meld]));
        game.source.state = stateWith([game.question!], { view: { ...position, next_draws: [] } });
        await game.answers.pick(draw);
        expect([sent, game.selection.selected]).toEqual([[], ["draw"]]);
        await game.answers.pick(draw);
        await gameAt(asking("action", [draw, meld])).answers.pick(draw);
        expect(sent).toEqual(["draw", "draw"]);
    });

    test("is not confirmed if the reader has switched that off, nor if it can be undone", async () => {
        const sent = server(stateWith([later]), stateWith([later]));
        await gameAt(asking("action", [draw, meld])).answers.pick(meld);
        change({ confirm: "never" });
        await gameAt(asking("action", [dogma, meld])).answers.pick(dogma);
        expect(sent).toEqual(["meld:oars", "dogma:oars"]);
    });
});

describe("why something did nothing", () => {
    const broken = () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    /** A game in which a draw was sent in vain. */
    async function drawnInVain() {
        vi.stubGlobal("WebSocket", class extends EventTarget { close = () => undefined });
        broken();
        const game = gameAt(asking("action", [draw, meld]));
        await game.answers.pick(draw);
        expect(game.selection.problem).toContain("The server doesn't answer.");
        return game;
    }

    test("is told no more once the game has gone on", async () => {
        const game = await drawnInVain();
        game.hear(stateWith([later]), []);
        expect(game.selection.problem).toBe("");
    });

    test("is told about the position that the game has moved on to, and not about the next one", async () => {
        server("stale");
        const game = gameAt(asking("action", [draw, meld]));
        await game.answers.pick(draw);
        game.hear(stateWith([later]), []);
        expect(game.selection.problem).toContain("The game moved on, so nothing was done.");
        game.hear(stateWith([later], { sequence: 21 }), []);
        expect(game.selection.problem).toBe("");
    });

    test("gives way to what became of it", async () => {
        const game = await drawnInVain();
        game.answers.learn({ kind: "draw", became: "missing" });
        expect(game.selection.problem).toBe("Your draw didn't arrive. Try again.");
        game.answers.learn({ kind: "draw", became: "done" });
        expect([game.selection.problem, notices.shown.at(-1)?.text]).toEqual(["", "Your draw arrived."]);
    });
});

test("what can be done with an open card says what is done, with its name", () => {
    const oars = card("oars");
    expect(gameAt(asking("card", [oars, card("archery")], { purpose: "score" })).selection.deedOf(oars)).toBe("Score Oars");
    expect(gameAt(asking("first_meld", [oars, card("archery")])).selection.deedOf(oars)).toBe("Meld Oars");
    expect(gameAt(asking("action", [dogma])).selection.deedOf(dogma)).toBe("Use Oars");
    expect(gameAt(asking("action", [achieve])).selection.deedOf({ ...achieve, message: { key: "option-achieve", arguments: { value: 1 } } })).toBe("Achieve 1");
});

describe("a free action", () => {
    const free = asking("free_action", [dogma, pass]);

    test("is skipped with one click, by whoever wants to confirm every action", async () => {
        const sent = server(stateWith([later]));
        change({ confirm: "every" });
        await gameAt(free).answers.pick(pass);
        expect(sent).toEqual(["pass"]);
    });

    test("is skipped by itself if the reader wants that always, once, and no other question is", async () => {
        const sent = server(stateWith([later]));
        await gameAt(free).answers.skipFreeAction();
        expect(sent).toEqual([]);
        change({ skipFreeActions: true });
        await gameAt(asking("card", [card("oars"), pass])).answers.skipFreeAction();
        expect(sent).toEqual([]);
        await gameAt(free).answers.skipFreeAction();
        expect(sent).toEqual(["pass"]);
    });
});

describe("an action", () => {
    test("of every kind is confirmed by a second click if no mouse could point at it before", async () => {
        vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" }));
        const sent = server(stateWith([later]));
        const game = gameAt(asking("action", [draw, meld]));
        await game.answers.pick(meld);
        expect([sent, game.selection.selected]).toEqual([[], ["meld:oars"]]);
        await game.answers.pick(meld);
        expect(sent).toEqual(["meld:oars"]);
    });

    test("is confirmed if nothing has said yet that it can be undone, and of every kind if the reader wants that", async () => {
        const sent = server();
        await gameAt(asking("action", [meld, achieve])).answers.pick(achieve);
        change({ confirm: "every" });
        await gameAt(asking("action", [draw, meld])).answers.pick(meld);
        expect(sent).toEqual([]);
    });
});

describe("a preview that is there says what is confirmed", () => {
    const foreseen = (more: Partial<Preview>): Preview => ({ reveals: "never", ends: "never", ...more }) as Preview;
    const pickAfter = async (option: OptionView, preview: Preview): Promise<readonly string[]> => {
        const game = gameAt(asking("action", [option, draw]));
        vi.spyOn(game.previews, "of").mockReturnValue(preview);
        await game.answers.pick(option);
        return game.selection.selected;
    };

    test("not a meld that can be undone, but an achievement and a dogma", async () => {
        const sent = server(stateWith([later]));
        await pickAfter(meld, foreseen({}));
        expect(await pickAfter(achieve, foreseen({}))).toEqual(["achieve:1"]);
        expect(await pickAfter(dogma, foreseen({}))).toEqual(["dogma:oars"]);
        expect(sent).toEqual(["meld:oars"]);
    });

    test("a meld that reveals something or ends the game", async () => {
        server();
        expect(await pickAfter(meld, foreseen({ reveals: "maybe" }))).toEqual(["meld:oars"]);
        expect(await pickAfter(meld, foreseen({ ends: "always" }))).toEqual(["meld:oars"]);
    });
});

describe("where a meld may show something new, its click waits for its preview,", () => {
    const meldingWith = async (told: Preview | null, sets: readonly string[] = ["base", "artifacts"]) => {
        const sent = server(stateWith([later]));
        const game = gameAt(asking("action", [meld, draw]));
        game.source.state = stateWith([game.question!], { view: { ...position, options: { ...position.options, sets: [...sets] } } });
        const waits = vi.spyOn(game.previews, "soon").mockResolvedValue(told);
        await game.answers.pick(meld);
        return { sent, selected: game.selection.selected, waits: waits.mock.calls };
    };

    test("and goes on if there is nothing new", async () => {
        const { sent, waits } = await meldingWith({ reveals: "never", ends: "never" } as Preview);
        expect([sent, waits.length]).toEqual([["meld:oars"], 1]);
    });

    test("and is confirmed if there is, or if nobody can tell", async () => {
        for (const told of [{ reveals: "maybe", ends: "never" } as Preview, null]) {
            const { sent, selected } = await meldingWith(told);
            expect([sent, selected]).toEqual([[], ["meld:oars"]]);
        }
    });

    test("and elsewhere does not", async () => {
        const { sent, waits } = await meldingWith(null, ["base", "echoes"]);
        expect([sent, waits.length]).toEqual([["meld:oars"], 0]);
    });
});

test("without a preview a meld is confirmed if one more achievement ends the game", async () => {
    server();
    const game = gameAt(asking("action", [meld, draw]));
    const players = position.players.map((player) => ({ ...player, achieved: player.seat === 0 ? 5 : 0 }));
    game.source.state = stateWith([game.question!], { view: { ...position, players, achievements_to_win: 6 } });
    await game.answers.pick(meld);
    expect(game.selection.selected).toEqual(["meld:oars"]);
});

describe("several cards", () => {
    test("are collected and given one after the other, and then that they are all", async () => {
        const sent = server(
            stateWith([several(["oars", "pottery"], { sequence: 21, picked: 1 })]),
            stateWith([several(["pottery"], { sequence: 12, picked: 2 })]),
            stateWith([later]),
        );
        const game = gameAt(several(["archery", "oars", "pottery"]));
        for (const key of ["archery", "oars"]) await game.answers.pick(card(key));
        expect([sent, game.selection.act]).toEqual([[], "Choose 2"]);
        await game.answers.confirm();
        expect(sent).toEqual(["archery", "oars", "pass"]);
    });

    test("are taken out again by a second click, and the first goes when there are too many", async () => {
        const game = gameAt(several(["archery", "oars", "pottery"], { most: 2 }));
        await game.answers.pick(card("archery"));
        await game.answers.pick(card("archery"));
        expect(game.selection.selected).toEqual([]);
        for (const key of ["archery", "oars", "pottery"]) await game.answers.pick(card(key));
        expect(game.selection.selected).toEqual(["oars", "pottery"]);
    });

    test("must be as many as are asked for", async () => {
        const sent = server();
        const game = gameAt(several(["archery", "oars", "pottery"], { least: 2 }));
        await game.answers.pick(card("archery"));
        expect(game.selection.enough).toBe(false);
        await game.answers.confirm();
        expect(sent).toEqual([]);
    });

    test("stop if the next question is another one, and the reader is told", async () => {
        const sent = server(stateWith([later]));
        const game = gameAt(several(["archery", "oars", "pottery"]));
        for (const key of ["archery", "oars"]) await game.answers.pick(card(key));
        await game.answers.confirm();
        expect(sent).toEqual(["archery"]);
        expect(game.selection.problem).toContain("You can't choose one of these cards anymore.");
    });

    test("that cannot be seen are picked one by one", () => {
        const unseen = { key: "unseen:hand.1:1", kind: "unseen", place: at("hand.1") };
        expect(gameAt(asking("card", [unseen, pass], { least: 0, most: 2 })).selection.collecting).toBe(false);
    });

    test("are undone as the one gesture that they were", async () => {
        const undo = { to: 9 };
        const half = several(["pottery"], { sequence: 21, least: 2, most: 2, picked: 1 });
        const none = several(["oars", "pottery"], { sequence: 22, least: 2, most: 2 });
        const sent = server(stateWith([half], { undo }), stateWith([none], { undo }));
        const game = gameAt(later);
        game.source.state = stateWith([later], { undo });
        await game.answers.undo();
        expect([sent.length, game.question?.picked, game.selection.problem]).toEqual([2, undefined, ""]);
    });

    test("are undone one by one if the others have to agree, or if each was picked unseen", async () => {
        const undo = { to: 9, asks: [1] };
        const unseen = asking("card", [{ key: "1", kind: "unseen" }], { sequence: 21, most: 2, picked: 1 });
        for (const after of [stateWith([unseen], { undo: { to: 9 } }), stateWith([several(["pottery"], { sequence: 21, picked: 1 })], { undo })]) {
            const sent = server(after);
            const game = gameAt(later);
            game.source.state = stateWith([later], { undo: { to: 9 } });
            await game.answers.undo();
            expect([sent.length, game.question?.picked, game.selection.problem]).toEqual([1, 1, ""]);
        }
    });

    test("are each chosen, or left out again, by a button that says so", async () => {
        const game = gameAt(several(["oars", "pottery"], { purpose: "return" }));
        const oars = game.selection.optionOf("oars", at("hand.0"))!;
        expect(game.selection.deedOf(oars)).toBe("Choose Oars");
        await game.answers.pick(oars);
        expect([game.selection.deedOf(oars), game.selection.act]).toEqual(["Don't choose Oars", "Return 1"]);
    });
});

test("an order is given card by card; the last one follows by itself", async () => {
    const order = (keys: string[], more = {}) => asking("order", keys.map((key) => card(key)), { purpose: "return", least: 3, most: 3, ...more });
    const sent = server(stateWith([order(["archery", "oars"], { sequence: 21, picked: 1 })]), stateWith([later]));
    const game = gameAt(order(["archery", "oars", "pottery"]));
    expect(game.selection.ordering).toBe(true);
    await game.answers.inOrder(["pottery", "archery", "oars"]);
    expect(sent).toEqual(["pottery", "archery"]);
    expect(game.selection.problem).toBe("");
});

test("a stale answer is explained, and what was on the screen stays until the newest state comes", async () => {
    server("stale");
    const game = gameAt(asking("card", [card("oars"), card("archery")]));
    for (let clicks = 0; clicks < 2; clicks++) await game.answers.pick(card("oars"));
    expect(game.selection.problem).toContain("moved on");
    expect(game.source.state).not.toBeNull();
});

test("nothing is sent while an answer is on its way", async () => {
    const sent = server(stateWith([later]));
    const game = gameAt(asking("card", [card("oars"), card("archery")]));
    await game.answers.pick(card("oars"));
    await Promise.all([game.answers.pick(card("oars")), game.answers.pick(card("oars"))]);
    expect(sent).toEqual(["oars"]);
});

test("what is offered no more is not selected any more", async () => {
    const game = gameAt(several(["archery", "oars", "pottery"]));
    await game.answers.pick(card("archery"));
    game.source.state = stateWith([several(["oars", "pottery"], { sequence: 11 })]);
    expect(game.selection.selected).toEqual([]);
});

test("number keys stand on the options once they are used", () => {
    const game = gameAt(asking("card", [card("oars"), card("archery")]));
    expect(game.selection.numberOf(game.selection.options[1]!)).toBe("");
    game.selection.numbered = true;
    expect(game.selection.options.map((option) => game.selection.numberOf(option))).toEqual(["1", "2"]);
});

test("computers of the same strength are told apart", () => {
    const game = gameAt(asking("card", [card("oars")]));
    game.source.table = {
        ...game.table,
        seats: [{ seat: 0, name: "Ann" }, ...[1, 2].map((seat) => ({ seat, name: "rule", agent: "rule" }))],
    };
    expect(game.names).toEqual(["Ann", "Medium computer 1", "Medium computer 2"]);
});

describe("what has happened and is not shown yet", () => {
    test("is shown by a click or Enter, which answer nothing that is not asked yet before the reader's eyes", async () => {
        change({ pace: "slow" });
        const sent = server();
        const game = gameAt(several(["archery", "oars"]));
        const tell = () => game.hear(game.source.state!, [...game.source.events, { kind: "turn", seat: 0, turn_number: 2 }]);
        tell();
        expect(game.selection.optionOf("oars", at("hand.0"))).toBeNull();
        await game.answers.pick(card("oars"));
        await vi.waitUntil(() => !game.telling);
        expect(game.selection.selected).toEqual([]);
        expect(game.selection.optionOf("oars", at("hand.0"))?.key).toBe("oars");
        await game.answers.pick(card("oars"));
        game.eventPlayer.retell(0);
        await game.answers.confirm();
        await vi.waitUntil(() => !game.telling);
        expect([game.selection.selected, sent]).toEqual([["oars"], []]);
    });

    test("keeps the answers of an effect waiting, but not the actions", () => {
        change({ pace: "slow" });
        for (const [kind, later] of [["may", true], ["action", false]] as const) {
            const game = gameAt(asking(kind, [pass]));
            expect([game.telling, game.asksLater]).toEqual([false, false]);
            game.hear(game.source.state!, [{ kind: "turn", seat: 0, turn_number: 2 }]);
            expect([game.telling, game.asksLater]).toEqual([true, later]);
            game.eventPlayer.catchUp();
            expect([game.telling, game.asksLater]).toEqual([false, false]);
        }
    });
});

test("a draw says its age, unless what is still told changes it", () => {
    change({ pace: "slow" });
    const option = { ...draw, message: { key: "option-draw" } };
    const game = gameAt(asking("action", [option]));
    const turn = { kind: "turn", seat: 0, turn_number: 2 };
    game.hear(game.source.state!, [...game.source.events, turn]);
    expect([game.telling, game.selection.wordsOf(option)]).toEqual([true, "Draw a [1]"]);
    const higher = { ...position, next_draws: [{ set: "base", age: 2 }] };
    game.source.state = stateWith([game.question!], { view: higher });
    expect([game.telling, game.selection.wordsOf(option)]).toEqual([true, "Draw"]);
});

test("a reader who has left is asked nothing, and is told when all have", () => {
    const game = gameAt(asking("action", [draw, meld]));
    const { seats } = game.table;
    expect([game.question?.kind, game.paused]).toEqual(["action", false]);
    game.source.table = { ...game.table, seats: seats.map((seat) => ({ ...seat, away: true })), paused_until: 5 };
    expect([game.question, game.paused]).toEqual([null, true]);
});
