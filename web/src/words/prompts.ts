/** Words for questions and their options: which card asks, what for, how many so far; as `splay.views.prompts`. */

import type { OptionView, QuestionView } from "../api/model";
import { Wording } from "./wording";

/** Kinds of question that say what they are for by themselves. */
const WITHOUT_PURPOSE = ["action", "first_meld", "branch", "splay"];
/** From this limit on there is none. */
const ANY_NUMBER = 100;

export class Prompts extends Wording {
    /** What is asked, by which card, and how many cards are chosen so far. */
    prompt(question: QuestionView): string {
        const prompt = this.counted(this.asked(question), question);
        if (!question.why) return prompt.charAt(0).toUpperCase() + prompt.slice(1);
        return this.text("prompt-because", { card: this.named(question.why.card), prompt });
    }

    private asked(question: QuestionView): string {
        const direction = question.direction ? this.text(`direction-${question.direction}`) : "";
        if (WITHOUT_PURPOSE.includes(question.kind)) return this.text(`prompt-${question.kind}`, { direction });
        if (question.purpose === "pick") return this.text(`prompt-${question.kind}-pick`);
        return this.text(`prompt-${question.kind}`, { purpose: this.text(`purpose-${question.purpose}`) });
    }

    private counted(prompt: string, question: QuestionView): string {
        const { picked = 0, least = 1, most = 1 } = question;
        if (most <= 1 || question.kind === "order") return prompt;
        if (most >= ANY_NUMBER) return this.text("prompt-picked-any", { prompt, picked });
        return this.text(least === most ? "prompt-picked-exactly" : "prompt-picked-most", { prompt, picked, most });
    }

    /** Why the seat is asked: "Bob must follow Oars (castle 1 against 3)."; "" for the questions of a turn. */
    reason(question: QuestionView): string {
        return question.why ? this.role(question.why, question.why.executing ?? -1) : "";
    }

    /** The words of one answer. */
    option(option: OptionView, question: QuestionView): string {
        if (option.kind === "pass") return this.text(question.picked ? "option-pass-done" : "option-pass");
        const value = option.value || (option.key.split(":").at(-1) ?? "");
        const alternative = `branch-${question.why?.card}-${value}`;
        if (option.kind === "branch" && this.catalogue.has(alternative)) return this.text(alternative);
        return this.text(this.elsewhere(option, question) ? "option-card-of" : `option-${option.kind}`, {
            card: option.shown ? this.card(option.shown) : "",
            place: option.zone ? this.placeFrom(option.zone, question.seat) : "",
            value,
            color: option.color ? this.text(`color-${option.color}`) : "",
            player: (option.player ?? -1) >= 0 ? this.player(option.player ?? -1) : "",
        });
    }

    /** Whether the option's card lies somewhere that must be named. */
    private elsewhere(option: OptionView, question: QuestionView): boolean {
        const zone = option.zone ?? "";
        if (option.kind !== "card" || zone === "" || zone === `hand.${question.seat}`) return false;
        const score = `score.${question.seat}`;
        return zone !== score || !(question.options ?? []).every((other) => [score, ""].includes(other.zone ?? ""));
    }
}
