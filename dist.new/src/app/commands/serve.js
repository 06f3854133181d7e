"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.serve = serve;
const config_1 = require("../config");
const service_1 = require("../service");
const service_logger_1 = require("../service-logger");
const stop_signal_1 = require("./stop-signal");
/** `cagnotte serve`: runs until told to stop by SIGINT or SIGTERM. */
async function serve() {
    const logger = new service_logger_1.ServiceLogger();
    const service = await (0, service_1.startService)((0, config_1.readConfig)(), logger);
    if (service.administratorKey !== undefined) {
        // Not through the log: a log is kept, and the key must not be.
        process.stdout.write(`\nAdministrator key, shown this once: ${service.administratorKey}\n\n`);
    }
    logger.log(`Events: POST ${service.url}/v1/events · GraphQL: ${service.url}/graphql`, 'serve');
    logger.log(`GraphiQL: ${service.url}/graphiql`, 'serve');
    await (0, stop_signal_1.stopSignal)();
    await service.close();
}
//# sourceMappingURL=serve.js.map