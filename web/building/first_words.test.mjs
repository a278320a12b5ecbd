import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { firstWordsIn } from "./first_words.mjs";

const ENGLISH = `${import.meta.dirname}/../../src/splay/locale/en`;

let locale;
beforeAll(() => {
    locale = mkdtempSync(join(tmpdir(), "locale-"));
    symlinkSync(ENGLISH, join(locale, "en"), "dir");
    mkdirSync(join(locale, "pl"));
    writeFileSync(join(locale, "pl", "web-shell.ftl"), "shell-unreachable =\n    Serwer nie odpowiada.\nshell-try-again = Ponów\n");
    mkdirSync(join(locale, "de"));
    writeFileSync(join(locale, "de", "web-shell.ftl"), "shell-try-again = Nochmal\n");
    mkdirSync(join(locale, "fr"));
});
afterAll(() => rmSync(locale, { recursive: true }));

it("the page knows what to say without a catalogue, in each language that has both texts", () => {
    expect(Object.entries(firstWordsIn(locale))).toEqual([
        ["en", ["The server doesn't answer. Nothing's lost: try again.", "Try again"]],
        ["pl", ["Serwer nie odpowiada.", "Ponów"]],
    ]);
});
