/** What the seats of a table are called. */

import type { SeatView } from "../../api/model";
import { isComputer } from "../../api/seats";
import { numbered } from "../../words/numbered";
import { t } from "../../words/words.svelte";

/** What a seat is called: its person's name, or the strength of the computer that plays it. */
const seatName = (seat: SeatView): string => (isComputer(seat) ? t(`agent-${seat.agent}`) : seat.name);

/** What the seats of a table are called. Those of the same name get numbers: "Easy computer 1", "Easy computer 2". */
export const namesOf = (seats: readonly SeatView[]): string[] => numbered(seats.map(seatName));
