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
exports.CorrectionDecisionResolver = void 0;
const common_1 = require("@nestjs/common");
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const event_store_port_1 = require("../../../event-store/event-store.port");
const unstorable_content_1 = require("../../../intake/reading/unstorable-content");
const receipt_watch_1 = require("../../../projections/runner/receipt-watch");
const correction_decisions_1 = require("../../decisions/correction-decisions");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const stated_words_1 = require("../stated-words");
const correction_decision_type_1 = require("./correction-decision.type");
const read_replacement_1 = require("./read-replacement");
/** As long as the number of a paper may be in an event. */
const LONGEST_DOCUMENT = 120;
/** Corrections by two persons. Each sees the books with everything that is in the log by then. */
let CorrectionDecisionResolver = class CorrectionDecisionResolver {
    decisions;
    receipts;
    store;
    constructor(decisions, receipts, store) {
        this.decisions = decisions;
        this.receipts = receipts;
        this.store = store;
    }
    proposeCorrection(args, principal, snapshot) {
        const { source, event, replacement, document } = args;
        const wanted = {
            corrects: { source, id: event },
            replacement: replacement === undefined || replacement === null ? undefined : (0, read_replacement_1.readReplacement)(replacement),
            reason: (0, stated_words_1.statedWords)(args.reason),
            document: document?.trim() ? (0, unstorable_content_1.storable)(document.trim().slice(0, LONGEST_DOCUMENT)) : undefined,
        };
        return this.decide(args.casino, { principal, snapshot }, (inView) => this.decisions.propose(wanted, inView, principal));
    }
    recordCorrection({ casino, proposal }, principal, snapshot) {
        return this.decide(casino, { principal, snapshot }, (inView) => this.decisions.approve(proposal, inView, principal));
    }
    async decide(casino, { principal, snapshot }, decision) {
        (0, casino_scope_1.assertMayCasino)(principal, casino);
        const head = await this.store.head();
        if (head !== undefined && !(await this.receipts.passed(head))) {
            return (0, correction_decision_type_1.correctionRefused)({ code: 'CORRECTION.BOOKS_BEHIND', about: [] });
        }
        const position = await (0, casino_scope_1.positionFor)(principal, { casino }, snapshot);
        const decided = await snapshot.read((manager) => decision({ casino, position, manager }));
        return decided.ok ? (0, correction_decision_type_1.correctionDecided)(decided.value) : (0, correction_decision_type_1.correctionRefused)(decided.refusal);
    }
};
exports.CorrectionDecisionResolver = CorrectionDecisionResolver;
__decorate([
    (0, graphql_1.Mutation)(() => correction_decision_type_1.CorrectionDecisionResult, {
        description: 'Proposes to correct a recorded event; another person has to approve with recordCorrection.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [correction_decision_type_1.ProposeCorrectionArguments, Object, Function]),
    __metadata("design:returntype", Object)
], CorrectionDecisionResolver.prototype, "proposeCorrection", null);
__decorate([
    (0, graphql_1.Mutation)(() => correction_decision_type_1.CorrectionDecisionResult, {
        description: 'Approves what another person proposed: the correction is recorded, and what it changes is reversed and replaced.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [correction_decision_type_1.RecordCorrectionArguments, Object, Function]),
    __metadata("design:returntype", Object)
], CorrectionDecisionResolver.prototype, "recordCorrection", null);
exports.CorrectionDecisionResolver = CorrectionDecisionResolver = __decorate([
    (0, graphql_1.Resolver)(),
    (0, door_decorator_1.Opens)('corrections:decide'),
    __param(2, (0, common_1.Inject)(event_store_port_1.EVENT_STORE)),
    __metadata("design:paramtypes", [correction_decisions_1.CorrectionDecisions, receipt_watch_1.ReceiptWatch, Object])
], CorrectionDecisionResolver);
//# sourceMappingURL=correction-decision.resolver.js.map