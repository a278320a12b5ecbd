// The pictures of cards and of what else has one: a pictures.json names a glyph for each, and the page gets their outlines.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { rounded } from "./glyph_paths.mjs";

/** All pictures are drawn on a square of so many units. */
export const SQUARE = 360;
const ASKED = /\/pictures\.json\?drawn$/;
const BODY = /^<path fill="currentColor" d="([^"]+)"\/>$/;

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const packages = new Map();

/** The glyphs of a package, `game-icons` or the like, as it is installed. */
function glyphsOf(name) {
    if (!packages.has(name)) packages.set(name, readJson(createRequire(import.meta.url).resolve(`@iconify-json/${name}/icons.json`)));
    return packages.get(name);
}

/** The outline of a glyph, which is called PACKAGE:GLYPH. */
export function outlineOf(called) {
    const [name, glyph] = called.split(":");
    const { icons, width } = glyphsOf(name);
    const outline = BODY.exec(icons[glyph]?.body ?? "")?.[1];
    if (outline === undefined) throw new Error(`${called}: there is no such glyph, or it is not one outline`);
    return rounded(outline, SQUARE / width);
}

/** The outlines of the glyphs that a pictures.json names, by the same keys. */
export const outlinesIn = (file) =>
    Object.fromEntries(Object.entries(readJson(file)).map(([key, called]) => [key, outlineOf(called)]));

/** For Vite: `import("./pictures.json?drawn")` gives those outlines. */
export const pictures = () => ({
    name: "pictures",
    load: (id) =>
        ASKED.test(id)
            ? { code: `export default ${JSON.stringify(outlinesIn(id.slice(0, id.indexOf("?"))))}`, moduleType: "js" }
            : null,
});
