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
exports.ServiceMetrics = void 0;
const common_1 = require("@nestjs/common");
const prom_client_1 = require("prom-client");
const typeorm_1 = require("typeorm");
const event_store_port_1 = require("../../event-store/event-store.port");
const delivery_outcome_1 = require("../../intake/delivery-outcome");
const intake_1 = require("../../intake/intake");
const generation_1 = require("../../projections/generations/generation");
const count_parked_1 = require("../../projections/parking/count-parked");
const lag_1 = require("../../projections/runner/lag");
const runner_1 = require("../../projections/runner/runner");
/** Who answers a scrape waits for nothing that takes longer than this, in seconds. */
const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
/**
 * The measurements of a running service. Figures about the service only: no amount, no casino, nobody's name. Each
 * service has a registry of its own.
 */
let ServiceMetrics = class ServiceMetrics {
    dataSource;
    runner;
    intake;
    store;
    registry = new prom_client_1.Registry();
    requests = new prom_client_1.Histogram({
        name: 'cagnotte_http_request_duration_seconds',
        help: 'Time to answer a request, by method, route and status.',
        labelNames: ['method', 'route', 'status'],
        buckets: BUCKETS_S,
        registers: [this.registry],
    });
    constructor(dataSource, runner, intake, store) {
        this.dataSource = dataSource;
        this.runner = runner;
        this.intake = intake;
        this.store = store;
        (0, prom_client_1.collectDefaultMetrics)({ register: this.registry });
        this.measureIntake();
        this.measureProjections();
        this.measureDatabase();
    }
    /** The form that Prometheus reads. */
    contentType = this.registry.contentType;
    /** Takes all measurements; one that cannot be taken now is told as not a number. */
    text() {
        return this.registry.metrics();
    }
    answered({ method, route, status, seconds }) {
        this.requests.labels(method, route, `${status}`).observe(seconds);
    }
    measureIntake() {
        const { intake, registry } = this;
        new prom_client_1.Counter({
            name: 'cagnotte_deliveries_total',
            help: 'Delivered events by what became of them.',
            labelNames: ['outcome'],
            registers: [registry],
            collect() {
                this.reset();
                for (const outcome of delivery_outcome_1.OUTCOMES)
                    this.inc({ outcome }, intake.outcomes[outcome]);
            },
        });
        this.gauge('cagnotte_intake_waiting_events', 'Events that wait to become durable.', () => intake.load.events);
        this.gauge('cagnotte_intake_waiting_bytes', 'Bytes that wait to become durable.', () => intake.load.bytes);
    }
    measureProjections() {
        const { dataSource, store, runner } = this;
        this.gauge('cagnotte_projection_lag_seconds', 'Age of the oldest record that the read models do not contain; 0 when they contain all.', () => (0, lag_1.lagSeconds)(dataSource, store, new Date()));
        this.gauge('cagnotte_parked_records', 'Records that are in no answer because of a fault of the software.', async () => (0, count_parked_1.countParked)(dataSource, await (0, generation_1.liveGeneration)(dataSource)));
        this.gauge('cagnotte_log_damaged', '1 when the log is not what it was and projections stand still.', () => (runner.damaged ? 1 : 0));
    }
    measureDatabase() {
        const pool = () => this.dataSource.driver.master;
        const help = 'Connections of the pool, by state.';
        new prom_client_1.Gauge({
            name: 'cagnotte_database_connections',
            help,
            labelNames: ['state'],
            registers: [this.registry],
            collect() {
                const { totalCount, idleCount, waitingCount } = pool();
                this.set({ state: 'idle' }, idleCount);
                this.set({ state: 'busy' }, totalCount - idleCount);
                this.set({ state: 'awaited' }, waitingCount);
            },
        });
    }
    gauge(name, help, measure) {
        new prom_client_1.Gauge({
            name,
            help,
            registers: [this.registry],
            async collect() {
                this.set(await Promise.resolve()
                    .then(measure)
                    .catch(() => NaN));
            },
        });
    }
};
exports.ServiceMetrics = ServiceMetrics;
exports.ServiceMetrics = ServiceMetrics = __decorate([
    (0, common_1.Injectable)(),
    __param(3, (0, common_1.Inject)(event_store_port_1.EVENT_STORE)),
    __metadata("design:paramtypes", [typeorm_1.DataSource, runner_1.ProjectionRunner, intake_1.Intake, Object])
], ServiceMetrics);
//# sourceMappingURL=service-metrics.js.map