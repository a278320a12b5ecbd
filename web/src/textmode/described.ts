/** Cards and piles in words, for those who hear the table. */

import { type Corner, cornersOf, type Face, type Faces, visibleIcons } from "../api/faces";
import { ICONS, type PileView } from "../api/model";
import { isCoin, isDrawn } from "../sets/registry";
import { joined } from "../words/lists";
import { t, within } from "../words/words.svelte";

/** "Value 3, red. Icons: castle, leaf, leaf, picture. Featured icon: leaf." */
export function kindOf(face: Face): string {
    const key = face.effects.length > 0 ? "text-card" : "text-card-unused";
    return t(key, {
        value: face.age,
        color: within(key, "color", `color-${face.color}`),
        icons: joined(cornersOf(face).filter(isDrawn).map((icon) => within(key, "icons", `icon-${icon}`))),
        featured: within(key, "featured", `icon-${face.featured}`),
    });
}

/** "castle 2, leaf 1, bonus of 3": what can be seen on a pile, by how many of each there are; "" if that is not told. */
export function iconsOn(counts: readonly number[] | null, signs: readonly Corner[] = []): string {
    if (counts === null) return "";
    const counted = (icon: Corner, count: number): string[] =>
        count > 0 ? [t("text-icon-count", { icon: within("text-icon-count", "icon", `icon-${icon}`), count })] : [];
    const kinds = [...new Set(signs)].filter((sign) => !isCoin(sign));
    const phrases = [
        ...ICONS.flatMap((icon, index) => counted(icon, counts[index] ?? 0)),
        ...kinds.flatMap((kind) => counted(kind, signs.filter((sign) => sign === kind).length)),
        ...signs.filter(isCoin).map((coin) => within("text-icon-count", "icon", `icon-${coin}`)),
    ];
    return joined(phrases) || t("text-no-icons");
}

const EVERYWHERE: readonly Corner[] = [...ICONS, "hex"];

/** What can be seen on a pile besides what every set has, the top card's first. */
export const signsOn = ({ cards, splay }: PileView, faces: Faces): Corner[] =>
    cards
        .toReversed()
        .flatMap((key, index) => {
            const face = faces.get(key);
            return face === undefined ? [] : visibleIcons(face, index === 0, splay);
        })
        .filter((sign) => !EVERYWHERE.includes(sign));
