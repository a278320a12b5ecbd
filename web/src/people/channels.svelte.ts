/** Where a person is told that it is their turn, as the server has it. */

import { ask } from "../api/client";
import type { components } from "../api/schema";

export type Channel = components["schemas"]["ChannelView"];
export type Notifications = components["schemas"]["Notifications"];

const PATH = "/api/me/notifications";

export class Channels {
    known = $state.raw<Notifications | null>(null);

    async look(): Promise<void> {
        this.known = await ask<Notifications>("GET", PATH);
    }

    async add(channel: { kind: "webhook"; url: string } | { kind: "email" }): Promise<void> {
        await ask("POST", PATH, channel);
        await this.look();
    }

    async turn(channel: Channel, on: boolean): Promise<void> {
        await ask("PATCH", `${PATH}/${channel.id}`, { on });
        await this.look();
    }

    async remove(channel: Channel): Promise<void> {
        await ask("DELETE", `${PATH}/${channel.id}`);
        await this.look();
    }

    async test(channel: Channel): Promise<void> {
        await ask("POST", `${PATH}/${channel.id}/test`);
    }

    async sendCode(): Promise<void> {
        await ask("POST", "/api/me/email/code");
    }

    async confirm(code: string): Promise<void> {
        await ask("POST", "/api/me/email/confirmation", { code });
        await this.look();
    }
}
