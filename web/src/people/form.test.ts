import { beforeEach, expect, test } from "vitest";

import { Refused } from "../api/client";
import { Catalogue } from "../words/catalogue";
import { words } from "../words/words.svelte";
import { Form } from "./form.svelte";

const TAKEN = new Refused("login_taken", "That login is taken.", 409);

beforeEach(() => words.use(new Catalogue("en", ["refusal-login_taken = Choose another login."], {})));

test("a refusal is shown at the field that it concerns", async () => {
    const form = new Form({ login_taken: "login" });
    expect(await form.send(() => Promise.reject(TAKEN))).toBe(false);
    expect(form.error("login")).toBe("Choose another login.");
    expect(form.error("")).toBe("");
});

test("a refusal that concerns no field is shown at the form, and goes when it is sent again", async () => {
    const form = new Form();
    await form.send(() => Promise.reject(TAKEN));
    expect(form.error("")).toBe("Choose another login.");
    expect(await form.send(() => Promise.resolve())).toBe(true);
    expect(form.error("")).toBe("");
});

test("a form is sent once at a time", async () => {
    const form = new Form();
    let sent = 0;
    const act = async () => void (sent += 1);
    expect(await Promise.all([form.send(act), form.send(act)])).toEqual([true, false]);
    expect(sent).toBe(1);
});
