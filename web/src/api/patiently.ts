/** Asking again what the server could not answer at that moment. */

import { Unreachable } from "./client";

/** After so many milliseconds it is asked again, and again. */
const PAUSES = [1000, 2000, 4000, 8000, 16_000];

const passed = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** What `ask` answers, which is asked some times more while the server cannot be reached, or has too much to do. */
export async function patiently<Answer>(ask: () => Promise<Answer>, pause = passed): Promise<Answer> {
    for (const milliseconds of PAUSES) {
        try {
            return await ask();
        } catch (error) {
            if (!(error instanceof Unreachable)) throw error;
            await pause(milliseconds);
        }
    }
    return ask();
}
