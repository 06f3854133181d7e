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
exports.TableActivityResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const door_decorator_1 = require("../../../access/door.decorator");
const table_records_1 = require("../../../projections/register/table-records");
const event_name_1 = require("../scalars/event-name");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const instant_scalar_1 = require("../scalars/instant.scalar");
const feed_1 = require("./feed");
const feed_reader_1 = require("./feed-reader");
const subscription_arguments_1 = require("./subscription-arguments");
let TableActivityArguments = class TableActivityArguments extends subscription_arguments_1.SubscriptionArguments {
    table;
};
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only of this table.' }),
    __metadata("design:type", String)
], TableActivityArguments.prototype, "table", void 0);
TableActivityArguments = __decorate([
    (0, graphql_1.ArgsType)()
], TableActivityArguments);
let TableActivity = class TableActivity extends subscription_arguments_1.Delivered {
    table;
    gamingDay;
    sessionNo;
    what;
    eventId;
    source;
    recordedAt;
};
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], TableActivity.prototype, "table", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], TableActivity.prototype, "gamingDay", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.Int, { description: 'Table session of the day.' }),
    __metadata("design:type", Number)
], TableActivity.prototype, "sessionNo", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'What happened, as a type of event: table.opened, round.settled, hand.played, …' }),
    __metadata("design:type", String)
], TableActivity.prototype, "what", void 0);
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'Id of the event, within its source.' }),
    __metadata("design:type", String)
], TableActivity.prototype, "eventId", void 0);
__decorate([
    (0, graphql_1.Field)({ description: 'Who reported it.' }),
    __metadata("design:type", String)
], TableActivity.prototype, "source", void 0);
__decorate([
    (0, graphql_1.Field)(() => instant_scalar_1.InstantType, { description: 'When it was recorded.' }),
    __metadata("design:type", String)
], TableActivity.prototype, "recordedAt", void 0);
TableActivity = __decorate([
    (0, graphql_1.ObjectType)({ description: 'Something that a table reported, once it is in the books.' })
], TableActivity);
let TableActivityResolver = class TableActivityResolver {
    feeds;
    constructor(feeds) {
        this.feeds = feeds;
    }
    tableActivity({ casino, table, after }, subscriber) {
        return this.feeds.subscribe(tableActivityOf(casino, table), subscriber, after);
    }
};
exports.TableActivityResolver = TableActivityResolver;
__decorate([
    (0, graphql_1.Subscription)(() => TableActivity, {
        resolve: (item) => item,
        description: 'What the tables report, in the order of the records, as soon as it is in the books.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, subscription_arguments_1.CurrentSubscriber)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [TableActivityArguments, Object]),
    __metadata("design:returntype", Promise)
], TableActivityResolver.prototype, "tableActivity", null);
exports.TableActivityResolver = TableActivityResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('tables:read'),
    __metadata("design:paramtypes", [feed_reader_1.FeedReader])
], TableActivityResolver);
const tableActivityOf = (casino, table) => ({
    name: JSON.stringify(['tableActivity', table]),
    casino,
    read: async (snapshot, span) => {
        const wanted = { casino, table, ...span, limit: feed_1.ROWS_PER_PAGE };
        const records = await snapshot.read((manager) => (0, table_records_1.readTableRecords)(manager, wanted));
        return (0, feed_1.pageOfRecords)(records, span, (_position, [record]) => activityOf(record));
    },
});
const activityOf = ({ eventType, ...record }) => ({
    ...record,
    what: (0, event_name_1.eventName)(eventType),
});
//# sourceMappingURL=table-activity.resolver.js.map