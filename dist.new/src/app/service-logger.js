"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ServiceLogger = void 0;
const common_1 = require("@nestjs/common");
/** What the framework tells about its own start helps nobody who runs the service; its warnings and errors stay. */
const OF_THE_FRAMEWORK = new Set([
    'NestFactory',
    'NestApplication',
    'InstanceLoader',
    'RoutesResolver',
    'RouterExplorer',
    'GraphQLModule',
]);
/** The log of the service: structured lines where nobody is looking, readable ones in a terminal. */
class ServiceLogger extends common_1.ConsoleLogger {
    constructor(options = { json: !process.stdout.isTTY }) {
        super({ ...options, prefix: 'cagnotte', logLevels: ['log', 'warn', 'error', 'fatal'] });
    }
    log(message, ...rest) {
        if (!OF_THE_FRAMEWORK.has(rest.at(-1)))
            super.log(message, ...rest);
    }
}
exports.ServiceLogger = ServiceLogger;
//# sourceMappingURL=service-logger.js.map