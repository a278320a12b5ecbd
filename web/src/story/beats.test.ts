import { expect, test } from "vitest";

import citiesTexts from "../../../src/splay/locale/en/cities.ftl?raw";
import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import citiesStory from "../../../src/splay/locale/en/web-cities.ftl?raw";
import storyTexts from "../../../src/splay/locale/en/web-story.ftl?raw";
import type { EventView } from "../api/model";
import { told } from "../game/fixtures/game";
import { Catalogue } from "../words/catalogue";
import { Wording } from "../words/wording";
import { beatsOf } from "./beats";
import { turnsOf } from "./turns";

const wording = new Wording(new Catalogue("en", [interfaceTexts, storyTexts], told.words, told.numbers), told.names);
const turns = turnsOf(told.steps.flatMap(({ events }) => events));
const beats = (turn: number) => beatsOf(turns[turn]!, wording).map(({ event, text, reasons }) => [event.seat, text, ...reasons]);

test("a turn in lines: who did what, and why somebody else did", () => {
    const [first, returned, , scored] = beats(1);
    expect(first).toEqual([2, "used Agriculture"]);
    expect(returned?.[1]).toBe("returned Masonry");
    expect(returned?.[2]).toContain("shares");
    expect(scored).toEqual([0, "scored Road Building"]);
    expect(beats(1).at(-1)?.slice(-1)).toEqual(["The sharing draw."]);
});

test("a plain draw or meld is one line", () => {
    expect(beats(6).map(([seat]) => seat)).toEqual(Array(beats(6).length).fill(beats(6)[0]![0]));
    expect(beats(5).flat().join(" ")).toContain("melded Domestication");
});

test("a city that comes is told by the sentence that says why", () => {
    const message = { key: "event-city-color", arguments: { player: { type: "player", seat: 0 }, color: { type: "color", color: "green" } } };
    const due = { kind: "city", seat: 0, color: "green", direction: "none", message } as EventView;
    const names = new Wording(new Catalogue("en", [interfaceTexts, storyTexts, citiesTexts, citiesStory], told.words, told.numbers), told.names);
    const texts = turnsOf([...told.steps[0]!.events, due]).flatMap((turn) => beatsOf(turn, names).map(({ text, whole }) => [text, whole]));
    expect(texts.at(-1)).toEqual([`${names.player(0)} got a city for the new color green.`, true]);
    expect(beatsOf(turns[1]!, names)[0]?.whole).toBe(false);
});

test("each line names the event that it tells", () => {
    for (const turn of turns) for (const { index, event } of beatsOf(turn, wording)) expect(told.steps.flatMap(({ events }) => events)[index]).toBe(event);
});
