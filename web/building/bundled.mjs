// Whose code is in the page: a build ends if that isn't what bundled.json says, from which the licences are collected.

import { readFileSync } from "node:fs";

/** The innermost package of a module, or the tool whose helper it is. */
const PACKAGE = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const HELPER = /^\0(rolldown|vite)\//;
const MEND = "write it into web/building/bundled.json, then python -m docs.shipping collects the licenses anew";

/** The packages that some modules come from, those of the page itself left out. */
export const packagesOf = (modules) =>
    [...new Set(modules.flatMap((id) => (PACKAGE.exec(id) ?? HELPER.exec(id))?.[1] ?? []))].sort();

/** What is wrong with the list of packages, if this is what the page is made of; null if nothing. */
export function problemWith(listed, found) {
    const missing = found.filter((name) => !listed.includes(name));
    const idle = listed.filter((name) => !found.includes(name));
    const told = [...missing.map((name) => `${name} is in the page`), ...idle.map((name) => `${name} is not in the page any more`)];
    return told.length ? `${told.join("; ")}: ${MEND}` : null;
}

/** For Vite: compares the code of the page with the list in a file. */
export const bundled = (file) => ({
    name: "bundled",
    generateBundle(_, bundle) {
        const found = packagesOf(Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds));
        const problem = problemWith(JSON.parse(readFileSync(file, "utf8")).code, found);
        if (problem) this.error(problem);
    },
});
