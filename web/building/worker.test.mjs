import { expect, test } from "vitest";

import { filesToKeep, workerFor } from "./worker.mjs";

const chunk = (facadeModuleId, imports = [], dynamicImports = [], css = []) => ({
    type: "chunk",
    facadeModuleId,
    imports,
    dynamicImports,
    viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
});
const BUNDLE = {
    "assets/index.js": chunk("/web/index.html", ["assets/common.js"], ["assets/cards.js", "assets/admin.js"], ["assets/index.css"]),
    "assets/common.js": chunk(null),
    "assets/cards.js": chunk("/web/src/pages/CardsPage.svelte", [], ["assets/drawn.js"]),
    "assets/drawn.js": chunk("/web/src/cards/pictures.json?drawn"),
    "assets/admin.js": chunk("/web/src/pages/AdminPage.svelte", [], ["assets/secret.js"]),
    "assets/secret.js": chunk("/web/src/people/secret.ts"),
    "assets/index.css": { type: "asset", fileName: "assets/index.css", source: "src: url(/assets/a-1.woff2)" },
    "assets/a-1.woff2": { type: "asset", fileName: "assets/a-1.woff2", source: "" },
    "assets/b-1.woff2": { type: "asset", fileName: "assets/b-1.woff2", source: "" },
};

test("what works without a connection is kept with all that it loads, and nothing else", () => {
    const files = filesToKeep(BUNDLE);
    expect(files.filter((file) => file.startsWith("/assets/"))).toEqual(
        ["a-1.woff2", "cards.js", "common.js", "drawn.js", "index.css", "index.js"].map((name) => `/assets/${name}`),
    );
    expect(files).toContain("/index.html");
});

test("a worker is another one as soon as any of what it keeps is", () => {
    const made = [["/a-1.js"], ["/a-2.js"]].map((files) => workerFor("work();", files, ["page"]));
    const versions = [...made, workerFor("work();", ["/a-1.js"], ["other page"])].map((text) => /VERSION = "(\w+)"/.exec(text)[1]);
    expect(new Set(versions).size).toBe(3);
    expect(made[0]).toContain('const FILES = ["/a-1.js"];');
});
