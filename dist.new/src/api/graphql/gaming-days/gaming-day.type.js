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
exports.decisionOf = exports.GamingDayAnswer = exports.GamingDayFound = exports.GamingDayConnection = exports.GamingDayListed = exports.GamingDayDecision = exports.GamingDayStatusName = void 0;
exports.gamingDayFound = gamingDayFound;
const graphql_1 = require("@nestjs/graphql");
const decisions_1 = require("../../../projections/gaming-days/decisions");
const connection_type_1 = require("../connection/connection.type");
const not_found_type_1 = require("../refusals/not-found.type");
const event_name_1 = require("../scalars/event-name");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
const answer_type_1 = require("../snapshot/answer.type");
const tie_out_type_1 = require("./tie-out.type");
exports.GamingDayStatusName = {
    OPEN: 'open',
    COUNTING: 'counting',
    PRELIMINARY: 'preliminary',
    CLOSED: 'closed',
    CERTIFIED: 'certified',
    REOPENED: 'reopened',
};
(0, graphql_1.registerEnumType)(exports.GamingDayStatusName, {
    name: 'GamingDayStatus',
    description: 'Where a gaming day (jornada) stands.',
    valuesMap: {
        OPEN: { description: 'Tables are open.' },
        COUNTING: { description: 'No table is open; boxes, floats or the cage are still to be counted.' },
        PRELIMINARY: { description: 'Everything is counted; the books wait for their close.' },
        CLOSED: { description: 'Closed by an accountant; what comes later counts in later books.' },
        CERTIFIED: { description: 'Certified by name.' },
        REOPENED: { description: 'Opened again by two persons, until it is closed once more.' },
    },
});
let GamingDayDecision = class GamingDayDecision {
    what;
    by;
    at;
    recordNumber;
    words;
};
exports.GamingDayDecision = GamingDayDecision;
__decorate([
    (0, graphql_1.Field)({ description: 'As a type of event: gaming-day.closed.' }),
    __metadata("design:type", String)
], GamingDayDecision.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'Who decided; of a reopening, two persons.' }),
    __metadata("design:type", Array)
], GamingDayDecision.prototype, "by", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'When, as it was stated.' }),
    __metadata("design:type", String)
], GamingDayDecision.prototype, "at", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position),
    __metadata("design:type", BigInt)
], GamingDayDecision.prototype, "recordNumber", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Of a reopening: why. Of a certification: its words.' }),
    __metadata("design:type", Object)
], GamingDayDecision.prototype, "words", void 0);
exports.GamingDayDecision = GamingDayDecision = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What was decided about a gaming day.' })
], GamingDayDecision);
let GamingDayListed = class GamingDayListed {
    day;
    closed;
    certified;
    decisions;
};
exports.GamingDayListed = GamingDayListed;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], GamingDayListed.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Whether its books are closed.' }),
    __metadata("design:type", Boolean)
], GamingDayListed.prototype, "closed", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Whether its closed books are certified.' }),
    __metadata("design:type", Boolean)
], GamingDayListed.prototype, "certified", void 0);
__decorate([
    (0, graphql_1.Field)(() => [GamingDayDecision]),
    __metadata("design:type", Array)
], GamingDayListed.prototype, "decisions", void 0);
exports.GamingDayListed = GamingDayListed = __decorate([
    (0, graphql_1.ObjectType)()
], GamingDayListed);
exports.GamingDayConnection = (0, connection_type_1.connectionOf)(GamingDayListed, 'GamingDay');
let GamingDayFound = class GamingDayFound extends answer_type_1.Answer {
    day;
    status;
    openTables;
    uncounted;
    checkedThrough;
    tieOuts;
    decisions;
};
exports.GamingDayFound = GamingDayFound;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], GamingDayFound.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.GamingDayStatusName),
    __metadata("design:type", String)
], GamingDayFound.prototype, "status", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'Tables that are still open.' }),
    __metadata("design:type", Array)
], GamingDayFound.prototype, "openTables", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'What is still to be counted.' }),
    __metadata("design:type", Array)
], GamingDayFound.prototype, "uncounted", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, {
        description: 'The record up to which the books were checked: of a closed day, that of its close.',
    }),
    __metadata("design:type", BigInt)
], GamingDayFound.prototype, "checkedThrough", void 0);
__decorate([
    (0, graphql_1.Field)(() => [tie_out_type_1.TieOutType], { description: 'K1 to K13.' }),
    __metadata("design:type", Array)
], GamingDayFound.prototype, "tieOuts", void 0);
__decorate([
    (0, graphql_1.Field)(() => [GamingDayDecision], { description: 'In the order of the records.' }),
    __metadata("design:type", Array)
], GamingDayFound.prototype, "decisions", void 0);
exports.GamingDayFound = GamingDayFound = __decorate([
    (0, graphql_1.ObjectType)('GamingDayFound', {
        description: 'A gaming day: where it stands, what was decided, and whether its books tie.',
    })
], GamingDayFound);
exports.GamingDayAnswer = (0, graphql_1.createUnionType)({
    name: 'GamingDayAnswer',
    types: () => [GamingDayFound, not_found_type_1.NotFound],
    resolveType: (answer) => ((0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : GamingDayFound),
});
const decisionOf = (decision) => {
    const { reason, statement } = decision.data;
    return {
        what: (0, event_name_1.eventName)(decision.type),
        by: (0, decisions_1.decidersOf)(decision).map(({ id, name }) => name ?? id),
        at: decision.happenedAt,
        recordNumber: decision.recordNumber,
        words: reason ?? statement ?? null,
    };
};
exports.decisionOf = decisionOf;
function gamingDayFound(books, position) {
    const { day, status, progress, checkedThrough, tieOuts, decisions } = books;
    const closed = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.closed.v1');
    const explained = status === 'closed' || status === 'certified' ? closed : undefined;
    return {
        ...{ position, asOf: day, complete: true, day, status, checkedThrough, ...progress },
        tieOuts: tieOuts.map((tieOut) => (0, tie_out_type_1.tieOutOf)(tieOut, explained?.data?.explained)),
        decisions: decisions.map(exports.decisionOf),
    };
}
//# sourceMappingURL=gaming-day.type.js.map