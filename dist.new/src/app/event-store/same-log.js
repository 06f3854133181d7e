"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.assertSameLog = assertSameLog;
const postgres_event_store_1 = require("../../event-store/adapters/postgres/postgres-event-store");
const generation_1 = require("../../projections/generations/generation");
const registered_identities_1 = require("../../projections/register/registered-identities");
const config_1 = require("../config");
/**
 * Holds the event store against the books of the database: books that were made from one log go on with that log only.
 * @throws ConfigError when it is another kind of store, or does not hold the last record that the books count
 */
async function assertSameLog(store, dataSource) {
    const { place } = await (0, generation_1.readLivePosition)(dataSource);
    if (place === undefined)
        return assertNoOtherLog(store, dataSource);
    try {
        store.comparePlaces(place, place);
    }
    catch {
        throw new config_1.ConfigError(`The books in this database were made from the log of another event store (they stand at ${place}). ` +
            'Set CAGNOTTE_STORE as it was, or use another database.');
    }
    const entered = await (0, registered_identities_1.lastEntered)(dataSource);
    if (entered === undefined)
        return;
    const { stream, version, contentHash } = entered;
    for await (const record of store.readStream(stream, { from: version, limit: 1 }))
        if (record.contentHash === contentHash)
            return;
    throw new config_1.ConfigError(`The event store does not hold record ${entered.number} of casino ${entered.casino}, which the books in this ` +
        'database count: it is another log, or one that was put back to an earlier time.');
}
/** Books that contain nothing yet may belong to a log that this database holds all the same. */
async function assertNoOtherLog(store, dataSource) {
    if (store instanceof postgres_event_store_1.PostgresEventStore)
        return;
    const [row] = await dataSource.query('SELECT EXISTS (SELECT FROM event_log.event) AS holds');
    if (row.holds)
        throw new config_1.ConfigError('This database holds a log itself. Set CAGNOTTE_STORE to postgres, or use another database.');
}
//# sourceMappingURL=same-log.js.map