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
exports.MasterGameReport = exports.MasterRowType = exports.MasterAlert = exports.MasterFiguresType = exports.AlertMeasureName = exports.GameFamilyName = void 0;
const graphql_1 = require("@nestjs/graphql");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const answer_type_1 = require("../snapshot/answer.type");
exports.GameFamilyName = {
    HOUSE: 'house',
    PLAYER_BANK: 'player-bank',
    POT: 'pot',
};
(0, graphql_1.registerEnumType)(exports.GameFamilyName, {
    name: 'GameFamily',
    description: 'Who pays and collects.',
    valuesMap: {
        HOUSE: { description: 'The house.' },
        PLAYER_BANK: { description: "A player who holds the bank; the house has a share of the bank's gains." },
        POT: { description: 'Nobody: the players have a pot of their own, of which the house has a share.' },
    },
});
exports.AlertMeasureName = {
    HOLD: 'hold',
    SHARE_OF_MEAN: 'share-of-mean',
    DEVIATIONS: 'deviations',
};
(0, graphql_1.registerEnumType)(exports.AlertMeasureName, {
    name: 'AlertMeasure',
    description: 'By what the play of a day is held against what the casino wants to see.',
    valuesMap: {
        HOLD: { description: 'The win as a share of the drop, between two fixed shares.' },
        SHARE_OF_MEAN: { description: 'The same, around that of the last thirty days.' },
        DEVIATIONS: { description: "How many standard deviations of the game's own chances it is away." },
    },
});
let MasterFiguresType = class MasterFiguresType {
    sessions;
    counted;
    drop;
    win;
    hold;
    holdExact;
    rounds;
    handle;
    captured;
    theoretical;
    theoreticalExact;
    deviation;
    zScore;
    byChoice;
    approximate;
    withoutEdge;
};
exports.MasterFiguresType = MasterFiguresType;
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int),
    __metadata("design:type", Number)
], MasterFiguresType.prototype, "sessions", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, {
        description: 'Sessions that have a win: house-banked ones once their float is counted, and circle ones.',
    }),
    __metadata("design:type", Number)
], MasterFiguresType.prototype, "counted", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, { nullable: true, description: 'Boxes of the counted sessions; null of circle games.' }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "drop", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        description: 'R of house-banked tables; of circle tables what the house kept, as it was counted.',
    }),
    __metadata("design:type", money_type_1.Money)
], MasterFiguresType.prototype, "win", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'Win as a share of the drop, four places, nearest, ties away from zero; null without a drop.',
    }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "hold", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'The same as an exact fraction.' }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "holdExact", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Rounds, coups or hands that were reported and not declared void.' }),
    __metadata("design:type", Number)
], MasterFiguresType.prototype, "rounds", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        nullable: true,
        description: 'Stakes of captured rounds, a bet that stays counting once; null where none was captured.',
    }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "handle", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        nullable: true,
        description: 'What the captured rounds brought the house, deductions included.',
    }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "captured", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        nullable: true,
        description: 'What the edges of the bets let expect of the handle, rounded once to the nearest minor unit, ties away ' +
            'from zero; null where no rounds were captured.',
    }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "theoretical", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: 'The same in minor units before it was rounded, as an exact fraction.',
    }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "theoreticalExact", void 0);
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money, {
        nullable: true,
        description: 'Standard deviation of the win: the square root of stake² times variance per unit, summed over the bets ' +
            'as independent of each other, to the nearest minor unit. Null where a bet has no edge.',
    }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "deviation", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, {
        nullable: true,
        description: '(captured - theoretical) / deviation, two places, rounded once. Null where a bet has no edge.',
    }),
    __metadata("design:type", Object)
], MasterFiguresType.prototype, "zScore", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], {
        description: 'Bets whose edge depends on choices of players that nobody reports: the lowest edge is taken.',
    }),
    __metadata("design:type", Array)
], MasterFiguresType.prototype, "byChoice", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'Bets whose edge is known within an error: see the command edge.' }),
    __metadata("design:type", Array)
], MasterFiguresType.prototype, "approximate", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'Bets without an edge; they are in the handle alone.' }),
    __metadata("design:type", Array)
], MasterFiguresType.prototype, "withoutEdge", void 0);
exports.MasterFiguresType = MasterFiguresType = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What was played in one column of the report.' })
], MasterFiguresType);
let MasterAlert = class MasterAlert {
    measure;
    figure;
    from;
    to;
};
exports.MasterAlert = MasterAlert;
__decorate([
    (0, graphql_1.Field)(() => exports.AlertMeasureName),
    __metadata("design:type", String)
], MasterAlert.prototype, "measure", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Shares of the drop, or deviations: four places.' }),
    __metadata("design:type", String)
], MasterAlert.prototype, "figure", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], MasterAlert.prototype, "from", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], MasterAlert.prototype, "to", void 0);
exports.MasterAlert = MasterAlert = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A figure of the day that is outside what the casino wants to see.' })
], MasterAlert);
let MasterRowType = class MasterRowType {
    family;
    game;
    table;
    day;
    monthToDate;
    yearToDate;
    thirtyDays;
    alerts;
};
exports.MasterRowType = MasterRowType;
__decorate([
    (0, graphql_1.Field)(() => exports.GameFamilyName, { nullable: true, description: 'Null of a game that is not in the list.' }),
    __metadata("design:type", Object)
], MasterRowType.prototype, "family", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Empty where nobody named one; null of a total.' }),
    __metadata("design:type", Object)
], MasterRowType.prototype, "game", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Null of all tables together.' }),
    __metadata("design:type", Object)
], MasterRowType.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => MasterFiguresType),
    __metadata("design:type", MasterFiguresType)
], MasterRowType.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)(() => MasterFiguresType),
    __metadata("design:type", MasterFiguresType)
], MasterRowType.prototype, "monthToDate", void 0);
__decorate([
    (0, graphql_1.Field)(() => MasterFiguresType),
    __metadata("design:type", MasterFiguresType)
], MasterRowType.prototype, "yearToDate", void 0);
__decorate([
    (0, graphql_1.Field)(() => MasterFiguresType, { description: 'The last thirty days, the day being one of them.' }),
    __metadata("design:type", MasterFiguresType)
], MasterRowType.prototype, "thirtyDays", void 0);
__decorate([
    (0, graphql_1.Field)(() => [MasterAlert], { description: 'What of the day is outside the configured bands.' }),
    __metadata("design:type", Array)
], MasterRowType.prototype, "alerts", void 0);
exports.MasterRowType = MasterRowType = __decorate([
    (0, graphql_1.ObjectType)({ description: 'A game, a table of it, or a family of games.' })
], MasterRowType);
let MasterGameReport = class MasterGameReport extends answer_type_1.Answer {
    day;
    rows;
    totals;
};
exports.MasterGameReport = MasterGameReport;
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], MasterGameReport.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)(() => [MasterRowType], { description: 'By game, and by table where that is asked for.' }),
    __metadata("design:type", Array)
], MasterGameReport.prototype, "rows", void 0);
__decorate([
    (0, graphql_1.Field)(() => [MasterRowType], { description: 'By family: they are not set off against each other.' }),
    __metadata("design:type", Array)
], MasterGameReport.prototype, "totals", void 0);
exports.MasterGameReport = MasterGameReport = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What each game brought beside what it was expected to bring.' })
], MasterGameReport);
//# sourceMappingURL=master-report.type.js.map