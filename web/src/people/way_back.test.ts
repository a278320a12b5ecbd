import { expect, test } from "vitest";

import { signInFor, wayBack } from "./way_back";

const origin = "https://play.example.org";
const backFrom = (address: string): string | null => wayBack({ search: new URL(address, origin).search, origin });

test.each(["/", "/new", "/table/ab12", "/players/ann?result=won&sets=echoes,cities"])("whoever signs in for %s comes back there", (place) => {
    const { pathname, search } = new URL(place, origin);
    expect(backFrom(signInFor({ pathname, search }))).toBe(place);
});

test.each(["/people", "/people?for=", "/people?for=new", "/people?for=https://evil.example/x", "/people?for=//evil.example/x", "/people?for=/%5Cevil.example/x"])(
    "from %s nobody is led anywhere",
    (address) => {
        expect(backFrom(address)).toBeNull();
    },
);
