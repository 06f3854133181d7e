"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.dropUnusedGenerations = dropUnusedGenerations;
const promises_1 = require("node:timers/promises");
const in_transaction_1 = require("../in-transaction");
const building_site_1 = require("./building-site");
const generation_1 = require("./generation");
const PATIENCE_MS = 5_000;
const LOOK_AGAIN_MS = 20;
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * Drops the tables of generations that are of no use any more: replaced ones, and those whose builder was killed.
 * One that somebody may still read or build is left for the next call.
 */
async function dropUnusedGenerations(dataSource) {
    const unused = await unusedGenerations(dataSource);
    const wasRead = unused.some(({ state }) => state === 'retired');
    const isReadNoMore = !wasRead || (await readersAreGone(dataSource));
    for (const { generation, state } of unused) {
        if (state === 'building' || isReadNoMore)
            await dropUnlessInUse(dataSource, generation);
    }
}
async function unusedGenerations(dataSource) {
    return dataSource.query(`SELECT generation, state FROM projection.generation g
      WHERE state <> 'live' AND EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'generation_' || g.generation)
      ORDER BY generation`);
}
/**
 * Waits, bounded, until every transaction is over that was open at the call. A reader looks up the live generation
 * at the start of its transaction and reads from it to the end, so only such a transaction can know a replaced one.
 */
async function readersAreGone(dataSource) {
    const rows = await dataSource.query(`SELECT clock_timestamp()::text AS now`);
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
        const open = await dataSource.query(`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
          AND xact_start < $1::timestamptz LIMIT 1`, [rows[0].now]);
        if (open.length === 0)
            return true;
        await (0, promises_1.setTimeout)(LOOK_AGAIN_MS);
    }
    return false;
}
async function dropUnlessInUse(dataSource, generation) {
    try {
        await (0, in_transaction_1.inTransaction)(dataSource, (db) => dropIfAbandoned(db, generation));
    }
    catch (failure) {
        if (failure.code !== LOCK_NOT_AVAILABLE)
            throw failure;
    }
}
async function dropIfAbandoned(db, generation) {
    await db.query(`SET LOCAL lock_timeout = ${PATIENCE_MS}`);
    if (!(await (0, building_site_1.isAbandoned)(db, generation)))
        return;
    const rows = await db.query(`SELECT state FROM projection.generation WHERE generation = $1 FOR UPDATE`, [generation]);
    if (rows[0]?.state !== 'live')
        await (0, generation_1.retireGeneration)(db, generation);
}
//# sourceMappingURL=unused-generations.js.map