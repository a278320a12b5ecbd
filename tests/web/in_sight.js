/*
 * What answers a question and cannot be seen and hit without scrolling: buttons of the prompt, and of the cards in a tray,
 * which scrolls and says so, the first that can be chosen.
 */
() => {
    /** What of an element nothing cuts off. */
    function seen(element) {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        for (let around = element.parentElement; around !== document.documentElement; around = around.parentElement) {
            if (getComputedStyle(around).overflow === "visible") continue;
            const box = around.getBoundingClientRect();
            [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
            [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    }
    function problem(element, least) {
        const { width, height } = element.getBoundingClientRect();
        const { left, top, right, bottom } = seen(element);
        const share = (Math.max(0, right - left) * Math.max(0, bottom - top)) / (width * height);
        if (share < least) return `${Math.round(100 * share)} % in sight`;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element.contains(hit) ? "" : `covered by ${hit?.outerHTML.slice(0, 80)}`;
    }
    const shown = (all) => [...document.querySelectorAll(all)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const found = [];
    const prompt = shown("[data-prompt] [data-offered], [data-prompt] [data-undo]");
    const tray = shown("[data-tray] [data-offered]").slice(0, 1);
    for (const [elements, least] of [[prompt, 0.98], [tray, 0.5]])
        for (const element of elements) {
            const wrong = problem(element, least);
            if (wrong !== "") found.push(`${element.textContent.trim().slice(0, 40)}: ${wrong}`);
        }
    if (shown("[data-offered]").length === 0) found.push("nothing is offered");
    return found;
};
