"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.migrate = migrate;
const pg_1 = require("pg");
/** Any number; all services on a database must use the same. */
const MIGRATION_LOCK = 7_326_604_117;
/** Brings the database to this release. Services that start at the same time take turns. */
async function migrate(dataSource, url) {
    const client = new pg_1.Client({ connectionString: url });
    await client.connect();
    try {
        await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await dataSource.runMigrations({ transaction: 'each' });
    }
    finally {
        // Ends the session and with it the lock.
        await client.end();
    }
}
//# sourceMappingURL=migrate.js.map