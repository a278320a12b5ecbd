/** Which language the page speaks: that of the address, else the person's, else what was chosen in this browser, else what it asks for. */

import { ask } from "../api/client";
import type { Me } from "../api/model";
import { person } from "../people/person.svelte";
import { PREFERRED } from "../words/words.svelte";
import { change, settings } from "./settings.svelte";

const PARAMETER = "language";
/** Holds for this tab, so that a page that is loaded anew still speaks it. */
const KEY = "splay.language";
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

let addressed = $state(inAddress());
/** Languages that the server has no words in. */
let missing = $state.raw<readonly string[]>([]);

function inAddress(): string {
    const named = new URLSearchParams(location.search).get(PARAMETER) ?? "";
    if (LANGUAGE.test(named)) sessionStorage.setItem(KEY, named);
    return sessionStorage.getItem(KEY) ?? "";
}

/** The language to be spoken, or PREFERRED. */
export function wanted(): string {
    const named = [addressed, person.me?.language ?? "", settings.chosenLanguage];
    return named.find((language) => LANGUAGE.test(language) && !missing.includes(language)) ?? PREFERRED;
}

/** There are no words in this language: whatever comes next is spoken. */
export function isMissing(language: string): void {
    missing = [...missing, language];
}

/** Chooses a language, for this browser and for the person. Throws Refused or Unreachable. */
export async function choose(language: string): Promise<void> {
    sessionStorage.removeItem(KEY);
    addressed = "";
    change({ chosenLanguage: language });
    if (person.me !== null) person.is(await ask<Me>("PATCH", "/api/me", { language }));
}
