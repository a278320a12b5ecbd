// The service worker of a built page: its source, with the files to keep put before it.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Pages that work without a connection, with all that they load. */
const OFFLINE = [/\/src\/main\.ts$/, /\/index\.html$/, /\/pages\/(?:RulesPage|CardsPage|ReplayPage|NoPage)\.svelte$/];
/** What such a page loads for other pages alone. */
const NOT = [/\/lessons\//, /\/pages\/(?!RulesPage|CardsPage|ReplayPage|NoPage|StartPage)\w+\.svelte$/];
const BESIDE = ["/index.html", "/favicon.svg", "/favicon-turn.svg", "/manifest.webmanifest", "/icon-192.png"];

/** The paths of the files that a bundle's offline pages need, in order. */
export function filesToKeep(bundle) {
    const files = new Set();
    const seen = new Set();
    const keep = (name) => {
        const chunk = bundle[name];
        if (seen.has(name) || chunk?.type !== "chunk") return;
        seen.add(name);
        files.add(name);
        for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
        for (const file of chunk.viteMetadata?.importedAssets ?? []) files.add(file);
        chunk.imports.forEach(keep);
        chunk.dynamicImports.filter((other) => !NOT.some((pattern) => pattern.test(bundle[other]?.facadeModuleId ?? ""))).forEach(keep);
    };
    for (const [name, { facadeModuleId }] of Object.entries(bundle)) {
        if (OFFLINE.some((pattern) => pattern.test(facadeModuleId ?? ""))) keep(name);
    }
    for (const name of Object.keys(bundle)) {
        if (/\.woff2$/.test(name) && [...files].some((file) => String(bundle[file]?.source ?? "").includes(name.split("/").pop()))) files.add(name);
    }
    return [...BESIDE, ...[...files].sort().map((name) => `/${name}`)];
}

/** The worker that keeps these files; `contents` are those that have no hash in their names. */
export function workerFor(source, files, contents) {
    const version = createHash("sha256").update(source).update(files.join("\n"));
    contents.forEach((content) => version.update(content));
    return `const FILES = ${JSON.stringify(files)};\nconst VERSION = "${version.digest("hex").slice(0, 12)}";\n${source}`;
}

/** For Vite: puts the worker beside the page. */
export const worker = () => ({
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
        order: "post",
        handler(_, bundle) {
            const source = readFileSync("building/worker.js", "utf8");
            const html = Object.values(bundle).find(({ fileName }) => fileName === "index.html");
            const beside = BESIDE.filter((file) => file !== "/index.html").map((file) => readFileSync(`public${file}`));
            this.emitFile({ type: "asset", fileName: "worker.js", source: workerFor(source, filesToKeep(bundle), [String(html?.source), ...beside]) });
        },
    },
});
