/*
 * What of a phone's table is not as a hand wants it: buttons that lead on in something that scrolls, targets too small for a
 * finger, cards of the hand too narrow for their text, texts that are small or cut, names that are cut, signs of a row that are
 * cut or missing, a question in more lines than it needs, an Undo in a line of its own. Nothing on a tablet and in a wide window.
 */
() => {
    const found = [];
    if (document.querySelector("[data-phone]") === null || document.querySelector("[data-phone] > .rail") !== null) return found;
    const FINGER = 43.5;
    const CARD = 149.5;
    const NARROWER = 135.5; // held sideways, if all cards of a hand have room then
    const SMALLEST = 13;
    const TEXT = 11.5;
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());

    const scrolls = (around) =>
        /auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight + 1;
    for (const button of all("[data-prompt] .ends button")) {
        for (let around = button.parentElement; around !== document.body; around = around.parentElement) {
            if (scrolls(around)) found.push(`in what scrolls: ${button.innerText}`);
        }
    }
    // Words of a card's text that explain themselves are as large as the text.
    for (const button of all("[data-prompt] button:not(.link, [data-card], [data-form] *), nav > button, .chip button")) {
        const { width, height } = button.getBoundingClientRect();
        if (Math.min(width, height) < FINGER) found.push(`${width} x ${height} px for a finger: ${button.innerText}`);
    }
    const [strip] = all('[data-place="hand"] > .strip');
    const least = innerHeight < 480 && strip?.scrollWidth <= strip?.clientWidth + 1 ? NARROWER : CARD;
    for (const card of all('[data-place="hand"] [data-form]')) {
        if (card.clientWidth < least) found.push(`a card of ${card.clientWidth} px: ${card.ariaLabel}`);
    }
    // What is as high as its text scrolls with what it stands in.
    for (const text of all('[data-form]:not([data-form="stage"]) .text')) {
        const card = text.closest("[data-form]");
        const size = parseFloat(getComputedStyle(text).fontSize);
        if (card.dataset.instead === undefined && size < TEXT) found.push(`a text of ${size} px: ${card.ariaLabel}`);
        const { scrollHeight, clientHeight } = card.dataset.tight === undefined ? text : card;
        if (clientHeight > 0 && scrollHeight > clientHeight + 1) found.push(`a text that is cut: ${card.ariaLabel}`);
    }
    const within = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    for (const pile of all(".player:not(.chips) .pile:has(> .side)")) {
        const side = pile.querySelector(".side").getBoundingClientRect();
        for (const sign of pile.querySelectorAll(".side :is(.age, .tally, .picture, .icons)")) {
            if (sign.checkVisibility() && !within(sign.getBoundingClientRect(), side)) found.push(`beside its row: ${sign.className} of ${pile.ariaLabel}`);
        }
        const icons = pile.querySelector(".side .icons");
        if (icons.childElementCount > 0 && !icons.checkVisibility()) found.push(`without icons: ${pile.ariaLabel}`);
        const line = pile.querySelector(".beneath")?.getBoundingClientRect();
        for (const sum of pile.querySelectorAll(".beneath > .sum")) {
            const { top, bottom } = sum.getBoundingClientRect();
            if (sum.checkVisibility() && top < line.bottom - 1 && bottom > line.bottom + 1) found.push(`cut: ${sum.innerText} of ${pile.ariaLabel}`);
        }
    }
    const [answers] = all("[data-prompt] .options > .answers");
    const [undo] = all("[data-prompt] .ends > .back:only-child");
    if (answers && undo && answers.offsetHeight < 60 && undo.getBoundingClientRect().top > answers.getBoundingClientRect().bottom - 1) {
        const { flexDirection } = getComputedStyle(answers.parentElement);
        if (flexDirection === "row") found.push("Undo in a line of its own");
    }
    for (const chip of all(".chip button")) {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = chip;
        if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) found.push(`cut: ${chip.innerText}`);
    }
    for (const question of all("[data-prompt] .question")) {
        const size = parseFloat(getComputedStyle(question).fontSize);
        const { top, bottom, left, right } = question.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight + 0.5 || left < 0 || right > innerWidth + 0.5) found.push(`out of sight: ${question.innerText}`);
        if (question.clientHeight > 1.8 * size && size > SMALLEST) found.push(`in several lines: ${question.innerText}`);
    }
    return found;
};
