/** What proves that whoever changes an account is its owner: the password, and a code if it has a second factor. */

import { ask } from "../api/client";
import type { components } from "../api/schema";

export const SECOND_FACTOR = "/api/me/second_factor";

/** Whether signing in needs a code, as the server has it. */
export class SecondFactor {
    known = $state.raw<components["schemas"]["SecondFactor"] | null>(null);

    async look(): Promise<void> {
        this.known = await ask("GET", SECOND_FACTOR);
    }
}

/** What is typed into a form for it. */
export class Proof {
    password = $state("");
    code = $state("");

    constructor(readonly factor: SecondFactor) {}

    get body(): { current_password: string; code?: string } {
        const code = this.code.trim();
        return { current_password: this.password, ...(code === "" ? {} : { code }) };
    }

    /** It was good: a code is so once, and may have been one of the recovery codes. */
    async used(): Promise<void> {
        const withCode = this.code !== "";
        this.password = this.code = "";
        if (withCode) await this.factor.look();
    }
}
