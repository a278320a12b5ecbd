// The page's service worker: keeps what is needed without a connection, and shows what is pushed. The build puts FILES and
// VERSION above this: the files of the page to keep, and a text that is another one if any of them is.
//
// A new version waits until no page of the old one is open any more, as browsers have it, and takes no page over before.

/* global FILES, VERSION */

const FILES_OF_THIS = `splay-files-${VERSION}`;
/** What was asked of the server without which those pages are empty, by language and game. */
const ANSWERS = "splay-answers";
const REPLAYS = "splay-replays";
const MOST_REPLAYS = 10;
const SHELL = "/index.html";
/** How many milliseconds a start waits for a server that may not be there. */
const PATIENCE = 5000;
const KEPT_ANSWER = /^\/api\/(?:locale\/[^/]+(?:\/(?:cards|rules|rulings|parts\/\w+))?|cards)$/;
const REPLAY = /^\/api\/tables\/([\w-]{22})(?:\/(?:replay|reveal|record))?$/;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOldFiles()));
self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== location.origin) return;
    if (request.mode === "navigate") event.respondWith(started(request));
    else if (url.pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
    else if (KEPT_ANSWER.test(url.pathname)) event.respondWith(answered(request, ANSWERS));
    else if (REPLAY.test(url.pathname)) event.respondWith(replayed(request, REPLAY.exec(url.pathname)[1]));
    else if (FILES.includes(url.pathname)) event.respondWith(answered(request, FILES_OF_THIS));
});
self.addEventListener("push", (event) => event.waitUntil(shown(event.data?.json())));
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(opened(event.notification.data.path));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribed(event)));

async function keepFiles() {
    const files = await caches.open(FILES_OF_THIS);
    const there = await Promise.all(FILES.map(async (file) => file.startsWith("/assets/") && (await caches.match(file, { ignoreVary: true }))));
    await Promise.all(
        FILES.map(async (file, index) => {
            const kept = there[index];
            if (kept) await files.put(file, kept);
            else await files.add(new Request(file, { cache: file.startsWith("/assets/") ? "default" : "reload" }));
        }),
    );
}

async function forgetOldFiles() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("splay-files-") && name !== FILES_OF_THIS).map((name) => caches.delete(name)));
}

/** A page is the server's newest; without a server, the one that is kept. */
async function started(request) {
    try {
        return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    } catch (error) {
        const kept = await caches.match(SHELL);
        if (kept === undefined) throw error;
        return kept;
    }
}

/** A file that has what is in it in its name never changes. */
async function fileOf(request) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept !== undefined) return kept;
    const answer = await fetch(request);
    if (answer.ok) await put(FILES_OF_THIS, request, answer.clone());
    return answer;
}

/** The server's answer; without a server, the last one. */
async function answered(request, name) {
    try {
        const answer = await fetch(request);
        if (answer.ok) await put(name, request, answer.clone());
        return answer;
    } catch (error) {
        const kept = await caches.match(request, { ignoreVary: true });
        if (kept === undefined) throw error;
        return kept;
    }
}

/** The same of what shows a finished game, of which the last few are kept; of a running one nothing is. */
async function replayed(request, table) {
    try {
        const answer = await fetch(request);
        if (answer.ok && (await isReplay(answer.clone(), request))) {
            await put(REPLAYS, request, answer.clone());
            await keepLastReplays(table);
        }
        return answer;
    } catch (error) {
        const kept = await caches.match(request, { ignoreVary: true });
        if (kept === undefined) throw error;
        return kept;
    }
}

async function isReplay(answer, request) {
    const path = new URL(request.url).pathname;
    if (path.split("/").length > 4) return true; // the server gives these of finished games alone
    return (await answer.json()).status === "finished";
}

async function keepLastReplays(newest) {
    const replays = await caches.open(REPLAYS);
    const keys = await replays.keys();
    const tables = [...new Set(keys.map(({ url }) => REPLAY.exec(new URL(url).pathname)[1]))].filter((table) => table !== newest);
    const gone = new Set(tables.slice(0, Math.max(0, tables.length + 1 - MOST_REPLAYS)));
    await Promise.all(keys.filter(({ url }) => gone.has(REPLAY.exec(new URL(url).pathname)[1])).map((key) => replays.delete(key)));
}

async function put(name, request, answer) {
    try {
        await (await caches.open(name)).put(request, answer);
    } catch (error) {
        if (!(error instanceof DOMException)) throw error; // there is no room left
    }
}

/** Shows what was pushed, unless a page in sight shows the same. */
async function shown(told) {
    if (told === undefined) return;
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === told.path)) return;
    await registration.showNotification(told.title, {
        body: told.body,
        tag: told.topic,
        renotify: true,
        lang: told.language,
        icon: "/icon-192.png",
        badge: "/icon-badge.png",
        data: { path: told.path },
    });
}

/** Leads to a page of ours: one that is open there, else a new one. */
async function opened(path) {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    if (there !== undefined) await there.focus();
    else await clients.openWindow(path);
}

/** The browser has another address to push to. */
async function subscribed({ oldSubscription, newSubscription }) {
    const now = newSubscription ?? (oldSubscription && (await registration.pushManager.subscribe(oldSubscription.options)));
    if (!now) return;
    const { endpoint, keys } = now.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/api/me/pushes", { method: "PUT", headers: { "Content-Type": "application/json", "X-Splay": "1" }, body });
}
