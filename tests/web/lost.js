/*
 * What of a page is lost: controls and lines of text that no scrolling brings into sight, or that something else covers
 * or cuts off. The page and all that scrolls in it may be scrolled.
 */
() => {
    const CONTROLS = "a[href], button, input, select, textarea, summary";
    const open = [...document.querySelectorAll("dialog:modal")].at(-1);
    const whole = open ?? document.body;
    const told = (element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 140);
    /** Whether it is there for screen readers alone, within a box of a pixel. */
    function isHeard(element) {
        for (let around = element; around !== null; around = around.parentElement)
            if (getComputedStyle(around).clipPath !== "none") return true;
        return false;
    }
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isHeard(element);
    /** Whether something lies in a tray that can be closed, over something else. */
    function isLaidOver(hit, element) {
        const tray = hit.closest("[data-tray], :has(> header > .close)");
        return tray !== null && !tray.contains(element);
    }
    /** The nearest element around one that cuts off what stands in one of its points. */
    function cutBy(element, x, y) {
        for (let around = element; around !== null && around !== document.documentElement; around = around.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(around);
            const box = around.getBoundingClientRect();
            if (overflowX !== "visible" && (x < box.left - 1 || x > box.right + 1)) return around;
            if (overflowY !== "visible" && (y < box.top - 1 || y > box.bottom + 1)) return around;
            if (position === "fixed") break;
        }
        return null;
    }
    /** What is wrong with a point of an element; "" for nothing. */
    function problem(element, { left, right, top, bottom }) {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const cut = cutBy(element, x, y);
        if (cut !== null) return `cut off by ${told(cut)}`;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "out of reach";
        const hit = document.elementsFromPoint(x, y).find((one) => getComputedStyle(one).pointerEvents !== "none");
        const label = element.closest("label");
        if (hit === undefined || element.contains(hit) || hit.contains(element) || isLaidOver(hit, element)) return "";
        return label !== null && label.contains(hit) ? "" : `covered by ${told(hit)}`;
    }
    const inSight = (element) => element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });

    const found = [];
    for (const control of whole.querySelectorAll(CONTROLS)) {
        if (!isSeen(control)) continue;
        inSight(control);
        const line = control.getClientRects()[0];
        if (line === undefined || line.width < 2 || line.right <= 0) continue; // beside the page until it has the focus
        const wrong = problem(control, line);
        if (wrong !== "") found.push(`${told(control)}: ${wrong}`);
    }
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { data, parentElement: around } = texts.currentNode;
        if (!/[\w]/.test(data) || !isSeen(around) || around.closest(".popover, option, script, style") !== null) continue;
        inSight(around);
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const line of range.getClientRects()) {
            const wrong = line.width < 2 ? "" : problem(around, line);
            if (wrong !== "" && wrong !== "out of reach") found.push(`"${data.trim().slice(0, 40)}": ${wrong}`);
        }
    }
    scrollTo(0, 0);
    return [...new Set(found)];
};
