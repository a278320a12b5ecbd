/** How a game went, as lines: a quantity of every seat over the turns. */

import { ICONS, type Icon } from "../api/model";
import type { Curve } from "../game/told/replay_course";

export type Quantity = "points" | "achievements" | "chances" | Icon;
export const QUANTITIES: readonly Quantity[] = ["chances", "points", "achievements", ...ICONS];

/** A quantity by seat, then by turn. */
export function seriesOf(curves: readonly Curve[], quantity: Quantity): number[][] {
    const seats = curves[0]?.points.map((_, seat) => seat) ?? [];
    return seats.map((seat) => curves.map((curve) => valueOf(curve, quantity, seat)));
}

/** A line of a picture: the seats that it stands for, and their value by turn. */
export interface Line {
    seats: readonly number[];
    values: readonly number[];
}

/** A line for each seat; partners win together, so they have one line for their chances. `teams` is the team of each seat. */
export function linesOf(series: readonly (readonly number[])[], quantity: Quantity, teams: readonly number[]): Line[] {
    const together = (seat: number) => (quantity === "chances" ? teams.indexOf(teams[seat]!) : seat);
    const firsts = series.flatMap((values, seat) => (together(seat) === seat ? [{ seat, values }] : []));
    return firsts.map(({ seat, values }) => ({ seats: series.flatMap((_, one) => (together(one) === seat ? [one] : [])), values }));
}

function valueOf(curve: Curve, quantity: Quantity, seat: number): number {
    if (quantity === "points" || quantity === "achievements" || quantity === "chances") return curve[quantity][seat] ?? 0;
    return curve.icons[seat]?.[ICONS.indexOf(quantity)] ?? 0;
}

/** Round values for the lines of a scale from 0 to at least `most`, about four of them. */
export function ticksTo(most: number): number[] {
    const step = [1, 2, 5, 10, 20, 25, 50, 100].find((one) => one * 4 >= most) ?? Math.ceil(most / 4);
    const last = Math.max(1, Math.ceil(most / step));
    return Array.from({ length: last + 1 }, (_, index) => index * step);
}

interface Dot {
    x: number;
    y: number;
}

/** Where the values of a line lie in a field of this size, whose scale ends at `top`. */
export function dotsOf(values: readonly number[], width: number, height: number, top: number): Dot[] {
    const apart = values.length > 1 ? width / (values.length - 1) : 0;
    return values.map((value, index) => ({ x: index * apart, y: height - (value / top) * height }));
}

/** A line through dots, for SVG. */
export const lineThrough = (dots: readonly Dot[]): string =>
    dots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
