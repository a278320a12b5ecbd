/** The form of a text of the rules: paragraphs, lists and places of figures, as the catalogue writes them. */

export type Block =
    | { kind: "paragraph"; text: string }
    | { kind: "list" | "numbered"; items: string[] }
    | { kind: "figure"; name: string };

const ITEM = /^(- |\d+\. )/;
const FIGURE = /^= \[([a-z]+)\]/;

/** A text in blocks, in order: what stands between empty lines. */
export function blocksOf(text: string): Block[] {
    return text
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter((block) => block !== "")
        .map(blockOf);
}

function blockOf(text: string): Block {
    const figure = FIGURE.exec(text)?.[1];
    if (figure !== undefined) return { kind: "figure", name: figure };
    const lines = text.split("\n").map((line) => line.trim());
    if (!ITEM.test(text)) return { kind: "paragraph", text: lines.join(" ") };
    return { kind: text.startsWith("- ") ? "list" : "numbered", items: itemsOf(lines) };
}

/** The items of a list; a line that begins none goes on with the one before. */
function itemsOf(lines: string[]): string[] {
    const items: string[] = [];
    for (const line of lines) {
        if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
        else items[items.length - 1] += ` ${line}`;
    }
    return items;
}

/** A text in pieces: plain words, and those between ** and ** that stand out. */
export function stressed(text: string): { text: string; strong: boolean }[] {
    return text
        .split("**")
        .map((piece, index) => ({ text: piece, strong: index % 2 === 1 }))
        .filter((piece) => piece.text !== "");
}
