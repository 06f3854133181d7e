"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.stoodStill = void 0;
exports.applyLivePage = applyLivePage;
const announce_page_1 = require("../books-watch/announce-page");
const generation_1 = require("../generations/generation");
const in_transaction_1 = require("../in-transaction");
const number_records_1 = require("../register/number-records");
const register_1 = require("../register/register");
const page_projector_1 = require("./page-projector");
/** A transaction that stands still this long while it holds the checkpoint belongs to a stopped process. */
const STANDSTILL_MS = 20_000;
const STOOD_STILL = '25P03';
/** So long is the checkpoint awaited; a rebuild that compares may hold it longer, and a runner must stop in time. */
const LOCK_PATIENCE_MS = 2_000;
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * Applies one page to the register and the live read models, in one transaction. The lock on the checkpoint is the
 * guarantee that nothing is posted twice: if the checkpoint is no longer the one the page was read from, somebody
 * else has applied it, and the page is given up; so it is while somebody else keeps the checkpoint.
 * @returns the position after the page, or undefined when it was given up
 * @throws LogDamaged when a record of the page is not what it was; nothing of the page is applied then
 */
async function applyLivePage(dataSource, store, page) {
    try {
        return await (0, in_transaction_1.inTransaction)(dataSource, async (db) => (await lockIfStillAt(db, page.from)) ? applyUnderLock(db, store, page) : undefined);
    }
    catch (failure) {
        if (failure.code === LOCK_NOT_AVAILABLE)
            return undefined;
        throw failure;
    }
}
/** Whether the database ended the transaction of a page, since nothing was heard of it for too long. */
const stoodStill = (failure) => failure.code === STOOD_STILL;
exports.stoodStill = stoodStill;
async function lockIfStillAt(db, { generation, place }) {
    await db.query(`SET LOCAL idle_in_transaction_session_timeout = ${STANDSTILL_MS}`);
    await db.query(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`);
    const checkpoint = await (0, generation_1.lockCheckpoint)(db, generation);
    await db.query(`SET LOCAL lock_timeout = 0`);
    return checkpoint === place && (await (0, generation_1.liveGeneration)(db)) === generation;
}
async function applyUnderLock(db, store, { from: { generation }, records }) {
    await db.query(`SET LOCAL search_path TO ${(0, generation_1.schemaOf)(generation)}, pg_catalog`);
    const heads = await (0, register_1.loadHeads)(db, [...new Set(records.map(({ casino }) => casino))]);
    const contents = await (0, register_1.loadContents)(db, store, records, heads);
    const numbering = (0, number_records_1.numberRecords)(records, { heads, contents });
    await (0, register_1.enterRecords)(db, numbering.numbered, numbering.heads);
    await (0, page_projector_1.projectPage)(db, store, numbering.numbered);
    const { place } = records.at(-1);
    await (0, generation_1.moveCheckpoint)(db, generation, place);
    await (0, announce_page_1.announcePage)(db);
    return { generation, place };
}
//# sourceMappingURL=live-page.js.map