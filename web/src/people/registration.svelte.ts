/** Who may come in at this server: asked when somebody unknown is here. */

import { ask } from "../api/client";
import type { components } from "../api/schema";

/** What an invitation's link has before its token: it stands behind #, so that no log has it. */
const INVITED = "#invited=";

class Registration {
    /** Null while the server has not said it. */
    known = $state.raw<components["schemas"]["Registration"] | null>(null);

    async look(): Promise<void> {
        this.known ??= await ask("GET", "/api/registration");
    }
}

export const registration = new Registration();

/** The token of the link to sign up with by which the reader came; "" if they came otherwise. */
export const tokenInAddress = (): string => (location.hash.startsWith(INVITED) ? location.hash.slice(INVITED.length) : "");
