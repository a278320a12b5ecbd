/** The ground of a back, for the style of what is drawn as one. */

import { BASE } from "../api/places";
import { backOf } from "../sets/registry";

export function backGround(set = BASE): string {
    const { light, deep } = backOf(set);
    return `linear-gradient(160deg, ${light}, ${deep})`;
}
