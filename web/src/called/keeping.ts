/**
 * The service worker, which keeps the page for times without a connection and shows what is pushed: see building/worker.js.
 * Whoever looks in once gets none: it comes with the second day, with pushes, or when the page is installed.
 */

import { wanted } from "../settings/language.svelte";
import { PUSHED } from "../settings/notify.svelte";
import { keep, kept } from "../shell/storage";

/** The names of what the worker keeps of the server's answers, as it has them. */
const ANSWERS = "splay-answers";
export const REPLAYS = "splay-replays";
const FIRST_DAY = "splay.first-day";
const KEPT_FOR = "splay.kept-for";
/** What the pages need that work without a connection, besides their files. */
const NEEDED = ["cards?edition=third", "cards?edition=first"];
const NEEDED_WORDS = ["?cards=base", "/cards", "/rules", "/rulings", "/parts/called"];

const today = (): string => new Date().toISOString().slice(0, 10);

/** Has the page kept, if this is somebody who comes again. */
export async function keepForReturning(language: string): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    if (kept(FIRST_DAY) === null) keep(FIRST_DAY, today());
    const returns = kept(FIRST_DAY) !== today() || Boolean(kept(PUSHED)) || matchMedia("(display-mode: standalone)").matches;
    addEventListener("appinstalled", () => void keepPage(language));
    if (returns) await keepPage(language);
}

/** The worker, at work. */
export async function keepOf(): Promise<ServiceWorkerRegistration> {
    await navigator.serviceWorker.register("/worker.js");
    return navigator.serviceWorker.ready;
}

async function keepPage(language: string): Promise<void> {
    await keepOf();
    await keepAnswers(language);
}

/** Keeps the words and cards in a language, once a day: what is asked for later is kept by the worker. */
async function keepAnswers(language: string): Promise<void> {
    const when = `${language} ${today()}`;
    if (kept(KEPT_FOR) === when) return;
    const paths = [...NEEDED.map((path) => `/api/${path}`), ...NEEDED_WORDS.map((path) => `/api/locale/${language}${path}`)];
    const answers = await caches.open(ANSWERS);
    try {
        await answers.addAll([...paths, `/api/locale/${wanted()}?cards=base`]);
        keep(KEPT_FOR, when);
    } catch (error) {
        if (!(error instanceof TypeError || error instanceof DOMException)) throw error; // the next start tries again
    }
}

/** Forgets what was kept for whoever signs out: the games that they looked at. */
export async function forgetReplays(): Promise<void> {
    if ("caches" in globalThis) await caches.delete(REPLAYS);
}
