/** What a splay would uncover. */

import type { Corner } from "../../api/faces";
import { ICONS, type OptionView } from "../../api/model";

interface IconChange {
    icon: Corner;
    /** How many more are seen; negative if there are fewer. */
    more: number;
}

/** The icons, and what sets count besides, of which more or fewer would be seen, as a color to splay tells. */
export function iconChangesOf({ icons = [], signs = [], hidden = [] }: OptionView): IconChange[] {
    const times = (all: readonly string[], sign: string): number => all.filter((one) => one === sign).length;
    return [
        ...ICONS.map((icon, index) => ({ icon, more: icons[index] ?? 0 })),
        ...[...new Set([...signs, ...hidden])].map((icon) => ({ icon, more: times(signs, icon) - times(hidden, icon) })),
    ].filter(({ more }) => more !== 0);
}
