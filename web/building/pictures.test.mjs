import { brotliCompressSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import authors from "../src/cards/picture_authors.json";
import notice from "../public/licences/pictures.txt?raw";
import picture from "../src/cards/Picture.svelte?raw";
import { outlineOf, outlinesIn, SQUARE } from "./pictures.mjs";

const NAMED = import.meta.glob(["../src/sets/*/pictures.json", "../src/lobby/pictures.json"], { import: "default", eager: true });
const ALL = Object.assign({}, ...Object.values(NAMED));
/** What a set's pictures may weigh on their way, in bytes. */
const HEAVIEST = 30_000;

describe("the pictures", () => {
    it("are drawn on the square that the page shows", () => expect(picture).toContain(`viewBox="0 0 ${SQUARE} ${SQUARE}"`));

    it.each(Object.keys(NAMED))("of %s are not too heavy", (file) => {
        const drawn = outlinesIn(`${import.meta.dirname}/${file}`);
        expect(Object.keys(drawn)).toEqual(Object.keys(NAMED[file]));
        expect(brotliCompressSync(JSON.stringify(drawn)).length).toBeLessThan(HEAVIEST);
    });

    it("have all their authors named, and no others", () => {
        const credited = Object.values(authors).flat().sort();
        const used = Object.values(ALL).filter((called) => called.startsWith("game-icons:")).map((called) => called.slice("game-icons:".length));
        expect(credited).toEqual([...new Set(used)].sort());
        for (const author of Object.keys(authors)) expect(notice.replace(/\s+/g, " ")).toContain(author);
    });

    it("must be glyphs of their package", () => expect(() => outlineOf("mdi:no-such-glyph")).toThrow("there is no such glyph"));
});
