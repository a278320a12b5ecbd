import { describe, expect, it } from "vitest";

import standingTexts from "../../../src/splay/locale/en/web-standing.ftl?raw";
import type { StandingAnswer } from "../api/model";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { nameOfStanding, soonSaid } from "./standing";

words.use(new Catalogue("en", [standingTexts, "option-yes = Yes"], {
    tools: { name: "Tools", effects: {}, answers: { "dogma.no": "Keep your hand" } },
}));
const answer = (more: Partial<StandingAnswer>): StandingAnswer => ({ id: "", table: null, kind: "may", card: "tools", effect: "dogma", answer: "no", created: 0, ...more });

describe("standing answers in words", () => {
    it("say what the card's own answer does", () => expect(nameOfStanding(answer({}))).toBe("Tools: Keep your hand"));
    it("say yes or no without such words", () => expect(nameOfStanding(answer({ answer: "yes" }))).toBe("Tools: Yes"));
    it("say what is about to be answered", () => {
        expect(soonSaid(answer({}))).toBe("Answered for you soon: Keep your hand");
        expect(soonSaid(answer({ kind: "pass_free", card: "", effect: "", answer: "pass" }))).toBe("Skipped for you soon");
        expect(soonSaid(answer({ kind: "order", card: "", effect: "", answer: "" }))).toBe("Put in any order for you soon");
    });
    it("name free actions and orders", () => {
        expect(nameOfStanding(answer({ kind: "pass_free", card: "", effect: "", answer: "pass" }))).toBe("Skip free actions");
        expect(nameOfStanding(answer({ kind: "order", card: "", effect: "", answer: "" }))).toBe("Put cards in any order if it can't matter to anyone");
    });
});
