import { beforeAll, expect, test } from "vitest";

import { asking, gameAt } from "../fixtures/table";
import { clockWords } from "./clock_text";

beforeAll(() => void gameAt(asking("action", [])));

const SECOND = 1000;
const HOUR = 3600 * SECOND;

test.each([
    [9 * SECOND, "0:09"],
    [12 * 60 * SECOND + 5 * SECOND, "12:05"],
    [2 * HOUR + 3 * 60 * SECOND, "2:03 h"],
    [49 * HOUR, "2 d 1 h"],
])("%i milliseconds are %s", (milliseconds, words) => expect(clockWords(milliseconds)).toBe(words));
