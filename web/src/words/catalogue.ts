/** The words of one language: interface texts in Fluent, and the cards' names and effects. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export interface CardWords {
    name: string;
    /** The text of each effect, by the effect's word in the protocol: "demand", "dogma", "dogma_2". */
    effects: Record<string, string>;
    /** By edition, the texts of those effects that other editions than the third word otherwise. */
    editions?: Record<string, Record<string, string>>;
    /** What each effect does in a few words, in their order; "" for one that does nothing. A card without effects has some, too. */
    lines?: readonly string[];
    /** Those of other editions than the third, if one of them differs. */
    edition_lines?: Record<string, readonly string[]>;
    /** What the answers to an effect's questions do, by effect and answer: "dogma.yes". */
    answers?: Record<string, string>;
    /** The English title, which the rules' alphabet goes by, if the language has another one. */
    english?: string;
    /** The texts that the language lacks, which are English: "name", "dogma_2", "line-1", "dogma.yes", "first.demand". */
    fell_back?: readonly string[];
}

/** The language that all others are made from. */
export const ORIGINAL = "en";

/** Stands for a card whose words are on their way. */
const ON_ITS_WAY = "…";

/** The word before the last of several phrases. */
export type LastWord = "and" | "or";

/** Fluent sources: a language's own messages, and the English ones of which it lacks its own. */
export interface Texts {
    messages: string;
    lent?: string;
}

export type Arguments = Record<string, FluentVariable>;

/** So many texts are kept as they were said; then all are made anew. */
const KEPT = 5_000;

export class Catalogue {
    readonly bundle: FluentBundle;
    /** The English messages of which the language lacks its own: said with the plurals of English. */
    private readonly lending = new FluentBundle(ORIGINAL, { useIsolating: false });
    /** English texts that have been said. */
    readonly lent = new Set<string>();
    private borrowed = false;
    /** Messages that did not fit what was filled in. */
    private readonly unfit = new Set<string>();
    /** Texts that have been said: with each state of a table most of them are said once more. */
    private readonly said = new Map<string, string>();

    /** What every text gets: a translation may ask of any whether it is about its reader, the original is to be told. */
    private readonly always: Arguments;

    /** Throws if a text does not follow Fluent's grammar. */
    constructor(
        readonly language: string,
        texts: string[],
        readonly cards: Record<string, CardWords>,
        /** The numbers of the rules, which are arguments of every text. */
        readonly numbers: Readonly<Record<string, number>> = {},
        /** Begins to load the cards that are not there yet; null if all are. */
        private readonly loadMore: (() => void) | null = null,
    ) {
        // The marks that isolate directions would be read out and break searches.
        this.bundle = new FluentBundle(language, { useIsolating: false });
        this.always = language === ORIGINAL ? numbers : { ...numbers, you: "no" };
        for (const text of texts) this.add(text);
        this.lend(cards);
    }

    private add(own: string, lent = ""): void {
        read(this.bundle, this.language, own);
        if (lent === "") return;
        this.borrowed = true;
        read(this.lending, ORIGINAL, lent);
        read(this.bundle, this.language, lent); // its own may refer to them
    }

    /** Keeps in mind which words of cards are English. */
    private lend(cards: Record<string, CardWords>): void {
        for (const { fell_back: keys = [], name, effects, lines = [], answers = {} } of Object.values(cards)) {
            for (const key of keys) this.lent.add(key === "name" ? name : (effects[key] ?? answers[key] ?? lines[Number(key.split("-")[1]) - 1] ?? ""));
        }
    }

    /**
     * A text. If the last of its arguments ends a sentence itself, as the card A.I. does, its own period is left out. What belongs
     * to an argument that ends in s, as the card Oars does, has the apostrophe alone: "Oars' demand".
     * Throws for a key that there is not, and in English for missing arguments; in another language what is missing is named in
     * the text, and once in the console, for no translation may end a game.
     */
    text(key: string, args: Arguments = {}): string {
        return this.textAs([], key, args);
    }

    /**
     * The same in the form that it has in a role in a sentence, its attribute of that name, if it has one; of several `roles` the
     * first that it has a form for counts. Throws as `text` does.
     */
    textAs(roles: readonly string[], key: string, args: Arguments = {}): string {
        const forms = this.bundleOf(key).getMessage(key)?.attributes ?? {};
        const role = roles.find((name) => name in forms) ?? "";
        const asked = JSON.stringify([role, key, args]);
        const said = this.said.get(asked);
        if (said !== undefined) return said;
        const text = this.formatted(role, key, args);
        if (this.said.size >= KEPT) this.said.clear();
        this.said.set(asked, text);
        return text;
    }

    private bundleOf(key: string): FluentBundle {
        return this.lending.hasMessage(key) ? this.lending : this.bundle;
    }

    private formatted(role: string, key: string, args: Arguments): string {
        const bundle = this.bundleOf(key);
        const message = bundle.getMessage(key);
        const pattern = message?.attributes[role] ?? message?.value;
        if (pattern === undefined || pattern === null) throw new Error(`${this.language} has no text ${key}`);
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern, { ...this.always, ...args }, errors);
        if (errors.length > 0) this.note(key, errors);
        if (bundle === this.lending) this.lent.add(text);
        return withoutSecondPeriod(withoutSecondS(text, Object.values(args)), Object.values(args));
    }

    private note(key: string, errors: readonly Error[]): void {
        const said = new Error(`${this.language}, ${key}: ${errors.map(String).join("; ")}`);
        if (this.language === ORIGINAL) throw said;
        if (!this.unfit.has(key)) console.error(said);
        this.unfit.add(key);
    }

    /** Several phrases as one: "A", "A and B", "A, B, and C", or with "or" as the `last` word; "" for none. */
    listed(phrases: readonly string[], last: LastWord = "and"): string {
        const [first = "", ...more] = phrases;
        const ending = `list-${last}${more.length > 1 ? "-last" : ""}`;
        return more.reduce((all, next, index) => this.text(index < more.length - 1 ? "list-more" : ending, { all, next }), first);
    }

    /** Words as a title begins, with a capital if the language has them. */
    begun(words: string): string {
        const [first = ""] = words;
        return first.toLocaleUpperCase(this.language) + words.slice(first.length);
    }

    has(key: string): boolean {
        return this.bundle.hasMessage(key);
    }

    /** Whether some texts are English for want of its own. */
    get lends(): boolean {
        return this.borrowed || this.lent.size > 0;
    }

    /** Whether the words of all cards are there. */
    get complete(): boolean {
        return this.loadMore === null;
    }

    /** The same words, with those of all cards. */
    withCards(cards: Record<string, CardWords>): Catalogue {
        this.lend(cards);
        return Object.assign(Object.create(Catalogue.prototype), this, { cards, loadMore: null }) as Catalogue;
    }

    /** Adds texts that come when somebody reads them. Throws if one does not follow Fluent's grammar. */
    withTexts({ messages, lent = "" }: Texts): Catalogue {
        this.add(messages, lent);
        return Object.assign(Object.create(Catalogue.prototype), this) as Catalogue;
    }

    /** The words of a card, by its key; while those of some cards are not there, asking for one of these begins to load them. */
    card(key: string): CardWords {
        const words = this.cards[key];
        if (words !== undefined) return words;
        if (this.loadMore === null) throw new Error(`${this.language} has no words for the card ${key}`);
        this.loadMore();
        return { name: ON_ITS_WAY, effects: {} };
    }

    /** What an answer to a card's effect does, by its key ("tools.dogma.yes"). */
    answer(key: string): string {
        const [card = "", effect, answer] = key.split(".");
        const words = this.card(card).answers?.[`${effect}.${answer}`];
        if (words === undefined && this.cards[card]) throw new Error(`${this.language} has no words for the answer ${key}`);
        return words ?? ON_ITS_WAY;
    }

    /** What each effect of a card does in a few words, in an edition. */
    lines(key: string, edition: string): readonly string[] {
        const { lines = [], edition_lines: others } = this.card(key);
        return others?.[edition] ?? lines;
    }

    /** The text of a card's effect in an edition. */
    effect(key: string, effect: string, edition: string): string {
        const { effects, editions } = this.card(key);
        const text = editions?.[edition]?.[effect] ?? effects[effect];
        if (text === undefined && this.cards[key]) {
            throw new Error(`${this.language} has no words for the effect ${effect} of ${key}`);
        }
        return text ?? ON_ITS_WAY;
    }
}

function read(bundle: FluentBundle, language: string, text: string): void {
    const errors = bundle.addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`catalogue ${language}: ${errors.map(String).join("; ")}`);
}

/** The text without its last period, if that follows an argument that ends in ".", "?" or "!". */
function withoutSecondPeriod(text: string, args: readonly FluentVariable[]): string {
    const ended = (word: FluentVariable) => typeof word === "string" && /[.?!]$/.test(word) && text.endsWith(`${word}.`);
    return args.some(ended) ? text.slice(0, -1) : text;
}

/** The text without the s that follows the apostrophe after an argument that ends in s. */
function withoutSecondS(text: string, args: readonly FluentVariable[]): string {
    if (!text.includes("s's")) return text;
    const owners = args.filter((word): word is string => typeof word === "string" && word.endsWith("s"));
    return owners.reduce((all, word) => all.replaceAll(`${word}'s`, `${word}'`), text);
}
