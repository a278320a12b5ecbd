/** In which order the boards of a game lie: as at the table, that of one seat last. */

/** All players from the one after `seat` on, that seat's own last; in the order of the seats if it is none (-1). */
export const afterSeat = <Player>(players: readonly Player[], seat: number): Player[] => [
    ...players.slice(seat + 1),
    ...players.slice(0, seat + 1),
];
