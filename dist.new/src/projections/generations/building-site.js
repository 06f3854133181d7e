"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.openBuildingSite = openBuildingSite;
exports.isAbandoned = isAbandoned;
/** Any number; the first half of the advisory locks of generations, the second is the generation. */
const GENERATION_LOCK = 1_128_355_662;
/** No generation has this number: held while a new one is given out. */
const NUMBERING = 0;
/** Makes the tables of a further generation. */
async function openBuildingSite(dataSource) {
    const session = dataSource.createQueryRunner();
    try {
        await session.startTransaction('READ COMMITTED');
        await session.query(`SELECT pg_advisory_xact_lock($1, $2)`, [GENERATION_LOCK, NUMBERING]);
        const generation = await nextGeneration(session);
        // Before anybody can see the generation, so that nobody takes it for an abandoned one.
        await session.query(`SELECT pg_advisory_lock($1, $2)`, [GENERATION_LOCK, generation]);
        await session.query(`SELECT projection.create_generation($1)`, [generation]);
        await session.commitTransaction();
        return { generation, leave: () => leave(session) };
    }
    catch (failure) {
        if (session.isTransactionActive)
            await session.rollbackTransaction().catch(() => undefined);
        await leave(session);
        throw failure;
    }
}
/** Whether nobody builds this generation; until the end of the transaction nobody else can then find so, too. */
async function isAbandoned(db, generation) {
    const rows = await db.query(`SELECT pg_try_advisory_xact_lock($1, $2) AS got`, [
        GENERATION_LOCK,
        generation,
    ]);
    return rows[0].got;
}
async function nextGeneration(db) {
    const rows = await db.query(`SELECT max(generation) + 1 AS next FROM projection.generation`);
    return rows[0].next;
}
/** A connection that is broken has let its locks go already. */
async function leave(session) {
    await session.query(`SELECT pg_advisory_unlock_all()`).catch(() => undefined);
    await session.release();
}
//# sourceMappingURL=building-site.js.map