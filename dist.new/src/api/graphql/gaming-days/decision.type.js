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
exports.refusedAnswer = exports.decidedAnswer = exports.GamingDayDecisionResult = exports.GamingDayRefused = exports.GamingDayDecided = exports.ReopeningArguments = exports.CertifyArguments = exports.CloseArguments = exports.ExplanationInput = exports.DecisionArguments = void 0;
const graphql_1 = require("@nestjs/graphql");
const gaming_day_refusals_1 = require("../../decisions/gaming-day-refusals");
const event_name_1 = require("../scalars/event-name");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const tie_out_type_1 = require("./tie-out.type");
/** Arguments of every decision about a gaming day. */
let DecisionArguments = class DecisionArguments {
    casino;
    day;
};
exports.DecisionArguments = DecisionArguments;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The casino.' }),
    __metadata("design:type", String)
], DecisionArguments.prototype, "casino", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], DecisionArguments.prototype, "day", void 0);
exports.DecisionArguments = DecisionArguments = __decorate([
    (0, graphql_1.ArgsType)()
], DecisionArguments);
let ExplanationInput = class ExplanationInput {
    check;
    at;
    explanation;
};
exports.ExplanationInput = ExplanationInput;
__decorate([
    (0, graphql_1.Field)({ description: 'The check, e.g. K12.' }),
    __metadata("design:type", String)
], ExplanationInput.prototype, "check", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'The row it is about; without it, all of the check.' }),
    __metadata("design:type", String)
], ExplanationInput.prototype, "at", void 0);
__decorate([
    (0, graphql_1.Field)({ description: '1 to 1000 characters.' }),
    __metadata("design:type", String)
], ExplanationInput.prototype, "explanation", void 0);
exports.ExplanationInput = ExplanationInput = __decorate([
    (0, graphql_1.InputType)({ description: 'Why a soft check does not hold, in the words of whoever closes the day.' })
], ExplanationInput);
let CloseArguments = class CloseArguments extends DecisionArguments {
    explanations;
};
exports.CloseArguments = CloseArguments;
__decorate([
    (0, graphql_1.Field)(() => [ExplanationInput], { defaultValue: [] }),
    __metadata("design:type", Array)
], CloseArguments.prototype, "explanations", void 0);
exports.CloseArguments = CloseArguments = __decorate([
    (0, graphql_1.ArgsType)()
], CloseArguments);
let CertifyArguments = class CertifyArguments extends DecisionArguments {
    statement;
};
exports.CertifyArguments = CertifyArguments;
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'The words of the certificate.' }),
    __metadata("design:type", String)
], CertifyArguments.prototype, "statement", void 0);
exports.CertifyArguments = CertifyArguments = __decorate([
    (0, graphql_1.ArgsType)()
], CertifyArguments);
let ReopeningArguments = class ReopeningArguments extends DecisionArguments {
    reason;
};
exports.ReopeningArguments = ReopeningArguments;
__decorate([
    (0, graphql_1.Field)({ description: 'Why, 1 to 1000 characters.' }),
    __metadata("design:type", String)
], ReopeningArguments.prototype, "reason", void 0);
exports.ReopeningArguments = ReopeningArguments = __decorate([
    (0, graphql_1.ArgsType)()
], ReopeningArguments);
let GamingDayDecided = class GamingDayDecided {
    what;
    eventId;
    receipt;
    warning;
    warningEs;
};
exports.GamingDayDecided = GamingDayDecided;
__decorate([
    (0, graphql_1.Field)({ description: 'As a type of event: gaming-day.closed.' }),
    __metadata("design:type", String)
], GamingDayDecided.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Of the event that records it.' }),
    __metadata("design:type", String)
], GamingDayDecided.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Give it as waitFor to see the decision in a query.' }),
    __metadata("design:type", String)
], GamingDayDecided.prototype, "receipt", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'What the house has chosen only to be warned of.' }),
    __metadata("design:type", Object)
], GamingDayDecided.prototype, "warning", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'In Spanish.' }),
    __metadata("design:type", Object)
], GamingDayDecided.prototype, "warningEs", void 0);
exports.GamingDayDecided = GamingDayDecided = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The decision is recorded.' })
], GamingDayDecided);
let GamingDayRefused = class GamingDayRefused {
    code;
    message;
    messageEs;
    citation;
    citationEs;
    about;
    tieOuts;
};
exports.GamingDayRefused = GamingDayRefused;
__decorate([
    (0, graphql_1.Field)(() => String, { description: 'Stable: `GAMING_DAY.…`.' }),
    __metadata("design:type", String)
], GamingDayRefused.prototype, "code", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], GamingDayRefused.prototype, "message", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], GamingDayRefused.prototype, "messageEs", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Where the rule stands.' }),
    __metadata("design:type", String)
], GamingDayRefused.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'In Spanish.' }),
    __metadata("design:type", String)
], GamingDayRefused.prototype, "citationEs", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'The tables that are open, or the days that come first.' }),
    __metadata("design:type", Array)
], GamingDayRefused.prototype, "about", void 0);
__decorate([
    (0, graphql_1.Field)(() => [tie_out_type_1.TieOutType], {
        description: 'What does not tie and is not explained, with those rows alone.',
    }),
    __metadata("design:type", Array)
], GamingDayRefused.prototype, "tieOuts", void 0);
exports.GamingDayRefused = GamingDayRefused = __decorate([
    (0, graphql_1.ObjectType)({ description: 'Nothing was decided.' })
], GamingDayRefused);
exports.GamingDayDecisionResult = (0, graphql_1.createUnionType)({
    name: 'GamingDayDecisionResult',
    types: () => [GamingDayDecided, GamingDayRefused],
    resolveType: (answer) => 'code' in answer ? GamingDayRefused : GamingDayDecided,
});
const decidedAnswer = ({ type, eventId, receipt, warning }) => ({
    ...{ what: (0, event_name_1.eventName)(type), eventId, receipt },
    warning: warning === undefined ? null : gaming_day_refusals_1.GAMING_DAY_REFUSALS[warning].message,
    warningEs: warning === undefined ? null : gaming_day_refusals_1.GAMING_DAY_REFUSALS[warning].messageEs,
});
exports.decidedAnswer = decidedAnswer;
const refusedAnswer = ({ code, about, tieOuts }) => ({
    code,
    ...gaming_day_refusals_1.GAMING_DAY_REFUSALS[code],
    about,
    tieOuts: tieOuts.map((tieOut) => (0, tie_out_type_1.tieOutOf)(tieOut)),
});
exports.refusedAnswer = refusedAnswer;
//# sourceMappingURL=decision.type.js.map