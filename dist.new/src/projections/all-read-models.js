"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ALL_READ_MODELS = void 0;
const balance_read_model_1 = require("./balances/balance.read-model");
const book_fact_read_model_1 = require("./book-facts/book-fact.read-model");
const cage_count_read_model_1 = require("./cage-counts/cage-count.read-model");
const chips_flow_read_model_1 = require("./chips-flow/chips-flow.read-model");
const correction_read_model_1 = require("./corrections/correction.read-model");
const fact_order_read_model_1 = require("./fact-order/fact-order.read-model");
const finding_read_model_1 = require("./findings/finding.read-model");
const gaming_day_decision_read_model_1 = require("./gaming-days/gaming-day-decision.read-model");
const hand_read_model_1 = require("./hands/hand.read-model");
const house_round_read_model_1 = require("./house-rounds/house-round.read-model");
const pool_movement_read_model_1 = require("./jackpots/pool-movement.read-model");
const day_total_read_model_1 = require("./journal/day-total.read-model");
const journal_read_model_1 = require("./journal/journal.read-model");
const journal_numbering_read_model_1 = require("./journal-numbers/journal-numbering.read-model");
const parked_record_read_model_1 = require("./parking/parked-record.read-model");
const bank_deposit_move_read_model_1 = require("./player-banks/bank-deposit-move.read-model");
const player_bank_fact_read_model_1 = require("./player-banks/player-bank-fact.read-model");
const player_bank_move_read_model_1 = require("./player-banks/player-bank-move.read-model");
const player_bank_read_model_1 = require("./player-banks/player-bank.read-model");
const play_total_read_model_1 = require("./play-totals/play-total.read-model");
const pool_fact_read_model_1 = require("./pool-facts/pool-fact.read-model");
const quarantined_delivery_read_model_1 = require("./quarantine/quarantined-delivery.read-model");
const round_reference_read_model_1 = require("./rounds/round-reference.read-model");
const slip_report_read_model_1 = require("./slips/slip-report.read-model");
const unnumbered_source_read_model_1 = require("./sources/unnumbered-source.read-model");
const session_total_read_model_1 = require("./table-sessions/session-total.read-model");
const table_session_fact_read_model_1 = require("./table-sessions/table-session-fact.read-model");
const table_session_read_model_1 = require("./table-sessions/table-session.read-model");
/** Every read model, in the order in which a page writes them. */
exports.ALL_READ_MODELS = [
    journal_read_model_1.journalReadModel,
    journal_numbering_read_model_1.journalNumberingReadModel,
    day_total_read_model_1.dayTotalReadModel,
    balance_read_model_1.balanceReadModel,
    hand_read_model_1.handReadModel,
    finding_read_model_1.findingReadModel,
    fact_order_read_model_1.factOrderReadModel,
    unnumbered_source_read_model_1.unnumberedSourceReadModel,
    round_reference_read_model_1.roundReferenceReadModel,
    quarantined_delivery_read_model_1.quarantinedDeliveryReadModel,
    parked_record_read_model_1.parkedRecordReadModel,
    table_session_read_model_1.tableSessionReadModel,
    table_session_fact_read_model_1.tableSessionFactReadModel,
    session_total_read_model_1.sessionTotalReadModel,
    house_round_read_model_1.houseRoundReadModel,
    player_bank_read_model_1.playerBankReadModel,
    player_bank_fact_read_model_1.playerBankFactReadModel,
    player_bank_move_read_model_1.playerBankMoveReadModel,
    bank_deposit_move_read_model_1.bankDepositMoveReadModel,
    pool_movement_read_model_1.poolMovementReadModel,
    pool_fact_read_model_1.poolFactReadModel,
    cage_count_read_model_1.cageCountReadModel,
    gaming_day_decision_read_model_1.gamingDayDecisionReadModel,
    correction_read_model_1.correctionReadModel,
    book_fact_read_model_1.bookFactReadModel,
    slip_report_read_model_1.slipReportReadModel,
    chips_flow_read_model_1.chipsFlowReadModel,
    play_total_read_model_1.playTotalReadModel,
];
//# sourceMappingURL=all-read-models.js.map