/*
 * What a finger cannot well hit: targets of less than 44 px that are less than 24 px, or so near to another one that a
 * finger of 44 px on the middle of the target touches of the other more than a quarter of what it touches of the target
 * (as Lighthouse counts). As in WCAG 2.5.8 targets within a line of text may be as small as its line, and any may be
 * that has a larger one of the same name.
 */
() => {
    const [WHOLE, LEAST, SHARE] = [44, 24, 0.25];
    const WHICH = "a[href], button, input, select, textarea, summary, [role=tab], [role=slider], [role=option]";
    const open = [...document.querySelectorAll("dialog:modal")].at(-1);

    const isSeen = (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest(".unseen, [inert]") === null &&
        getComputedStyle(element).clipPath === "none";
    /** Whether it stands among other words, as in a sentence. */
    function isInLine(element) {
        if (!getComputedStyle(element).display.startsWith("inline")) return false;
        let block = element.parentElement;
        while (getComputedStyle(block).display.startsWith("inline")) block = block.parentElement;
        const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) {
            const around = words.currentNode.parentElement;
            if (/\w/.test(words.currentNode.data) && around.closest(`${WHICH}, .unseen`) === null) return true;
        }
        return false;
    }
    const floats = ({ position, overflowY }) =>
        ["fixed", "sticky"].includes(position) || ["auto", "scroll"].includes(overflowY);
    /** What a target moves with: something that stays on the screen, or scrolls for itself; null for the page. */
    function layer(element) {
        for (let one = element; one !== null; one = one.parentElement)
            if (floats(getComputedStyle(one)) || one.matches(":popover-open")) return one;
        return null;
    }
    const targets = [...(open ?? document.body).querySelectorAll(WHICH)]
        .filter(isSeen)
        .map((element) => element.closest("label") ?? element)
        .filter((element, place, all) => all.indexOf(element) === place)
        .map((element) => ({ element, box: element.getBoundingClientRect(), layer: layer(element) }))
        .filter(({ box }) => box.right > 0 && box.bottom + scrollY > 0);

    /** How many square pixels of a box a finger touches. */
    function touched(finger, box) {
        const width = Math.min(finger.right, box.right) - Math.max(finger.left, box.left);
        const height = Math.min(finger.bottom, box.bottom) - Math.max(finger.top, box.top);
        return Math.max(0, width) * Math.max(0, height);
    }
    const label = (element) => element.getAttribute("aria-label") ?? element.innerText;
    const told = (element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 160);

    /** What is wrong with a target; "" for nothing. */
    function problem({ element, box, layer }) {
        const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
        const least = Math.min(box.width, box.height) + 0.5;
        if (least >= WHOLE || isInLine(element)) return "";
        if (least < LEAST) return `${size}: ${told(element)}`;
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const finger = { left: x - WHOLE / 2, right: x + WHOLE / 2, top: y - WHOLE / 2, bottom: y + WHOLE / 2 };
        const most = SHARE * touched(finger, box);
        const near = targets.find(
            (other) =>
                other.layer === layer &&
                !other.element.contains(element) &&
                !element.contains(other.element) &&
                touched(finger, other.box) > most,
        );
        return near === undefined ? "" : `${size}, too near to another: ${told(element)} | ${told(near.element)}`;
    }
    const judged = targets.map((target) => ({ ...target, problem: problem(target) }));
    const fine = judged.filter(({ problem }) => problem === "").map(({ element }) => label(element));
    return judged.filter(({ element, problem }) => problem !== "" && !fine.includes(label(element))).map((one) => one.problem);
};
