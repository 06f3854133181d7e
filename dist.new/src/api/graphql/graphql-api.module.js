"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.GraphqlApiModule = void 0;
const common_1 = require("@nestjs/common");
const core_1 = require("@nestjs/core");
const seal_keys_1 = require("../../access/seal-keys");
const event_store_port_1 = require("../../event-store/event-store.port");
const intake_module_1 = require("../../intake/intake.module");
const correction_decisions_1 = require("../decisions/correction-decisions");
const decision_writer_1 = require("../decisions/decision-writer");
const gaming_day_decisions_1 = require("../decisions/gaming-day-decisions");
const absent_arguments_pipe_1 = require("./absent-arguments.pipe");
const account_resolver_1 = require("./accounts/account.resolver");
const bank_deposit_resolver_1 = require("./bank-deposits/bank-deposit.resolver");
const book_resolver_1 = require("./books/book.resolver");
const cage_count_resolver_1 = require("./cage-counts/cage-count.resolver");
const casino_resolver_1 = require("./casinos/casino.resolver");
const chip_position_resolver_1 = require("./chip-position/chip-position.resolver");
const correction_decision_resolver_1 = require("./corrections/correction-decision.resolver");
const correction_resolver_1 = require("./corrections/correction.resolver");
const commission_resolver_1 = require("./commissions/commission.resolver");
const event_resolver_1 = require("./events/event.resolver");
const explain_resolver_1 = require("./explain/explain.resolver");
const finding_resolver_1 = require("./findings/finding.resolver");
const decision_resolver_1 = require("./gaming-days/decision.resolver");
const gaming_day_resolver_1 = require("./gaming-days/gaming-day.resolver");
const gaming_duty_resolver_1 = require("./gaming-duty/gaming-duty.resolver");
const general_ledger_resolver_1 = require("./general-ledger/general-ledger.resolver");
const hand_resolver_1 = require("./hands/hand.resolver");
const record_events_resolver_1 = require("./intake/record-events.resolver");
const integrity_resolver_1 = require("./integrity/integrity.resolver");
const jackpot_resolver_1 = require("./jackpots/jackpot.resolver");
const meter_resolver_1 = require("./jackpots/meter.resolver");
const journal_resolver_1 = require("./journal/journal.resolver");
const api_keys_module_1 = require("./keys/api-keys.module");
const lost_money_resolver_1 = require("./lost-money/lost-money.resolver");
const master_report_resolver_1 = require("./master-report/master-report.resolver");
const bank_parts_resolver_1 = require("./player-banks/bank-parts.resolver");
const player_bank_resolver_1 = require("./player-banks/player-bank.resolver");
const quarantine_resolver_1 = require("./quarantine/quarantine.resolver");
const restatement_resolver_1 = require("./restatement/restatement.resolver");
const round_resolver_1 = require("./rounds/round.resolver");
const gaming_day_scalar_1 = require("./scalars/gaming-day.scalar");
const instant_scalar_1 = require("./scalars/instant.scalar");
const position_scalar_1 = require("./scalars/position.scalar");
const slip_control_resolver_1 = require("./slip-control/slip-control.resolver");
const subscriptions_module_1 = require("./subscriptions/subscriptions.module");
const session_parts_resolver_1 = require("./table-sessions/session-parts.resolver");
const table_session_resolver_1 = require("./table-sessions/table-session.resolver");
const table_resolver_1 = require("./tables/table.resolver");
const text_arguments_pipe_1 = require("./text-arguments.pipe");
const tip_resolver_1 = require("./tips/tip.resolver");
const trial_balance_resolver_1 = require("./trial-balance/trial-balance.resolver");
/** Everything that can be asked and told over GraphQL. */
let GraphqlApiModule = class GraphqlApiModule {
};
exports.GraphqlApiModule = GraphqlApiModule;
exports.GraphqlApiModule = GraphqlApiModule = __decorate([
    (0, common_1.Module)({
        imports: [intake_module_1.IntakeModule, api_keys_module_1.ApiKeysModule, subscriptions_module_1.SubscriptionsModule],
        providers: [
            { provide: core_1.APP_PIPE, useClass: absent_arguments_pipe_1.AbsentArgumentsPipe },
            { provide: core_1.APP_PIPE, useClass: text_arguments_pipe_1.TextArgumentsPipe },
            position_scalar_1.PositionScalar,
            gaming_day_scalar_1.GamingDayScalar,
            instant_scalar_1.InstantScalar,
            casino_resolver_1.CasinoResolver,
            trial_balance_resolver_1.TrialBalanceResolver,
            journal_resolver_1.JournalResolver,
            account_resolver_1.AccountResolver,
            general_ledger_resolver_1.GeneralLedgerResolver,
            chip_position_resolver_1.ChipPositionResolver,
            hand_resolver_1.HandResolver,
            table_session_resolver_1.TableSessionResolver,
            session_parts_resolver_1.SessionPartsResolver,
            restatement_resolver_1.RestatementResolver,
            round_resolver_1.RoundResolver,
            player_bank_resolver_1.PlayerBankResolver,
            bank_parts_resolver_1.BankPartsResolver,
            bank_deposit_resolver_1.BankDepositResolver,
            jackpot_resolver_1.JackpotResolver,
            meter_resolver_1.MeterResolver,
            commission_resolver_1.CommissionResolver,
            tip_resolver_1.TipResolver,
            lost_money_resolver_1.LostMoneyResolver,
            cage_count_resolver_1.CageCountResolver,
            finding_resolver_1.FindingResolver,
            quarantine_resolver_1.QuarantineResolver,
            record_events_resolver_1.RecordEventsResolver,
            table_resolver_1.TableResolver,
            event_resolver_1.EventResolver,
            gaming_day_resolver_1.GamingDayResolver,
            integrity_resolver_1.IntegrityResolver,
            gaming_duty_resolver_1.GamingDutyResolver,
            book_resolver_1.BookResolver,
            master_report_resolver_1.MasterReportResolver,
            explain_resolver_1.ExplainResolver,
            decision_resolver_1.GamingDayDecisionResolver,
            correction_resolver_1.CorrectionResolver,
            slip_control_resolver_1.SlipControlResolver,
            correction_decision_resolver_1.CorrectionDecisionResolver,
            {
                provide: gaming_day_decisions_1.GamingDayDecisions,
                inject: [event_store_port_1.EVENT_STORE, seal_keys_1.SealKeys],
                useFactory: (store, keys) => new gaming_day_decisions_1.GamingDayDecisions(new decision_writer_1.DecisionWriter(store), keys),
            },
            {
                provide: correction_decisions_1.CorrectionDecisions,
                inject: [event_store_port_1.EVENT_STORE],
                useFactory: (store) => new correction_decisions_1.CorrectionDecisions(new decision_writer_1.DecisionWriter(store), store),
            },
        ],
    })
], GraphqlApiModule);
//# sourceMappingURL=graphql-api.module.js.map