import { expect, test } from "vitest";

import type { EventView, View } from "../../api/model";
import { faces, told } from "../fixtures/game";
import { countersChanged } from "./counters";
import { reduce } from "./reduce";

const view = told.steps[0]!.view as View;
const [me, you] = view.players as [View["players"][0], View["players"][0]];
const same = { seat: 0, points: me.points, icons: me.icons, achieved: me.achieved ?? 0 };
const changed = (one: object): EventView => ({ kind: "score", seat: 0, changed: [{ ...same, ...one }] }) as EventView;
const hand = { kind: "hand", seat: 0 };
const score = { kind: "score", seat: 0 };
const supply = { kind: "supply", set: "base", age: 1 };

test("a counter changes if an event says that its player has another number now", () => {
    expect(countersChanged(view, [changed({})])).toEqual([]);
    expect(countersChanged(view, [changed({ points: me.points + 2 })])).toEqual(["points.0"]);
    expect(countersChanged(view, [changed({ achieved: (me.achieved ?? 0) + 1 })])).toEqual(["achieved.0"]);
    expect(countersChanged(view, [changed({ icons: me.icons.map((count, icon) => (icon === 2 ? count + 1 : count)) })])).toEqual(["icon.0.2"]);
});

test("of several events the last says what a player has", () => {
    expect(countersChanged(view, [changed({ points: me.points + 2 }), changed({})])).toEqual([]);
    const yours = { ...same, seat: 1, points: you.points + 1, icons: you.icons, achieved: you.achieved ?? 0 };
    expect(countersChanged(view, [changed({ points: 9 }), { kind: "score", seat: 1, changed: [yours] } as EventView])).toEqual(["points.0", "points.1"]);
});

test("places count the cards that come and go, but not those of boards", () => {
    const cards = [{ age: 1 }];
    const draw: EventView = { kind: "draw", seat: 0, cards, source: supply, target: hand };
    expect(countersChanged(view, [draw])).toEqual(["cards.supply.base.1", "cards.hand.0"]);
    expect(countersChanged(view, [draw, { kind: "score", seat: 0, cards, source: hand, target: score }])).toEqual(["cards.supply.base.1", "cards.score.0"]);
    expect(countersChanged(view, [{ kind: "meld", seat: 0, cards, source: hand, target: { kind: "board", seat: 0, color: "red" } }])).toEqual(["cards.hand.0"]);
    expect(countersChanged(view, [{ kind: "reveal", seat: 0, cards, source: hand, target: hand }])).toEqual([]);
});

test("through a whole game exactly the numbers of players change that another view shows", () => {
    let before = view;
    for (const event of told.steps.slice(1).flatMap(({ events }) => events)) {
        const after = reduce(before, event, faces);
        const differ = after.players.flatMap(({ seat, points, icons, achieved }) => {
            const was = before.players[seat]!;
            return [
                ...(points === was.points ? [] : [`points.${seat}`]),
                ...(achieved === was.achieved ? [] : [`achieved.${seat}`]),
                ...icons.flatMap((count, icon) => (count === was.icons[icon] ? [] : [`icon.${seat}.${icon}`])),
            ];
        });
        expect(countersChanged(before, [event]).filter((counter) => !counter.startsWith("cards.")).sort()).toEqual(differ.sort());
        before = after;
    }
});
