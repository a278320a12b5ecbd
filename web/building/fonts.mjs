// The fonts of the page: cut from their packages to the letters in use, English ones first, and to the widths and weights in use.

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import subsetFont from "subset-font";

import { languagesIn, ORIGINAL } from "./languages.mjs";

/** The families, and what of their axes the styles use. */
const FAMILIES = [
    { family: "Open Sans", name: "open-sans", axes: "wdth", keep: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 100 } } },
    { family: "Fraunces", name: "fraunces", axes: "opsz", keep: { wght: { min: 600, max: 800 }, opsz: { min: 9, max: 40 } } },
];
/** The files that a package has for one family, each with some letters; letters of no other are in use. */
const PARTS = ["latin", "latin-ext"];
const signs = (first, last) => String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
/** What people type in names and chat in most languages of western Europe. */
const TYPED = signs(0x20, 0x7e) + signs(0xc0, 0xff);
/**
 * What people type in the other languages of Europe that are written in Latin letters, and the quotes, dashes and signs that
 * phones make of what is typed: Latin Extended-A, then Romanian, Welsh and German letters that stand elsewhere.
 */
export const TYPED_ELSEWHERE =
    signs(0x100, 0x17f) + signs(0x218, 0x21b) + signs(0x1e80, 0x1e85) + "ẞỲỳ" + signs(0xa1, 0xbf) + "–—‘’‚“”„…‹›€™";
/** The files that come only when a letter of theirs is on the screen have one of these in their names: letters of other languages there are, and typed ones. */
const OTHERS = "languages";
const LATE = "late";
/** A file of a language that holds words. */
const WORDS = /\.(ftl|json)$/;

const require = createRequire(import.meta.url);
const fileOf = ({ name, axes }, part) => require.resolve(`@fontsource-variable/${name}/files/${name}-${part}-${axes}-normal.woff2`);

/** All letters that the catalogues in a folder use, those of a language, with what everybody types. */
export function lettersIn(folder) {
    const letters = new Set(TYPED);
    for (const file of readdirSync(folder).filter((name) => WORDS.test(name)))
        for (const letter of readFileSync(join(folder, file), "utf8")) letters.add(letter);
    letters.delete("\n");
    return [...letters].sort().join("");
}

/** By language, the letters, small and capital, that our fonts can draw and English has not, for each language that needs some; `locale` is the folder of all. */
export function lettersOfOthers(locale) {
    const first = lettersIn(join(locale, ORIGINAL));
    const needed = languagesIn(locale).map((language) => {
        const letters = inBothCases(without(lettersIn(join(locale, language)), first));
        return [language, without(letters, first + notDrawn(letters))];
    });
    return Object.fromEntries(needed.filter(([, letters]) => letters !== ""));
}

/** Some letters, small and capital: what is typed, or shown in capitals, has both. */
const inBothCases = (letters) =>
    [...new Set([...letters].flatMap((letter) => [letter, letter.toLowerCase(), letter.toUpperCase()]).filter((letter) => [...letter].length === 1))].join("");

/** The letters that no part of a family is made for. */
const notDrawn = (letters) => without(letters, FAMILIES.flatMap((family) => PARTS.map((part) => lettersOf(family, part, letters))).join(""));

/** Some letters without others. */
const without = (letters, others) => [...letters].filter((letter) => !others.includes(letter)).join("");

/** The letters among these that a part of a family is made for, as its package says: "U+0000-00FF,U+0131". */
function lettersOf({ name }, part, letters) {
    const ranges = require(`@fontsource-variable/${name}/unicode.json`)[part].split(",").map((range) => {
        const [first, last] = range.slice(2).split("-").map((digits) => parseInt(digits, 16));
        return [first, last ?? first];
    });
    return [...letters].filter((letter) => ranges.some(([first, last]) => first <= letter.codePointAt(0) && letter.codePointAt(0) <= last)).join("");
}

/** The fonts for some letters: a file, as woff2, for each part of a family that has letters among them. `mark` ends the files' names. */
export async function fontsFor(letters, mark = "") {
    const fonts = [];
    for (const family of FAMILIES) {
        let left = letters;
        for (const part of PARTS) {
            const own = lettersOf(family, part, left);
            if (own === "") continue;
            left = without(left, own);
            const bytes = await subsetFont(readFileSync(fileOf(family, part)), own, { targetFormat: "woff2", variationAxes: family.keep, noHinting: true });
            fonts.push({ family, file: `${family.name}-${part}${mark}.woff2`, letters: own, bytes });
        }
    }
    return fonts;
}

/** Some letters as a unicode-range: those that follow each other are one piece of it. */
export function rangeOf(letters) {
    const pieces = [];
    for (const code of [...letters].map((letter) => letter.codePointAt(0)).sort((one, other) => one - other)) {
        if (pieces.at(-1)?.[1] === code - 1) pieces.at(-1)[1] = code;
        else pieces.push([code, code]);
    }
    return pieces.map(([first, last]) => `U+${first.toString(16)}${first === last ? "" : `-${last.toString(16)}`}`).join(", ");
}

/** What tells the browser of a font. */
const rule = ({ family: { family, keep }, file, letters }) => `@font-face {
    font-family: "${family}";
    src: url("./${file}") format("woff2");
    font-weight: ${keep.wght.min} ${keep.wght.max};
    ${keep.wdth ? `font-stretch: ${keep.wdth.min}% ${keep.wdth.max}%;\n    ` : ""}font-display: swap;
    unicode-range: ${rangeOf(letters)};
}
`;

/**
 * Writes the fonts for the English catalogue in the folder of all, those for the letters of the other languages and for what
 * else people type, which a browser loads only when it needs them, and a fonts.css that tells the browser of all.
 */
export async function writeFonts(locale, folder) {
    const first = lettersIn(join(locale, ORIGINAL));
    const others = [...new Set(Object.values(lettersOfOthers(locale)).join(""))].sort().join("");
    const late = without(TYPED_ELSEWHERE, first + others);
    const fonts = [...(await fontsFor(first)), ...(await fontsFor(others, `-${OTHERS}`)), ...(await fontsFor(late, `-${LATE}`))];
    mkdirSync(folder, { recursive: true });
    for (const { file, bytes } of fonts) writeFileSync(join(folder, file), bytes);
    writeFileSync(join(folder, "fonts.css"), fonts.map(rule).join("\n"));
    return fonts;
}

/** Whether a file of the built page is a font that every page needs. */
export const isNeededAtOnce = (file) => /\.woff2$/.test(file) && ![OTHERS, LATE].some((mark) => file.includes(`-${mark}-`));

/** For Vite: writes the fonts before all else, and has the browser load the first while it still reads the page's code. */
export const fonts = ({ locale, folder }) => ({
    name: "fonts",
    buildStart: async () => {
        await writeFonts(locale, folder);
    },
    transformIndexHtml: {
        order: "post",
        handler: (_, { bundle = {} }) =>
            Object.values(bundle)
                .filter(({ fileName }) => isNeededAtOnce(fileName))
                .map(({ fileName }) => ({ tag: "link", attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${fileName}`, crossorigin: "" }, injectTo: "head" })),
    },
});
