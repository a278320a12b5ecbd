/** What a splay would uncover. */

import { ICONS, type Icon, type OptionView } from "../api/model";

interface IconChange {
    icon: Icon;
    /** How many more are seen; negative if there are fewer. */
    more: number;
}

/** The icons of which more or fewer would be seen, as a color to splay tells. */
export const iconChangesOf = ({ icons = [] }: OptionView): IconChange[] =>
    ICONS.map((icon, index) => ({ icon, more: icons[index] ?? 0 })).filter(({ more }) => more !== 0);
