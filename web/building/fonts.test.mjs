import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { fontsFor, lettersIn, rangeOf, writeFonts } from "./fonts.mjs";

const ENGLISH = `${import.meta.dirname}/../../src/splay/locale/en`;
const POLISH = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż";
/** What the packages' fonts have no drawing of; the system's fonts have. */
const SIGNS = "←↑→◷●★☘☼♛♜⚑⚙⛲✓✗";
/** What the fonts of a page may weigh on their way, in bytes. */
const HEAVIEST = { english: 120_000, polish: 140_000 };

const weight = (fonts) => fonts.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** All letters that a family has a drawing of in some fonts. */
async function drawnIn(fonts, family) {
    const letters = new Set();
    for (const { bytes } of fonts.filter((font) => font.family.family === family)) {
        const file = new Uint8Array(await convert(bytes, "sfnt"));
        for (const letter of new Face(new Blob(file.buffer)).collectUnicodes()) letters.add(letter);
    }
    return letters;
}

describe("the fonts", () => {
    let folder;
    let written;
    beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), "fonts-"));
        written = await writeFonts(ENGLISH, folder);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it("are light, with Polish letters too", async () => {
        expect(weight(written)).toBeLessThan(HEAVIEST.english);
        expect(weight(await fontsFor(lettersIn(ENGLISH) + POLISH))).toBeLessThan(HEAVIEST.polish);
    });

    it.each(["Open Sans", "Fraunces"])("have every letter of the catalogues: %s", async (family) => {
        const drawn = await drawnIn(written, family);
        const missing = [...lettersIn(ENGLISH)].filter((letter) => !drawn.has(letter.codePointAt(0)));
        expect(missing.filter((letter) => !SIGNS.includes(letter))).toEqual([]);
        const polish = await drawnIn(await fontsFor(POLISH), family);
        expect([...POLISH].filter((letter) => !polish.has(letter.codePointAt(0)))).toEqual([]);
    });

    it("are told to the browser, each by its file and its letters", () => {
        const rules = readFileSync(join(folder, "fonts.css"), "utf8");
        expect(rules.match(/@font-face/g)).toHaveLength(written.length);
        for (const { file, letters } of written) {
            expect(rules).toContain(`url("./${file}")`);
            expect(rules).toContain(`unicode-range: ${rangeOf(letters)};`);
            expect(readFileSync(join(folder, file)).subarray(0, 4).toString()).toBe("wOF2");
        }
    });

    it("have ranges of letters that follow each other", () => expect(rangeOf("cabxz0")).toBe("U+30, U+61-63, U+78, U+7a"));
});
