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
exports.PeriodArguments = exports.ReportArguments = exports.CasinoArguments = exports.KnownAt = exports.BasisName = void 0;
const graphql_1 = require("@nestjs/graphql");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const instant_scalar_1 = require("../scalars/instant.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
exports.BasisName = { BOOKED: 'booked', OWN_DAY: 'own-day' };
(0, graphql_1.registerEnumType)(exports.BasisName, {
    name: 'Basis',
    description: 'By which day an amount is counted, where a fact came after its day was closed.',
    valuesMap: {
        BOOKED: { description: 'By the day in whose books it counts: the official books.' },
        OWN_DAY: { description: 'By the gaming day of the fact: the books as restated.' },
    },
});
/** Knowledge of facts, not of rules: today's rules over the facts recorded until then. Exactly one of the two. */
let KnownAt = class KnownAt {
    position;
    instant;
};
exports.KnownAt = KnownAt;
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { nullable: true, description: 'The last record number taken in.' }),
    __metadata("design:type", BigInt)
], KnownAt.prototype, "position", void 0);
__decorate([
    (0, graphql_1.Field)(() => instant_scalar_1.InstantType, { nullable: true, description: 'What was recorded until this moment.' }),
    __metadata("design:type", String)
], KnownAt.prototype, "instant", void 0);
exports.KnownAt = KnownAt = __decorate([
    (0, graphql_1.InputType)({
        description: 'What was recorded until then, judged by the rules of today. Give one of the two.',
    })
], KnownAt);
/** Arguments of every query about the books of one casino. */
let CasinoArguments = class CasinoArguments {
    casino;
    knownAt;
    waitFor;
};
exports.CasinoArguments = CasinoArguments;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The casino.' }),
    __metadata("design:type", String)
], CasinoArguments.prototype, "casino", void 0);
__decorate([
    (0, graphql_1.Field)(() => KnownAt, { nullable: true, description: 'As it was known then; default: now.' }),
    __metadata("design:type", KnownAt)
], CasinoArguments.prototype, "knownAt", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'A receipt of an ingest answer: wait until the figures contain it.' }),
    __metadata("design:type", String)
], CasinoArguments.prototype, "waitFor", void 0);
exports.CasinoArguments = CasinoArguments = __decorate([
    (0, graphql_1.ArgsType)()
], CasinoArguments);
let ReportArguments = class ReportArguments extends CasinoArguments {
    asOf;
    basis;
};
exports.ReportArguments = ReportArguments;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, {
        nullable: true,
        description: 'Books up to this gaming day, inclusive; default: all.',
    }),
    __metadata("design:type", String)
], ReportArguments.prototype, "asOf", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.BasisName, { defaultValue: exports.BasisName.BOOKED, description: 'The day that asOf and from mean.' }),
    __metadata("design:type", String)
], ReportArguments.prototype, "basis", void 0);
exports.ReportArguments = ReportArguments = __decorate([
    (0, graphql_1.ArgsType)()
], ReportArguments);
/** Arguments of a report over a period. */
let PeriodArguments = class PeriodArguments extends ReportArguments {
    from;
};
exports.PeriodArguments = PeriodArguments;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, {
        nullable: true,
        description: 'Books from this gaming day on, inclusive; default: from the beginning.',
    }),
    __metadata("design:type", String)
], PeriodArguments.prototype, "from", void 0);
exports.PeriodArguments = PeriodArguments = __decorate([
    (0, graphql_1.ArgsType)()
], PeriodArguments);
//# sourceMappingURL=report-arguments.js.map