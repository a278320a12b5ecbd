import { mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";

import interfaceTexts from "../../../src/splay/locale/en/interface.ftl?raw";
import cityTexts from "../../../src/splay/locale/en/web-cities.ftl?raw";
import cardTexts from "../../../src/splay/locale/en/web-shell.ftl?raw";
import { type Face, visibleIcons, visiblePlaces } from "../api/faces";
import { faces, told } from "../game/fixtures/game";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import CardFace from "./CardFace.svelte";

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
    if (shown) await unmount(shown);
    document.body.replaceChildren();
});

/** The icons that a face shows, each with its place. */
function drawn(face: Face, more = ""): string[] {
    words.use(new Catalogue("en", [interfaceTexts, cardTexts, more], told.words));
    shown = mount(CardFace, { target: document.body, props: { face, form: "brief" } });
    return [...document.querySelectorAll(".corner")].map(
        (corner) => `${corner.classList[1]}: ${corner.querySelector(".hex") ? "hex" : corner.querySelector("svg")!.classList[1]}`,
    );
}

describe("the face of a card", () => {
    const oars = faces.get("oars")!;

    it.each([
        ["stage", undefined, "Oars"],
        ["hand", true, "Oars"],
        ["hand", undefined, undefined],
        ["brief", undefined, undefined],
    ] as const)("has its English title beneath another one, on the stage and where it counts: %s %s", (form, titled, english) => {
        const own = { ...told.words.oars!, name: "Wiosła", english: "Oars" };
        words.use(new Catalogue("pl", [interfaceTexts, cardTexts], { oars: own }));
        shown = mount(CardFace, { target: document.body, props: { face: oars, form, titled } });
        expect(document.querySelector(".name")?.textContent).toBe("Wiosła");
        expect(document.querySelector('[lang="en"]')?.textContent).toBe(english);
    });

    it("has one title where the language has no other", () => {
        words.use(new Catalogue("en", [interfaceTexts, cardTexts], told.words));
        shown = mount(CardFace, { target: document.body, props: { face: oars } });
        expect(document.querySelector(".english")).toBeNull();
    });

    it("has four icons in their corners", () => {
        expect(drawn(oars)).toEqual(["top-left: castle", "bottom-left: crown", "bottom-middle: hex", "bottom-right: castle"]);
    });

    it("leaves a blank place empty", () => {
        const icons = { "top-left": "blank", "bottom-left": "hex", "bottom-middle": "blank", "bottom-right": "blank" };
        const drawnIn = () => [...document.querySelectorAll(".corner")].map((corner) => corner.querySelectorAll("svg").length);
        words.use(new Catalogue("en", [interfaceTexts, cardTexts], told.words));
        shown = mount(CardFace, { target: document.body, props: { face: { ...oars, icons }, form: "brief" } });
        expect(drawnIn()).toEqual([0, 1, 0, 0]);
        expect(document.querySelector(".bottom-left .hex")!.getAttribute("aria-label")).toBe("empty hexagon");
    });

    it("has six if the card has six places", () => {
        const icons = { ...oars.icons, "top-middle": "leaf", "top-right": "clock" };
        expect(drawn({ ...oars, icons })).toEqual([
            "top-left: castle",
            "top-middle: leaf",
            "top-right: clock",
            "bottom-left: crown",
            "bottom-middle: hex",
            "bottom-right: castle",
        ]);
    });

    it("shows the sign of what no set draws", () => {
        drawn({ ...oars, icons: { ...oars.icons, "top-right": "flower" } }, "icon-flower = flower\nsign-flower = F\n");
        expect(document.querySelector('.flower text')?.textContent).toBe("F");
        expect(document.querySelector('.flower')?.getAttribute("aria-label")).toBe("flower");
    });

    it("draws the signs of a set as coins, and marks an echo effect with its sign", () => {
        const more = "icon-bonus-10 = bonus of 10\nsign-bonus-10 = 10\nicon-echo = echo\n";
        drawn({ ...oars, icons: { "top-left": "echo", "bottom-left": "bonus-10" } }, more);
        expect(document.querySelector(".coin")?.textContent).toContain("10");
        expect(document.querySelector(".echo path")).not.toBeNull();
    });

    it("marks the places that can be seen while it is covered", () => {
        words.use(new Catalogue("en", [interfaceTexts, cardTexts], told.words));
        shown = mount(CardFace, { target: document.body, props: { face: oars, form: "brief", seen: visiblePlaces(false, "right") } });
        const marked = [...document.querySelectorAll(".corner.seen")].map((corner) => corner.classList[1]);
        expect(marked).toEqual(["top-left", "bottom-left"]);
    });

    it("has a line for each effect that does something, behind its icon, and marks demands, and what says less than its text", async () => {
        shown = null;
        const effects = [
            { name: "echo", kind: "echo", title: "" },
            { name: "demand", kind: "demand", title: "" },
            { name: "dogma", kind: "shared", title: "" },
            { name: "dogma_2", kind: "shared", title: "" },
        ] as const;
        const own = { name: "Oars", effects: { echo: "Draw a [1].", demand: "I demand a card!", dogma: "No effect.", dogma_2: "You may splay red left." } };
        const lines = ["Draw a [1].", "I demand a card.", "", "Splay red left."];
        words.use(new Catalogue("en", [interfaceTexts, cardTexts], { oars: { ...own, lines, edition_lines: { first: ["Draw a [2]."] } } }));
        const linesIn = async (edition: string, form: "brief" | "row" | "line"): Promise<string[]> => {
            const card = mount(CardFace, { target: document.body, props: { face: { ...oars, edition, effects: [...effects] }, form } });
            const said = [...document.querySelectorAll(".lines .line")].map((line) => {
                const icon = line.querySelector("svg")!.classList[1];
                return `${line.classList[1]}, ${icon}: ${line.textContent?.trim()} ${line.querySelector(".verb")?.textContent ?? ""}`.trim();
            });
            await unmount(card);
            return said;
        };
        for (const form of ["brief", "row", "line"] as const) {
            const said = await linesIn("third", form);
            expect(said).toEqual(["echo, echo: Draw a 1.", "demand, castle: I demand a card. I demand", "shared, castle: Splay red left…"]);
        }
        expect(await linesIn("first", "brief")).toEqual(["echo, echo: Draw a 2…"]);
    });

    it("says in lines what the signs of a card without effects do, each behind its sign", () => {
        const signs = "icon-plus = plus\nicon-right = right arrow\nset-cities = Cities\ncard-mark-cities = Ci\n";
        const lines = ["Splay green right.", "Draw an [8]."];
        words.use(new Catalogue("en", [interfaceTexts, cardTexts, cityTexts, signs], { london: { name: "London", lines, effects: {} } }));
        const london = { ...oars, key: "london", set: "cities", age: 7, effects: [], icons: { "bottom-middle": "plus", "top-middle": "right" } };
        shown = mount(CardFace, { target: document.body, props: { face: london, form: "brief" } });
        const said = [...document.querySelectorAll(".lines .line")].map((line) => `${line.querySelector("svg")!.classList[1]}: ${line.textContent?.trim()}`);
        expect(said).toEqual(["right: Splay green right.", "plus: Draw an 8."]);
    });

    it("says what the signs of a card without effects do, and no more", () => {
        const signs = "icon-plus = plus\nicon-right = right arrow\nset-cities = Cities\ncard-mark-cities = Ci\n";
        words.use(new Catalogue("en", [interfaceTexts, cardTexts, cityTexts, signs], { london: { name: "London", lines: ["Splay green right.", "Draw an [8]."], effects: {} } }));
        const london = { ...oars, key: "london", set: "cities", age: 7, color: "green" as const, effects: [], icons: { "bottom-middle": "plus", "top-middle": "right" } };
        shown = mount(CardFace, { target: document.body, props: { face: london } });
        const said = [...document.querySelectorAll(".effects p")].map((line) => line.textContent?.trim());
        expect(said).toEqual(["Meld action: splay green right.", "Meld action: draw an 8."]);
    });

    it("shows beneath others what the splay uncovers of six places, too", () => {
        const six = { ...oars, icons: { ...oars.icons, "top-middle": "leaf", "top-right": "clock" } };
        expect(visibleIcons(six, false, "left")).toEqual(["clock", "castle"]);
        expect(visibleIcons(six, false, "right")).toEqual(["castle", "crown"]);
        expect(visibleIcons(six, false, "up")).toEqual(["crown", "hex", "castle"]);
        expect(visibleIcons(six, false, "none")).toEqual([]);
        expect(visibleIcons(six, true, "left")).toHaveLength(6);
        expect(visibleIcons(oars, false, "left")).toEqual(["castle"]);
    });
});
