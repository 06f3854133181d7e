"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.SETTINGS = exports.ConfigError = void 0;
exports.readConfig = readConfig;
const data_directory_1 = require("./database/embedded-postgres/data-directory");
const eventstoredb_address_1 = require("./event-store/eventstoredb-address");
/** A setting that cannot be used; the message names it and says what to do. */
class ConfigError extends Error {
    name = 'ConfigError';
}
exports.ConfigError = ConfigError;
/** Every variable that `readConfig` reads. */
exports.SETTINGS = [
    'DATABASE_URL',
    'CAGNOTTE_STORE',
    'EVENTSTORE_URL',
    'CAGNOTTE_DATA_DIR',
    'CAGNOTTE_HOST',
    'CAGNOTTE_PORT',
    'CAGNOTTE_SEAL_KEY',
];
/**
 * Reads the settings: DATABASE_URL, CAGNOTTE_STORE (postgres) with EVENTSTORE_URL, CAGNOTTE_DATA_DIR, CAGNOTTE_HOST
 * (127.0.0.1), CAGNOTTE_PORT (3000), CAGNOTTE_SEAL_KEY (a file).
 * @throws ConfigError for a value that cannot be used
 */
function readConfig(env = process.env) {
    return {
        databaseUrl: databaseUrlOf(env['DATABASE_URL']),
        eventStore: eventStoreOf(env['CAGNOTTE_STORE'] || 'postgres', env['EVENTSTORE_URL']),
        dataDirectory: env['CAGNOTTE_DATA_DIR'] || (0, data_directory_1.defaultDataDirectory)(),
        host: env['CAGNOTTE_HOST'] || '127.0.0.1',
        port: portOf(env['CAGNOTTE_PORT'] || '3000'),
        sealKeyFile: env['CAGNOTTE_SEAL_KEY'] || undefined,
    };
}
function databaseUrlOf(text) {
    if (!text)
        return undefined;
    if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))
        return text;
    throw new ConfigError('DATABASE_URL must be of the form postgres://user:password@host:port/database.');
}
function eventStoreOf(kind, url) {
    if (kind === 'postgres')
        return { kind };
    if (kind !== 'eventstoredb') {
        throw new ConfigError(`CAGNOTTE_STORE must be postgres or eventstoredb, not "${kind}".`);
    }
    if (!url)
        throw new ConfigError('EVENTSTORE_URL must name the server when CAGNOTTE_STORE is eventstoredb.');
    const fault = (0, eventstoredb_address_1.faultOfAddress)(url);
    if (fault !== undefined)
        throw new ConfigError(`EVENTSTORE_URL ${fault}`);
    return { kind, url };
}
function portOf(text) {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
    if (port <= 65_535)
        return port;
    throw new ConfigError(`CAGNOTTE_PORT must be a port number, 0 (any free one) to 65535, not "${text}".`);
}
//# sourceMappingURL=config.js.map