"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.openBooks = openBooks;
const open_database_1 = require("./database/open-database");
const open_event_store_1 = require("./event-store/open-event-store");
/** Opens the database of the configuration and the event store whose log its books are made from. */
async function openBooks(config, log = () => undefined) {
    const database = await (0, open_database_1.openDatabase)(config, log);
    try {
        const { store, description } = await (0, open_event_store_1.openEventStore)(config, database.dataSource);
        const close = async () => {
            await store.close();
            await database.close();
        };
        return { database, store, storeDescription: description, close };
    }
    catch (failure) {
        await database.close();
        throw failure;
    }
}
//# sourceMappingURL=open-books.js.map