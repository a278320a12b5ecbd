/** The rules as help at a table: which topic lies open, and which one fits what is going on. */

import type { OptionView, QuestionView, View } from "../api/model";
import { isOthers } from "../game/asked/choices";
import type { Game } from "../game/game.svelte";
import { type Topic, TOPICS_OF_QUESTIONS } from "../sets/registry";
import { tried } from "../shell/refusals";
import { words } from "../words/words.svelte";

class Help {
    /** The topic that lies open over the table; null for none. */
    topic = $state.raw<Topic | null>(null);
    /** The section of it that is shown first; "" for its beginning. */
    section = $state.raw("");

    /** Opens a topic, as soon as the rules' words are there; says so if they cannot come. */
    open(topic: Topic, section = ""): void {
        void tried(async () => {
            await words.loadPart("rules");
            this.topic = topic;
            this.section = section;
        });
    }
}

export const help = new Help();

const BY_ACTION: Record<string, Topic> = { draw: "turn", meld: "turn", dogma: "dogma", achieve: "achievements" };

/** The topic that helps now: about the action selected, the question, or what others are doing. */
export function topicFor(view: View, question: QuestionView | null, selected: OptionView | undefined): Topic {
    if (view.result !== null) return "end";
    if (!view.started) return "setup";
    const asked = TOPICS_OF_QUESTIONS[question?.kind ?? ""];
    if (asked) return asked;
    if (question?.kind === "action") return BY_ACTION[selected?.kind ?? ""] ?? "turn";
    if (question?.kind === "splay") return "board";
    if (isOthers(question?.why)) return "dogma";
    if (question?.why) return "words";
    return view.running.length > 0 ? "dogma" : "turn";
}

/** The topic that helps at a table now. */
export const fittingTopic = (game: Game): Topic =>
    topicFor(game.view, game.question, game.selection.options.find((option) => game.selection.isSelected(option)));
