// Outlines of glyphs, as the data of an SVG path: made smaller by leaving out what no eye sees.

/** How many numbers each command takes. */
const NUMBERS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:[eE][-+]?\d+)?/y;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;

/** In units of the grid: how far a curve may leave a straight line and still be drawn as one. */
const STRAIGHT = 0.8;
/** How far a curve's first handle may be from the mirrored last handle and still be left out. */
const MIRRORED = 1;

/**
 * An outline drawn `scale` times as large on a grid of whole units. Each point goes to the nearest place of the grid, so that
 * no error adds up; what is given is relative, as that takes the fewest letters.
 */
export function rounded(outline, scale = 1) {
    const written = [];
    let [at, begun, handle] = [[0, 0], [0, 0], [0, 0]];
    for (const { command, numbers } of absolute(outline)) {
        const kept = command === "A" ? 5 : 0;
        const radii = numbers.slice(0, kept).map((number, index) => (index < 2 ? Math.round(number * scale) : number));
        const points = numbers.slice(kept).map((number, index) => Math.round(number * scale) - at[index % 2]);
        if (command === "Z") {
            written.push("z");
            [at, handle] = [begun, [0, 0]];
            continue;
        }
        if (command !== "M" && points.every((number) => number === 0)) continue;
        const drawn = simplest(command, radii, points, handle);
        written.push(drawn.text);
        handle = drawn.handle;
        at = points.slice(-2).map((number, index) => number + at[index]);
        if (command === "M") begun = at;
    }
    return written.join("");
}

/**
 * A step as it is written, with the fewest numbers; all points are relative to where it begins. `handle` is what a curve
 * goes on with of the curve before it, mirrored.
 */
function simplest(command, radii, points, handle) {
    const [x, y] = points.slice(-2);
    const write = (letter, numbers) => letter + numbers.join(" ").replace(/ -/g, "-");
    if (command === "L" || (command === "C" && isStraight(points))) {
        const text = y === 0 ? `h${x}` : x === 0 ? `v${y}` : write("l", [x, y]);
        return { text, handle: [0, 0] };
    }
    if (command === "C") {
        const next = [x - points[2], y - points[3]];
        const isMirrored = Math.abs(points[0] - handle[0]) <= MIRRORED && Math.abs(points[1] - handle[1]) <= MIRRORED;
        return { text: isMirrored ? write("s", points.slice(2)) : write("c", points), handle: next };
    }
    return { text: write(command.toLowerCase(), [...radii, ...points]), handle: [0, 0] };
}

/** Whether a curve stays so near to the line between its ends that nobody sees a difference. */
function isStraight([x1, y1, x2, y2, x, y]) {
    const length = Math.hypot(x, y);
    if (length === 0) return false;
    return [[x1, y1], [x2, y2]].every(([a, b]) => {
        const along = (a * x + b * y) / length;
        return Math.abs(a * y - b * x) / length <= STRAIGHT && along >= -STRAIGHT && along <= length + STRAIGHT;
    });
}

/** The steps of an outline with absolute points: straight lines are all "L", curves have all their handles. */
function* absolute(outline) {
    let [x, y, beginX, beginY] = [0, 0, 0, 0];
    let mirrored = { C: null, Q: null };
    for (const [, letter, rest] of outline.matchAll(COMMAND)) {
        const command = letter.toUpperCase();
        const relative = letter !== command;
        if (command === "Z") {
            [x, y] = [beginX, beginY];
            mirrored = { C: null, Q: null };
            yield { command, numbers: [] };
            continue;
        }
        for (const [index, numbers] of groups(command, rest).entries()) {
            const moved = numbers.map((number, place) => number + (relative ? offset(command, place, x, y) : 0));
            const step = whole(command, index, moved, x, y, mirrored);
            [x, y] = step.numbers.slice(-2);
            if (step.command === "M") [beginX, beginY] = [x, y];
            mirrored = { C: null, Q: null };
            if (step.command in mirrored) {
                const [a, b] = step.numbers.slice(-4, -2);
                mirrored[step.command] = [2 * x - a, 2 * y - b];
            }
            yield step;
        }
    }
}

/** A step without what its command leaves unsaid. Where no curve went before, its first handle is where it begins. */
function whole(command, index, numbers, x, y, mirrored) {
    if (command === "H") return { command: "L", numbers: [numbers[0], y] };
    if (command === "V") return { command: "L", numbers: [x, numbers[0]] };
    if (command === "M") return { command: index === 0 ? "M" : "L", numbers };
    if (command === "S") return { command: "C", numbers: [...(mirrored.C ?? [x, y]), ...numbers] };
    if (command === "T") return { command: "Q", numbers: [...(mirrored.Q ?? [x, y]), ...numbers] };
    return { command, numbers };
}

/** What the number at a place of a relative command counts from. */
function offset(command, place, x, y) {
    if (command === "H") return x;
    if (command === "V") return y;
    if (command === "A") return [0, 0, 0, 0, 0, x, y][place];
    return place % 2 === 0 ? x : y;
}

/** The numbers of a command, a group for each time that it is done. */
function groups(command, text) {
    const size = NUMBERS[command];
    const found = [];
    let position = 0;
    const next = (pattern) => {
        pattern.lastIndex = position;
        const match = pattern.exec(text);
        if (match !== null) position = pattern.lastIndex;
        return match?.[0];
    };
    for (next(BETWEEN); position < text.length; next(BETWEEN)) {
        const place = found.length % size;
        const number = next(command === "A" && (place === 3 || place === 4) ? FLAG : NUMBER);
        if (number === undefined) throw new Error(`${command}${text}: this is no path`);
        found.push(Number(number));
    }
    return Array.from({ length: found.length / size }, (_, index) => found.slice(index * size, (index + 1) * size));
}
