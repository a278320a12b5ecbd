// Puts compressed forms (.br, .gz) beside the files of a built page: `node precompress.mjs FOLDER`. The server sends
// them as they are, so that it compresses nothing itself. What compression makes no smaller stays alone.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = new Set([".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"]);

const folder = process.argv[2];
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const forms = {
        br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        gz: gzipSync(bytes, { level: 9 }),
    };
    for (const [suffix, form] of Object.entries(forms)) {
        if (form.length < bytes.length) writeFileSync(`${file}.${suffix}`, form);
    }
}
