/** The position that every part of a table's page shows, and what the reader is asked in it. */

import type { Faces } from "../api/faces";
import type { EventView, QuestionView, State, TableView, UndoOffer, View } from "../api/model";
import { SPECTATOR } from "../api/model";
import { isPaused } from "../api/seats";
import { Wording } from "../words/wording";
import { words } from "../words/words.svelte";
import { asksForAction } from "./asked/choices";
import type { Source } from "./connection/source";
import { namesOf } from "./people/seat_names";
import { isOpen } from "./people/takebacks";
import { keepParts } from "./reading/kept_parts";
import { CardTracker } from "./remembered/card_tracker";
import { type Memory, memoryBy } from "./remembered/memory";
import { EventPlayer } from "./told/event_player.svelte";

export class Position<From extends Source = Source> {
    /** The names worked out last: all that is said with them is said anew only if one of them is another. */
    private named: readonly string[] = [];
    /** What has followed the events so far: only what has come since is looked at. */
    private tracker: CardTracker | null = null;
    readonly eventPlayer: EventPlayer;

    constructor(
        readonly source: From,
        readonly faces: Faces,
    ) {
        this.eventPlayer = new EventPlayer(faces, this);
    }

    /** A new state of the table, with all its events. */
    hear(state: State, events: EventView[]): void {
        this.eventPlayer.hear(state, events);
    }

    /** The table's row: seats, options, clocks. */
    get table(): TableView {
        if (this.source.table === null) throw new Error("a game has a table");
        return this.source.table;
    }

    /** The position as it is shown: while a story is told, not yet the last one. */
    get view(): View {
        const view = this.eventPlayer.view ?? this.source.state?.view;
        if (view === undefined) throw new Error("a game has a view");
        return view;
    }

    /** Whether what has happened is still being told. */
    get telling(): boolean {
        return this.eventPlayer.current !== null || this.eventPlayer.waiting > 0;
    }

    /** Whether the answers wait, too: those of an effect mean nothing before it is shown what has led to its question. */
    get asksLater(): boolean {
        return this.telling && this.question !== null && !asksForAction(this.question);
    }

    /** How many letters the sentence of an event has; none if there are no words for it. */
    lettersOf({ message, passing = [], note = "" }: EventView): number {
        const said = message && this.wording.catalogue.has(message.key) ? [message, ...passing].map((one) => this.wording.message(one)) : [];
        return said.join(" ").length + note.length;
    }

    /** Whether no effect is being executed, after all that has happened. */
    get idle(): boolean {
        return (this.source.state?.view.running ?? []).length === 0;
    }

    /** The seat that looks; SPECTATOR for a spectator. */
    get me(): number {
        return this.source.state?.seat ?? SPECTATOR;
    }

    readonly names: readonly string[] = $derived.by(() => (this.named = keepParts(this.named, namesOf(this.table.seats))));
    readonly wording: Wording = $derived.by(() => new Wording(words.loaded, this.names, this.me));

    /** The question that the reader is asked; null if others are asked, or the reader has left. */
    readonly question: QuestionView | null = $derived.by(() => {
        if (this.me < 0 || this.source.table?.seats[this.me]?.away) return null;
        return this.source.state?.questions.find((question) => question.seat === this.me) ?? null;
    });

    /** Whether all who play have left, so that nothing happens until one of them returns. */
    get paused(): boolean {
        return isPaused(this.table);
    }

    /** What can be remembered in the position shown; if the table wants that, nothing. */
    readonly memory: Memory = $derived.by(() => {
        const told = this.eventPlayer.view === null ? this.source.events : this.source.events.slice(0, this.eventPlayer.index);
        const marks = this.table.settings.memory !== false;
        this.tracker = marks ? CardTracker.after(this.tracker, this.view, told, this.faces) : null;
        return memoryBy(this.tracker, this.view, this.faces);
    });

    /** What Undo does now; null for nothing, also while the others have yet to say whether they agree. */
    readonly undoOffer: UndoOffer | null = $derived.by(() =>
        isOpen(this.source.table?.takeback) ? null : (this.source.state?.undo ?? null),
    );

    /** Whether it does so without asking anybody. */
    get undoesAtOnce(): boolean {
        return this.undoOffer !== null && (this.undoOffer.asks ?? []).length === 0;
    }
}
