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
exports.BookResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const read_book_1 = require("../../../projections/books/read-book");
const not_found_type_1 = require("../refusals/not-found.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const report_arguments_1 = require("../snapshot/report-arguments");
const book_type_1 = require("./book.type");
let BookArguments = class BookArguments extends report_arguments_1.CasinoArguments {
    day;
    until;
    book;
};
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType),
    __metadata("design:type", String)
], BookArguments.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { nullable: true, description: 'Last day of a period that begins with `day`.' }),
    __metadata("design:type", String)
], BookArguments.prototype, "until", void 0);
__decorate([
    (0, graphql_1.Field)(() => book_type_1.BookNameEnum),
    __metadata("design:type", String)
], BookArguments.prototype, "book", void 0);
BookArguments = __decorate([
    (0, graphql_1.ArgsType)()
], BookArguments);
let BookResolver = class BookResolver {
    async book(args, principal, snapshot) {
        const { casino, day, until, book: name } = args;
        const position = await (0, casino_scope_1.positionFor)(principal, args, snapshot);
        const found = await snapshot.read((manager) => (0, read_book_1.readBook)(manager, { name, casino, day, until, position }));
        return typeof found === 'string' ? (0, not_found_type_1.notFound)(found) : (0, book_type_1.bookTypeOf)(found, position);
    }
};
exports.BookResolver = BookResolver;
__decorate([
    (0, graphql_1.Query)(() => book_type_1.BookAnswer, {
        description: 'An official book of a gaming day, some also of a period; as CSV and PDF at GET /v1/books/{book}.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [BookArguments, Object, Function]),
    __metadata("design:returntype", Promise)
], BookResolver.prototype, "book", null);
exports.BookResolver = BookResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('ledger:read')
], BookResolver);
//# sourceMappingURL=book.resolver.js.map