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
exports.bookTypeOf = exports.BookAnswer = exports.BookType = exports.BookTotal = exports.BookSection = exports.BookColumn = exports.BookNameEnum = void 0;
const graphql_1 = require("@nestjs/graphql");
const book_catalogue_1 = require("../../../accounting/books/book-catalogue");
const money_1 = require("../../../kernel/money");
const gaming_day_type_1 = require("../gaming-days/gaming-day.type");
const not_found_type_1 = require("../refusals/not-found.type");
const gaming_day_scalar_1 = require("../scalars/gaming-day.scalar");
const money_type_1 = require("../scalars/money.type");
const position_scalar_1 = require("../scalars/position.scalar");
const answer_type_1 = require("../snapshot/answer.type");
/** As GraphQL spells the name of a book: `CONTROL_DE_INGRESOS`. */
const spelt = (name) => name.toUpperCase().replaceAll('-', '_');
exports.BookNameEnum = Object.fromEntries(book_catalogue_1.BOOK_NAMES.map((name) => [spelt(name), name]));
(0, graphql_1.registerEnumType)(exports.BookNameEnum, {
    name: 'BookName',
    description: 'The official books.',
    valuesMap: Object.fromEntries(book_catalogue_1.BOOK_NAMES.map((name) => {
        const { en, es, span } = (0, book_catalogue_1.bookKind)(name);
        const days = span === 'day' ? 'of one day' : 'of a day or a period';
        return [spelt(name), { description: `${en} (${es}), ${days}.` }];
    })),
});
let BookColumn = class BookColumn {
    id;
    en;
    es;
};
exports.BookColumn = BookColumn;
__decorate([
    (0, graphql_1.Field)({ description: 'For programs.' }),
    __metadata("design:type", String)
], BookColumn.prototype, "id", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookColumn.prototype, "en", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookColumn.prototype, "es", void 0);
exports.BookColumn = BookColumn = __decorate([
    (0, graphql_1.ObjectType)()
], BookColumn);
let BookSection = class BookSection {
    en;
    es;
    columns;
    rows;
    figures;
    totals;
};
exports.BookSection = BookSection;
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookSection.prototype, "en", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookSection.prototype, "es", void 0);
__decorate([
    (0, graphql_1.Field)(() => [BookColumn]),
    __metadata("design:type", Array)
], BookSection.prototype, "columns", void 0);
__decorate([
    (0, graphql_1.Field)(() => [[String]], { description: 'A text for each column; amounts with a decimal point.' }),
    __metadata("design:type", Array)
], BookSection.prototype, "rows", void 0);
__decorate([
    (0, graphql_1.Field)(() => [[String]], {
        description: 'The address of each amount of the rows, for the query explain; empty where there is none.',
    }),
    __metadata("design:type", Array)
], BookSection.prototype, "figures", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { nullable: true }),
    __metadata("design:type", Object)
], BookSection.prototype, "totals", void 0);
exports.BookSection = BookSection = __decorate([
    (0, graphql_1.ObjectType)()
], BookSection);
let BookTotal = class BookTotal {
    amount;
    words;
    figure;
};
exports.BookTotal = BookTotal;
__decorate([
    (0, graphql_1.Field)(() => money_type_1.Money),
    __metadata("design:type", money_type_1.Money)
], BookTotal.prototype, "amount", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookTotal.prototype, "words", void 0);
__decorate([
    (0, graphql_1.Field)(() => String, { nullable: true, description: 'Its address, for the query explain.' }),
    __metadata("design:type", Object)
], BookTotal.prototype, "figure", void 0);
exports.BookTotal = BookTotal = __decorate([
    (0, graphql_1.ObjectType)({ description: 'The total of a book, in figures and in Spanish words.' })
], BookTotal);
let BookType = class BookType extends answer_type_1.Answer {
    name;
    en;
    es;
    citation;
    day;
    until;
    status;
    through;
    certifiedBy;
    sections;
    total;
    signatures;
};
exports.BookType = BookType;
__decorate([
    (0, graphql_1.Field)(() => exports.BookNameEnum),
    __metadata("design:type", String)
], BookType.prototype, "name", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookType.prototype, "en", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookType.prototype, "es", void 0);
__decorate([
    (0, graphql_1.Field)(),
    __metadata("design:type", String)
], BookType.prototype, "citation", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'Of a period the first day.' }),
    __metadata("design:type", String)
], BookType.prototype, "day", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_scalar_1.GamingDayType, { description: 'The last day; of a book of one day, the day itself.' }),
    __metadata("design:type", String)
], BookType.prototype, "until", void 0);
__decorate([
    (0, graphql_1.Field)(() => gaming_day_type_1.GamingDayStatusName),
    __metadata("design:type", String)
], BookType.prototype, "status", void 0);
__decorate([
    (0, graphql_1.Field)(() => position_scalar_1.Position, {
        description: 'The record up to which it is written: of a closed day, its close; of a period, that of the answer.',
    }),
    __metadata("design:type", BigInt)
], BookType.prototype, "through", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'Who certified the days.' }),
    __metadata("design:type", Array)
], BookType.prototype, "certifiedBy", void 0);
__decorate([
    (0, graphql_1.Field)(() => [BookSection]),
    __metadata("design:type", Array)
], BookType.prototype, "sections", void 0);
__decorate([
    (0, graphql_1.Field)(() => BookTotal, { nullable: true }),
    __metadata("design:type", Object)
], BookType.prototype, "total", void 0);
__decorate([
    (0, graphql_1.Field)(() => [String], { description: 'Who signs the paper, by function.' }),
    __metadata("design:type", Array)
], BookType.prototype, "signatures", void 0);
exports.BookType = BookType = __decorate([
    (0, graphql_1.ObjectType)('Book', {
        description: 'An official book of a gaming day or a period: a projection, into which nobody writes.',
    })
], BookType);
exports.BookAnswer = (0, graphql_1.createUnionType)({
    name: 'BookAnswer',
    types: () => [BookType, not_found_type_1.NotFound],
    resolveType: (answer) => ((0, not_found_type_1.isNotFound)(answer) ? not_found_type_1.NotFound : BookType),
});
/** A cell as programs read it: a decimal point, ISO days, nothing between thousands. */
const cellText = (cell) => {
    if (cell === null)
        return '';
    if ('text' in cell)
        return cell.text;
    if ('moment' in cell)
        return cell.moment;
    if ('games' in cell)
        return cell.games.join(', ');
    if ('concept' in cell)
        return cell.concept;
    if ('decimal' in cell)
        return cell.decimal;
    return 'number' in cell ? `${cell.number}` : (0, money_1.formatMinor)(cell.amount, cell.currency);
};
const addressOfCell = (cell) => (cell !== null && 'amount' in cell ? (cell.figure ?? '') : '');
const totalOf = ({ amount, currency, words, figure }) => ({
    ...{ amount: (0, money_type_1.moneyOf)(amount, currency), words, figure: figure ?? null },
});
const bookTypeOf = (book, position) => {
    const { total, sections } = book;
    return {
        ...book,
        ...{ position, asOf: book.until, complete: true },
        sections: sections.map(({ en, es, columns, rows, totals }) => ({
            ...{ en, es, columns },
            rows: rows.map((row) => row.map(cellText)),
            figures: rows.map((row) => row.map(addressOfCell)),
            totals: totals === undefined ? null : totals.map(cellText),
        })),
        total: total === undefined ? null : totalOf(total),
    };
};
exports.bookTypeOf = bookTypeOf;
//# sourceMappingURL=book.type.js.map