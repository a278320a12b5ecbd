/** The order of the boards in a replay: as around the table, with one seat's board last. */

/** All players from the one after `seat` on, that seat's own last; in the order of the seats if it is none (-1). */
export const afterSeat = <Player>(players: readonly Player[], seat: number): Player[] => [
    ...players.slice(seat + 1),
    ...players.slice(0, seat + 1),
];
