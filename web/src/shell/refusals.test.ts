import { beforeEach, expect, test } from "vitest";

import { Refused, Unreachable } from "../api/client";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { notices } from "./notices.svelte";
import { saidOf, tried } from "./refusals";

beforeEach(() => {
    const refusals = "refusal-login_taken = Choose another login.\nrefusal-banned = Not until { $day }.\nrefusal-other = It can't.";
    const texts = [`${refusals}\nshell-unreachable = No answer.`];
    words.use(new Catalogue("en", texts, {}));
    notices.shown = [];
});

test("a refusal is told in the catalogue's words, by its code", () => {
    expect(saidOf(new Refused("login_taken", "That login is taken.", 409))).toBe("Choose another login.");
});

test("a refusal that has an end says when", () => {
    const day = 24 * 60 * 60;
    const end = new Date(Date.now() + 3 * day * 1000).toISOString().slice(0, 10);
    expect(saidOf(new Refused("banned", "", 403, 3 * day))).toBe(`Not until ${end}.`);
});

test("a day is written as the reader's language writes it", () => {
    words.use(new Catalogue("de", ["refusal-banned = Nicht vor dem { $day }."], {}));
    const [, month, day] = new Date().toISOString().slice(0, 10).split("-");
    expect(saidOf(new Refused("banned", "", 403, 0))).toContain(`dem ${day}.${month}.`);
});

test("a refusal that the catalogue does not know is told as one, in the reader's language", () => {
    expect(saidOf(new Refused("new_code", "The server says why.", 409))).toBe("It can't.");
});

test("a server that does not answer is no refusal of its own", () => {
    expect(saidOf(new Unreachable("GET /: down"))).toBe("No answer.");
});

test("a mistake of the client is not taken for a refusal", () => {
    expect(() => saidOf(new TypeError("broken"))).toThrow("broken");
});

test("what was tried in vain is told in passing", async () => {
    expect(await tried(() => Promise.resolve())).toBe(true);
    expect(await tried(() => Promise.reject(new Unreachable("down")))).toBe(false);
    expect(notices.shown.map((notice) => notice.text)).toEqual(["No answer."]);
});

test("that the server doesn't answer is told no more once it has, and a refusal stays", async () => {
    await tried(() => Promise.reject(new Refused("login_taken", "", 409)));
    await tried(() => Promise.reject(new Unreachable("down")));
    await tried(() => Promise.resolve());
    expect(notices.shown.map((notice) => notice.text)).toEqual(["Choose another login."]);
});
