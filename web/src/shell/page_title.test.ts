import { expect, test } from "vitest";

import english from "../../../src/splay/locale/en/web-shell.ftl?raw";
import index from "../../index.html?raw";
import { Catalogue } from "../words/catalogue";
import { setDescription } from "./page_title";

const described = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

test("the page describes itself as the catalogue does, before its words are there and in the reader's language", () => {
    document.head.innerHTML = /<meta name="description"[^>]*>/.exec(index)?.[0] ?? "";
    expect(described()).toBe(new Catalogue("en", [english], {}).text("shell-description"));
    setDescription("Graj w Innowacje.");
    expect(described()).toBe("Graj w Innowacje.");
});
