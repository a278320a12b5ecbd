import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { convert } from "fontverter";
import { Blob, Face } from "harfbuzzjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { isNeededAtOnce, lettersIn, lettersOfOthers, rangeOf, TYPED_ELSEWHERE, writeFonts } from "./fonts.mjs";

const LOCALE = `${import.meta.dirname}/../../src/splay/locale`;
const ENGLISH = `${LOCALE}/en`;
/** The letters and quotes of languages besides those of English, and two that no font of ours draws. */
const LANGUAGES = { pl: "ĄĆĘŁŃŚŹŻąćęłńśźż„”", de: "„“‚‘ẞ", fr: "ŒœŸ«»’…", cs: "ě", ja: "日本" };
/** What the packages' fonts have no drawing of; the system's fonts have. */
const SIGNS = "←↑→◷●★☘☼♛♜⚑⚙⛲✓✗";
/** The letters besides A to Z of languages of Europe, small and capital. */
const ALPHABETS = {
    afrikaans: "áéèêëíîïóôúûýŉ", albanian: "çë", basque: "ñ", bosnian: "čćđšž", breton: "âêîôûùüñ", catalan: "àçéèíïóòúüŀ",
    croatian: "čćđšž", czech: "áčďéěíňóřšťúůýž", danish: "æøå", dutch: "éëïóöüĳ", esperanto: "ĉĝĥĵŝŭ", estonian: "äõöšüž", faroese: "áðíóúýæø",
    finnish: "åäöšž", french: "àâæçéèêëîïôœùûüÿ", gaelic: "àèìòùáéíóú", galician: "áéíñóúü", german: "äöüßẞ", greenlandic: "âáãêíîĩôúûũĸ",
    hungarian: "áéíóöőúüű", icelandic: "áðéíóúýþæö", irish: "áéíóú", italian: "àèéìíîòóùú", kashubian: "ąãéëłńòóôùż", latvian: "āčēģīķļņšūžŗō",
    lithuanian: "ąčęėįšųūž", luxembourgish: "äéë", maltese: "ċġħż", norwegian: "æøåéòóôü", polish: "ąćęłńóśźż", portuguese: "áâãàçéêíóôõú",
    romanian: "ăâîșțşţ", sami: "áčđŋšŧž", slovak: "áäčďéíĺľňóôŕšťúýž", slovene: "čšž", sorbian: "čćěłńóŕřšśžź",
    spanish: "áéíñóúü", swedish: "åäöé", turkish: "çğıİöşü", welsh: "âêîôûŵŷáéíóúẃýàèìòùẁỳäëïöüẅÿ",
};
/** What a family has no drawing of: letters that their languages hardly write any more. */
const UNDRAWN = { "Open Sans": "", Fraunces: "ŉ" };
/** What the fonts of a page may weigh on their way, in bytes. */
const HEAVIEST = { english: 90_000, late: 100_000, language: 150_000 };

const late = (file) => file.endsWith("-late.woff2");
const ofOthers = (file) => file.endsWith("-languages.woff2");
const first = (file) => !late(file) && !ofOthers(file);
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
    let needed;
    beforeAll(async () => {
        folder = mkdtempSync(join(tmpdir(), "fonts-"));
        const locale = mkdtempSync(join(tmpdir(), "locale-"));
        symlinkSync(ENGLISH, join(locale, "en"));
        for (const [language, letters] of Object.entries(LANGUAGES)) {
            mkdirSync(join(locale, language));
            writeFileSync(join(locale, language, "web-shell.ftl"), `letters = ${letters}\n`);
            writeFileSync(join(locale, language, "STYLE.md"), "Ő is in no text.");
        }
        mkdirSync(join(locale, "__pycache__"));
        written = await writeFonts(locale, folder);
        needed = lettersOfOthers(locale);
        rmSync(locale, { recursive: true });
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it("are light", async () => {
        expect(weight(written.filter(({ file }) => first(file)))).toBeLessThan(HEAVIEST.english);
        expect(weight(written.filter(({ file }) => late(file)))).toBeLessThan(HEAVIEST.late);
        expect(weight(written.filter(({ file }) => !late(file)))).toBeLessThan(HEAVIEST.language);
    });

    it("of the languages that there are are light, too, and have all their letters", async () => {
        const elsewhere = mkdtempSync(join(tmpdir(), "fonts-"));
        const there = await writeFonts(LOCALE, elsewhere);
        rmSync(elsewhere, { recursive: true });
        expect(weight(there.filter(({ file }) => !late(file)))).toBeLessThan(HEAVIEST.language);
        for (const [language, letters] of Object.entries(lettersOfOthers(LOCALE)))
            for (const family of ["Open Sans", "Fraunces"]) {
                const drawn = await drawnIn(there, family);
                const missing = [...letters].filter((letter) => !drawn.has(letter.codePointAt(0)) && !UNDRAWN[family].includes(letter));
                expect(missing.filter((letter) => letter.trim() !== ""), language).toEqual([]);
            }
    });

    it("are told for each language that has letters of its own, which only its readers need", () => {
        expect(Object.keys(needed).sort()).toEqual(["cs", "de", "fr", "pl"]);
        expect([...needed.cs].sort().join("")).toBe("Ěě");
        expect([...needed.pl].sort().join("")).toBe([...LANGUAGES.pl].sort().join(""));
        for (const family of ["Open Sans", "Fraunces"]) {
            const told = written.filter((font) => font.family.family === family && ofOthers(font.file)).flatMap(({ letters }) => [...letters]);
            expect(told.sort()).toEqual([...new Set(Object.values(needed).join(""))].sort());
        }
    });

    it.each(["Open Sans", "Fraunces"])("have every letter of the catalogues: %s", async (family) => {
        const drawn = await drawnIn(written, family);
        const missing = [...lettersIn(ENGLISH)].filter((letter) => !drawn.has(letter.codePointAt(0)));
        expect(missing.filter((letter) => !SIGNS.includes(letter))).toEqual([]);
        expect([...needed.pl, ...needed.de, ...needed.fr].filter((letter) => !drawn.has(letter.codePointAt(0)))).toEqual([]);
    });

    it.each(["Open Sans", "Fraunces"])("have every letter that is typed in the Latin languages of Europe: %s", async (family) => {
        const drawn = await drawnIn(written, family);
        const told = new Set(written.filter((font) => font.family.family === family).flatMap(({ letters }) => [...letters]));
        for (const [language, small] of Object.entries(ALPHABETS)) {
            const letters = [...small, ...(language === "turkish" ? "" : small.replace(/[ŉĸſß]/g, "").toUpperCase())];
            const missing = letters.filter((letter) => !drawn.has(letter.codePointAt(0)) || !told.has(letter));
            expect(missing.filter((letter) => !UNDRAWN[family].includes(letter)), language).toEqual([]);
        }
        expect([..."‘’“”„…–—€«»¿¡"].filter((sign) => !drawn.has(sign.codePointAt(0)))).toEqual([]);
    });

    it("come at once only with the letters of the catalogues, each letter from one file", () => {
        const english = [...lettersIn(ENGLISH)];
        for (const family of ["Open Sans", "Fraunces"]) {
            const files = written.filter((font) => font.family.family === family);
            for (const { file, letters } of files) expect([...letters].some((letter) => english.includes(letter)), file).toBe(first(file));
            const all = files.flatMap(({ letters }) => [...letters]);
            expect(new Set(all).size).toBe(all.length);
        }
        expect(["assets/open-sans-latin-ab12.woff2", "assets/open-sans-latin-ext-late-ab12.woff2", "assets/open-sans-latin-languages-ab12.woff2", "assets/a.css"].map(isNeededAtOnce)).toEqual([true, false, false, false]);
        expect(TYPED_ELSEWHERE).toContain("Łł");
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
