"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.createDataSource = createDataSource;
require("reflect-metadata");
const pg_1 = require("pg");
const typeorm_1 = require("typeorm");
const all_migrations_1 = require("../../../migrations/all-migrations");
const all_entities_1 = require("./all-entities");
const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
/** int8 and numeric columns hold amounts, counts and record numbers: they are read as bigint, here and nowhere else. */
pg_1.types.setTypeParser(INT8, (text) => BigInt(text));
pg_1.types.setTypeParser(NUMERIC, (text) => BigInt(text));
/** A date is a gaming day, which has no time zone: it stays text. */
pg_1.types.setTypeParser(DATE, (text) => text);
/** The one way to PostgreSQL: pool, migrations and entities. The caller initialises and destroys it. */
function createDataSource({ url, poolSize = 10, applicationName = 'cagnotte', }) {
    return new typeorm_1.DataSource({
        type: 'postgres',
        url,
        poolSize,
        applicationName,
        entities: all_entities_1.ALL_ENTITIES,
        migrations: all_migrations_1.ALL_MIGRATIONS,
        migrationsTableName: 'schema_migration',
        synchronize: false,
        logging: false,
        // A dropped connection is replaced by the pool; it must never end the process.
        poolErrorHandler: () => undefined,
        extra: { keepAlive: true, onConnect: survivesItsEnd },
    });
}
/**
 * A connection that the server ends in the same breath as it accepts it has nobody yet who listens for its errors,
 * and an error that nobody listens for ends the process.
 */
const survivesItsEnd = (client) => void client.on('error', () => undefined);
//# sourceMappingURL=data-source.js.map