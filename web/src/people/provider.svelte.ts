/** Going to the provider with which one signs in, and what the page is told of it when the browser comes back. */

import { ask, Refused, wordsForRefusal } from "../api/client";
import type { components } from "../api/schema";
import { say, warn } from "../shell/notices.svelte";
import { saidOf } from "../shell/refusals";
import { t } from "../words/words.svelte";
import { person, SIGNED_IN } from "./person.svelte";
import { registration } from "./registration.svelte";

/** So long a fresh sign-in confirms what else needs a password, in milliseconds: the server counts them itself. */
const FRESH = 5 * 60_000;
const REFUSED = "refused=";

class Returned {
    /** Whether the account that has come back also needs a code. */
    needsCode = $state(false);
    /** Whether the reader has just signed in anew. */
    confirmed = $state(false);

    /** Tells what has become of a visit, by the part of the address behind #, which goes. */
    async look(): Promise<void> {
        const told = location.hash.slice(1);
        if (!/^(signed-in|linked|confirmed|code|refused=[a-z_]+)$/.test(told)) return;
        history.replaceState(history.state, "", location.pathname);
        await registration.look();
        const provider = registration.known?.provider ?? "";
        if (told === "code") this.needsCode = true;
        else if (told === "signed-in") say(t("people-signed-in", { name: person.me?.name ?? "" }), SIGNED_IN);
        else if (told === "linked") say(t("people-provider-linked", { provider }));
        else if (told === "confirmed") {
            this.confirmed = true;
            setTimeout(() => (this.confirmed = false), FRESH);
            say(t("people-provider-confirmed"));
        } else {
            await wordsForRefusal();
            warn(saidOf(new Refused(told.slice(REFUSED.length), told, 409)));
        }
    }
}

export const returned = new Returned();

/** Leaves this page for the provider. Throws Refused. */
export async function visit(body: components["schemas"]["VisitBody"]): Promise<void> {
    const { url } = await ask<{ url: string }>("POST", "/api/sign_in", body);
    location.assign(url);
}
