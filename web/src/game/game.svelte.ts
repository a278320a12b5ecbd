/** What every part of a running table's page works with: the position shown, the selection, the answers, what is open. */

import { getContext, setContext } from "svelte";

import type { Faces } from "../api/faces";
import type { EventView, OptionView, QuestionView, State, TableView, View } from "../api/model";
import type { Place } from "../api/places";
import type { Wording } from "../words/wording";
import { Advising } from "./advising.svelte";
import { Answers } from "./answers.svelte";
import { cardsAsked } from "./asked/choices";
import type { Source } from "./connection/source";
import { type Previews, previewsOf } from "./foretold/previews.svelte";
import type { Plans } from "./plans.svelte";
import { Position } from "./position.svelte";
import type { Reading } from "./reading/reading";
import type { Memory } from "./remembered/memory";
import { Selection } from "./selection.svelte";
import { Standing } from "./standing.svelte";
import type { EventPlayer } from "./told/event_player.svelte";

export class Game<From extends Source = Source> implements Reading {
    readonly position: Position<From>;
    readonly selection: Selection;
    readonly answers: Answers;
    /** What the computer would do in the reader's place. */
    readonly advising: Advising;
    /** What is always answered to the open question. */
    readonly standing: Standing;
    /** What the reader's actions would do: the same for all who show it. */
    readonly previews: Previews;

    /** What the reader plans; null if nothing can be planned here. */
    plans = $state.raw<Plans | null>(null);
    /** The card that lies open before the reader, large; null for none. */
    opened = $state.raw<string | null>(null);
    /** The place whose cards all lie open before the reader; null for none. */
    openedPlace = $state.raw<Place | null>(null);
    /** The option under the mouse or in focus, for those who tell what it would do. */
    pointed = $state.raw<OptionView | null>(null);
    /** The cards of a move that is looked back at: what was played, and what was better; null for none. */
    marked = $state.raw<{ played: string; better: string } | null>(null);
    /** The option of the hand's card that is being dragged to the reader's board, which takes it. */
    dragged = $state.raw<OptionView | null>(null);
    /** The key of the option that a sheet stands beside, to tell what it would do; null for none. */
    sheet = $state.raw<string | null>(null);

    constructor(source: From, faces: Faces) {
        this.position = new Position(source, faces);
        this.selection = new Selection(this.position);
        this.previews = previewsOf(this.position, () => this.me);
        this.answers = new Answers(this.position, this.selection, this.previews);
        this.advising = new Advising(this.position, this.selection, this.answers);
        this.standing = new Standing(this.position);
    }

    /** A new state of the table, with all its events. */
    hear(state: State, events: EventView[]): void {
        this.position.hear(state, events);
        this.answers.hear(state);
    }

    /** Shows a card's answers: where they are asked for if there are other cards to choose from, else with the card. */
    consider(card: string): void {
        const { position, selection } = this;
        selection.problem = "";
        if (position.asksLater) position.eventPlayer.catchUpSoon();
        else if (position.question === null || selection.numbered || cardsAsked(position.question).length === 0) this.opened = card;
        else selection.consider(card);
    }

    // What nearly every part of the page asks of the position.

    get source(): From {
        return this.position.source;
    }
    get table(): TableView {
        return this.position.table;
    }
    get view(): View {
        return this.position.view;
    }
    get me(): number {
        return this.position.me;
    }
    get names(): readonly string[] {
        return this.position.names;
    }
    get wording(): Wording {
        return this.position.wording;
    }
    get faces(): Faces {
        return this.position.faces;
    }
    get question(): QuestionView | null {
        return this.position.question;
    }
    get telling(): boolean {
        return this.position.telling;
    }
    get asksLater(): boolean {
        return this.position.asksLater;
    }
    get paused(): boolean {
        return this.position.paused;
    }
    get memory(): Memory {
        return this.position.memory;
    }
    get eventPlayer(): EventPlayer {
        return this.position.eventPlayer;
    }
}

/** Where components find the game that they show. */
export const GAME = Symbol("game");

export const provideGame = <From extends Source>(game: Game<From>): Game<From> => setContext(GAME, game);
export const useGame = (): Game => getContext<Game>(GAME);
