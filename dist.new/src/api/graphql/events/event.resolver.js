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
exports.EventResolver = void 0;
const common_1 = require("@nestjs/common");
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const event_store_port_1 = require("../../../event-store/event-store.port");
const kept_bytes_1 = require("../../../projections/register/kept-bytes");
const records_1 = require("../../../projections/register/records");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const event_type_1 = require("./event.type");
const EVENTS = { name: 'events', key: ['record'] };
/** An event may have 256 KiB. */
const MOST_EVENTS = 100;
let EventsArguments = class EventsArguments extends report_arguments_1.CasinoArguments {
    first;
    after;
    eventType;
    source;
};
__decorate([
    (0, connection_type_1.First)(),
    __metadata("design:type", Number)
], EventsArguments.prototype, "first", void 0);
__decorate([
    (0, connection_type_1.After)(),
    __metadata("design:type", String)
], EventsArguments.prototype, "after", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only of this type, with version: cagnotte.hand.played.v1.' }),
    __metadata("design:type", String)
], EventsArguments.prototype, "eventType", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Only of this source.' }),
    __metadata("design:type", String)
], EventsArguments.prototype, "source", void 0);
EventsArguments = __decorate([
    (0, graphql_1.ArgsType)()
], EventsArguments);
let EventResolver = class EventResolver {
    keptBytes;
    constructor(store) {
        this.keptBytes = { name: 'kept-bytes', read: (_manager, places) => (0, kept_bytes_1.readKeptBytes)(store, places) };
    }
    async events(args, principal, snapshot) {
        if (args.first > MOST_EVENTS)
            throw tooMany();
        const { casino, eventType, source } = args;
        const page = (0, connection_type_1.pageRequest)(EVENTS, args, await (0, casino_scope_1.positionFor)(principal, args, snapshot));
        const { position, first } = page;
        const wanted = { casino, position, after: page.after?.[0], eventType, source, limit: first + 1 };
        const records = await snapshot.read((manager) => (0, records_1.readRecords)(manager, wanted));
        return (0, connection_type_1.pageOf)(records, page, {
            node: (record) => (0, event_type_1.eventOf)(record, { casino, position }),
            key: ({ recordNumber }) => [recordNumber.toString()],
        });
    }
    async bytes({ at, stream, version }, snapshot) {
        const bytes = await snapshot.readTogether(this.keptBytes, { ...at, stream, version });
        if (bytes === undefined)
            throw new Error(`the log does not hold version ${version} of a stream any more`);
        return bytes;
    }
};
exports.EventResolver = EventResolver;
__decorate([
    (0, graphql_1.Query)(() => event_type_1.EventConnection, {
        description: `The log of a casino, record by record, at most ${MOST_EVENTS} at once.`,
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [EventsArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], EventResolver.prototype, "events", null);
__decorate([
    (0, graphql_1.ResolveField)(() => String, {
        description: 'The event as it was recorded, byte for byte: a CloudEvent as JSON.',
    }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [event_type_1.EventType, Function]),
    __metadata("design:returntype", Promise)
], EventResolver.prototype, "bytes", null);
exports.EventResolver = EventResolver = __decorate([
    (0, graphql_1.Resolver)(() => event_type_1.EventType),
    (0, door_decorator_1.Opens)('events:read'),
    __param(0, (0, common_1.Inject)(event_store_port_1.EVENT_STORE)),
    __metadata("design:paramtypes", [Object])
], EventResolver);
const tooMany = () => new graphql_2.GraphQLError(`first must be from 1 to ${MOST_EVENTS}.`, { extensions: { code: 'BAD_USER_INPUT' } });
//# sourceMappingURL=event.resolver.js.map