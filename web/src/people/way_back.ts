/** The way from a page that needs an account to signing in, and back to it. */

const FOR = "for";

/** The address at which one signs in to come back to a place. */
export const signInFor = ({ pathname, search }: { pathname: string; search: string }): string =>
    `/people?${new URLSearchParams({ [FOR]: pathname + search }).toString()}`;

/** Where somebody who has signed in at an address wanted to be; null if nowhere on this server. */
export function wayBack({ search, origin }: { search: string; origin: string }): string | null {
    const wanted = new URLSearchParams(search).get(FOR) ?? "";
    if (!wanted.startsWith("/")) return null;
    const { origin: there, pathname, search: query } = new URL(wanted, origin);
    return there === origin ? pathname + query : null;
}
