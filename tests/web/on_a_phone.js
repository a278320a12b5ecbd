/*
 * What of a phone's table is not as a hand wants it: buttons that lead on in something that scrolls, targets too small for a
 * finger, cards of the hand too narrow for their text, names that are cut, a question in more lines than it needs. Nothing on
 * a tablet and in a wide window.
 */
() => {
    const found = [];
    if (document.querySelector("[data-phone]") === null || document.querySelector("[data-phone] > .rail") !== null) return found;
    const FINGER = 43.5;
    const CARD = 149.5;
    const SMALLEST = 13;
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
    for (const card of all('[data-place="hand"] [data-form]')) {
        if (card.clientWidth < CARD) found.push(`a card of ${card.clientWidth} px: ${card.ariaLabel}`);
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
