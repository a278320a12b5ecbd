/** Where the stage stands: over the boards, above the bar. */

/** Distances in px from the edges of the window. */
export interface Area {
    left: number;
    top: number;
    width: number;
    height: number;
}

const BOARDS = '[data-place="others"], [data-place="own"]';
const BAR = "[data-foot]";

/** The part of the window in which the boards are seen; all of it if there are none. */
export function stageArea(): Area {
    const boards = [...document.querySelectorAll(BOARDS)].map((board) => board.getBoundingClientRect()).filter(({ width }) => width > 0);
    const left = Math.max(0, Math.min(innerWidth, ...boards.map((board) => board.left)));
    const right = Math.min(innerWidth, Math.max(0, ...boards.map((board) => board.right)) || innerWidth);
    const top = Math.max(0, Math.min(innerHeight, ...boards.map((board) => board.top)));
    const bar = document.querySelector(BAR)?.getBoundingClientRect();
    const beneath = bar !== undefined && bar.left < right && bar.right > left && bar.top > innerHeight / 2;
    const bottom = beneath ? bar.top : innerHeight;
    return boards.length === 0 ? { left: 0, top: 0, width: innerWidth, height: bottom } : { left, top, width: right - left, height: bottom - top };
}
