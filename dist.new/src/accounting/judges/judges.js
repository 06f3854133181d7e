"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.JUDGES = void 0;
const finding_1 = require("../finding");
const bank_deposit_posting_1 = require("../posting-rules/bank-deposit.posting");
const bank_posting_1 = require("../posting-rules/bank.posting");
const box_posting_1 = require("../posting-rules/box.posting");
const cage_posting_1 = require("../posting-rules/cage.posting");
const cheque_posting_1 = require("../posting-rules/cheque.posting");
const chips_posting_1 = require("../posting-rules/chips.posting");
const clearing_posting_1 = require("../posting-rules/clearing.posting");
const counts_posting_1 = require("../posting-rules/counts.posting");
const jackpot_posting_1 = require("../posting-rules/jackpot.posting");
const lost_money_posting_1 = require("../posting-rules/lost-money.posting");
const slot_posting_1 = require("../posting-rules/slot.posting");
const player_bank_1 = require("../regulation/player-bank");
const bank_deposit_judge_1 = require("./bank-deposit.judge");
const cage_judge_1 = require("./cage.judge");
const casino_judge_1 = require("./casino.judge");
const clearing_judge_1 = require("./clearing.judge");
const coup_judge_1 = require("./coup.judge");
const gaming_day_judge_1 = require("./gaming-day.judge");
const hand_judge_1 = require("./hand.judge");
const jackpot_judge_1 = require("./jackpot.judge");
const ledger_judge_1 = require("./ledger.judge");
const poker_session_judge_1 = require("./poker-session.judge");
const quarantine_judge_1 = require("./quarantine.judge");
const round_judge_1 = require("./round.judge");
const shoe_judge_1 = require("./shoe.judge");
const table_judge_1 = require("./table.judge");
/** A type that only moves money. */
const posts = (posting) => (event, before) => ({ lines: posting(event, before) });
/** A type that moves nothing: it says how things are, or another event posts the money it speaks of. */
const postsNothing = () => ({});
/** A type that a player's bank lives by: its rules are applied, whatever else the event means. */
const followsBank = (judge) => (event, before) => {
    const own = judge(event, before);
    const { findings, play } = (0, player_bank_1.applyBankRules)(event, before);
    const session = { ...(own.session ?? before.session), play };
    return { ...own, session, findings: [...(own.findings ?? []), ...(0, finding_1.about)(findings, event.id)] };
};
/** What each type of event of the catalogue means for the ledger. Complete: the compiler wants every type. */
exports.JUDGES = {
    'cagnotte.casino.authorised.v1': casino_judge_1.judgeCasinoAuthorised,
    'cagnotte.ledger.opened.v1': ledger_judge_1.judgeLedgerOpened,
    'cagnotte.gaming-day.opened.v1': gaming_day_judge_1.judgeGamingDayOpened,
    'cagnotte.gaming-day.closed.v1': gaming_day_judge_1.judgeGamingDayClosed,
    'cagnotte.gaming-day.certified.v1': gaming_day_judge_1.judgeGamingDayCertified,
    // Another person has to approve.
    'cagnotte.gaming-day.reopening-proposed.v1': postsNothing,
    'cagnotte.gaming-day.reopened.v1': gaming_day_judge_1.judgeGamingDayReopened,
    'cagnotte.table.opened.v1': table_judge_1.judgeTableOpened,
    'cagnotte.table.filled.v1': table_judge_1.judgeTableFilled,
    'cagnotte.table.credited.v1': table_judge_1.judgeTableCredited,
    'cagnotte.table.limits-changed.v1': table_judge_1.judgeLimitsChanged,
    'cagnotte.table.counted.v1': table_judge_1.judgeTableCounted,
    'cagnotte.table.closed.v1': table_judge_1.judgeTableClosed,
    'cagnotte.box.issued.v1': postsNothing,
    'cagnotte.box.swapped.v1': postsNothing,
    'cagnotte.drop.counted.v1': posts(box_posting_1.postDropCounted),
    'cagnotte.tips.counted.v1': posts(counts_posting_1.postTipsCounted),
    'cagnotte.slot.counted.v1': posts(slot_posting_1.postSlotCounted),
    'cagnotte.cambista.counted.v1': posts(counts_posting_1.postCambistaCounted),
    'cagnotte.chips.exchanged.v1': posts(chips_posting_1.postChipsExchanged),
    'cagnotte.chips.put-in-service.v1': posts(chips_posting_1.postChipsPutInService),
    'cagnotte.chips.withdrawn-from-service.v1': posts(chips_posting_1.postChipsWithdrawnFromService),
    'cagnotte.round.settled.v1': round_judge_1.judgeRoundSettled,
    'cagnotte.round.voided.v1': round_judge_1.judgeRoundVoided,
    'cagnotte.bank.offered.v1': followsBank(postsNothing),
    'cagnotte.bank.refused.v1': followsBank(postsNothing),
    'cagnotte.bank.adjudicated.v1': followsBank(posts(bank_posting_1.postBankAdjudicated)),
    'cagnotte.bank.raised.v1': followsBank(posts(bank_posting_1.postBankRaised)),
    'cagnotte.bank.partner-joined.v1': followsBank(posts(bank_posting_1.postBankPartnerJoined)),
    // The chips go back with bank.ended, which says who gets what.
    'cagnotte.bank.passed.v1': followsBank(postsNothing),
    'cagnotte.bank.auctioned.v1': followsBank(postsNothing),
    'cagnotte.bank.ended.v1': followsBank(posts(bank_posting_1.postBankEnded)),
    'cagnotte.bank.deposited.v1': followsBank(bank_deposit_judge_1.judgeBankDeposited),
    'cagnotte.bank.put-in-play.v1': followsBank(posts(bank_deposit_posting_1.postBankPutInPlay)),
    'cagnotte.bank.withdrawn.v1': followsBank(posts(bank_deposit_posting_1.postBankWithdrawn)),
    // Nothing is left: the coup that broke the bank has posted it.
    'cagnotte.bank.broken.v1': followsBank(postsNothing),
    'cagnotte.bank.deposit-returned.v1': followsBank(bank_deposit_judge_1.judgeBankDepositReturned),
    'cagnotte.coup.played.v1': coup_judge_1.judgeCoupPlayed,
    'cagnotte.coup.voided.v1': coup_judge_1.judgeCoupVoided,
    'cagnotte.shoe.started.v1': followsBank(shoe_judge_1.judgeShoeStarted),
    'cagnotte.shoe.ended.v1': followsBank(shoe_judge_1.judgeShoeEnded),
    'cagnotte.hand.played.v1': hand_judge_1.judgeHandPlayed,
    'cagnotte.hand.voided.v1': hand_judge_1.judgeHandVoided,
    'cagnotte.poker-session.charged.v1': poker_session_judge_1.judgePokerSessionCharged,
    'cagnotte.jackpot.opened.v1': jackpot_judge_1.judgeJackpotOpened,
    'cagnotte.jackpot.contributed.v1': jackpot_judge_1.judgeJackpotContributed,
    'cagnotte.jackpot.won.v1': jackpot_judge_1.judgeJackpotWon,
    'cagnotte.jackpot.paid.v1': posts(jackpot_posting_1.postJackpotPaid),
    'cagnotte.jackpot.reseeded.v1': jackpot_judge_1.judgeJackpotReseeded,
    'cagnotte.jackpot.adjusted.v1': jackpot_judge_1.judgeJackpotAdjusted,
    'cagnotte.jackpot.closed.v1': jackpot_judge_1.judgeJackpotClosed,
    'cagnotte.cage.opened.v1': cage_judge_1.judgeCageOpened,
    'cagnotte.cage.counted.v1': posts(cage_posting_1.postCageCounted),
    'cagnotte.cage.chips-sold.v1': posts(cage_posting_1.postChipsSold),
    'cagnotte.cage.chips-redeemed.v1': posts(cage_posting_1.postChipsRedeemed),
    'cagnotte.cage.currency-changed.v1': posts(cage_posting_1.postCurrencyChanged),
    'cagnotte.cage.transferred.v1': posts(cage_posting_1.postCageTransferred),
    'cagnotte.cage.float-issued.v1': table_judge_1.judgeFloatIssued,
    'cagnotte.cage.credit-received.v1': table_judge_1.judgeCreditReceived,
    // The register of cheques: the money it pays is posted by the event that says what for.
    'cagnotte.cage.cheque-issued.v1': postsNothing,
    'cagnotte.cage.cheque-cleared.v1': posts(cheque_posting_1.postChequeCleared),
    'cagnotte.cage.cheque-returned.v1': posts(cheque_posting_1.postChequeReturned),
    'cagnotte.money.found.v1': posts(lost_money_posting_1.postMoneyFound),
    'cagnotte.money.returned.v1': posts(lost_money_posting_1.postMoneyReturned),
    'cagnotte.money.paid-over.v1': posts(lost_money_posting_1.postMoneyPaidOver),
    'cagnotte.tips.shared.v1': posts(clearing_posting_1.postTipsShared),
    'cagnotte.duty.paid.v1': posts(clearing_posting_1.postDutyPaid),
    'cagnotte.variance.cleared.v1': clearing_judge_1.judgeVarianceCleared,
    // Another person has to approve.
    'cagnotte.correction.proposed.v1': postsNothing,
    // The event it corrects is folded again: that is the projections' work, guarantees 4.
    'cagnotte.correction.recorded.v1': postsNothing,
    'cagnotte.finding.acknowledged.v1': postsNothing,
    'cagnotte.finding.resolved.v1': postsNothing,
    'cagnotte.intake.quarantined.v1': quarantine_judge_1.judgeQuarantined,
    'cagnotte.intake.discarded.v1': quarantine_judge_1.judgeDiscarded,
    'cagnotte.books.restated.v1': postsNothing,
};
//# sourceMappingURL=judges.js.map