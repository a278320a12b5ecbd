/**
 * Where the stage stands: over the lines of the story in the rail, which say the same, if there is room for it; so all
 * boards stay in sight. Else over the boards, above the bar.
 */

/** Distances in px from the edges of the window. */
export interface Area {
    left: number;
    top: number;
    width: number;
    height: number;
    /** Whether it lies beside the boards. */
    beside: boolean;
}

const LINES = "[data-rail] [data-story-lines]";
const PANEL = '[role="tabpanel"]';
const BOARDS = '[data-place="others"], [data-place="own"]';
const BAR = "[data-foot]";
/** In less room the stage can't say what it has to. */
const LEAST = { width: 256, height: 400 };

export function stageArea(): Area {
    return railArea() ?? boardsArea();
}

/** The rail beneath its tabs; null if the story does not lie there, or there is no room for the stage. */
function railArea(): Area | null {
    const panel = document.querySelector(LINES)?.closest(PANEL);
    if (!panel) return null;
    const { left, top, width, height } = panel.getBoundingClientRect();
    return width < LEAST.width || height < LEAST.height ? null : { left, top, width, height, beside: true };
}

/** The part of the window in which the boards are seen; all of it if there are none. */
function boardsArea(): Area {
    const boards = [...document.querySelectorAll(BOARDS)].map((board) => board.getBoundingClientRect()).filter(({ width }) => width > 0);
    const left = Math.max(0, Math.min(innerWidth, ...boards.map((board) => board.left)));
    const right = Math.min(innerWidth, Math.max(0, ...boards.map((board) => board.right)) || innerWidth);
    const top = Math.max(0, Math.min(innerHeight, ...boards.map((board) => board.top)));
    const bar = document.querySelector(BAR)?.getBoundingClientRect();
    const beneath = bar !== undefined && bar.left < right && bar.right > left && bar.top > innerHeight / 2;
    const bottom = beneath ? bar.top : innerHeight;
    if (boards.length === 0) return { left: 0, top: 0, width: innerWidth, height: bottom, beside: false };
    return { left, top, width: right - left, height: bottom - top, beside: false };
}
