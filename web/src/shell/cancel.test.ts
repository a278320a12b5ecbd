import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const CANCEL = 't("shell-cancel")';
/** Where a button begins that does what can be canceled. */
const DOES = /<button [^>]*class="(?:primary|danger)"/;

/** The lines of a component around its Cancel: what stands before it among the same buttons, and what after it. */
function around(source: string): { before: string; after: string } {
    const lines = source.slice(source.indexOf("</script>")).split("\n");
    const at = lines.findIndex((line) => line.includes(CANCEL));
    return { before: lines.slice(Math.max(0, at - 4), at).join("\n"), after: lines.slice(at + 1, at + 8).join("\n") };
}

test("Cancel always stands on the same side: before the button that does it", () => {
    const found = Object.entries(SOURCES).filter(([, source]) => source.includes(CANCEL));
    expect(found.length).toBeGreaterThan(7);
    for (const [path, source] of found) {
        const { before, after } = around(source);
        expect([path, DOES.test(before), DOES.test(after)]).toEqual([path, false, true]);
    }
});
