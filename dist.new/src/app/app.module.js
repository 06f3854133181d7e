"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var AppModule_1;
Object.defineProperty(exports, "__esModule", { value: true });
exports.AppModule = void 0;
const common_1 = require("@nestjs/common");
const core_1 = require("@nestjs/core");
const graphql_1 = require("@nestjs/graphql");
const apollo_1 = require("@nestjs/apollo");
const typeorm_1 = require("typeorm");
const access_module_1 = require("../access/access.module");
const api_key_register_1 = require("../access/api-key-register");
const seal_keys_module_1 = require("../access/seal-keys.module");
const graphql_api_module_1 = require("../api/graphql/graphql-api.module");
const event_store_port_1 = require("../event-store/event-store.port");
const exports_module_1 = require("../exports/exports.module");
const intake_module_1 = require("../intake/intake.module");
const receipt_watch_1 = require("../projections/runner/receipt-watch");
const database_module_1 = require("./database/database.module");
const event_store_module_1 = require("./event-store/event-store.module");
const fault_filter_1 = require("./faults/fault.filter");
const graphiql_controller_1 = require("./graphiql/graphiql.controller");
const graphql_options_1 = require("./graphql.options");
const health_controller_1 = require("./health/health.controller");
const metrics_controller_1 = require("./metrics/metrics.controller");
const service_metrics_1 = require("./metrics/service-metrics");
const projector_module_1 = require("./projector.module");
const subscription_server_1 = require("./subscriptions/subscription-server");
/** The whole service on an open, migrated database and an open event store. */
let AppModule = AppModule_1 = class AppModule {
    static on(dataSource, store, sealKeyFile) {
        return {
            module: AppModule_1,
            imports: [
                database_module_1.DatabaseModule.of(dataSource),
                access_module_1.AccessModule,
                event_store_module_1.EventStoreModule.of(store),
                seal_keys_module_1.SealKeysModule.of(sealKeyFile),
                projector_module_1.ProjectorModule,
                intake_module_1.IntakeModule,
                exports_module_1.ExportsModule,
                graphql_1.GraphQLModule.forRootAsync({
                    driver: apollo_1.ApolloDriver,
                    imports: [access_module_1.AccessModule],
                    inject: [typeorm_1.DataSource, receipt_watch_1.ReceiptWatch, event_store_port_1.EVENT_STORE, api_key_register_1.ApiKeyRegister],
                    useFactory: (dataSource, receipts, log, keys) => (0, graphql_options_1.graphqlOptions)(dataSource, keys, { receipts, log }),
                }),
                graphql_api_module_1.GraphqlApiModule,
            ],
            controllers: [health_controller_1.HealthController, metrics_controller_1.MetricsController, graphiql_controller_1.GraphiqlController],
            providers: [service_metrics_1.ServiceMetrics, subscription_server_1.SubscriptionServer, { provide: core_1.APP_FILTER, useClass: fault_filter_1.FaultFilter }],
        };
    }
};
exports.AppModule = AppModule;
exports.AppModule = AppModule = AppModule_1 = __decorate([
    (0, common_1.Module)({})
], AppModule);
//# sourceMappingURL=app.module.js.map