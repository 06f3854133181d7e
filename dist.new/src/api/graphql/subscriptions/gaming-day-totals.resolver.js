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
exports.GamingDayTotalsResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const door_decorator_1 = require("../../../access/door.decorator");
const account_sums_1 = require("../../../projections/journal/account-sums");
const days_posted_1 = require("../../../projections/journal/days-posted");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const period_1 = require("../snapshot/period");
const report_arguments_1 = require("../snapshot/report-arguments");
const trial_balance_type_1 = require("../trial-balance/trial-balance.type");
const feed_reader_1 = require("./feed-reader");
const subscription_arguments_1 = require("./subscription-arguments");
/** So many records at most are looked through for days that have changed; then their totals are delivered. */
const RECORDS_AT_ONCE = 10000n;
let GamingDayTotalsArguments = class GamingDayTotalsArguments extends subscription_arguments_1.SubscriptionArguments {
    gamingDay;
    basis;
};
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'Only this day.' }),
    __metadata("design:type", String)
], GamingDayTotalsArguments.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => report_arguments_1.BasisName, {
        defaultValue: report_arguments_1.BasisName.BOOKED,
        description: 'The day by which an amount is counted.',
    }),
    __metadata("design:type", String)
], GamingDayTotalsArguments.prototype, "basis", void 0);
GamingDayTotalsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], GamingDayTotalsArguments);
let DayTotals = class DayTotals {
    gamingDay;
    lines;
};
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], DayTotals.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => [trial_balance_type_1.TrialBalanceLine], { description: 'Every account with a movement, by path and currency.' }),
    __metadata("design:type", Array)
], DayTotals.prototype, "lines", void 0);
DayTotals = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What was posted in one gaming day, as of a position.' })
], DayTotals);
let GamingDayTotals = class GamingDayTotals extends subscription_arguments_1.Delivered {
    complete;
    days;
};
__decorate([
    (0, graphql_1.Field)({
        description: 'False when an event that belongs here is set aside because of a fault of the software.',
    }),
    __metadata("design:type", Boolean)
], GamingDayTotals.prototype, "complete", void 0);
__decorate([
    (0, graphql_1.Field)(() => [DayTotals], { description: 'Oldest first.' }),
    __metadata("design:type", Array)
], GamingDayTotals.prototype, "days", void 0);
GamingDayTotals = __decorate([
    (0, graphql_1.ObjectType)({
        description: 'The new totals of gaming days that have changed. Those in between are left out.',
    })
], GamingDayTotals);
let GamingDayTotalsResolver = class GamingDayTotalsResolver {
    feeds;
    constructor(feeds) {
        this.feeds = feeds;
    }
    gamingDayTotals({ after, ...wanted }, subscriber) {
        return this.feeds.subscribe(totalsOf(wanted), subscriber, after);
    }
};
exports.GamingDayTotalsResolver = GamingDayTotalsResolver;
__decorate([
    (0, graphql_1.Subscription)(() => GamingDayTotals, {
        resolve: (item) => item,
        description: 'The totals of gaming days whenever something is posted in them: the newest, however many events that took.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, subscription_arguments_1.CurrentSubscriber)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [GamingDayTotalsArguments, Object]),
    __metadata("design:returntype", Promise)
], GamingDayTotalsResolver.prototype, "gamingDayTotals", null);
exports.GamingDayTotalsResolver = GamingDayTotalsResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read'),
    __metadata("design:paramtypes", [feed_reader_1.FeedReader])
], GamingDayTotalsResolver);
const totalsOf = (wanted) => ({
    name: JSON.stringify(['gamingDayTotals', wanted.gamingDay, wanted.basis]),
    casino: wanted.casino,
    read: (snapshot, span) => readTotals(snapshot, span, wanted),
});
async function readTotals(snapshot, { after, upTo }, { casino, gamingDay, basis }) {
    const position = upTo - after > RECORDS_AT_ONCE ? after + RECORDS_AT_ONCE : upTo;
    const { day: column } = (0, period_1.periodOf)({ casino, basis }, position);
    const changed = await snapshot.read((manager) => (0, days_posted_1.readDaysPosted)(manager, { casino, day: column, after, upTo: position }));
    const days = [];
    for (const day of changed.filter((each) => gamingDay === undefined || each === gamingDay)) {
        const period = (0, period_1.periodOf)({ casino, basis, from: day, asOf: day }, position);
        const sums = await snapshot.read((manager) => (0, account_sums_1.accountSums)(manager, period));
        days.push({ gamingDay: day, lines: sums.map(trial_balance_type_1.trialBalanceLineOf) });
    }
    const complete = snapshot.isComplete({ position, asOf: days.at(-1)?.gamingDay ?? null });
    return { items: days.length === 0 ? [] : [{ position, complete, days }], reached: position };
}
//# sourceMappingURL=gaming-day-totals.resolver.js.map