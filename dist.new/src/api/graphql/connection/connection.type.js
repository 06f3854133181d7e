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
exports.PagedPeriodArguments = exports.PagedReportArguments = exports.PageArguments = exports.After = exports.First = exports.PageInfo = exports.MOST_PER_PAGE = void 0;
exports.connectionOf = connectionOf;
exports.pageRequest = pageRequest;
exports.pageOf = pageOf;
const graphql_1 = require("@nestjs/graphql");
const graphql_2 = require("graphql");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const answer_type_1 = require("../snapshot/answer.type");
const report_arguments_1 = require("../snapshot/report-arguments");
const cursor_1 = require("./cursor");
exports.MOST_PER_PAGE = 500;
let PageInfo = class PageInfo {
    hasNextPage;
    endCursor;
};
exports.PageInfo = PageInfo;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", Boolean)
], PageInfo.prototype, "hasNextPage", void 0);
__decorate([
    (0, graphql_1.Field)({ nullable: true, description: 'Give it as `after` to get the next page, at the same position.' }),
    __metadata("design:type", String)
], PageInfo.prototype, "endCursor", void 0);
exports.PageInfo = PageInfo = __decorate([
    (0, graphql_1.ObjectType)()
], PageInfo);
/** Makes the GraphQL type of a connection over nodes of a type. */
function connectionOf(nodeType, name) {
    let EdgeType = class EdgeType {
        node;
        cursor;
    };
    __decorate([
        (0, graphql_1.Field)(() => nodeType),
        __metadata("design:type", Object)
    ], EdgeType.prototype, "node", void 0);
    __decorate([
        (0, graphql_1.Field)(),
        __metadata("design:type", String)
    ], EdgeType.prototype, "cursor", void 0);
    EdgeType = __decorate([
        (0, graphql_1.ObjectType)(`${name}Edge`)
    ], EdgeType);
    let ConnectionType = class ConnectionType extends answer_type_1.Answer {
        edges;
        pageInfo;
    };
    __decorate([
        (0, graphql_1.Field)(() => [EdgeType]),
        __metadata("design:type", Array)
    ], ConnectionType.prototype, "edges", void 0);
    __decorate([
        (0, graphql_1.Field)(() => PageInfo),
        __metadata("design:type", PageInfo)
    ], ConnectionType.prototype, "pageInfo", void 0);
    ConnectionType = __decorate([
        (0, graphql_1.ObjectType)(`${name}Connection`)
    ], ConnectionType);
    return ConnectionType;
}
const First = () => (0, graphql_1.Field)(() => graphql_1.Int, { defaultValue: 50, description: `How many, at most ${exports.MOST_PER_PAGE}.` });
exports.First = First;
const After = () => (0, graphql_1.Field)(() => String, { nullable: true, description: 'The endCursor of the page before.' });
exports.After = After;
/** Arguments of a list of facts. */
let PageArguments = class PageArguments extends report_arguments_1.CasinoArguments {
    first;
    after;
    asOf;
};
exports.PageArguments = PageArguments;
__decorate([
    (0, exports.First)(),
    __metadata("design:type", Number)
], PageArguments.prototype, "first", void 0);
__decorate([
    (0, exports.After)(),
    __metadata("design:type", String)
], PageArguments.prototype, "after", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'Facts up to this gaming day; default: all.' }),
    __metadata("design:type", String)
], PageArguments.prototype, "asOf", void 0);
exports.PageArguments = PageArguments = __decorate([
    (0, graphql_1.ArgsType)()
], PageArguments);
/** Arguments of a list of what stands in the books at the end of a day. */
let PagedReportArguments = class PagedReportArguments extends report_arguments_1.ReportArguments {
    first;
    after;
};
exports.PagedReportArguments = PagedReportArguments;
__decorate([
    (0, exports.First)(),
    __metadata("design:type", Number)
], PagedReportArguments.prototype, "first", void 0);
__decorate([
    (0, exports.After)(),
    __metadata("design:type", String)
], PagedReportArguments.prototype, "after", void 0);
exports.PagedReportArguments = PagedReportArguments = __decorate([
    (0, graphql_1.ArgsType)()
], PagedReportArguments);
/** Arguments of a list of what was posted in a period. */
let PagedPeriodArguments = class PagedPeriodArguments extends report_arguments_1.PeriodArguments {
    first;
    after;
};
exports.PagedPeriodArguments = PagedPeriodArguments;
__decorate([
    (0, exports.First)(),
    __metadata("design:type", Number)
], PagedPeriodArguments.prototype, "first", void 0);
__decorate([
    (0, exports.After)(),
    __metadata("design:type", String)
], PagedPeriodArguments.prototype, "after", void 0);
exports.PagedPeriodArguments = PagedPeriodArguments = __decorate([
    (0, graphql_1.ArgsType)()
], PagedPeriodArguments);
/**
 * @param position the record number up to which the casino's books are asked for; a later page is read at that of
 * the first one
 * @throws GraphQLError BAD_USER_INPUT when `first` is out of range or `after` is no cursor of this list and casino
 */
function pageRequest(list, { casino, first, after, asOf, about }, position) {
    if (!(first >= 1 && first <= exports.MOST_PER_PAGE)) {
        throw new graphql_2.GraphQLError(`first must be from 1 to ${exports.MOST_PER_PAGE}.`, {
            extensions: { code: 'BAD_USER_INPUT' },
        });
    }
    const asked = { list, casino, asOf, first, ...(about === undefined ? {} : { about }) };
    if (after === undefined)
        return { ...asked, position, after };
    const cursor = (0, cursor_1.decodeCursor)(list, after);
    if (cursor.casino !== casino || cursor.position > position)
        throw (0, cursor_1.notACursor)();
    return { ...asked, position: cursor.position, after: cursor.key };
}
/** Makes a page out of at most `first + 1` rows: the one too many says that there is a next page. */
function pageOf(rows, { list, casino, position, asOf, first, about }, { node, key }) {
    const edges = rows
        .slice(0, first)
        .map((row) => ({ node: node(row), cursor: (0, cursor_1.encodeCursor)(list, { casino, position, key: key(row) }) }));
    const endCursor = edges.at(-1)?.cursor;
    const pageInfo = { hasNextPage: rows.length > first, ...(endCursor && { endCursor }) };
    const scope = { position, asOf: asOf ?? null, ...(about === undefined ? {} : { about }) };
    return { ...scope, complete: true, edges, pageInfo };
}
//# sourceMappingURL=connection.type.js.map