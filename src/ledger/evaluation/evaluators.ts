import type { EventType, PostedByRules } from '../event-contract/catalogue';
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
  postBankEnded,
  postBankPutInPlay,
} from '../player-bank/bank.posting';
import { evaluateCageOpened, postCageCounted, postChipsRedeemed } from '../cage/cage.posting';
import { evaluateVarianceCleared } from '../corrections/clearing.posting';
import { postCambistaCounted, postSlotCounted } from '../cage/counts.posting';
import { postTipsCounted, postTipsShared } from '../tips/tips.posting';
import {
  checkEntryUnused,
  postMoneyGone,
  checkStillOwed,
} from '../unclaimed-property/unclaimed-property.posting';
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
  evaluateShoeStarted,
  evaluateTableOpened,
  checkTableFilled,
  checkLimitsChanged,
  checkBoxSwapped,
  checkDropCounted,
} from '../table-session/table.evaluation';
import { checkAwardKept } from '../player-bank/bank-award.check';
import { checkLastHands } from '../table-session/last-hands.check';
import {
  checkListCalled,
  checkListEntered,
  checkListWithdrawn,
  checkSeatsDrawn,
} from '../seating/seating.check';
import { checkInterrupted, checkResumed } from '../table-session/interruption.check';
import { checkIncidentDecided, checkIncidentRecorded } from '../incidents/incidents.checks';
import { checkReading } from '../table-readings/readings.checks';
import { evaluateDiceChanged } from '../equipment/dice.evaluation';
import {
  evaluateEquipmentChecked,
  evaluateEquipmentDestroyed,
  evaluateEquipmentEntered,
  evaluateEquipmentLost,
  evaluateEquipmentReturned,
  evaluateEquipmentTakenOut,
  evaluateHomologationEnded,
  evaluateHomologationRenewed,
} from '../equipment/equipment.evaluation';
import { checkSlipMoved } from '../slips/slip.checks';
import { checkShoeEnd } from '../table-session/session-checks';
import { checkStaffChanged } from '../staff/staff.checks';
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

type Evaluators<Types extends EventType> = { readonly [Type in Types]: Evaluator<Type> };

/**
 * What an event means beyond the movements that its type declares (`moves`): findings, states, and the lines of types with
 * `byRules`. The compiler demands an evaluator of each of the latter.
 */
export const EVALUATORS: Evaluators<PostedByRules> & Partial<Evaluators<EventType>> = {
  'cagnotte.casino.authorised.v1': evaluateCasinoAuthorised,
  'cagnotte.ledger.opened.v1': evaluateLedgerOpened,
  'cagnotte.gaming-day.opened.v1': evaluateGamingDayOpened,
  'cagnotte.gaming-day.closed.v1': evaluateGamingDayClosed,
  'cagnotte.gaming-day.certified.v1': evaluateGamingDayCertified,
  'cagnotte.gaming-day.reopened.v1': evaluateGamingDayReopened,

  'cagnotte.table.opened.v1': evaluateTableOpened,
  'cagnotte.table.filled.v1': checks(checkTableFilled),
  'cagnotte.table.credited.v1': checks(checkSlipMoved),
  'cagnotte.table.limits-changed.v1': checks(checkLimitsChanged),
  'cagnotte.table.interrupted.v1': checks(checkInterrupted),
  'cagnotte.table.resumed.v1': checks(checkResumed),
  'cagnotte.staff.changed.v1': checks(checkStaffChanged),
  'cagnotte.last-hands.announced.v1': checks(checkLastHands),
  'cagnotte.waiting-list.entered.v1': checks(checkListEntered),
  'cagnotte.waiting-list.called.v1': checks(checkListCalled),
  'cagnotte.waiting-list.withdrawn.v1': checks(checkListWithdrawn),
  'cagnotte.seats.drawn.v1': checks(checkSeatsDrawn),
  'cagnotte.table.counted.v1': evaluateTableCounted,
  'cagnotte.table.closed.v1': evaluateTableClosed,
  'cagnotte.box.swapped.v1': checks(checkBoxSwapped),
  'cagnotte.drop.counted.v1': postsChecked(postDropCounted, checkDropCounted),
  'cagnotte.tips.counted.v1': posts(postTipsCounted),
  'cagnotte.slot.counted.v1': posts(postSlotCounted),
  'cagnotte.cambista.counted.v1': posts(postCambistaCounted),

  'cagnotte.reading.taken.v1': checks(checkReading),
  'cagnotte.incident.recorded.v1': checks(checkIncidentRecorded),
  'cagnotte.incident.decided.v1': checks(checkIncidentDecided),

  'cagnotte.round.settled.v1': evaluateRoundSettled,
  'cagnotte.round.voided.v1': evaluateRoundVoided,

  'cagnotte.bank.adjudicated.v1': checks(checkAwardKept),
  'cagnotte.bank.ended.v1': posts(postBankEnded),
  'cagnotte.bank.deposited.v1': evaluateBankDeposited,
  'cagnotte.bank.put-in-play.v1': posts(postBankPutInPlay),
  'cagnotte.bank.withdrawn.v1': evaluateBankWithdrawn,
  'cagnotte.bank.deposit-returned.v1': evaluateBankDepositReturned,
  'cagnotte.coup.played.v1': evaluateCoupPlayed,
  'cagnotte.coup.voided.v1': evaluateCoupVoided,
  'cagnotte.shoe.started.v1': evaluateShoeStarted,
  'cagnotte.shoe.ended.v1': checks(checkShoeEnd),

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
  'cagnotte.cage.chips-sold.v1': checks(checkChequeNumbered),
  'cagnotte.cage.chips-redeemed.v1': (event, before) => ({
    lines: postChipsRedeemed(event, before),
    ...chequesPaidOut(event, before),
  }),
  'cagnotte.cage.currency-changed.v1': checks(checkTwoCurrencies),
  'cagnotte.cage.transferred.v1': checks(checkTwoAccounts),
  'cagnotte.cage.float-issued.v1': postsChecked(postFloatIssued, checkSlipMoved),
  'cagnotte.cage.credit-received.v1': postsChecked(postCreditReceived, checkSlipMoved),
  'cagnotte.cage.cheque-issued.v1': evaluateChequeIssued,
  'cagnotte.cage.cheque-cleared.v1': evaluateChequeCleared,
  'cagnotte.cage.cheque-returned.v1': evaluateChequeReturned,

  'cagnotte.money.found.v1': checks(checkEntryUnused),
  'cagnotte.money.returned.v1': postsChecked(postMoneyGone, checkStillOwed),
  'cagnotte.money.paid-over.v1': postsChecked(postMoneyGone, checkStillOwed),
  'cagnotte.tips.shared.v1': posts(postTipsShared),
  'cagnotte.variance.cleared.v1': evaluateVarianceCleared,

  'cagnotte.dice.changed.v1': evaluateDiceChanged,
  'cagnotte.equipment.entered.v1': evaluateEquipmentEntered,
  'cagnotte.equipment.homologation-renewed.v1': evaluateHomologationRenewed,
  'cagnotte.equipment.homologation-ended.v1': evaluateHomologationEnded,
  'cagnotte.equipment.taken-out.v1': evaluateEquipmentTakenOut,
  'cagnotte.equipment.returned.v1': evaluateEquipmentReturned,
  'cagnotte.equipment.checked.v1': evaluateEquipmentChecked,
  'cagnotte.equipment.lost.v1': evaluateEquipmentLost,
  'cagnotte.equipment.destroyed.v1': evaluateEquipmentDestroyed,

  'cagnotte.intake.quarantined.v1': evaluateQuarantined,
  'cagnotte.intake.discarded.v1': evaluateDiscarded,
};
