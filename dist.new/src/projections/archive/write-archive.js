"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.writeArchive = writeArchive;
const node_crypto_1 = require("node:crypto");
const seal_keys_1 = require("../../access/seal-keys");
const release_1 = require("../../kernel/release");
const generation_1 = require("../generations/generation");
const read_page_1 = require("../read-page");
const casino_heads_1 = require("../register/casino-heads");
const register_1 = require("../register/register");
const books_snapshot_1 = require("../verification/books-snapshot");
const archived_tables_1 = require("./archived-tables");
/** Records read from the log at once. */
const PAGE = 1_000;
/**
 * The whole of the books as lines of JSON, each ending with a line feed: header, the log with what the register says of
 * each record, the journal, the official books of closed days, and an end that tells whether anything is missing. All of
 * it stands at one place of the log, that of the live read models; ingest and projections go on meanwhile.
 */
async function* writeArchive(dataSource, store) {
    const hash = (0, node_crypto_1.createHash)('sha256');
    let lines = 0;
    for await (const line of linesOf(dataSource, store)) {
        const text = `${JSON.stringify(line)}\n`;
        hash.update(text);
        lines += 1;
        yield text;
    }
    yield `${JSON.stringify({ kind: 'end', lines, sha256: hash.digest('hex') })}\n`;
}
async function* linesOf(dataSource, store) {
    const snapshot = await (0, books_snapshot_1.takeSnapshot)(dataSource);
    const { db } = snapshot;
    try {
        const { generation, place } = await (0, generation_1.readLivePosition)(db);
        await db.query(`SET LOCAL search_path TO ${(0, generation_1.schemaOf)(generation)}, pg_catalog`);
        yield { kind: 'cagnotte archive v1', release: release_1.RELEASE, sealKeys: [...(await (0, seal_keys_1.knownSealKeys)(db))].sort() };
        if (place !== undefined)
            yield* records(db, store, place);
        yield* (0, archived_tables_1.journalLines)(db);
        for (const casino of await (0, casino_heads_1.casinosUntil)(db))
            yield* (0, archived_tables_1.closedBooks)(db, casino);
    }
    finally {
        await snapshot.close();
    }
}
async function* records(db, store, upTo) {
    let after;
    for (;;) {
        const page = await (0, read_page_1.readPage)(store, { after, upTo, limit: PAGE });
        if (page.length === 0)
            return;
        const entered = await enteredAt(db, page.map(({ place }) => place));
        for (const { casino, place, stream, version, recordedAt, source, id, type, contentHash, bytes } of page) {
            const register = entered.get(place) ?? null;
            yield {
                ...{ kind: 'record', casino, place, stream, version, recordedAt },
                ...{ source, id, type, contentHash, bytes, register },
            };
        }
        after = page.at(-1).place;
    }
}
/** What the register says of the records at these places. */
async function enteredAt(db, places) {
    const rows = await db.query(`SELECT place, number::text AS number, encode(chain_hash, 'hex') AS "chainHash", standing,
            ${(0, register_1.isoInstant)('recorded_at')} AS "recordedAt"
       FROM register.record WHERE place = ANY ($1)`, [places]);
    return new Map(rows.map(({ place, ...register }) => [place, register]));
}
//# sourceMappingURL=write-archive.js.map