/** What a rated table needs, which docs/ratings.md says. */

import type { Draft } from "./draft";

/** The draft as it will be played: a rated one has a clock, no advice, and the rules as printed, whatever was chosen. */
export const asPlayed = (draft: Draft): Draft =>
    draft.rated
        ? {
              ...draft,
              clock: draft.clock === null || draft.clock === "none" ? "calm" : draft.clock,
              edition: "third",
              specials: "after_each_change",
              extraAchievement: false,
              advice: false,
              leavers: isMany(draft) ? "stand_in" : draft.leavers,
          }
        : draft;

/** Whether others go on if somebody leaves. */
export const isMany = ({ seats }: Pick<Draft, "seats">): boolean => seats.length > 2;

/** The draft after it is said whether it is rated: everybody has one seat then. */
export const withRated = (draft: Draft, rated: boolean): Draft => ({
    ...draft,
    rated,
    seats: rated ? oneSeat(draft.seats, draft.seats.indexOf("me")) : draft.seats,
});

/** The seats if the reader has this one alone: others that were the reader's are open. */
export const oneSeat = (seats: Draft["seats"], mine: number): Draft["seats"] =>
    seats.map((seat, index) => (seat === "me" && index !== mine ? "open" : seat));
