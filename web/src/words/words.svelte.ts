/** The catalogue of the reader's language, loaded once and reactive: a change of language changes every text. */

import { ask, asksIn, beforeRefusals, Refused, Unreachable } from "../api/client";
import { type Arguments, Catalogue, type CardWords, type Texts } from "./catalogue";

/** By language, its letters that the first fonts have none of: the build writes it. */
declare const LETTERS_OF_LANGUAGES: Readonly<Record<string, string>>;
const FAMILIES = ["Open Sans", "Fraunces"];

/** Stands for the language that the browser asks for, of those that are offered. */
export const PREFERRED = "preferred";

interface LocaleAnswer extends Texts {
    language: string;
    cards: Record<string, CardWords>;
    direction?: "ltr" | "rtl";
    numbers: Record<string, number>;
}

/** Parts of the words that few need: each comes when a page needs it. */
const PARTS = { rules: "rules", lessons: "parts/lessons", account: "parts/account", puzzles: "parts/puzzles", statistics: "parts/statistics", profile: "parts/profile", rated: "parts/rated", standing: "parts/standing", plans: "parts/plans", refusals: "parts/refusals", called: "parts/called", invited: "parts/invited" } as const;
export type Part = keyof typeof PARTS;

class Words {
    catalogue = $state.raw<Catalogue | null>(null);
    /** While the words of the cards of all sets are on their way, or there. */
    private everyCard: Promise<void> | null = null;
    /** The parts that are on their way, or there. */
    private readonly parts = new Map<Part, Promise<void>>();

    /**
     * Loads a language, or the one that the browser asks for if it is PREFERRED; with the cards of the base set: those of the
     * others come when they are needed, and so do the parts, unless they were there in another language.
     */
    async load(wanted: string): Promise<void> {
        const begun = ask<LocaleAnswer>("GET", `/api/locale/${wanted}?cards=base`);
        const language = wanted === PREFERRED ? (await begun).language : wanted;
        loadLetters(language);
        const [{ cards, numbers, direction = "ltr", ...texts }, ...parts] = await Promise.all([
            begun,
            ...[...this.parts.keys()].map((part) => partIn(language, part)),
        ]);
        this.everyCard = null;
        const empty = new Catalogue(language, [], cards, numbers, () => void this.loadEveryCard().catch(known));
        document.documentElement.dir = direction;
        this.use([texts, ...parts].reduce((catalogue, part) => catalogue.withTexts(part), empty));
    }

    /** Loads the words of the cards of all sets, if they are not there. */
    async loadEveryCard(): Promise<void> {
        const catalogue = this.loaded;
        if (catalogue.complete) return;
        this.everyCard ??= this.completed(catalogue).finally(() => (this.everyCard = null));
        await this.everyCard;
    }

    private async completed(catalogue: Catalogue): Promise<void> {
        const { cards } = await ask<Pick<LocaleAnswer, "cards">>("GET", `/api/locale/${catalogue.language}/cards`);
        if (this.loaded.language === catalogue.language) this.use(this.loaded.withCards(cards)); // unless another language came meanwhile
    }

    /** Loads a part, if it is not there. */
    loadPart(part: Part): Promise<void> {
        const there = this.parts.get(part);
        if (there !== undefined) return there;
        const coming = this.withPart(part).catch((error: unknown) => {
            this.parts.delete(part); // so that the next one who asks tries again
            throw error;
        });
        this.parts.set(part, coming);
        return coming;
    }

    private async withPart(part: Part): Promise<void> {
        const { language } = this.loaded;
        const texts = await partIn(language, part);
        if (this.loaded.language === language) this.use(this.loaded.withTexts(texts)); // unless another language came meanwhile, with its own
    }

    use(catalogue: Catalogue): void {
        this.catalogue = catalogue;
        document.documentElement.lang = catalogue.language;
        asksIn(catalogue.language);
    }

    get loaded(): Catalogue {
        if (this.catalogue === null) throw new Error("no catalogue is loaded yet");
        return this.catalogue;
    }
}

function partIn(language: string, part: Part): Promise<Texts> {
    return ask<Texts>("GET", `/api/locale/${language}/${PARTS[part]}`);
}

/** Lets go what the next attempt may mend; any other error is a mistake of ours, and is seen in the console. */
function known(error: unknown): void {
    if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
}

/**
 * Begins to load the fonts with those letters of a language that the first fonts have none of, while its words are still on their way.
 * What does not come is asked for again when it is drawn.
 */
export function loadLetters(language: string, letters = LETTERS_OF_LANGUAGES): void {
    const own = letters[language];
    if (own !== undefined) for (const family of FAMILIES) document.fonts.load(`1em "${family}"`, own).catch(() => undefined);
}

export const words = new Words();
beforeRefusals(() => (words.catalogue === null ? Promise.resolve() : words.loadPart("refusals").catch(known)));

/** A text of the interface, in the reader's language. */
export const t = (key: string, args?: Arguments): string => words.loaded.text(key, args);

/** A text as it is filled into another one as the argument of this name: in its form for that, if the language has one. */
export const within = (text: string, argument: string, key: string, args?: Arguments): string => words.loaded.textAs([text, argument], key, args);

/** What a mark for an icon is in the words of a sentence: "6 castle". */
export const iconInText = (icon: string): string => words.loaded.textAs(["in-text"], `icon-${icon}`);

/** A card's name in the reader's language. */
export const cardName = (key: string): string => words.loaded.card(key).name;
