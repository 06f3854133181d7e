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
exports.JackpotMeterResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const door_decorator_1 = require("../../../access/door.decorator");
const meter_changes_1 = require("../../../projections/jackpots/meter-changes");
const event_name_1 = require("../scalars/event-name");
const jackpot_type_1 = require("../jackpots/jackpot.type");
const money_type_1 = require("../scalars/money.type");
const feed_1 = require("./feed");
const feed_reader_1 = require("./feed-reader");
const subscription_arguments_1 = require("./subscription-arguments");
let JackpotMeterArguments = class JackpotMeterArguments extends subscription_arguments_1.SubscriptionArguments {
    pool;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only this pool.' }),
    __metadata("design:type", String)
], JackpotMeterArguments.prototype, "pool", void 0);
JackpotMeterArguments = __decorate([
    (0, graphql_1.ArgsType)()
], JackpotMeterArguments);
let JackpotMeter = class JackpotMeter extends jackpot_type_1.MeterMoved {
    pool;
};
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], JackpotMeter.prototype, "pool", void 0);
JackpotMeter = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What a record did to the meter of a pool, and the meter after it.' })
], JackpotMeter);
let JackpotMeters = class JackpotMeters extends subscription_arguments_1.Delivered {
    meters;
};
__decorate([
    (0, graphql_1.Field)(() => [JackpotMeter], { description: 'One for each pool, by name.' }),
    __metadata("design:type", Array)
], JackpotMeters.prototype, "meters", void 0);
JackpotMeters = __decorate([
    (0, graphql_1.ObjectType)({ description: 'What one record did to the meters of pools.' })
], JackpotMeters);
let JackpotMeterResolver = class JackpotMeterResolver {
    feeds;
    constructor(feeds) {
        this.feeds = feeds;
    }
    jackpotMeter({ casino, pool, after }, subscriber) {
        return this.feeds.subscribe(metersOf(casino, pool), subscriber, after);
    }
};
exports.JackpotMeterResolver = JackpotMeterResolver;
__decorate([
    (0, graphql_1.Subscription)(() => JackpotMeters, {
        resolve: (item) => item,
        description: 'Every movement of the meters of pools, in the order of the records.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, subscription_arguments_1.CurrentSubscriber)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [JackpotMeterArguments, Object]),
    __metadata("design:returntype", Promise)
], JackpotMeterResolver.prototype, "jackpotMeter", null);
exports.JackpotMeterResolver = JackpotMeterResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read'),
    __metadata("design:paramtypes", [feed_reader_1.FeedReader])
], JackpotMeterResolver);
const metersOf = (casino, pool) => ({
    name: JSON.stringify(['jackpotMeter', pool]),
    casino,
    read: async (snapshot, span) => {
        const wanted = { casino, pool, ...span, limit: feed_1.ROWS_PER_PAGE };
        const changes = await snapshot.read((manager) => (0, meter_changes_1.readMeterChanges)(manager, wanted));
        return (0, feed_1.pageOfRecords)(changes, span, (position, ofRecord) => ({
            position,
            meters: ofRecord.map(meterOf),
        }));
    },
});
const meterOf = ({ currency, eventType, toMeter, fromMeter, meter, ...change }) => ({
    ...change,
    what: (0, event_name_1.eventName)(eventType),
    toMeter: (0, money_type_1.moneyOf)(toMeter, currency),
    fromMeter: (0, money_type_1.moneyOf)(fromMeter, currency),
    meter: (0, money_type_1.moneyOf)(meter, currency),
});
//# sourceMappingURL=jackpot-meter.resolver.js.map