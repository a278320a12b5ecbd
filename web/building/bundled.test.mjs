import { readFileSync } from "node:fs";

import { build } from "vite";
import { expect, it } from "vitest";

import { bundled, packagesOf, problemWith } from "./bundled.mjs";

const LISTED = `${import.meta.dirname}/bundled.json`;

it("knows the package of a module, wherever it's installed, and the helpers of the tools", () => {
    const modules = ["/there/node_modules/svelte/src/a.js", "/x/node_modules/a/node_modules/@b/c/d.js", "\0vite/preload-helper.js", "/there/web/src/main.ts"];
    expect(packagesOf(modules)).toEqual(["@b/c", "svelte", "vite"]);
});

it("says what the list lacks, and what is in it for nothing", () => {
    expect(problemWith(["a", "b"], ["a", "b"])).toBeNull();
    expect(problemWith(["a", "c"], ["a", "b"])).toContain("b is in the page; c is not in the page any more: write it into web/building/bundled.json");
});

it("a build of other packages than those listed ends", async () => {
    const entry = { name: "entry", resolveId: (id) => (id === "entry" ? id : null), load: (id) => (id === "entry" ? 'import clsx from "clsx"; console.log(clsx);' : null) };
    const made = build({
        root: `${import.meta.dirname}/..`,
        configFile: false,
        logLevel: "silent",
        plugins: [entry, bundled(LISTED)],
        build: { write: false, rolldownOptions: { input: "entry" } },
    });
    await expect(made).rejects.toThrow("svelte is not in the page any more");
});

it("fonts and pictures come from packages that are installed", () => {
    const { fonts, pictures } = JSON.parse(readFileSync(LISTED, "utf8"));
    const used = ["fonts.mjs", "pictures.mjs"].map((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8"));
    expect(used[0]).toContain("@fontsource-variable/");
    for (const name of fonts) expect(used[0]).toContain(`name: "${name.split("/")[1]}"`);
    for (const name of pictures) expect(readFileSync(`${import.meta.dirname}/../node_modules/${name}/package.json`, "utf8")).toContain(name);
});
