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
exports.BooksController = void 0;
const common_1 = require("@nestjs/common");
const typeorm_1 = require("typeorm");
const access_refusal_1 = require("../../access/access-refusal");
const current_principal_decorator_1 = require("../../access/current-principal.decorator");
const door_decorator_1 = require("../../access/door.decorator");
const principal_1 = require("../../access/principal");
const refusal_errors_1 = require("../../access/refusal-errors");
const book_catalogue_1 = require("../../accounting/books/book-catalogue");
const not_found_type_1 = require("../../api/graphql/refusals/not-found.type");
const gaming_day_1 = require("../../kernel/gaming-day");
const book_file_1 = require("./book-file");
const book_format_1 = require("./book-format");
const read_kept_book_1 = require("./read-kept-book");
/** The official books as files: `/v1/books/anticipos?casino=granada&day=2026-01-01&format=pdf`; of a period with `until`. */
let BooksController = class BooksController {
    dataSource;
    constructor(dataSource) {
        this.dataSource = dataSource;
    }
    async book(name, asked, principal, reply) {
        const file = await this.file(name, asked, principal);
        await reply
            .header('content-type', file.type)
            .header('content-disposition', `attachment; filename="${file.name}"`)
            .header('repr-digest', `sha-256=:${Buffer.from(file.manifest.sha256, 'hex').toString('base64')}:`)
            .header('link', `<${manifestOf(file)}>; rel="describedby"`)
            .send(file.bytes);
    }
    async manifest(name, asked, principal, reply) {
        const { manifest } = await this.file(name, asked, principal);
        await reply
            .header('content-type', 'application/json; charset=utf-8')
            .header('content-disposition', `attachment; filename="${manifest.file}.manifest.json"`)
            .send((0, book_file_1.manifestText)(manifest));
    }
    async file(name, asked, principal) {
        const { format = 'csv', ...rest } = asked;
        const wanted = wantedOf(name, rest);
        if (wanted === undefined || !(0, book_format_1.isBookFormat)(format))
            throw new common_1.BadRequestException();
        if (!(0, principal_1.mayCasino)(principal, wanted.casino))
            throw (0, refusal_errors_1.asHttpException)((0, access_refusal_1.casinoClosed)(wanted.casino));
        const found = await (0, read_kept_book_1.readKeptBook)(this.dataSource, wanted);
        if (found === 'BOOK.NOT_YET')
            throw new common_1.BadRequestException();
        if (typeof found === 'string')
            throw new common_1.NotFoundException((0, not_found_type_1.notFound)(found));
        return (0, book_file_1.bookFile)(found.book, found.knownAt, format);
    }
};
exports.BooksController = BooksController;
__decorate([
    (0, common_1.Get)(':book'),
    (0, door_decorator_1.Opens)('ledger:read'),
    __param(0, (0, common_1.Param)('book')),
    __param(1, (0, common_1.Query)()),
    __param(2, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(3, (0, common_1.Res)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], BooksController.prototype, "book", null);
__decorate([
    (0, common_1.Get)(':book/manifest'),
    (0, door_decorator_1.Opens)('ledger:read'),
    __param(0, (0, common_1.Param)('book')),
    __param(1, (0, common_1.Query)()),
    __param(2, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(3, (0, common_1.Res)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String, Object, Object, Object]),
    __metadata("design:returntype", Promise)
], BooksController.prototype, "manifest", null);
exports.BooksController = BooksController = __decorate([
    (0, common_1.Controller)('v1/books'),
    __metadata("design:paramtypes", [typeorm_1.DataSource])
], BooksController);
/** What is asked for; undefined where no book, day or record is named like that. */
function wantedOf(name, asked) {
    const { casino = '', day = '', until = day, knownAt } = asked;
    if (!(0, book_catalogue_1.isBookName)(name) || !areDays(day, until) || !isRecord(knownAt))
        return undefined;
    return { name, casino, day, until, knownAt: knownAt === undefined ? undefined : BigInt(knownAt) };
}
/** Where the manifest of a file is had. */
const manifestOf = ({ manifest: { query, knownAt } }) => {
    const { book, ...rest } = query;
    return `/v1/books/${book}/manifest?${new URLSearchParams({ ...rest, knownAt: `${knownAt}` }).toString()}`;
};
const areDays = (day, until) => (0, gaming_day_1.isGamingDay)(day) && (0, gaming_day_1.isGamingDay)(until) && day <= until;
const isRecord = (text) => text === undefined || /^[1-9]\d{0,17}$/.test(text);
//# sourceMappingURL=books.controller.js.map