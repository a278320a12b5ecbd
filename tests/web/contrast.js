/*
 * What stands out too little from its ground, as WCAG counts it: texts (1.4.3), icon shapes and the edges of fields
 * (1.4.11). What is switched off may be faint. Grounds are the background colors of an element and of all around it; that of
 * what is written on a drawn coin is the coin. `state`: what all controls are in; of what is switched off then texts must
 * still be readable, and in focus the ring must stand out. Then only what is marked as `data-looked-at` is looked at.
 */
(state = "") => {
    const [TEXT, LARGE, SHAPE] = [4.5, 3, 3];
    /** What is switched off, once that is looked at: less than WCAG asks of anything else, and it asks nothing of that. */
    const FAINT = 3;
    const OFF = ":disabled, [aria-disabled=true], [inert]";
    const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map();

    /** Red, green, blue of 0 to 255 and how opaque, of a color as CSS computes it. */
    function parts(color) {
        if (!known.has(color)) {
            pixel.clearRect(0, 0, 1, 1);
            pixel.fillStyle = color;
            pixel.fillRect(0, 0, 1, 1);
            const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
            known.set(color, [red, green, blue, alpha / 255]);
        }
        return known.get(color);
    }
    const over = ([red, green, blue, alpha], under) =>
        [red, green, blue].map((part, place) => part * alpha + under[place] * (1 - alpha)).concat(1);

    /** The color behind an element's content; `null` if a picture lies there. */
    function ground(element) {
        const layers = [];
        for (let one = element; one !== null; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.backgroundImage !== "none") return null;
            const layer = parts(style.backgroundColor);
            if (layer[3] > 0) layers.push(layer);
            if (layer[3] === 1) break;
        }
        return layers.reduceRight((under, layer) => over(layer, under), parts("Canvas"));
    }
    function opacity(element) {
        let all = 1;
        for (let one = element; one !== null; one = one.parentElement) all *= parseFloat(getComputedStyle(one).opacity);
        return all;
    }
    const luminance = (color) => {
        const [red, green, blue] = color.slice(0, 3).map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    function ratio(one, other) {
        const [dark, light] = [luminance(one), luminance(other)].sort((left, right) => left - right);
        return (light + 0.05) / (dark + 0.05);
    }
    const isLarge = (style) =>
        parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);

    const found = new Set();
    /** How much brighter a filter makes an element. */
    function brightness(element) {
        let all = 1;
        for (let one = element; one !== null; one = one.parentElement)
            all *= Number(/brightness\(([\d.]+)\)/.exec(getComputedStyle(one).filter)?.[1] ?? 1);
        return all;
    }
    const brighter = (color, by) => color.slice(0, 3).map((part) => Math.min(255, part * by));

    function check(what, element, color, under, least) {
        if (under === null) return;
        const [red, green, blue, alpha] = parts(color);
        const seen = over([red, green, blue, alpha * opacity(element)], under);
        const by = brightness(element);
        const reached = ratio(brighter(seen, by), brighter(under, by));
        if (reached < least) found.add(`${what} ${reached.toFixed(2)} of ${least}: ${element.outerHTML.slice(0, 140)}`);
    }
    /** How a drawing's disc looks if it is filled: the ground of what is written on it, and its edge; else `null`. */
    function disc(drawing) {
        const circle = drawing?.querySelector("circle");
        const style = circle ? getComputedStyle(circle) : null;
        return style === null || style.fill === "none" ? null : style;
    }
    function checkText(element, pseudo) {
        const style = getComputedStyle(element, pseudo);
        const under = disc(element.closest("svg.icon"));
        check("text", element, style.color, under === null ? ground(element) : parts(under.fill), leastOf(element, style));
    }
    const leastOf = (element, style) => (element.closest(OFF) !== null ? FAINT : isLarge(style) ? LARGE : TEXT);
    const isSeen = (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest(".unseen, [inert]") === null &&
        (state === "off" || element.closest(OFF) === null);

    /** Whether it is looked at in this state. */
    const isLookedAt = (element) => state === "" || element.closest("[data-looked-at]") !== null;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parents = new Set();
    while (texts.nextNode()) if (texts.currentNode.data.trim() !== "") parents.add(texts.currentNode.parentElement);
    for (const element of parents) if (isLookedAt(element) && isSeen(element)) checkText(element);
    for (const field of document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=range]), select, textarea")) {
        if (!isLookedAt(field) || !isSeen(field)) continue;
        checkText(field, field.matches(":placeholder-shown") ? "::placeholder" : undefined);
        if (field.matches("select") && parts(getComputedStyle(field).borderTopColor)[3] === 0) continue; // its text and arrow
        const outside = ground(field.parentElement);
        const inside = ground(field);
        if (outside === null || inside === null || ratio(inside, outside) >= SHAPE) continue;
        check("edge of a field", field, getComputedStyle(field).borderTopColor, outside, SHAPE);
    }
    for (const icon of document.querySelectorAll("svg.icon:not(.hex)"))
        if (isLookedAt(icon) && isSeen(icon)) check("icon", icon, disc(icon)?.stroke ?? getComputedStyle(icon).color, ground(icon.parentElement), SHAPE);
    if (state === "focus")
        for (const control of document.querySelectorAll("[data-looked-at]")) {
            const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(control);
            if (outlineStyle === "none" || !isSeen(control)) continue;
            const around = parseFloat(outlineOffset) < 0 ? control : control.parentElement;
            check("ring of focus", control, outlineColor, ground(around), SHAPE);
        }
    return [...found];
};
