/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

import { bundled } from "./building/bundled.mjs";
import { firstWordsIn } from "./building/first_words.mjs";
import { fonts, lettersOfOthers } from "./building/fonts.mjs";
import { pictures } from "./building/pictures.mjs";
import { worker } from "./building/worker.mjs";

/** Where `npm run dev` finds a server, unless SPLAY_SERVER says another: `splay serve` on its usual port. */
const SERVER = "http://127.0.0.1:8000";

/** The catalogues of all languages, a folder each. */
const LOCALE = "../src/splay/locale";
/** The fonts have the letters of all of them, English ones first. */
const FONTS = { locale: LOCALE, folder: "fonts" };

/** With all that they use: Svelte, the words, the router. */
const COMMON = { name: "common", test: /src\/shell\/(Choices|CopyText|Dialog|Switch)\.svelte/ };

export default defineConfig(({ mode }) => ({
    plugins: [svelte(), pictures(), ...(mode === "test" ? [] : [fonts(FONTS), worker(), bundled("building/bundled.json")])],
    // What the page knows of each language before its words are there: see src/words/words.svelte.ts and src/shell/Failure.svelte.
    define: { LETTERS_OF_LANGUAGES: JSON.stringify(lettersOfOthers(LOCALE)), FIRST_WORDS: JSON.stringify(firstWordsIn(LOCALE)) },
    // Browser builds of Svelte in the tests too, which run in jsdom.
    resolve: mode === "test" ? { conditions: ["browser"] } : {},
    build: {
        target: ["chrome114", "edge114", "firefox125", "safari17", "ios17"], // the oldest that docs/browsers.md names
        modulePreload: { polyfill: false }, // it would be an inline script, which the CSP forbids
        assetsInlineLimit: 0, // no data: addresses either
        // What nearly every page uses comes in one file: small ones cost a request each and compress badly.
        rolldownOptions: { output: { codeSplitting: { groups: [COMMON] } } },
    },
    // The tests read the catalogues, which lie outside of web/.
    server: { fs: { allow: [".."] }, proxy: { "/api": { target: loadEnv(mode, ".", "SPLAY_").SPLAY_SERVER ?? SERVER, ws: true } } },
    test: {
        projects: [
            {
                extends: true,
                test: {
                    name: "page",
                    environment: "jsdom",
                    include: ["src/**/*.test.ts"],
                    isolate: false, // a page for each file takes ten times as long as the tests; the set-up cleans up between files
                    setupFiles: ["./vitest.setup.ts"],
                },
            },
            // These work as long as a build does, and longer on a busy machine.
            { extends: true, test: { name: "building", environment: "node", include: ["building/*.test.mjs"], testTimeout: 120_000, hookTimeout: 120_000 } },
        ],
    },
}));
