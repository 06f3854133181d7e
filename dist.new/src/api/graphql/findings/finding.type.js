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
exports.findingAt = exports.FindingConnection = exports.FindingType = exports.FindingStatus = exports.Severity = void 0;
const graphql_1 = require("@nestjs/graphql");
const connection_type_1 = require("../connection/connection.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const position_scalar_1 = require("../scalars/position.scalar");
exports.Severity = {
    violation: 'violation',
    advisory: 'advisory',
    information: 'information',
};
(0, graphql_1.registerEnumType)(exports.Severity, {
    name: 'FindingSeverity',
    description: 'violation: a rule is broken; advisory: somebody should look; information: nothing to do.',
});
exports.FindingStatus = { OPEN: 'OPEN', CLOSED: 'CLOSED', ALL: 'ALL' };
(0, graphql_1.registerEnumType)(exports.FindingStatus, {
    name: 'FindingStatus',
    description: 'OPEN: it stands; CLOSED: a later record ended it, or a person resolved it.',
});
let FindingType = class FindingType {
    id;
    code;
    severity;
    ruleId;
    citation;
    expected;
    found;
    eventIds;
    betIds;
    gamingDay;
    table;
    openedBy;
    closedBy;
    rulesRelease;
};
exports.FindingType = FindingType;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID),
    __metadata("design:type", String)
], FindingType.prototype, "id", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Kebab-case, stable.' }),
    __metadata("design:type", String)
], FindingType.prototype, "code", void 0);
__decorate([
    (0, graphql_1.Field)(() => exports.Severity),
    __metadata("design:type", String)
], FindingType.prototype, "severity", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], FindingType.prototype, "ruleId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Where the rule stands.' }),
    __metadata("design:type", String)
], FindingType.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], FindingType.prototype, "expected", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], FindingType.prototype, "found", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], { description: 'The events it is about; the first showed it.' }),
    __metadata("design:type", Array)
], FindingType.prototype, "eventIds", void 0);
__decorate([
    (0, graphql_1.Field)(() => [graphql_1.ID], {
        description: 'The bets it is about, by their ids in the session; none where it is about no bet.',
    }),
    __metadata("design:type", Array)
], FindingType.prototype, "betIds", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], FindingType.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true }),
    __metadata("design:type", Object)
], FindingType.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { description: 'The record that opened it.' }),
    __metadata("design:type", BigInt)
], FindingType.prototype, "openedBy", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, { nullable: true, description: 'The record that closed it; null while it stands.' }),
    __metadata("design:type", Object)
], FindingType.prototype, "closedBy", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], FindingType.prototype, "rulesRelease", void 0);
exports.FindingType = FindingType = __decorate([
    (0, graphql_1.ObjectType)('Finding', {
        description: 'A difference between what was declared and what should be. Never a correction.',
    })
], FindingType);
exports.FindingConnection = (0, connection_type_1.connectionOf)(FindingType, 'Finding');
/** A finding as it stood at a position: closed only by a record up to it. */
const findingAt = ({ findingId, tableId, closedBy, ...finding }, position) => ({
    ...finding,
    id: findingId,
    table: tableId,
    closedBy: closedBy !== null && closedBy <= position ? closedBy : null,
});
exports.findingAt = findingAt;
//# sourceMappingURL=finding.type.js.map