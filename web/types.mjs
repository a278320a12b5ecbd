// Makes src/api/schema.d.ts from openapi.json, which `python -m splay.server.openapi web/openapi.json` writes. The
// fingerprint at its head is the SHA-256 of openapi.json: a test compares it with the server's.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import openapiTS, { astToString } from "openapi-typescript";

const description = readFileSync("openapi.json");
const types = astToString(await openapiTS(JSON.parse(description), { defaultNonNullable: false }));
const head = `/** Made by \`npm run types\` from the server's OpenAPI description; do not edit.

    fingerprint: ${createHash("sha256").update(description).digest("hex")}
*/

`;
writeFileSync("src/api/schema.d.ts", head + types);
