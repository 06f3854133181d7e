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
exports.RestatementResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const restatement_1 = require("../../../projections/journal/restatement");
const connection_type_1 = require("../connection/connection.type");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const restated_amount_type_1 = require("./restated-amount.type");
const RESTATEMENT = { name: 'restatement', key: ['text', 'text', 'text', 'text', 'record'] };
let RestatementArguments = class RestatementArguments {
    casino;
    between;
    waitFor;
    first;
    after;
};
__decorate([
    (0, graphql_1.Field)(() => graphql_1.ID, { description: 'The casino.' }),
    __metadata("design:type", String)
], RestatementArguments.prototype, "casino", void 0);
__decorate([
    (0, graphql_1.Field)(() => [report_arguments_1.KnownAt], {
        description: 'Two moments: what was recorded after the first and up to the second, that one included.',
    }),
    __metadata("design:type", Array)
], RestatementArguments.prototype, "between", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'A receipt of an ingest answer: wait until the figures contain it.' }),
    __metadata("design:type", String)
], RestatementArguments.prototype, "waitFor", void 0);
__decorate([
    (0, connection_type_1.First)(),
    __metadata("design:type", Number)
], RestatementArguments.prototype, "first", void 0);
__decorate([
    (0, connection_type_1.After)(),
    __metadata("design:type", String)
], RestatementArguments.prototype, "after", void 0);
RestatementArguments = __decorate([
    (0, graphql_1.ArgsType)()
], RestatementArguments);
let RestatementResolver = class RestatementResolver {
    async restatement(args, principal, snapshot) {
        const { casino, between } = args;
        const [from, until] = between;
        if (from === undefined || until === undefined || between.length !== 2)
            throw notTwoMoments();
        const start = await (0, casino_scope_1.positionFor)(principal, { casino, knownAt: from }, snapshot);
        const page = (0, connection_type_1.pageRequest)(RESTATEMENT, args, await (0, casino_scope_1.positionFor)(principal, { casino, knownAt: until }, snapshot));
        const { position, after, first } = page;
        const rows = await snapshot.read((manager) => (0, restatement_1.readRestatement)(manager, { casino, from: start, until: position, after, limit: first + 1 }));
        return (0, connection_type_1.pageOf)(rows, page, {
            node: restated_amount_type_1.restatedAmountOf,
            key: (row) => restatement_1.RESTATEMENT_KEY.map((column) => row[column].toString()),
        });
    }
};
exports.RestatementResolver = RestatementResolver;
__decorate([
    (0, graphql_1.Query)(() => restated_amount_type_1.RestatedAmountConnection, {
        description: 'By what the books of closed days differ from what their facts come to: per day, account and causing event.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [RestatementArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], RestatementResolver.prototype, "restatement", null);
exports.RestatementResolver = RestatementResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], RestatementResolver);
const notTwoMoments = () => new graphql_2.GraphQLError('Give between two moments.', { extensions: { code: 'BAD_USER_INPUT' } });
//# sourceMappingURL=restatement.resolver.js.map