import { expect, test } from "vitest";

import { Catalogue } from "./catalogue";
import { markLent } from "./lent";

/** After the observer has been told. */
const told = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("what is English on a page says so, also a part of a text, also what comes later, until it is gone", async () => {
    const catalogue = new Catalogue("pl", ["own = Ręka"], {}).withTexts({ messages: "", lent: "rules = Draw a card. Score it." });
    const root = document.createElement("div");
    root.innerHTML = `<h1>${catalogue.text("own")}</h1><p>${catalogue.text("rules").slice(0, 12)}<b>Score it.</b></p><i>1</i>`;
    document.body.append(root);
    const end = markLent(root, catalogue);
    const [title, sentence, bold, number] = [...root.querySelectorAll<HTMLElement>("h1, p, b, i")];
    expect([title, sentence, bold, number].map((element) => element?.lang)).toEqual(["", "en", "en", ""]);
    expect(sentence?.dir).toBe("ltr");

    if (title?.firstChild) title.firstChild.textContent = catalogue.text("rules");
    if (bold) bold.textContent = "Ręka";
    await told();
    expect([title?.lang, bold?.lang, bold?.hasAttribute("dir")]).toEqual(["en", "", false]);
    end();
});

test("what says by itself that it is English, as a card's English title, goes on saying so", async () => {
    const root = document.createElement("div");
    root.innerHTML = '<p lang="en">Oars</p>';
    const end = markLent(root, new Catalogue("pl", ["own = Ręka"], {}));
    const [title] = root.querySelectorAll("p");
    if (title?.firstChild) title.firstChild.textContent = "Tools";
    await told();
    expect(title?.lang).toBe("en");
    end();
});
