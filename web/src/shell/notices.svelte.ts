/** Short messages for the reader: shown for a while at the edge of the page, and read out by screen readers. */

import { untrack } from "svelte";

interface Notice {
    id: number;
    text: string;
    kind: "info" | "trouble";
    /** What it says how something stands with: the next notice about that takes its place; "" if it tells what was done. */
    about: string;
}

/** Long enough to read, in milliseconds: a base and some for each letter. */
const SHOWN_AT_LEAST = 4000;
const SHOWN_PER_LETTER = 60;
/** More than these hide the page. */
const MOST = 3;

class Notices {
    shown = $state.raw<Notice[]>([]);
    private last = 0;

    add(text: string, kind: Notice["kind"], about: string): void {
        const notice = { id: ++this.last, text, kind, about };
        this.withdraw(about);
        this.shown = [...untrack(() => this.shown).filter((other) => other.text !== text), notice].slice(-MOST);
        setTimeout(() => this.drop(notice.id), SHOWN_AT_LEAST + SHOWN_PER_LETTER * text.length);
    }

    drop(id: number): void {
        this.shown = this.shown.filter((notice) => notice.id !== id);
    }

    /** Drops what was said about something that stands otherwise now. */
    withdraw(about: string): void {
        const shown = untrack(() => this.shown); // what tells of a change does not wait for notices
        if (about !== "" && shown.some((notice) => notice.about === about)) this.shown = shown.filter((notice) => notice.about !== about);
    }
}

export const notices = new Notices();

/** Tells the reader something, in passing; `about` what it says how it stands with, if it does. */
export const say = (text: string, about = ""): void => notices.add(text, "info", about);

/** Tells the reader that something went wrong; `about` as above. */
export const warn = (text: string, about = ""): void => notices.add(text, "trouble", about);

/** Takes back what was said about something that stands otherwise now. */
export const withdraw = (about: string): void => notices.withdraw(about);
