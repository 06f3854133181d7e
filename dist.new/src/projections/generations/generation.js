"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.schemaOf = void 0;
exports.liveGeneration = liveGeneration;
exports.readLivePosition = readLivePosition;
exports.holdLivePosition = holdLivePosition;
exports.lockCheckpoint = lockCheckpoint;
exports.moveCheckpoint = moveCheckpoint;
exports.switchTo = switchTo;
exports.retireGeneration = retireGeneration;
/** The schema that holds the read models of a generation. */
const schemaOf = (generation) => `generation_${generation}`;
exports.schemaOf = schemaOf;
/** The generation that readers see. */
async function liveGeneration(db) {
    const rows = await db.query(`SELECT generation FROM projection.live`);
    return rows[0].generation;
}
/** The generation that readers see, and the log place up to which it has projected. */
async function readLivePosition(db) {
    const rows = await db.query(`SELECT generation, place FROM projection.live JOIN projection.generation USING (generation)`);
    const { generation, place } = rows[0];
    return { generation, place: place ?? undefined };
}
/** A transaction that stands still this long belongs to a stopped process, for which nobody is to wait. */
const STANDSTILL_MS = 60_000;
/**
 * Takes the lock on the checkpoint of the live generation, which everybody who moves it or puts another generation
 * in its place must hold, and answers where it stands now. Another generation may go live while the lock is awaited;
 * then that one's is taken. Who stands still with it for a minute loses the transaction.
 */
async function holdLivePosition(db) {
    await db.query(`SET LOCAL idle_in_transaction_session_timeout = ${STANDSTILL_MS}`);
    for (;;) {
        const generation = await liveGeneration(db);
        const place = await lockCheckpoint(db, generation);
        if ((await liveGeneration(db)) === generation)
            return { generation, place };
    }
}
/** Takes the lock that everybody who moves a checkpoint must hold, and answers the checkpoint as it stands now. */
async function lockCheckpoint(db, generation) {
    const rows = await db.query(`SELECT place FROM projection.generation WHERE generation = $1 FOR UPDATE`, [generation]);
    return rows[0]?.place ?? undefined;
}
async function moveCheckpoint(db, generation, place) {
    await db.query(`UPDATE projection.generation SET place = $2 WHERE generation = $1`, [generation, place]);
}
/**
 * Makes a generation the one that readers see; the caller holds the live checkpoint's lock.
 * @throws Error when the generation is none that is being built
 */
async function switchTo(db, generation) {
    await db.query(`UPDATE projection.generation SET state = 'retired' WHERE state = 'live'`);
    const rows = await db.query(`WITH made_live AS (
       UPDATE projection.generation SET state = 'live' WHERE generation = $1 AND state = 'building' RETURNING 1)
     SELECT * FROM made_live`, [generation]);
    if (rows.length !== 1)
        throw new Error(`generation ${generation} is not being built any more`);
    await db.query(`UPDATE projection.live SET generation = $1`, [generation]);
}
/** Drops the tables of a generation that nobody reads. Its number is not used again. */
async function retireGeneration(db, generation) {
    await db.query(`DROP SCHEMA IF EXISTS ${(0, exports.schemaOf)(generation)} CASCADE`);
    await db.query(`UPDATE projection.generation SET state = 'retired' WHERE generation = $1`, [generation]);
}
//# sourceMappingURL=generation.js.map