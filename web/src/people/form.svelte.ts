/** A form that is sent to the server: under way or not, and at which field what was refused. */

import { Refused } from "../api/client";
import { saidOf } from "../shell/refusals";

export class Form {
    busy = $state(false);
    /** What was refused, by field; what concerns no field stands under "". */
    errors = $state.raw<Record<string, string>>({});

    /** `fields`: the field that each refusal's code concerns. */
    constructor(private readonly fields: Record<string, string> = {}) {}

    /** Sends, unless that is under way already; whether it was done. Refusals are shown; mistakes are thrown. */
    async send(act: () => Promise<unknown>): Promise<boolean> {
        if (this.busy) return false;
        this.busy = true;
        this.errors = {};
        try {
            await act();
            return true;
        } catch (error) {
            const field = error instanceof Refused ? (this.fields[error.code] ?? "") : "";
            this.errors = { [field]: saidOf(error) };
            return false;
        } finally {
            this.busy = false;
        }
    }

    error(field: string): string {
        return this.errors[field] ?? "";
    }
}
