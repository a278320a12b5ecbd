/** Short messages for the reader: shown for a while at the edge of the page, and read out by screen readers. */

interface Notice {
    id: number;
    text: string;
    kind: "info" | "trouble";
}

/** Long enough to read, in milliseconds: a base and some for each letter. */
const SHOWN_AT_LEAST = 4000;
const SHOWN_PER_LETTER = 60;
/** More than these hide the page. */
const MOST = 3;

class Notices {
    shown = $state.raw<Notice[]>([]);
    private last = 0;

    add(text: string, kind: Notice["kind"]): void {
        const notice = { id: ++this.last, text, kind };
        this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-MOST);
        setTimeout(() => this.drop(notice.id), SHOWN_AT_LEAST + SHOWN_PER_LETTER * text.length);
    }

    drop(id: number): void {
        this.shown = this.shown.filter((notice) => notice.id !== id);
    }
}

export const notices = new Notices();

/** Tells the reader something, in passing. */
export const say = (text: string): void => notices.add(text, "info");

/** Tells the reader that something went wrong. */
export const warn = (text: string): void => notices.add(text, "trouble");
