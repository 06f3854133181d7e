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
exports.FindingRaisedResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const door_decorator_1 = require("../../../access/door.decorator");
const findings_raised_1 = require("../../../projections/findings/findings-raised");
const finding_type_1 = require("../findings/finding.type");
const feed_1 = require("./feed");
const feed_reader_1 = require("./feed-reader");
const subscription_arguments_1 = require("./subscription-arguments");
let FindingRaisedArguments = class FindingRaisedArguments extends subscription_arguments_1.SubscriptionArguments {
    severity;
    table;
};
__decorate([
    (0, graphql_1.Field)(() => finding_type_1.Severity, { nullable: true }),
    __metadata("design:type", String)
], FindingRaisedArguments.prototype, "severity", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only findings about this table.' }),
    __metadata("design:type", String)
], FindingRaisedArguments.prototype, "table", void 0);
FindingRaisedArguments = __decorate([
    (0, graphql_1.ArgsType)()
], FindingRaisedArguments);
let FindingsRaised = class FindingsRaised extends subscription_arguments_1.Delivered {
    findings;
};
__decorate([
    (0, graphql_1.Field)(() => [finding_type_1.FindingType], { description: 'As they stood after that record.' }),
    __metadata("design:type", Array)
], FindingsRaised.prototype, "findings", void 0);
FindingsRaised = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The findings that one record has opened.' })
], FindingsRaised);
let FindingRaisedResolver = class FindingRaisedResolver {
    feeds;
    constructor(feeds) {
        this.feeds = feeds;
    }
    findingRaised({ after, ...wanted }, subscriber) {
        return this.feeds.subscribe(findingsOf(wanted), subscriber, after);
    }
};
exports.FindingRaisedResolver = FindingRaisedResolver;
__decorate([
    (0, graphql_1.Subscription)(() => FindingsRaised, {
        resolve: (item) => item,
        description: 'Findings, in the order of the records that open them.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, subscription_arguments_1.CurrentSubscriber)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [FindingRaisedArguments, Object]),
    __metadata("design:returntype", Promise)
], FindingRaisedResolver.prototype, "findingRaised", null);
exports.FindingRaisedResolver = FindingRaisedResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('findings:read'),
    __metadata("design:paramtypes", [feed_reader_1.FeedReader])
], FindingRaisedResolver);
const findingsOf = ({ casino, severity, table, }) => ({
    name: JSON.stringify(['findingRaised', severity, table]),
    casino,
    read: async (snapshot, span) => {
        const wanted = { casino, severity, table, ...span, limit: feed_1.ROWS_PER_PAGE };
        const raised = await snapshot.read((manager) => (0, findings_raised_1.readFindingsRaised)(manager, wanted));
        const rows = raised.map((finding) => ({ position: finding.openedBy, finding }));
        return (0, feed_1.pageOfRecords)(rows, span, (position, ofRecord) => ({
            position,
            findings: ofRecord.map(({ finding }) => (0, finding_type_1.findingAt)(finding, position)),
        }));
    },
});
//# sourceMappingURL=finding-raised.resolver.js.map