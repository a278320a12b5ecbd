import { beforeAll, beforeEach, expect, test } from "vitest";

import { focusWhatIsClicked } from "./clicked";

beforeAll(focusWhatIsClicked);
beforeEach(() => {
    document.body.innerHTML = `
        <section tabindex="-1"><button><b>Play</b></button><p>Text</p></section>
        <input aria-label="Name" />`;
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const click = (selector: string) => find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));

test("a button that is clicked has the focus, if the browser gave it to nothing", () => {
    click("b");
    expect(document.activeElement).toBe(find("button"));
});

test("and if the browser gave it to what is around it", () => {
    find("section").focus();
    click("b");
    expect(document.activeElement).toBe(find("button"));
});

test("a text that is clicked has none", () => {
    click("p");
    expect(document.activeElement).toBe(document.body);
});

test("a focus that went elsewhere stays there", () => {
    find("input").focus();
    click("b");
    expect(document.activeElement).toBe(find("input"));
});
