"use strict";
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.startService = startService;
const helmet_1 = __importDefault(require("@fastify/helmet"));
const core_1 = require("@nestjs/core");
const platform_fastify_1 = require("@nestjs/platform-fastify");
const api_key_register_1 = require("../access/api-key-register");
const content_types_1 = require("../intake/http/content-types");
const intake_1 = require("../intake/intake");
const app_module_1 = require("./app.module");
const answer_to_1 = require("./faults/answer-to");
const open_books_1 = require("./open-books");
const service_metrics_1 = require("./metrics/service-metrics");
const service_logger_1 = require("./service-logger");
const subscription_server_1 = require("./subscriptions/subscription-server");
/** Opens database and event store, starts HTTP, GraphQL and the projections, and answers when requests are taken. */
async function startService(config, logger = new service_logger_1.ServiceLogger()) {
    const books = await (0, open_books_1.openBooks)(config, (line) => void logger.log(line, 'postgres'));
    let app;
    try {
        logger.log(books.database.description, 'database');
        logger.log(books.storeDescription, 'event store');
        app = await createApp(books, config, logger);
        return await open(app, books, config);
    }
    catch (failure) {
        // What has begun, the projections above all, would go on without a database and keep the process alive.
        await (app ? closeAll(app, books) : books.close());
        throw failure;
    }
}
async function open(app, books, config) {
    await app.listen({ port: config.port, host: config.host });
    const url = await app.getUrl();
    // Last of all: a start that fails must not use up the key that is shown only once.
    const administratorKey = await app.get(api_key_register_1.ApiKeyRegister).ensureAdministratorKey();
    const { database } = books;
    return { url, app, database, administratorKey, close: () => closeAll(app, books) };
}
async function createApp({ database, store }, { sealKeyFile }, logger) {
    const app = await core_1.NestFactory.create(app_module_1.AppModule.on(database.dataSource, store, sealKeyFile), new platform_fastify_1.FastifyAdapter({ frameworkErrors: refuse }), { logger, abortOnError: false });
    await app.register(helmet_1.default, {
        contentSecurityPolicy: {
            // The service speaks plain HTTP: a browser told to upgrade would find nothing of the page on another machine.
            directives: { 'style-src': [`'self'`, `'unsafe-inline'`], 'upgrade-insecure-requests': null },
        },
    });
    const fastify = app.getHttpAdapter().getInstance();
    (0, content_types_1.takeRawBodies)(fastify);
    // Figures are for who asked for them now, and for no cache on the way; on the raw answer, since streams write that.
    fastify.addHook('onRequest', (_request, reply, done) => {
        reply.raw.setHeader('cache-control', 'no-store');
        done();
    });
    const metrics = app.get(service_metrics_1.ServiceMetrics);
    fastify.addHook('onResponse', (request, reply, done) => {
        metrics.answered(answeredRequest(request, reply));
        done();
    });
    return app;
}
const answeredRequest = ({ method, routeOptions }, { statusCode, elapsedTime }) => ({
    method,
    route: routeOptions.url ?? 'none',
    status: statusCode,
    seconds: elapsedTime / 1_000,
});
/** An address that cannot be read never reaches the framework's own handling of faults. */
function refuse(error, _request, reply) {
    const { status, body } = (0, answer_to_1.answerTo)(error);
    void reply.status(status).send(body);
}
/** Intake first, then the projections, then the log, then the database: nobody is left without what it needs. */
async function closeAll(app, books) {
    // Before the framework waits for open requests: a stream may have no end, and a subscription has none.
    app.get(intake_1.Intake).stop();
    await app.get(subscription_server_1.SubscriptionServer).close();
    await app.close();
    await books.close();
}
//# sourceMappingURL=service.js.map