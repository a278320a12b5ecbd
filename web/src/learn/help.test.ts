import { expect, test } from "vitest";

import type { QuestionView, View } from "../api/model";
import { told } from "../game/fixtures/game";
import { topicFor } from "./help.svelte";

const view: View = { ...told.steps[0]!.view, started: true };
const action: QuestionView = { sequence: 1, seat: 0, kind: "action", purpose: "pick", options: [] };
const why = { card: "oars", effect: "demand", launcher: 1, executing: 0, role: "demanded" };

test("help is about the set-up first and about the end last", () => {
    expect(topicFor({ ...view, started: false }, null, undefined)).toBe("setup");
    expect(topicFor({ ...view, result: { winners: [0], why: "score" } as unknown as View["result"] }, null, undefined)).toBe("end");
});

test("in a turn it is about the turn, or about the action selected", () => {
    expect(topicFor(view, { ...action, kind: "free_action" }, undefined)).toBe("artifacts");
    expect(topicFor(view, action, undefined)).toBe("turn");
    expect(topicFor(view, action, { key: "achieve:1", kind: "achieve" })).toBe("achievements");
    expect(topicFor(view, action, { key: "dogma:oars", kind: "dogma" })).toBe("dogma");
});

test("within an effect it is about what is asked", () => {
    expect(topicFor(view, { ...action, kind: "splay" }, undefined)).toBe("board");
    expect(topicFor(view, { ...action, kind: "card", why }, undefined)).toBe("dogma");
    expect(topicFor(view, { ...action, kind: "card", why: { ...why, role: "own" } }, undefined)).toBe("words");
});

test("while others play it is about what they do", () => {
    expect(topicFor({ ...view, running: [why] }, null, undefined)).toBe("dogma");
    expect(topicFor(view, null, undefined)).toBe("turn");
});
