// The few words that the page has without a catalogue, for when none comes: taken from the catalogues of all languages.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { languagesIn } from "./languages.mjs";

const FILE = "web-shell.ftl";
const KEYS = ["shell-unreachable", "shell-try-again"];

/** By language, that the server does not answer, and the button that asks it again; no language that lacks one of them. */
export function firstWordsIn(locale) {
    const told = languagesIn(locale).map((language) => [language, wordsIn(join(locale, language, FILE), language)]);
    return Object.fromEntries(told.filter(([, words]) => words.length === KEYS.length));
}

function wordsIn(file, language) {
    if (!existsSync(file)) return [];
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    return KEYS.flatMap((key) => bundle.getMessage(key)?.value ?? []).map((pattern) => bundle.formatPattern(pattern));
}
