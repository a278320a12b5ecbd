/** Cards and piles in words, for those who hear the table. */

import { cornersOf, type Face } from "../api/faces";
import { ICONS } from "../api/model";
import { isDrawn } from "../sets/registry";
import { listed } from "../words/lists";
import { t } from "../words/words.svelte";

/** "Value 3, red. Icons: castle, leaf, leaf, picture. Its effects go by leaf." */
export const kindOf = (face: Face): string =>
    t(face.effects.length > 0 ? "text-card" : "text-card-unused", {
        value: face.age,
        color: t(`color-${face.color}`),
        icons: listed(cornersOf(face).filter(isDrawn).map((icon) => t(`icon-${icon}`))),
        featured: t(`icon-${face.featured}`),
    });

/** "castle 2, leaf 1": the icons that can be seen on a pile, by how many of each there are; "" if that is not told. */
export function iconsOn(counts: readonly number[] | null): string {
    if (counts === null) return "";
    const phrases = ICONS.flatMap((icon, index) =>
        counts[index] ? [t("text-icon-count", { icon: t(`icon-${icon}`), count: counts[index] })] : [],
    );
    return listed(phrases) || t("text-no-icons");
}
