/** The time for what says how long ago something was, or how long there is left. */

/** The time in milliseconds since 1970, looked at every so many milliseconds as long as the component lives that asks. */
export function nowEvery(step: number): { readonly now: number } {
    let now = $state(Date.now());
    $effect(() => {
        const timer = setInterval(() => (now = Date.now()), step);
        return () => clearInterval(timer);
    });
    return {
        get now() {
            return now;
        },
    };
}
