"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.ProjectorModule = void 0;
const node_crypto_1 = require("node:crypto");
const node_os_1 = require("node:os");
const common_1 = require("@nestjs/common");
const typeorm_1 = require("typeorm");
const event_store_port_1 = require("../event-store/event-store.port");
const books_watch_1 = require("../projections/books-watch/books-watch");
const lease_1 = require("../projections/runner/lease");
const receipt_watch_1 = require("../projections/runner/receipt-watch");
const runner_1 = require("../projections/runner/runner");
const describe_fault_1 = require("./faults/describe-fault");
/** Runs the projections as long as the service runs. */
let ProjectorModule = class ProjectorModule {
    runner;
    watch;
    constructor(runner, watch) {
        this.runner = runner;
        this.watch = watch;
    }
    onApplicationBootstrap() {
        this.runner.start();
    }
    async onApplicationShutdown() {
        await Promise.all([this.runner.stop(), this.watch.close()]);
    }
};
exports.ProjectorModule = ProjectorModule;
exports.ProjectorModule = ProjectorModule = __decorate([
    (0, common_1.Global)(),
    (0, common_1.Module)({
        providers: [
            {
                provide: runner_1.ProjectionRunner,
                inject: [typeorm_1.DataSource, event_store_port_1.EVENT_STORE],
                useFactory: (dataSource, store) => {
                    const logger = new common_1.Logger('projector');
                    // Whoever looks into the database sees which process projects; a pid alone comes again some day.
                    const holder = `pid ${process.pid} on ${(0, node_os_1.hostname)()}, ${(0, node_crypto_1.randomUUID)()}`;
                    const lease = new lease_1.ProjectionLease(dataSource, holder);
                    return new runner_1.ProjectionRunner(dataSource, store, lease, {
                        onTrouble: (failure) => logger.error((0, describe_fault_1.describeFault)(failure)),
                    });
                },
            },
            {
                provide: receipt_watch_1.ReceiptWatch,
                inject: [typeorm_1.DataSource, event_store_port_1.EVENT_STORE],
                useFactory: (dataSource, store) => new receipt_watch_1.ReceiptWatch(dataSource, store),
            },
            {
                provide: books_watch_1.BooksWatch,
                inject: [typeorm_1.DataSource],
                useFactory: (dataSource) => new books_watch_1.BooksWatch(dataSource),
            },
        ],
        exports: [runner_1.ProjectionRunner, receipt_watch_1.ReceiptWatch, books_watch_1.BooksWatch],
    }),
    __metadata("design:paramtypes", [runner_1.ProjectionRunner, books_watch_1.BooksWatch])
], ProjectorModule);
//# sourceMappingURL=projector.module.js.map