/** In which ages an icon occurs. */

import { cornersOf, type Face } from "../api/faces";
import type { Icon } from "../api/model";
import { BASE } from "../api/places";
import { joined } from "../words/lists";

/** The ages of the base cards that show an icon, neighbours together: "1-3, 7". */
export function agesOf(icon: Icon, faces: Iterable<Face>): string {
    const ages = new Set([...faces].filter((face) => face.set === BASE && cornersOf(face).includes(icon)).map(({ age }) => age));
    const firsts = [...ages].filter((age) => !ages.has(age - 1)).sort((one, other) => one - other);
    return joined(
        firsts.map((first) => {
            let last = first;
            while (ages.has(last + 1)) last++;
            return last === first ? `${first}` : `${first}-${last}`;
        }),
    );
}
