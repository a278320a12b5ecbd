// The languages that there are words in, for what the build makes of them.

import { readdirSync } from "node:fs";

/** The language that all others are made from. */
export const ORIGINAL = "en";
/** What a language is called, as its folder is. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** The languages that have a folder in the folder of all, the original first. */
export function languagesIn(locale) {
    const folders = readdirSync(locale, { withFileTypes: true }).filter((entry) => entry.isDirectory() && LANGUAGE.test(entry.name));
    const others = folders.map(({ name }) => name).filter((name) => name !== ORIGINAL);
    return [ORIGINAL, ...others.sort()];
}
