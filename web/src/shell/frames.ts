/** Work that needs to know where things are, put off until all of them stand where they will be painted; or until they are. */

/** Milliseconds that what is no part of the page waits, so that the page is painted before. */
const MOMENT = 200;
/** A window that is not painted, as one behind others, is waited for no longer than so many milliseconds. */
const LONGEST = 100;

/** Does something just before the next frame is painted; call what it answers to leave it. */
export function beforePaint(act: () => void): () => void {
    const frame = requestAnimationFrame(act);
    return () => cancelAnimationFrame(frame);
}

/** Returns just before the next frame is painted: to measure then costs no layout beside the one that the frame needs. */
export const frameBegins = (): Promise<void> => new Promise((then) => beforePaint(then));

/**
 * Does something once the page is painted as it is now, or at once if nobody sees it. The browser tells what is in sight
 * after each frame: unlike a timer begun in a frame, that comes before whatever else waits.
 */
export function afterPaint(act: () => void): void {
    if (document.hidden) return act();
    const done = (): void => {
        clearTimeout(timer);
        painted.disconnect();
        act();
    };
    const painted = new IntersectionObserver(done);
    const timer = setTimeout(done, LONGEST);
    painted.observe(document.documentElement);
}

/** Does something that is no part of the page a moment later, or at once if nobody sees the page; call what it answers to leave it. */
export function aMomentLater(act: () => void): () => void {
    if (!document.hidden) {
        const timer = setTimeout(act, MOMENT);
        return () => clearTimeout(timer);
    }
    act();
    return () => undefined;
}
