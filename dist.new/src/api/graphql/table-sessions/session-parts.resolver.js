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
exports.SessionPartsResolver = void 0;
const graphql_1 = require("@nestjs/graphql");
const door_decorator_1 = require("../../../access/door.decorator");
const operation_context_1 = require("../snapshot/operation-context");
const declared_parts_1 = require("./declared-parts");
const session_parts_type_1 = require("./session-parts.type");
const session_questions_1 = require("./session-questions");
const session_result_1 = require("./session-result");
const table_session_type_1 = require("./table-session.type");
/** The parts of table sessions: for all sessions of an answer together, each kind with one statement. */
let SessionPartsResolver = class SessionPartsResolver {
    async opening({ at }, snapshot) {
        return (0, declared_parts_1.openingOf)(await snapshot.readTogether(session_questions_1.SESSION_FACTS, at));
    }
    async fills({ at }, snapshot) {
        return (0, declared_parts_1.slipMovementsOf)(await snapshot.readTogether(session_questions_1.SESSION_FACTS, at), 'cagnotte.table.filled.v1');
    }
    async credits({ at }, snapshot) {
        return (0, declared_parts_1.slipMovementsOf)(await snapshot.readTogether(session_questions_1.SESSION_FACTS, at), 'cagnotte.table.credited.v1');
    }
    async drop({ at }, snapshot) {
        return (0, declared_parts_1.boxCountsOf)(await snapshot.readTogether(session_questions_1.SESSION_FACTS, at));
    }
    async counts({ at }, snapshot) {
        return (0, declared_parts_1.floatCountsOf)(await snapshot.readTogether(session_questions_1.SESSION_FACTS, at));
    }
    async limitsChanges({ at }, snapshot) {
        return (0, declared_parts_1.limitsChangesOf)(await snapshot.readTogether(session_questions_1.SESSION_FACTS, at));
    }
    async close({ at }, snapshot) {
        return (0, declared_parts_1.closeOf)(await snapshot.readTogether(session_questions_1.SESSION_FACTS, at));
    }
    async books({ at }, snapshot) {
        return (0, session_result_1.booksOf)(await snapshot.readTogether(session_questions_1.SESSION_POSTINGS, at));
    }
    async result({ at }, snapshot) {
        const [facts, postings] = await Promise.all([
            snapshot.readTogether(session_questions_1.SESSION_FACTS, at),
            snapshot.readTogether(session_questions_1.SESSION_POSTINGS, at),
        ]);
        return (0, session_result_1.resultOf)(facts, postings);
    }
};
exports.SessionPartsResolver = SessionPartsResolver;
__decorate([
    (0, graphql_1.ResolveField)(() => session_parts_type_1.SessionOpening, { nullable: true, description: 'Null until the table declares it.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "opening", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [session_parts_type_1.SlipMovement], { description: 'Fills (reposiciones): chips from the cage.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "fills", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [session_parts_type_1.SlipMovement], { description: 'Credits (devoluciones): chips back to the cage.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "credits", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [session_parts_type_1.BoxCount], { description: 'The drop: boxes that were counted.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "drop", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [session_parts_type_1.FloatCount], { description: 'Counts of the float.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "counts", null);
__decorate([
    (0, graphql_1.ResolveField)(() => [session_parts_type_1.LimitsChange]),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "limitsChanges", null);
__decorate([
    (0, graphql_1.ResolveField)(() => session_parts_type_1.SessionClose, { nullable: true, description: 'Null while it is open.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "close", null);
__decorate([
    (0, graphql_1.ResolveField)(() => table_session_type_1.SessionBooks, { nullable: true, description: 'Null while nothing was posted in it.' }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "books", null);
__decorate([
    (0, graphql_1.ResolveField)(() => table_session_type_1.SessionResult, {
        nullable: true,
        description: 'Null while its float is not counted, and for a circle table, which has only its cagnotte.',
    }),
    __param(0, (0, graphql_1.Parent)()),
    __param(1, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [table_session_type_1.TableSession, Function]),
    __metadata("design:returntype", Promise)
], SessionPartsResolver.prototype, "result", null);
exports.SessionPartsResolver = SessionPartsResolver = __decorate([
    (0, graphql_1.Resolver)(() => table_session_type_1.TableSession),
    (0, door_decorator_1.Opens)('tables:read')
], SessionPartsResolver);
//# sourceMappingURL=session-parts.resolver.js.map