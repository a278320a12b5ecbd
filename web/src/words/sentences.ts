/** A sentence for every event: what happened and why, as far as the reader may know; as `splay.views.sentences`. */

import type { EventView, ResultView } from "../api/model";
import type { Place } from "../api/places";
import { sidesOf, standingsOf, wasTied } from "./standings";
import { Wording } from "./wording";

/** Where the cards of a verb go; a move under its name to somewhere else is told with both places. */
const USUAL_TARGET: Record<string, string> = {
    first_meld: "board",
    draw: "hand",
    meld: "board",
    tuck: "board",
    score: "score",
    return: "supply",
    achieve: "achievements",
};

/** Verbs that always take from the same place, which goes without saying. */
const WITHOUT_SOURCE: Record<string, string> = { draw: "supply", achieve: "available", first_meld: "hand" };

const PLAIN = ["turn", "transfer", "exchange", "remove", "reveal", "proof", "rearrange", "eliminate", "bonus"];
const OTHERS = ["action", "effect", "splay", "claim", "choice", "end", "rules_changed"];

/** How a verb that moves cards is told: by itself, with where they came from, or as a move from one place to another. */
export function verbOf(event: EventView): string {
    const { kind, seat, source, target } = event;
    if (!liesIn(target, USUAL_TARGET[kind] ?? "", seat)) return "move";
    const from = WITHOUT_SOURCE[kind];
    if (from === undefined) return liesIn(source, "hand", seat) ? kind : `${kind}-from`;
    if (!liesIn(source, from, seat)) return "move";
    return kind === "draw" && event.wanted_age ? "draw-higher" : kind;
}

/** Whether a place is of a kind, and this seat's if it is anybody's. */
const liesIn = (place: Place | null | undefined, kind: string, seat: number): boolean =>
    place?.kind === kind && [undefined, -1, seat].includes(place.seat);

export class Sentences extends Wording {
    /** Whether there is a sentence for events of this kind: later versions of the protocol may bring other ones. */
    knows(event: EventView): boolean {
        return event.kind in USUAL_TARGET || PLAIN.includes(event.kind) || OTHERS.includes(event.kind);
    }

    /** What happened. Throws for a kind of event that there is not. */
    sentence(event: EventView): string {
        if (event.kind in USUAL_TARGET) return this.told(event, `event-${verbOf(event)}`);
        if (PLAIN.includes(event.kind)) return this.told(event, `event-${event.kind}`);
        switch (event.kind) {
            case "action":
                return this.told(event, `event-action-${(event.word ?? "").split(":")[0]}`);
            case "effect":
                if (!event.why) throw new Error("an event of kind effect must say of which card");
                return this.role(event.why, event.seat);
            case "splay":
                return this.told(event, event.direction === "none" ? "event-unsplay" : "event-splay");
            case "claim":
                return this.claim(event);
            case "choice":
                return this.told(event, event.color ? "event-choice-color" : "event-choice-value");
            case "rules_changed":
                return this.text(`event-rules_changed-${event.word}`);
            case "end":
                return this.text(`event-end-${event.word}`, { player: this.player(event.seat) });
        }
        throw new Error(`${event.kind}: there is no such kind of event`);
    }

    /** A text about an event, with the words that most need. */
    told(event: EventView, key: string): string {
        return this.text(key, {
            player: this.player(event.seat),
            cards: this.cards(event.cards ?? []),
            source: this.place(event.source, event.seat),
            target: this.place(event.target, event.seat),
            turn: event.turn_number ?? 0,
            wanted: event.wanted_age ?? 0,
            value: event.value ?? 0,
            age: event.cards?.[0]?.age ?? 0,
            word: event.word ?? "",
            color: event.color ? this.text(`color-${event.color}`) : "",
            direction: event.direction ?? "",
        });
    }

    /** A special achievement: through the running card, where that names it, or by its own condition. */
    private claim(event: EventView): string {
        const special = this.special(event.word ?? "");
        const player = this.player(event.seat);
        const face = event.why ? this.faces.get(event.why.card) : undefined;
        if (face?.effects.some(({ name }) => this.catalogue.effect(face.key, name, face.edition).includes(special)))
            return this.text("event-claim-through", { player, special, card: this.named(face.key) });
        return this.text("event-claim", { player, special, condition: this.text(`special-${event.word}`) });
    }

    /** Who won and how, then what each team and each player had. */
    result(result: ResultView): string[] {
        const names = this.players(result.winners);
        const key = result.winners.length > 1 ? "result-winners" : "result-winner";
        const winners = this.text(key, { player: names, players: names });
        const reason = wasTied(result) ? "score-tied" : result.reason;
        const teams = sidesOf(result).filter(({ members }) => members.length > 1);
        return [
            this.text(`result-${reason}`, { winners, card: result.card ? this.named(result.card) : "" }),
            ...teams.map(({ members, points, achievements }) =>
                this.standing(this.players(members.map(({ seat }) => seat)), points, achievements),
            ),
            ...standingsOf(result).map(({ seat, points, achievements }) =>
                this.standing(this.player(seat), points, achievements),
            ),
        ];
    }

    private standing(player: string, points: number, achievements: number): string {
        return this.text("result-standing", { player, points, achievements });
    }
}
