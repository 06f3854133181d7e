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
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.HealthController = void 0;
const promises_1 = require("node:timers/promises");
const common_1 = require("@nestjs/common");
const typeorm_1 = require("typeorm");
const door_decorator_1 = require("../../access/door.decorator");
const event_store_port_1 = require("../../event-store/event-store.port");
const runner_1 = require("../../projections/runner/runner");
const state_of_books_1 = require("./state-of-books");
/** Whoever asks whether the service is ready waits no longer than this; a store that takes longer is no help. */
const PATIENCE_MS = 2_000;
/** For whoever keeps the service running. Says nothing of what stands in the books. */
let HealthController = class HealthController {
    dataSource;
    runner;
    store;
    constructor(dataSource, runner, store) {
        this.dataSource = dataSource;
        this.runner = runner;
        this.store = store;
    }
    /** The process answers. */
    live() {
        return { status: 'ok' };
    }
    /**
     * Database and event store answer and the log is sound: the service may be sent requests. How far the books are behind
     * the log, and what a fault keeps out of them, is told besides; it is no reason to send events elsewhere.
     */
    async ready(reply) {
        const { dataSource, store } = this;
        const [reached, kept, books] = await Promise.all([
            inTime(dataSource.query('SELECT 1')),
            inTime(store.head()),
            inTime((0, state_of_books_1.stateOfBooks)(dataSource, store)),
        ]);
        const log = this.runner.damaged ? 'damaged: run cagnotte verify' : 'ok';
        const states = { database: stateOf(reached), store: stateOf(kept), log };
        const ready = Object.values(states).every((state) => state === 'ok');
        await reply.status(ready ? 200 : 503).send({
            status: ready ? 'ok' : 'not-ready',
            ...states,
            ...(books.came ? books.answer : UNKNOWN_BOOKS),
        });
    }
};
exports.HealthController = HealthController;
__decorate([
    (0, common_1.Get)('live'),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Object)
], HealthController.prototype, "live", null);
__decorate([
    (0, common_1.Get)('ready'),
    __param(0, (0, common_1.Res)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", Promise)
], HealthController.prototype, "ready", null);
exports.HealthController = HealthController = __decorate([
    (0, common_1.Controller)('health'),
    (0, door_decorator_1.PublicDoor)(),
    __param(2, (0, common_1.Inject)(event_store_port_1.EVENT_STORE)),
    __metadata("design:paramtypes", [typeorm_1.DataSource, runner_1.ProjectionRunner, Object])
], HealthController);
const UNKNOWN_BOOKS = { lagSeconds: null, parkedKeys: null };
const stateOf = ({ came }) => (came ? 'ok' : 'unreachable');
function inTime(asked) {
    const answer = asked.then((value) => ({ came: true, answer: value }), () => ({ came: false }));
    return Promise.race([answer, (0, promises_1.setTimeout)(PATIENCE_MS, { came: false }, { ref: false })]);
}
//# sourceMappingURL=health.controller.js.map