import { beforeEach, expect, test, vi } from "vitest";

import type { Me } from "../api/model";
import { person } from "../people/person.svelte";
import { change } from "./settings.svelte";

const asked: unknown[] = [];
const ANN = { id: "1", name: "Ann", guest: true, login: null, email: null, sign_in_notices: true, language: "de" } as Me;

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("fetch", (url: string, { method, body }: { method: string; body: string }) => {
    asked.push([method, url, JSON.parse(body)]);
    return Promise.resolve(Response.json({ ...ANN, ...JSON.parse(body) }));
});

/** The module as a page with this address has it. */
async function at(search: string): Promise<typeof import("./language.svelte")> {
    vi.resetModules();
    history.replaceState(null, "", `/${search}`);
    return import("./language.svelte");
}

beforeEach(() => {
    asked.length = 0;
    sessionStorage.clear();
    person.is(null);
    change({ chosenLanguage: "" });
});

test("nobody has chosen: the browser's language", async () => {
    expect((await at("")).wanted()).toBe("preferred");
});

test("what the address names counts, also when the page is loaded anew; what is no language doesn't", async () => {
    expect((await at("?language=pl")).wanted()).toBe("pl");
    expect((await at("")).wanted()).toBe("pl");
    expect((await at("?language=../me")).wanted()).toBe("pl");
    sessionStorage.clear();
    expect((await at("?language=../me")).wanted()).toBe("preferred");
});

test("a language without words is passed over", async () => {
    const { wanted, isMissing } = await at("?language=xx");
    expect(wanted()).toBe("xx");
    isMissing("xx");
    expect(wanted()).toBe("preferred");
});

test("the person's language comes before the browser's choice, and choosing changes both", async () => {
    const { choose, wanted } = await at("?language=pl");
    const { person: own } = await import("../people/person.svelte");
    const { change: set, settings } = await import("./settings.svelte");
    set({ chosenLanguage: "fr" });
    own.is(ANN);
    expect(wanted()).toBe("pl");
    await choose("en");
    expect([wanted(), settings.chosenLanguage, sessionStorage.length]).toEqual(["en", "en", 0]);
    expect(asked).toEqual([["PATCH", "/api/me", { language: "en" }]]);
    own.is(ANN);
    expect(wanted()).toBe("de");
    own.is(null);
    expect(wanted()).toBe("en");
});
