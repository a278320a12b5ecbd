/** How the cards of a hand lie in the tray beneath one's board: in as few rows as they can be read in. */

/** Between two cards, in rem. */
const GAP = 0.5;
/** A card may be so much narrower than usual if that saves a row. */
const NARROWER = 0.72;

export interface Tray {
    columns: number;
    rows: number;
}

/** The rows for so many cards in a tray of a width; `usual`: the width of a card as it is set. Widths are in rem. */
export function trayFor(cards: number, width: number, usual: number): Tray {
    const fitting = (card: number) => Math.max(1, Math.floor((width + GAP) / (card + GAP)));
    const rows = Math.max(1, Math.ceil(cards / fitting(usual * NARROWER)));
    return { columns: Math.max(fitting(usual), Math.ceil(cards / rows)), rows };
}
