"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.openEventStore = openEventStore;
const postgres_event_store_1 = require("../../event-store/adapters/postgres/postgres-event-store");
const registered_identities_1 = require("../../projections/register/registered-identities");
const config_1 = require("../config");
const eventstoredb_address_1 = require("./eventstoredb-address");
const same_log_1 = require("./same-log");
/**
 * Opens the event store of the configuration, which keeps the log of the books in this database.
 * @throws ConfigError when it cannot be that log, EventStoreUnavailable when it cannot be reached
 */
async function openEventStore({ eventStore }, dataSource) {
    const opened = eventStore.kind === 'postgres'
        ? { store: new postgres_event_store_1.PostgresEventStore(dataSource), description: 'in the database' }
        : await openEventStoreDb(eventStore, dataSource);
    try {
        await (0, same_log_1.assertSameLog)(opened.store, dataSource);
        await opened.store.head();
        return opened;
    }
    catch (failure) {
        await opened.store.close();
        throw failure;
    }
}
async function openEventStoreDb({ url }, dataSource) {
    // Its client takes as long to load as half of the rest, and only those who keep the log there need it.
    const { EventStoreDbEventStore } = await import('../../event-store/adapters/eventstoredb/eventstoredb-event-store.js');
    const register = new registered_identities_1.RegisteredIdentities(dataSource);
    try {
        const store = new EventStoreDbEventStore({ url, register });
        return { store, description: `EventStoreDB at ${(0, eventstoredb_address_1.withoutPassword)(url)}` };
    }
    catch (failure) {
        throw new config_1.ConfigError(`EVENTSTORE_URL cannot be used: ${failure.message}`);
    }
}
//# sourceMappingURL=open-event-store.js.map