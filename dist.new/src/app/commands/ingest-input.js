"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.IngestError = void 0;
exports.openInput = openInput;
exports.readWhole = readWhole;
const node_fs_1 = require("node:fs");
const promises_1 = require("node:fs/promises");
const content_types_1 = require("../../intake/http/content-types");
/** What was to be taken in cannot be read; the message says why. */
class IngestError extends Error {
    name = 'IngestError';
}
exports.IngestError = IngestError;
const SPACE = /^[ \t\r\n]*$/;
const ARRAY = /^[ \t\r\n]*\[/;
/**
 * Opens a file, or standard input for `-`, and looks at its first bytes.
 * @throws IngestError for what cannot be read
 */
async function openInput(file) {
    const size = file === '-' ? undefined : await sizeOf(file);
    const source = file === '-' ? process.stdin : (0, node_fs_1.createReadStream)(file);
    const chunks = source.iterator({ destroyOnReturn: false });
    const first = [];
    let beginning = '';
    while (SPACE.test(beginning)) {
        const { done, value } = await chunks.next().catch(notReadable);
        if (done)
            break;
        first.push(value);
        beginning += value.toString('latin1');
    }
    return {
        chunks: resumed(first, chunks),
        size,
        isArray: ARRAY.test(beginning),
        release: () => void source.destroy(),
    };
}
/**
 * The whole of it in memory, which an array needs.
 * @throws IngestError for more than one batch may be
 */
async function readWhole({ chunks }) {
    const read = [];
    let size = 0;
    for await (const chunk of chunks) {
        size += chunk.length;
        if (size > content_types_1.BATCH_LIMIT) {
            throw new IngestError(`A JSON array may be ${content_types_1.BATCH_LIMIT} bytes long. Give one event per line instead, for which there is no limit: ` +
                `jq -c '.[]' FILE | cagnotte ingest -`);
        }
        read.push(chunk);
    }
    return Buffer.concat(read);
}
async function sizeOf(file) {
    const found = await (0, promises_1.stat)(file).catch(notReadable);
    if (found.isDirectory())
        throw new IngestError(`${file} is a directory.`);
    return found.size;
}
async function* resumed(first, rest) {
    yield* first;
    yield* rest;
}
function notReadable(failure) {
    throw new IngestError(failure instanceof Error ? failure.message : String(failure), { cause: failure });
}
//# sourceMappingURL=ingest-input.js.map