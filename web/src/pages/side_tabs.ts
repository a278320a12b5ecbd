/** What lies beside the table on a phone, and beneath it as text; `parts` are the properties of the component. */

import type { Component } from "svelte";

import Chat from "../chat/Chat.svelte";
import type { Talk } from "../chat/talk.svelte";
import Log from "../story/Log.svelte";
import Memory from "../table/Memory.svelte";
import Race from "../table/Race.svelte";
import { t } from "../words/words.svelte";

export interface SideTab {
    name: string;
    title: string;
    Content: Component<any>;
    parts?: Record<string, unknown>;
}

export const race = (): SideTab => ({ name: "race", title: t("knowledge-tab-race"), Content: Race });
export const memory = (): SideTab => ({ name: "memory", title: t("knowledge-tab-memory"), Content: Memory });
export const log = (): SideTab => ({ name: "log", title: t("table-tab-log"), Content: Log });
/** `fills`: it has all the height of a panel. */
export const chat = (talk: Talk, fills = false): SideTab => ({ name: "chat", title: t("chat-tab", { number: talk.unread }), Content: Chat, parts: { talk, fills } });
