/** The second click of a double click is for what the first one was for: never for what has come there since. */

/** What of the table answers something. */
const ANSWERS = "[data-offered], [data-option], [data-prompt] button";

/** What a click is for. */
interface Asking {
    readonly question: { readonly sequence: number } | null;
    readonly telling: boolean;
}

/** Takes clicks of the window before anything else does, and lets none through that is the second one of two for another question. */
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
