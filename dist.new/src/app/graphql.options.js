"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.graphqlOptions = void 0;
const disabled_1 = require("@apollo/server/plugin/disabled");
const common_1 = require("@nestjs/common");
const apollo_1 = require("@nestjs/apollo");
const depth_limit_1 = require("../api/graphql/depth-limit");
const operation_limits_1 = require("../api/graphql/operation-limits");
const operation_context_1 = require("../api/graphql/snapshot/operation-context");
const cost_plugin_1 = require("../api/graphql/snapshot/cost.plugin");
const operation_plugin_1 = require("../api/graphql/snapshot/operation.plugin");
const over_web_socket_plugin_1 = require("../api/graphql/subscriptions/over-web-socket.plugin");
const graphql_fault_log_1 = require("./faults/graphql-fault-log");
/** How GraphQL is served: schema from the code, one snapshot per operation, no stack traces, no playground from afar. */
const graphqlOptions = (dataSource, keys, asked) => ({
    driver: apollo_1.ApolloDriver,
    path: '/graphql',
    autoSchemaFile: true,
    sortSchema: true,
    playground: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: operation_limits_1.MOST_TOKENS },
    validationRules: [depth_limit_1.depthLimit],
    plugins: pluginsOf(asked),
    context: (req) => (0, operation_context_1.contextOf)(req, dataSource, keys),
    formatError: graphql_fault_log_1.withoutInternals,
    logger: apolloLogger(),
});
exports.graphqlOptions = graphqlOptions;
/** Apollo publishes its types twice, for CommonJS and for ES modules, and the two do not know each other. */
const pluginsOf = (asked) => [
    (0, disabled_1.ApolloServerPluginLandingPageDisabled)(),
    // It would look at every field of every answer, to say that none may be kept.
    (0, disabled_1.ApolloServerPluginCacheControlDisabled)(),
    new over_web_socket_plugin_1.OverWebSocketPlugin(),
    new cost_plugin_1.CostPlugin(),
    new operation_plugin_1.OperationPlugin(asked),
    new graphql_fault_log_1.GraphqlFaultLog(),
];
/** Apollo speaks only when something is wrong with itself. */
function apolloLogger() {
    const logger = new common_1.Logger('graphql');
    return {
        debug: () => undefined,
        info: () => undefined,
        warn: (message) => logger.warn(message),
        error: (message) => logger.error(message),
    };
}
//# sourceMappingURL=graphql.options.js.map