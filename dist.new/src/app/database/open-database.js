"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.openDatabase = openDatabase;
const data_source_1 = require("./data-source");
const embedded_postgres_1 = require("./embedded-postgres/embedded-postgres");
const migrate_1 = require("./migrate");
/** Opens the database of the configuration, starting the embedded PostgreSQL where none is given, and migrates it. */
async function openDatabase(config, log) {
    const embedded = config.databaseUrl === undefined
        ? await (0, embedded_postgres_1.startEmbeddedPostgres)({ dataDirectory: config.dataDirectory, log })
        : undefined;
    const url = config.databaseUrl ?? embedded.url;
    const dataSource = (0, data_source_1.createDataSource)({ url });
    const close = async () => {
        if (dataSource.isInitialized)
            await dataSource.destroy();
        await embedded?.release();
    };
    try {
        await dataSource.initialize();
        await (0, migrate_1.migrate)(dataSource, url);
    }
    catch (failure) {
        await close();
        throw failure;
    }
    return { dataSource, url, description: describe(embedded, url), close };
}
function describe(embedded, url) {
    if (!embedded)
        return `PostgreSQL at ${new URL(url).host}`;
    const how = embedded.adopted ? 'adopted' : 'started';
    return `embedded PostgreSQL ${embedded.version} (${how}) in ${embedded.dataDirectory}, port ${embedded.port}`;
}
//# sourceMappingURL=open-database.js.map