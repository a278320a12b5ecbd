/** What is English on a page in another language says so, to screen readers and to whatever hyphenates or translates. */

import type { Catalogue } from "./catalogue";

const ATTRIBUTES = { lang: "en", dir: "ltr" } as const;
/** Shorter texts are no sentence: a name, a number. */
const SHORTEST = 3;

/** Marks, now and with every change, the elements whose own text is one that English lends, or a part of one. Ends with what it returns. */
export function markLent(root: Element, catalogue: Catalogue): () => void {
    const marked = new WeakSet<Element>();
    const observer = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(look);
    });
    const options = { subtree: true, childList: true, characterData: true };
    observer.observe(root, options);
    look(root);
    return () => observer.disconnect();

    function look(node: Node): void {
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        for (let text: Node | null = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode(); text; text = texts.nextNode()) mark(text);
    }

    function mark({ textContent, parentElement: element }: Node): void {
        if (element === null) return;
        const text = textContent?.trim() ?? "";
        const english = text.length >= SHORTEST && (catalogue.lent.has(text) || [...catalogue.lent].some((whole) => whole.includes(text)));
        if (english) {
            marked.add(element);
            Object.assign(element, ATTRIBUTES);
        } else if (marked.delete(element)) for (const name of Object.keys(ATTRIBUTES)) element.removeAttribute(name);
    }
}
