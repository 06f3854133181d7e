"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.verifyArchive = verifyArchive;
const seal_1 = require("../seals/seal");
const verify_seals_1 = require("../verification/verify-seals");
const archived_log_1 = require("./archived-log");
const derive_again_1 = require("./derive-again");
const prove_records_1 = require("./prove-records");
const read_archive_1 = require("./read-archive");
/**
 * Proves the books from an archive alone: its bytes, record numbers, chain, register, seals and trial balances in memory;
 * then, where those hold, journal and books by folding the log again.
 */
async function verifyArchive(lines, { keyIds, openScratch }) {
    const archive = await (0, read_archive_1.readArchive)(lines);
    const { numbered, problems: ofRecords } = (0, prove_records_1.proveRecords)(archive.records);
    const heads = new Map(numbered.map((record) => [record.casino, record]));
    const problems = [...archive.problems, ...ofRecords];
    const superseded = [];
    const known = keysOf(archive, keyIds);
    for (const casino of [...heads.keys()].sort()) {
        const seals = await (0, verify_seals_1.verifySeals)((0, prove_records_1.booksOfArchive)(casino, { numbered, journal: archive.journal }), known);
        problems.push(...seals.problems);
        superseded.push(...seals.superseded);
    }
    if (ofRecords.length === 0)
        problems.push(...(await derived(archive, openScratch)));
    return {
        ok: problems.length === 0,
        ...{ records: archive.records.length, pending: 0, problems, superseded },
        casinos: [...heads]
            .map(([id, { number, chainHash }]) => ({ id, position: number.toString(), chainHash }))
            .sort((one, other) => (one.id < other.id ? -1 : 1)),
        sealKeys: archive.header.sealKeys.map(seal_1.keyIdOf),
    };
}
const keysOf = ({ header }, keyIds) => new Set(header.sealKeys.filter((key) => keyIds === undefined || keyIds.includes((0, seal_1.keyIdOf)(key))));
async function derived(archive, openScratch) {
    const scratch = await openScratch();
    try {
        return await (0, derive_again_1.deriveAgain)(scratch.dataSource, new archived_log_1.ArchivedLog(archive.records.map(prove_records_1.recordedEvent)), archive);
    }
    finally {
        await scratch.close();
    }
}
//# sourceMappingURL=verify-archive.js.map