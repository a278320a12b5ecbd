import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import shellTexts from "../../../src/splay/locale/en/web-shell.ftl?raw";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import CopyText from "./CopyText.svelte";
import { isLocal } from "./local_links";

/** What stands under a text to copy. */
function saidOf(text: string): string {
    words.use(new Catalogue("en", [shellTexts], {}));
    const shown = mount(CopyText, { target: document.body, props: { label: "Link", text, hint: "Anyone can join." } });
    flushSync();
    const said = document.body.textContent ?? "";
    void unmount(shown);
    return said;
}

test("a link to the computer that it is opened on says that nobody else can open it, and how to change that", () => {
    const said = saidOf("http://127.0.0.1:8000/table/x");
    expect(said).toContain("Only this computer can open this link.");
    expect(said).toContain("SPLAY_HOST=0.0.0.0");
    expect(said).toContain("SPLAY_PUBLIC_URL");
    expect(said).not.toContain("Anyone can join.");
});

test.each(["http://192.168.1.20:8000/table/x", "https://play.example.org/table/x", "token-of-localhost"])("%s says nothing of it", (text) => {
    expect(saidOf(text)).toContain("Anyone can join.");
    expect(saidOf(text)).not.toContain("Only this computer");
});

test("a computer calls itself by several names and addresses", () => {
    const hosts = ["localhost", "localhost:8000", "splay.localhost", "127.0.0.1", "127.8.9.1:80", "[::1]:8000", "0.0.0.0:8000"];
    expect(hosts.filter((host) => !isLocal(`http://${host}/table/x`))).toEqual([]);
    const others = ["localhost.example.org", "127.example.org", "10.0.0.1", "[2001:db8::1]"];
    expect(others.filter((host) => isLocal(`http://${host}/table/x`))).toEqual([]);
});
