/** Names at a table: those that are the same get numbers. */

import { t } from "./words.svelte";

/** "Easy computer 1", "Easy computer 2" for two of the same name; a name that is alone stays as it is. */
export function numbered(names: readonly string[]): string[] {
    const alike = (name: string, until = names.length) => names.slice(0, until).filter((other) => other === name).length;
    return names.map((name, index) =>
        alike(name) === 1 ? name : t("table-name-numbered", { name, number: alike(name, index + 1) }),
    );
}
