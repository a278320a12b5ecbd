/**
 * What a click leads to in every browser, and for every hand.
 *
 * Safari gives no focus to a button that is clicked, but to what lies around it. What goes by the focus, as a dialog that
 * closes and a part of the page that goes away, would lose the reader's place: so the page gives it, as other browsers do.
 */

const CONTROLS = "button, summary, a[href], input, select";

/** Without the ring of the keyboard, if the browser knows that wish; TypeScript does not yet. */
const QUIETLY: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: false };

/** From now on what is clicked has the focus. */
export function focusWhatIsClicked(): void {
    addEventListener("click", ({ target }) => target instanceof Element && focusControlOf(target), true);
}

function focusControlOf(target: Element): void {
    const control = target.closest<HTMLElement>(CONTROLS);
    const focused = document.activeElement;
    if (control !== null && control !== focused && focused?.contains(control)) control.focus(QUIETLY);
}

/** What of the table answers something. */
const ANSWERS = "[data-offered], [data-option], [data-prompt] button";

/** What a click is for. */
interface Asking {
    readonly question: { readonly sequence: number } | null;
    readonly telling: boolean;
}

/**
 * The second click of a double click is for what the first one was for: never for what has come there since.
 * Takes clicks of the window before anything else does, and let none through that is the second one of two for another question.
 */
export function doubleClicks(game: Asking): (click: MouseEvent) => void {
    let meant = "";
    return (click) => {
        const asked = `${game.question?.sequence} ${game.telling}`;
        if (click.detail < 2) meant = asked;
        else if (asked !== meant && click.target instanceof Element && click.target.closest(ANSWERS) !== null) {
            click.preventDefault();
            click.stopPropagation();
        }
    };
}
