/* What is wrong on the plates of a wide table, in marks of players, and in the bar, which has one line whatever is asked. */
() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const found = [];
    for (const plate of all(".plate")) {
        const whose = plate.innerText.replaceAll("\n", " ");
        for (const { offsetHeight } of all("h2", plate)) if (offsetHeight > 26) found.push(`a name of several lines: ${whose}`);
        const cells = all(".badge, h2, .note > *, .points, .won, .icons > li, .zones > *:not(.nowhere)", plate)
            .map((cell) => ({ cell, box: cell.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && box.height > 1);
        for (const [place, { cell, box }] of cells.entries()) {
            if (cell.matches("li") && cell.scrollWidth > cell.clientWidth + 1) found.push(`runs into its neighbor: ${cell.innerText}, ${whose}`);
            for (const { cell: next, box: other } of cells.slice(place + 1)) {
                const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
                const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
                if (across > 1.5 && down > 1.5) found.push(`${cell.innerText} overlaps ${next.innerText}: ${whose}`);
            }
        }
        const labels = all(".zones .label", plate).filter(({ offsetWidth }) => offsetWidth > 1);
        const said = labels.map(({ innerText }) => innerText);
        const score = { en: "Score", de: "Punkte" }[document.documentElement.lang];
        for (const label of plate.matches(".own") ? [score] : [score, "Hand"]) {
            if (!said.includes(label)) found.push(`has no ${label}: ${whose}`);
        }
    }
    for (const { textContent } of all(".mark[data-mark]")) {
        if (!/^\p{L}{1,2}\d*$/u.test(textContent)) found.push(`a mark of too many letters: ${textContent}`);
    }
    for (const cut of all("[data-lane] [data-cut]")) {
        if (cut.clientWidth > 0) found.push(`without room for its lines: ${cut.getAttribute("aria-label")}`);
    }
    const line = document.querySelector("[data-prompt].bar");
    if (line === null) return found;
    const bar = line.closest("[data-foot]").getBoundingClientRect();
    if (bar.height > 51) found.push(`the bar is ${bar.height} px high`);
    const buttons = all(".options button", line).filter((button) => button.closest("[data-answers], .order") === null);
    for (const part of [...all(".question, .role, .problem", line), ...buttons]) {
        const { top, bottom, right } = part.getBoundingClientRect();
        if (top < bar.top - 1 || bottom > bar.bottom + 1 || right > bar.right + 1) found.push(`outside of the bar: ${part.innerText}`);
        if (part.scrollWidth > part.clientWidth + 1) found.push(`cut in the bar: ${part.innerText}`);
    }
    /* What is read: no button lies on it, and nothing cuts it. */
    for (const said of all(".question, .role, .problem, .still > p, .asked > p:first-child, .asked .link", line)) {
        const { left, top, right, bottom } = said.getBoundingClientRect();
        if (right - left < 2) continue;
        for (const button of all("button", line).filter((button) => !said.contains(button) && button.closest("[data-answers], .order") === null)) {
            const box = button.getBoundingClientRect();
            const across = Math.min(box.right, right) - Math.max(box.left, left);
            if (across > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1) found.push(`under ${button.innerText}: ${said.innerText}`);
        }
        for (let around = said.parentElement; around !== line.parentElement; around = around.parentElement) {
            const box = around.getBoundingClientRect();
            const cuts = box.width > 0 && getComputedStyle(around).overflowX !== "visible";
            if (cuts && (left < box.left - 1 || right > box.right + 1)) found.push(`cut in the bar: ${said.innerText}`);
        }
    }
    const story = document.querySelector('[data-table] .rail [role="tabpanel"]')?.getBoundingClientRect();
    for (const card of all(".asked > .card, .considered, .options > .order", line)) {
        if (story !== undefined && card.getBoundingClientRect().top < story.bottom - 1) found.push(`over the story: ${card.innerText}`);
    }
    const tops = buttons.map((button) => button.getBoundingClientRect().top);
    const goesOn = all(".still button", line).map((button) => button.getBoundingClientRect().top);
    if (Math.max(...tops) - Math.min(...tops) > 3 || Math.max(...goesOn) - Math.min(...goesOn) > 3) found.push("the bar's buttons have several lines");
    for (const reach of all('[data-place="own"] .under')) {
        if (reach.getBoundingClientRect().bottom > bar.top + 1) found.push(`covered by the bar: ${reach.innerText}`);
    }
    return found;
};
