/** The catalogue of the reader's language, loaded once and reactive: a change of language changes every text. */

import { ask } from "../api/client";
import { type Arguments, Catalogue, type CardWords } from "./catalogue";

interface LocaleAnswer {
    cards: Record<string, CardWords>;
    messages: string;
    help: string;
    numbers: Record<string, number>;
}

class Words {
    catalogue = $state.raw<Catalogue | null>(null);

    async load(language: string): Promise<void> {
        const { cards, messages, help, numbers } = await ask<LocaleAnswer>("GET", `/api/locale/${language}`);
        this.use(new Catalogue(language, [messages, help], cards, numbers));
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

export const words = new Words();

/** A text of the interface, in the reader's language. */
export const t = (key: string, args?: Arguments): string => words.loaded.text(key, args);

/** A card's name in the reader's language. */
export const cardName = (key: string): string => words.loaded.card(key).name;
