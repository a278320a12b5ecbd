/** The catalogue of the reader's language, loaded once and reactive: a change of language changes every text. */

import { ask, Refused, Unreachable } from "../api/client";
import { type Arguments, Catalogue, type CardWords } from "./catalogue";

interface LocaleAnswer {
    cards: Record<string, CardWords>;
    messages: string;
    numbers: Record<string, number>;
}

class Words {
    catalogue = $state.raw<Catalogue | null>(null);
    /** While the words of the cards of all sets are on their way, or there. */
    private everyCard: Promise<void> | null = null;
    /** While the topics of the rules are on their way, or there. */
    private rules: Promise<void> | null = null;

    /**
     * Loads a language, with the cards of the base set; those of the others come when they are needed, and so do the topics of
     * the rules, unless they were there in another language.
     */
    async load(language: string): Promise<void> {
        const [{ cards, messages, numbers }, rules] = await Promise.all([
            ask<LocaleAnswer>("GET", `/api/locale/${language}?cards=base`),
            this.rules === null ? "" : rulesIn(language),
        ]);
        this.everyCard = null;
        this.use(new Catalogue(language, [messages, rules], cards, numbers, () => void this.loadEveryCard().catch(known)));
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

    /** Loads the topics of the rules, if they are not there. */
    loadRules(): Promise<void> {
        this.rules ??= this.withRules().catch((error: unknown) => {
            this.rules = null; // so that the next one who asks tries again
            throw error;
        });
        return this.rules;
    }

    private async withRules(): Promise<void> {
        const { language } = this.loaded;
        const rules = await rulesIn(language);
        if (this.loaded.language === language) this.use(this.loaded.withTexts(rules)); // unless another language came meanwhile, with its own
    }

    use(catalogue: Catalogue): void {
        this.catalogue = catalogue;
        document.documentElement.lang = catalogue.language;
    }

    get loaded(): Catalogue {
        if (this.catalogue === null) throw new Error("no catalogue is loaded yet");
        return this.catalogue;
    }
}

async function rulesIn(language: string): Promise<string> {
    return (await ask<{ messages: string }>("GET", `/api/locale/${language}/rules`)).messages;
}

/** Lets go what the next attempt may mend; any other error is a mistake of ours, and is seen in the console. */
function known(error: unknown): void {
    if (!(error instanceof Unreachable || error instanceof Refused)) throw error;
}

export const words = new Words();

/** A text of the interface, in the reader's language. */
export const t = (key: string, args?: Arguments): string => words.loaded.text(key, args);

/** A card's name in the reader's language. */
export const cardName = (key: string): string => words.loaded.card(key).name;
