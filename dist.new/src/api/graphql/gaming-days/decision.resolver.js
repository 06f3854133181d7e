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
exports.GamingDayDecisionResolver = void 0;
const common_1 = require("@nestjs/common");
const graphql_1 = require("@nestjs/graphql");
const current_principal_decorator_1 = require("../../../access/current-principal.decorator");
const door_decorator_1 = require("../../../access/door.decorator");
const event_store_port_1 = require("../../../event-store/event-store.port");
const receipt_watch_1 = require("../../../projections/runner/receipt-watch");
const gaming_day_decisions_1 = require("../../decisions/gaming-day-decisions");
const casino_scope_1 = require("../snapshot/casino-scope");
const operation_context_1 = require("../snapshot/operation-context");
const stated_words_1 = require("../stated-words");
const decision_type_1 = require("./decision.type");
/** Decisions of persons about gaming days. Each sees the books with everything that is in the log by then. */
let GamingDayDecisionResolver = class GamingDayDecisionResolver {
    decisions;
    receipts;
    store;
    constructor(decisions, receipts, store) {
        this.decisions = decisions;
        this.receipts = receipts;
        this.store = store;
    }
    openGamingDay(args, principal, snapshot) {
        return this.decide({ act: 'open' }, { args, principal, snapshot });
    }
    closeGamingDay(args, principal, snapshot) {
        const explanations = args.explanations.map(({ check, at, explanation }) => ({
            check,
            explanation: (0, stated_words_1.statedWords)(explanation),
            ...(at === undefined || at === null ? {} : { at }),
        }));
        return this.decide({ act: 'close', explanations }, { args, principal, snapshot });
    }
    certifyGamingDay(args, principal, snapshot) {
        const { statement } = args;
        const said = statement === undefined || statement === null ? {} : { statement: (0, stated_words_1.statedWords)(statement) };
        return this.decide({ act: 'certify', ...said }, { args, principal, snapshot });
    }
    proposeReopening(args, principal, snapshot) {
        const reason = (0, stated_words_1.statedWords)(args.reason);
        return this.decide({ act: 'propose-reopening', reason }, { args, principal, snapshot });
    }
    approveReopening(args, principal, snapshot) {
        return this.decide({ act: 'approve-reopening' }, { args, principal, snapshot });
    }
    async decide(wanted, { args, principal, snapshot }) {
        const { casino, day } = args;
        (0, casino_scope_1.assertMayCasino)(principal, casino);
        const head = await this.store.head();
        if (head !== undefined && !(await this.receipts.passed(head))) {
            return (0, decision_type_1.refusedAnswer)({ code: 'GAMING_DAY.BOOKS_BEHIND', about: [], tieOuts: [] });
        }
        const position = await (0, casino_scope_1.positionFor)(principal, { casino }, snapshot);
        const decided = await snapshot.read((manager) => this.decisions.decide(wanted, { casino, day, position, manager }, principal));
        return decided.ok ? (0, decision_type_1.decidedAnswer)(decided.value) : (0, decision_type_1.refusedAnswer)(decided.refusal);
    }
};
exports.GamingDayDecisionResolver = GamingDayDecisionResolver;
__decorate([
    (0, door_decorator_1.Opens)('days:close'),
    (0, graphql_1.Mutation)(() => decision_type_1.GamingDayDecisionResult, {
        description: 'Opens a gaming day; refused while the one before is not certified, unless the house only warns.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [decision_type_1.DecisionArguments, Object, Function]),
    __metadata("design:returntype", Object)
], GamingDayDecisionResolver.prototype, "openGamingDay", null);
__decorate([
    (0, door_decorator_1.Opens)('days:close'),
    (0, graphql_1.Mutation)(() => decision_type_1.GamingDayDecisionResult, {
        description: 'Closes the books of a gaming day; refused with the list of what does not tie.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [decision_type_1.CloseArguments, Object, Function]),
    __metadata("design:returntype", Object)
], GamingDayDecisionResolver.prototype, "closeGamingDay", null);
__decorate([
    (0, door_decorator_1.Opens)('days:certify'),
    (0, graphql_1.Mutation)(() => decision_type_1.GamingDayDecisionResult, {
        description: 'Certifies the closed books of a gaming day by name.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [decision_type_1.CertifyArguments, Object, Function]),
    __metadata("design:returntype", Object)
], GamingDayDecisionResolver.prototype, "certifyGamingDay", null);
__decorate([
    (0, door_decorator_1.Opens)('days:reopen'),
    (0, graphql_1.Mutation)(() => decision_type_1.GamingDayDecisionResult, { description: 'Proposes to reopen a closed gaming day.' }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [decision_type_1.ReopeningArguments, Object, Function]),
    __metadata("design:returntype", Object)
], GamingDayDecisionResolver.prototype, "proposeReopening", null);
__decorate([
    (0, door_decorator_1.Opens)('days:reopen'),
    (0, graphql_1.Mutation)(() => decision_type_1.GamingDayDecisionResult, {
        description: 'Approves what another person proposed: the books of the day are open again.',
    }),
    __param(0, (0, graphql_1.Args)()),
    __param(1, (0, current_principal_decorator_1.CurrentPrincipal)()),
    __param(2, (0, operation_context_1.Snapshot)()),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [decision_type_1.DecisionArguments, Object, Function]),
    __metadata("design:returntype", Object)
], GamingDayDecisionResolver.prototype, "approveReopening", null);
exports.GamingDayDecisionResolver = GamingDayDecisionResolver = __decorate([
    (0, graphql_1.Resolver)(),
    __param(2, (0, common_1.Inject)(event_store_port_1.EVENT_STORE)),
    __metadata("design:paramtypes", [gaming_day_decisions_1.GamingDayDecisions, receipt_watch_1.ReceiptWatch, Object])
], GamingDayDecisionResolver);
//# sourceMappingURL=decision.resolver.js.map