/** Work that needs to know where things are, put off until all of them stand where they will be painted. */

/** Does something just before the next frame is painted; call what it answers to leave it. */
export function beforePaint(act: () => void): () => void {
    const frame = requestAnimationFrame(act);
    return () => cancelAnimationFrame(frame);
}
