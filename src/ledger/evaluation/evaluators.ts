import type { CatalogueEvent, EventType } from '../event-contract/catalogue';
import {
  checkChequeNumbered,
  chequesPaidOut,
  evaluateChequeCleared,
  evaluateChequeIssued,
  evaluateChequeReturned,
  checkTwoAccounts,
  checkTwoCurrencies,
} from '../cage/cage.checks';
import type { Evaluator, Posting, Check } from '../_core/evaluation.state';
import {
  evaluateBankDeposited,
  evaluateBankDepositReturned,
  evaluateBankWithdrawn,
  postBankAdjudicated,
  postBankEnded,
  postBankPartnerJoined,
  postBankPutInPlay,
  postBankRaised,
} from '../player-bank/bank.posting';
import {
  evaluateCageOpened,
  postCageCounted,
  postCageTransferred,
  postChipsRedeemed,
  postChipsSold,
  postCurrencyChanged,
} from '../cage/cage.posting';
import {
  postChipsExchanged,
  postChipsPutInService,
  postChipsWithdrawnFromService,
} from '../chips/chips.posting';
import { evaluateVarianceCleared } from '../corrections/clearing.posting';
import { postDutyPaid } from '../duty/duty.posting';
import { postCambistaCounted, postSlotCounted } from '../cage/counts.posting';
import { postTipsCounted, postTipsShared } from '../tips/tips.posting';
import {
  checkEntryUnused,
  postMoneyFound,
  postMoneyGone,
  checkStillOwed,
} from '../unclaimed-property/unclaimed-property.posting';
import { applyBankRules } from '../player-bank/player-bank-rules';
import { evaluateCasinoAuthorised, evaluateLedgerOpened } from '../casino/casino.evaluation';
import { evaluateCoupPlayed, evaluateCoupVoided } from '../player-bank/coup.evaluation';
import {
  evaluateGamingDayCertified,
  evaluateGamingDayClosed,
  evaluateGamingDayOpened,
  evaluateGamingDayReopened,
} from '../gaming-day/gaming-day.evaluation';
import {
  evaluateHandPlayed,
  evaluateHandVoided,
  evaluatePokerSessionCharged,
} from '../poker-hand/hand.evaluation';
import {
  evaluateJackpotAdjusted,
  evaluateJackpotClosed,
  evaluateJackpotContributed,
  evaluateJackpotOpened,
  evaluateJackpotReseeded,
  evaluateJackpotWon,
} from '../jackpot/jackpot.evaluation';
import { evaluateJackpotPaid } from '../jackpot/jackpot.posting';
import { evaluateDiscarded, evaluateQuarantined } from '../quarantine/quarantine.evaluation';
import { evaluateRoundSettled, evaluateRoundVoided } from '../house-round/round.evaluation';
import {
  evaluateTableClosed,
  evaluateTableCounted,
  evaluateTableOpened,
  checkTableFilled,
  checkLimitsChanged,
  checkBoxSwapped,
  checkDropCounted,
} from '../table-session/table.evaluation';
import { checkSlipMoved } from '../slips/slip.checks';
import { checkShoeStart, checkShoeEnd } from '../table-session/session-checks';
import { postTableFilled, postTableCredited } from '../table-session/table.posting';
import { postFloatIssued, postCreditReceived, postDropCounted } from '../slips/slips.posting';

const posts =
  <Type extends EventType>(post: Posting<Type>): Evaluator<Type> =>
  (event, before) => ({ lines: post(event, before) });

const postsChecked =
  <Type extends EventType>(post: Posting<Type>, check: Check<Type>): Evaluator<Type> =>
  (event, before) => ({ lines: post(event, before), findings: check(event, before) });

const checks =
  <Type extends EventType>(check: Check<Type>): Evaluator<Type> =>
  (event, before) => ({ findings: check(event, before) });

/** A type that moves nothing: it states a condition, or another event posts its money. */
const postsNothing = (): object => ({});

/** A type that belongs to the life of a player's bank: the rules of banks apply besides its own evaluator. */
const followsBank =
  <Type extends EventType>(evaluate: Evaluator<Type>): Evaluator<Type> =>
  (event, before) => {
    const own = evaluate(event, before);
    const { findings, play } = applyBankRules(event as CatalogueEvent, before);
    const session = { ...(own.session ?? before.session), play };
    return { ...own, session, findings: [...(own.findings ?? []), ...findings] };
  };

export const EVALUATORS: { readonly [Type in EventType]: Evaluator<Type> } = {
  // Another person has to approve.
  'cagnotte.casino.authorisation-proposed.v1': postsNothing,
  'cagnotte.casino.authorised.v1': evaluateCasinoAuthorised,
  'cagnotte.ledger.opened.v1': evaluateLedgerOpened,
  'cagnotte.gaming-day.opened.v1': evaluateGamingDayOpened,
  'cagnotte.gaming-day.closed.v1': evaluateGamingDayClosed,
  'cagnotte.gaming-day.certified.v1': evaluateGamingDayCertified,
  // Another person has to approve.
  'cagnotte.gaming-day.reopening-proposed.v1': postsNothing,
  'cagnotte.gaming-day.reopened.v1': evaluateGamingDayReopened,
  // What counts is what the close states.
  'cagnotte.explanation.saved.v1': postsNothing,
  'cagnotte.document.attached.v1': postsNothing,

  'cagnotte.table.opened.v1': evaluateTableOpened,
  'cagnotte.table.filled.v1': postsChecked(postTableFilled, checkTableFilled),
  'cagnotte.table.credited.v1': postsChecked(postTableCredited, checkSlipMoved),
  'cagnotte.table.limits-changed.v1': checks(checkLimitsChanged),
  'cagnotte.table.counted.v1': evaluateTableCounted,
  'cagnotte.table.closed.v1': evaluateTableClosed,
  'cagnotte.box.issued.v1': postsNothing,
  'cagnotte.box.swapped.v1': checks(checkBoxSwapped),
  'cagnotte.drop.counted.v1': postsChecked(postDropCounted, checkDropCounted),
  'cagnotte.tips.counted.v1': posts(postTipsCounted),
  'cagnotte.slot.counted.v1': posts(postSlotCounted),
  'cagnotte.cambista.counted.v1': posts(postCambistaCounted),
  'cagnotte.chips.exchanged.v1': posts(postChipsExchanged),
  'cagnotte.chips.put-in-service.v1': posts(postChipsPutInService),
  'cagnotte.chips.withdrawn-from-service.v1': posts(postChipsWithdrawnFromService),

  'cagnotte.round.settled.v1': evaluateRoundSettled,
  'cagnotte.round.voided.v1': evaluateRoundVoided,

  'cagnotte.bank.offered.v1': followsBank(postsNothing),
  'cagnotte.bank.refused.v1': followsBank(postsNothing),
  'cagnotte.bank.adjudicated.v1': followsBank(posts(postBankAdjudicated)),
  'cagnotte.bank.raised.v1': followsBank(posts(postBankRaised)),
  'cagnotte.bank.partner-joined.v1': followsBank(posts(postBankPartnerJoined)),
  // The chips go back with bank.ended, which says who gets what.
  'cagnotte.bank.passed.v1': followsBank(postsNothing),
  'cagnotte.bank.auctioned.v1': followsBank(postsNothing),
  'cagnotte.bank.ended.v1': followsBank(posts(postBankEnded)),
  'cagnotte.bank.deposited.v1': followsBank(evaluateBankDeposited),
  'cagnotte.bank.put-in-play.v1': followsBank(posts(postBankPutInPlay)),
  'cagnotte.bank.withdrawn.v1': followsBank(evaluateBankWithdrawn),
  // Nothing is left: the coup that broke the bank has posted it.
  'cagnotte.bank.broken.v1': followsBank(postsNothing),
  'cagnotte.bank.deposit-returned.v1': followsBank(evaluateBankDepositReturned),
  'cagnotte.coup.played.v1': evaluateCoupPlayed,
  'cagnotte.coup.voided.v1': evaluateCoupVoided,
  'cagnotte.shoe.started.v1': followsBank(checks(checkShoeStart)),
  'cagnotte.shoe.ended.v1': followsBank(checks(checkShoeEnd)),

  'cagnotte.hand.played.v1': evaluateHandPlayed,
  'cagnotte.hand.voided.v1': evaluateHandVoided,
  'cagnotte.poker-session.charged.v1': evaluatePokerSessionCharged,

  'cagnotte.jackpot.opened.v1': evaluateJackpotOpened,
  'cagnotte.jackpot.contributed.v1': evaluateJackpotContributed,
  'cagnotte.jackpot.won.v1': evaluateJackpotWon,
  'cagnotte.jackpot.paid.v1': evaluateJackpotPaid,
  'cagnotte.jackpot.reseeded.v1': evaluateJackpotReseeded,
  'cagnotte.jackpot.adjusted.v1': evaluateJackpotAdjusted,
  'cagnotte.jackpot.closed.v1': evaluateJackpotClosed,

  'cagnotte.cage.opened.v1': evaluateCageOpened,
  'cagnotte.cage.counted.v1': posts(postCageCounted),
  'cagnotte.cage.chips-sold.v1': postsChecked(postChipsSold, checkChequeNumbered),
  'cagnotte.cage.chips-redeemed.v1': (event, before) => ({
    lines: postChipsRedeemed(event, before),
    ...chequesPaidOut(event, before),
  }),
  'cagnotte.cage.currency-changed.v1': postsChecked(postCurrencyChanged, checkTwoCurrencies),
  'cagnotte.cage.transferred.v1': postsChecked(postCageTransferred, checkTwoAccounts),
  'cagnotte.cage.float-issued.v1': postsChecked(postFloatIssued, checkSlipMoved),
  'cagnotte.cage.credit-received.v1': postsChecked(postCreditReceived, checkSlipMoved),
  // The register of cheques: the money it pays is posted by the event that says what for.
  'cagnotte.cage.cheque-issued.v1': evaluateChequeIssued,
  'cagnotte.cage.cheque-cleared.v1': evaluateChequeCleared,
  'cagnotte.cage.cheque-returned.v1': evaluateChequeReturned,

  'cagnotte.money.found.v1': postsChecked(postMoneyFound, checkEntryUnused),
  'cagnotte.money.returned.v1': postsChecked(postMoneyGone, checkStillOwed),
  'cagnotte.money.paid-over.v1': postsChecked(postMoneyGone, checkStillOwed),
  'cagnotte.tips.shared.v1': posts(postTipsShared),
  'cagnotte.duty.paid.v1': posts(postDutyPaid),
  // Another person has to approve.
  'cagnotte.variance.clearing-proposed.v1': postsNothing,
  'cagnotte.count.submitted.v1': postsNothing,
  'cagnotte.slip.requested.v1': postsNothing,
  'cagnotte.slip.rejected.v1': postsNothing,
  'cagnotte.slip-numbers.leased.v1': postsNothing,
  'cagnotte.variance.cleared.v1': evaluateVarianceCleared,

  // Another person has to approve.
  'cagnotte.correction.proposed.v1': postsNothing,
  // The event it corrects is evaluated again: `projector/runner/evaluate-decision.ts`.
  'cagnotte.correction.recorded.v1': postsNothing,
  'cagnotte.finding.acknowledged.v1': postsNothing,
  'cagnotte.finding.resolved.v1': postsNothing,
  'cagnotte.finding.assigned.v1': postsNothing,
  'cagnotte.finding.noted.v1': postsNothing,
  'cagnotte.floor-alert.acknowledged.v1': postsNothing,
  'cagnotte.intake.quarantined.v1': evaluateQuarantined,
  'cagnotte.intake.discarded.v1': evaluateDiscarded,
  'cagnotte.books.restated.v1': postsNothing,
  'cagnotte.chain.upgraded.v1': postsNothing,
  'cagnotte.seal-key.introduced.v1': postsNothing,
  'cagnotte.personal-data.erasure-proposed.v1': postsNothing,
  'cagnotte.personal-data.erased.v1': postsNothing,

  // Of the house, which has no books.
  'cagnotte.people.registered.v1': postsNothing,
  'cagnotte.people.deactivated.v1': postsNothing,
  'cagnotte.people.role-proposed.v1': postsNothing,
  'cagnotte.people.role-given.v1': postsNothing,
  'cagnotte.people.role-ended.v1': postsNothing,
  'cagnotte.seal-key.proposed.v1': postsNothing,
  'cagnotte.seal-key.decided.v1': postsNothing,
  'cagnotte.credential.proposed.v1': postsNothing,
  'cagnotte.credential.offered.v1': postsNothing,
  'cagnotte.credential.made.v1': postsNothing,
  'cagnotte.credential.revoked.v1': postsNothing,
  'cagnotte.credential.pin-set.v1': postsNothing,
};
