import { expect, test } from "vitest";

import { achievement, withFacts } from "../fixtures/facts";
import { position } from "../fixtures/table";
import { achievementFacts, achievementTiles } from "./achievement_tiles";

const players = position.players.map((player) => (player.seat === 1 ? { ...player, achievements: [{ age: 2 }] } : player));
const view = { ...position, players, available: [{ age: 1 }, { age: 2 }, { age: 3 }] };

test("achievements lie by their ages, those first that nobody has", () => {
    expect(achievementTiles(view).map(({ age, seat }) => [age, seat])).toEqual([[1, -1], [2, -1], [2, 1], [3, -1]]);
});

test("a tile says what it takes and how far its reader is", () => {
    const goal = achievement(2, 4, 20, 1);
    const told = withFacts(view, [{}, { goals: [goal] }]);
    expect(achievementFacts(told, 1, 2)).toEqual({ points: 20, owned: 1, goal });
    expect(achievementFacts(told, 0, 2)).toEqual({ points: null, owned: 0, goal: null });
    expect(achievementFacts(told, -1, 2)).toEqual({ points: 20, owned: 0, goal: null });
});
