/**
 * Letters that English has none of are in fonts of their own, which a browser loads when the first of them is on the screen.
 * Whoever reads a language that has such letters gets those fonts while the words are still on their way.
 */

/** By language, its letters that the first fonts have none of: the build writes it. */
declare const LETTERS_OF_LANGUAGES: Readonly<Record<string, string>>;
const FAMILIES = ["Open Sans", "Fraunces"];

/** Begins to load the fonts with the letters of a language. What does not come is asked for again when it is drawn. */
export function loadLetters(language: string, letters = LETTERS_OF_LANGUAGES): void {
    const own = letters[language];
    if (own !== undefined) for (const family of FAMILIES) document.fonts.load(`1em "${family}"`, own).catch(() => undefined);
}
