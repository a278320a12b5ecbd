/** Cards and piles in words, for those who hear the table. */

import { cornersOf, type Face, type Faces } from "../api/faces";
import { ICONS, type PileView } from "../api/model";
import { visibleIcons } from "../sets/registry";
import { listed } from "../words/lists";
import { t } from "../words/words.svelte";

/** "Value 3, red. Icons: castle, leaf, leaf, picture. Its effects go by leaf." */
export const kindOf = (face: Face): string =>
    t("text-card", {
        value: face.age,
        color: t(`color-${face.color}`),
        icons: listed(cornersOf(face).map((icon) => t(`icon-${icon}`))),
        featured: t(`icon-${face.featured}`),
    });

/** How often each icon can be seen on a pile, in the protocol's order of icons. */
export function countsOf(pile: PileView, faces: Faces): number[] {
    const seen = pile.cards.flatMap((card, place) => {
        const face = faces.get(card);
        return face ? visibleIcons(face, place === pile.cards.length - 1, pile.splay) : [];
    });
    return ICONS.map((icon) => seen.filter((one) => one === icon).length);
}

/** "castle 2, leaf 1": the icons that can be seen on a pile. */
export function iconsOn(pile: PileView, faces: Faces): string {
    const counts = countsOf(pile, faces);
    const phrases = ICONS.flatMap((icon, place) =>
        counts[place] ? [t("text-icon-count", { icon: t(`icon-${icon}`), count: counts[place] })] : [],
    );
    return listed(phrases) || t("text-no-icons");
}
