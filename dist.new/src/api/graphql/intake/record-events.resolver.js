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
exports.RecordEventsResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const event_store_unavailable_1 = require("../../../event-store/event-store-unavailable");
const delivery_outcome_1 = require("../../../intake/delivery-outcome");
const answers_1 = require("../../../intake/http/answers");
const intake_1 = require("../../../intake/intake");
const record_events_type_1 = require("./record-events.type");
const MOST_EVENTS = 1_000;
function tellUnavailable(failure) {
    if (!(failure instanceof event_store_unavailable_1.EventStoreUnavailable))
        throw failure;
    throw new graphql_2.GraphQLError(answers_1.UNAVAILABLE_ANSWER.message, { extensions: { ...answers_1.UNAVAILABLE_ANSWER } });
}
let RecordEventsResolver = class RecordEventsResolver {
    intake;
    constructor(intake) {
        this.intake = intake;
    }
    async recordEvents(events, sender) {
        if (events.length > MOST_EVENTS) {
            throw new graphql_2.GraphQLError(`At most ${MOST_EVENTS} events per call: send more as newline-delimited JSON over HTTP.`, {
                extensions: { code: 'BAD_USER_INPUT' },
            });
        }
        if (this.intake.isFull)
            throw new graphql_2.GraphQLError(answers_1.FULL_ANSWER.message, { extensions: { ...answers_1.FULL_ANSWER } });
        const outcomes = await this.intake.record(events, sender).catch(tellUnavailable);
        const kept = outcomes.filter(delivery_outcome_1.isKept).length;
        const receipt = outcomes.flatMap((outcome) => ('receipt' in outcome ? [outcome.receipt] : [])).at(-1);
        return { kept, notKept: outcomes.length - kept, outcomes, ...(receipt !== undefined && { receipt }) };
    }
};
exports.RecordEventsResolver = RecordEventsResolver;
__decorate([
    (0, graphql_1.Mutation)(() => record_events_type_1.RecordEventsAnswer, {
        description: 'Records table events, each a CloudEvent as JSON text, exactly as POST /v1/events does.',
    }),
    __param(0, (0, graphql_1.Args)('events', {
        type: () => [String],
        description: `CloudEvents 1.0 in structured JSON; at most ${MOST_EVENTS}.`,
    })),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Array, Object]),
    __metadata("design:returntype", Promise)
], RecordEventsResolver.prototype, "recordEvents", null);
exports.RecordEventsResolver = RecordEventsResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('events:record'),
    __metadata("design:paramtypes", [intake_1.Intake])
], RecordEventsResolver);
//# sourceMappingURL=record-events.resolver.js.map