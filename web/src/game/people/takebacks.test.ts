import { expect, test } from "vitest";

import { asking, gameAt } from "../fixtures/table";
import { isOpen, mustDecide, undoNews } from "./takebacks";

const { wording } = gameAt(asking("action", []));
const wish = {
    to: 5,
    seat: 0,
    accepted: [0],
    message: { key: "undo-wish-other", arguments: { player: { type: "player" as const, seat: 0 }, since: 0 } },
};
const told = (more: object, mine: number[]) => undoNews({ ...wish, ...more }, mine, wording);

test("whoever is asked reads what would be undone", () => {
    expect(told({}, [1])).toBe("You asked to undo a choice.");
    expect(mustDecide(wish, [1])).toBe(true);
});

test("whoever asks reads that the others have to agree, and what they say", () => {
    expect(told({}, [0])).toBe("The others have to agree first.");
    expect(mustDecide(wish, [0])).toBe(false);
    expect(told({ answer: "refused", by: 1 }, [0])).toBe("Bob wants to play on.");
    expect(told({ answer: "agreed" }, [0])).toBe("Everyone agreed to undo.");
});

test("at one device whoever sits beside the one who asks has to agree too", () => {
    expect(told({}, [0, 1])).toBe("You asked to undo a choice.");
    expect(mustDecide(wish, [0, 1])).toBe(true);
});

test("what has an answer is not asked any more, and whoever refused is told nothing", () => {
    expect([isOpen(null), isOpen(wish), isOpen({ ...wish, answer: "refused", by: 1 })]).toEqual([false, true, false]);
    expect(mustDecide({ ...wish, answer: "refused", by: 1 }, [2])).toBe(false);
    expect(told({ answer: "refused", by: 1 }, [1])).toBe("");
});
