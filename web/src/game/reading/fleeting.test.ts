import { expect, test } from "vitest";

import interfaceTexts from "../../../../src/splay/locale/en/interface.ftl?raw";
import cityTexts from "../../../../src/splay/locale/en/cities.ftl?raw";
import texts from "../../../../src/splay/locale/en/web-cities.ftl?raw";
import type { FleetingView } from "../../api/model";
import { Catalogue } from "../../words/catalogue";
import { words } from "../../words/words.svelte";
import { fleetingExplained, fleetingName, takenBy } from "./fleeting";
import { asking, gameAt } from "../fixtures/table";

const flag = (...takers: FleetingView["takers"]): FleetingView => ({ sign: "flag", card: "oars", color: "red", counts: takers.every(({ more }) => more > 0), takers });
function game() {
    const made = gameAt(asking("action", []));
    words.use(new Catalogue("en", [interfaceTexts, cityTexts, texts], { oars: { name: "Oars", effects: {} } }));
    return made;
}

test("whoever needs the fewest cards to take a flag away is told", () => {
    expect(takenBy(flag({ seat: 1, more: 2 }, { seat: 2, more: 1 }), game())).toMatch(/would take it away with 1 more red card\.$/);
    expect(takenBy(flag({ seat: 1, more: 2 }, { seat: 2, more: 2 }), game())).toMatch(/ and .* would take it away with 2 more red cards\.$/);
    expect(takenBy(flag({ seat: 0, more: 1 }), game())).toBe("You'd take it away with 1 more red card.");
    expect(takenBy(flag({ seat: 0, more: 1 }, { seat: 1, more: 1 }), game())).toMatch(/^You and .* would take it/);
});

test("whoever takes it away now is told before all others", () => {
    expect(takenBy(flag({ seat: 1, more: 0 }, { seat: 2, more: 1 }), game())).toMatch(/shows more red cards\.$/);
    expect(takenBy(flag({ seat: 0, more: 0 }), game())).toBe("You show more red cards.");
});

test("a fountain is nobody's to take", () => {
    const fountain: FleetingView = { ...flag(), sign: "fountain" };
    expect(fleetingName(fountain, game())).toBe("Fountain: Oars");
    expect(fleetingExplained(fountain, game())).toBe("An achievement while it's visible.");
    expect(fleetingExplained(flag({ seat: 0, more: 1 }), game())).toBe("An achievement while no opponent shows more red cards. You'd take it away with 1 more red card.");
});
