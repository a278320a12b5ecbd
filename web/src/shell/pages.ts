/** Which component shows a page. All but the start page are loaded when they are opened first. */

import type { Component } from "svelte";

import StartPage from "../lobby/StartPage.svelte";
import type { Page } from "./router.svelte";

/** A page gets the parts of its address as properties: `/cards/oars` is `card="oars"`. */
export type PageComponent = Component<any>;

type Load = () => Promise<{ default: PageComponent }>;

const PAGES: Partial<Record<Page["name"], Load>> = {
    start: () => Promise.resolve({ default: StartPage }),
    new: () => import("../lobby/NewTablePage.svelte"),
    table: () => import("../table/TablePage.svelte"),
    replay: () => import("../replay/ReplayPage.svelte"),
    games: () => import("../games/GamesPage.svelte"),
    people: () => import("../people/PeoplePage.svelte"),
    settings: () => import("../settings/SettingsPage.svelte"),
    cards: () => import("../learn/CardsPage.svelte"),
    rules: () => import("../learn/RulesPage.svelte"),
    about: () => import("./AboutPage.svelte"),
};

/** Loads what shows a page; for one that there is not, what says so. */
export const load = (page: Page): ReturnType<Load> => (PAGES[page.name] ?? (() => import("./NoPage.svelte")))();

/** The catalogue's key of a page's title in the browser's tab. */
export const titleOf = (page: Page): string => (page.name in PAGES ? `shell-title-${page.name}` : "shell-no-page");

/** The parts of a page's address. */
export function partsOf(page: Page): Record<string, unknown> {
    const { name: _, ...parts } = page;
    return parts;
}
