/** What somebody chose, as this browser has kept it: to be trusted in nothing, as somebody else may have written there. */

import { kept } from "../shell/storage";

/** What was kept under a key; null if that is not understood. */
export function keptChoices<Choices>(key: string): Partial<Record<keyof Choices, unknown>> | null {
    try {
        return JSON.parse(kept(key) ?? "{}") as Partial<Record<keyof Choices, unknown>> | null;
    } catch {
        return null;
    }
}

/** A value if it is one of these, otherwise another one. */
export const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value => values.find((one) => one === value) ?? otherwise;
