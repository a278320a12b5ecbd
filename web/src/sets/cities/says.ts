/** What the signs of a city say, in words: those that act in the order in which they do, then what counts. */

import type { Face } from "../../api/faces";
import type { SignText } from "../card_set";

/** The places of signs, in the order in which they act. */
const PLACES = ["top-middle", "bottom-middle"] as const;
const ARROWS = ["left", "right", "up"];
const SEARCH = "search-";

export function saidBySigns({ icons, age, color }: Face): SignText[] {
    const signs = PLACES.flatMap((place) => icons[place] ?? []);
    return [...new Set(signs)].flatMap((icon): SignText[] => {
        const number = signs.filter((sign) => sign === icon).length;
        if (icon === "plus") return [{ icon, text: "card-says-plus", number, age: age + 1 }];
        if (ARROWS.includes(icon)) return [{ icon, text: `card-says-${icon}`, number, color }];
        if (icon.startsWith(SEARCH)) return [{ icon, text: "card-says-search", number: age, age, sought: icon.slice(SEARCH.length) }];
        if (icon === "flag") return [{ icon, text: "card-says-flag", number, color }];
        return icon === "fountain" ? [{ icon, text: "card-says-fountain", number }] : [];
    });
}
