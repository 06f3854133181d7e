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
exports.EventsController = void 0;
const common_1 = require("@nestjs/common");
const current_principal_decorator_1 = require("../../access/current-principal.decorator");
const door_decorator_1 = require("../../access/door.decorator");
const catalogue_1 = require("../../domain/event-registry/catalogue");
const published_contract_1 = require("../../domain/event-registry/published-contract");
const event_store_unavailable_1 = require("../../event-store/event-store-unavailable");
const deliveries_of_1 = require("../batch/deliveries-of");
const intake_1 = require("../intake");
const answers_1 = require("./answers");
const content_types_1 = require("./content-types");
const ndjson_answer_1 = require("./ndjson-answer");
/** Table events over HTTP: one, a batch, or a stream of any length. */
let EventsController = class EventsController {
    intake;
    constructor(intake) {
        this.intake = intake;
    }
    async record(request, reply, sender, answers) {
        try {
            await this.answer(request, reply, { sender, everyAnswer: answers === 'all' });
        }
        catch (failure) {
            if (!(failure instanceof event_store_unavailable_1.EventStoreUnavailable))
                throw failure;
            throw tryAgain(reply, answers_1.UNAVAILABLE_ANSWER);
        }
    }
    schema(type) {
        const definition = (0, catalogue_1.definitionOf)(type);
        if (!definition)
            throw new common_1.NotFoundException((0, answers_1.unknownEventType)(type));
        return (0, published_contract_1.publishedSchema)(definition);
    }
    async answer(request, reply, { sender, everyAnswer }) {
        if (isEncoded(request))
            throw new common_1.HttpException(answers_1.UNKNOWN_CONTENT_ENCODING, 415);
        switch (mediaTypeOf(request)) {
            case content_types_1.CONTENT_TYPES.single:
                return this.recordOne(request.body, reply, sender);
            case content_types_1.CONTENT_TYPES.batch:
                return this.recordBatch(request.body, reply, sender);
            case content_types_1.CONTENT_TYPES.ndjson:
                return new ndjson_answer_1.NdjsonAnswer(reply, everyAnswer).record(request.body, this.intake, sender);
            default:
                throw new common_1.HttpException(answers_1.UNKNOWN_CONTENT_TYPE, 415);
        }
    }
    async recordOne(body, reply, sender) {
        if (this.intake.isFull)
            throw tryAgain(reply, answers_1.FULL_ANSWER);
        const [outcome] = await this.intake.record([body], sender);
        await reply.status(answers_1.STATUS_OF[outcome.outcome]).send(outcome);
    }
    async recordBatch(body, reply, sender) {
        if (this.intake.isFull)
            throw tryAgain(reply, answers_1.FULL_ANSWER);
        const deliveries = (0, deliveries_of_1.deliveriesOf)(body, answers_1.MOST_EVENTS_PER_BATCH);
        if (deliveries.length > answers_1.MOST_EVENTS_PER_BATCH)
            throw new common_1.HttpException(answers_1.TOO_MANY_EVENTS, 413);
        const outcomes = await this.intake.record(deliveries, sender);
        await reply.status(200).send((0, answers_1.batchAnswer)(outcomes));
    }
};
exports.EventsController = EventsController;
__decorate([
    (0, common_1.Post)(),
    (0, door_decorator_1.Opens)('events:record'),
    __param(0, (0, common_1.Req)()),
    __param(1, (0, common_1.Res)()),
    __param(2, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(3, (0, common_1.Query)('answers')),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object, Object, Object, String]),
    __metadata("design:returntype", Promise)
], EventsController.prototype, "record", null);
__decorate([
    (0, common_1.Get)('schemas/:type'),
    (0, door_decorator_1.Opens)('schemas:read'),
    __param(0, (0, common_1.Param)('type')),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String]),
    __metadata("design:returntype", Object)
], EventsController.prototype, "schema", null);
exports.EventsController = EventsController = __decorate([
    (0, common_1.Controller)('v1/events'),
    __metadata("design:paramtypes", [intake_1.Intake])
], EventsController);
const mediaTypeOf = (request) => (request.headers['content-type'] ?? '').split(';', 1)[0].trim().toLowerCase();
/** Bytes are kept as they are delivered, and these would not be what the sender means. */
const isEncoded = (request) => !['', 'identity'].includes((request.headers['content-encoding'] ?? '').trim().toLowerCase());
function tryAgain(reply, answer) {
    void reply.header('retry-after', answers_1.TRY_AGAIN_AFTER_S);
    return new common_1.HttpException(answer, 503);
}
//# sourceMappingURL=events.controller.js.map