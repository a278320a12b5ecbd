/** Which component shows a page. All but the start page are loaded when they are opened first. */

import type { Page } from "../shell/router.svelte";
import type { PageComponent, Pages } from "../shell/Shell.svelte";
import { words } from "../words/words.svelte";
import StartPage from "./StartPage.svelte";

type Load = () => Promise<{ default: PageComponent }>;

const PAGES: Partial<Record<Page["name"], Load>> = {
    start: () => Promise.resolve({ default: StartPage }),
    new: async () => (await Promise.all([import("./NewTablePage.svelte"), words.loadPart("rated")]))[0],
    table: () => import("./TablePage.svelte"),
    replay: () => import("./ReplayPage.svelte"),
    games: () => import("./GamesPage.svelte"),
    people: async () => (await Promise.all([import("./PeoplePage.svelte"), words.loadPart("account"), words.loadPart("profile")]))[0],
    reset: async () => (await Promise.all([import("./ResetPage.svelte"), words.loadPart("account")]))[0],
    admin: async () => (await Promise.all([import("./AdminPage.svelte"), words.loadPart("account"), words.loadPart("profile"), words.loadPart("refusals")]))[0],
    settings: async () => (await Promise.all([import("./SettingsPage.svelte"), words.loadPart("standing")]))[0],
    cards: () => import("./CardsPage.svelte"),
    statistics: async () => (await Promise.all([import("./StatisticsPage.svelte"), words.loadPart("statistics")]))[0],
    players: async () => (await Promise.all([import("./PlayersPage.svelte"), words.loadPart("profile"), words.loadPart("invited"), words.loadPart("rated")]))[0],
    profile: async () => (await Promise.all([import("./ProfilePage.svelte"), words.loadPart("profile"), words.loadPart("invited")]))[0],
    rules: async () => (await Promise.all([import("./RulesPage.svelte"), words.loadPart("rules")]))[0],
    learn: async () => (await Promise.all([import("./LearnPage.svelte"), words.loadPart("lessons")]))[0],
    lesson: async () => (await Promise.all([import("./LessonPage.svelte"), words.loadPart("lessons")]))[0],
    puzzles: async () => (await Promise.all([import("./PuzzlesPage.svelte"), words.loadPart("puzzles")]))[0],
    puzzle: async () => (await Promise.all([import("./PuzzlePage.svelte"), words.loadPart("puzzles")]))[0],
    solution: async () => (await Promise.all([import("./SolutionPage.svelte"), words.loadPart("puzzles")]))[0],
    deal: async () => (await Promise.all([import("./DealPage.svelte"), words.loadPart("puzzles")]))[0],
    about: () => import("./AboutPage.svelte"),
};

export const pages: Pages = {
    load: (page) => (PAGES[page.name] ?? (() => import("./NoPage.svelte")))(),
    titleOf: (page) => (page.name in PAGES ? `shell-title-${page.name}` : "shell-no-page"),
};
