import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';
import { about } from '../_core/finding';
import type { Judge } from '../_core/judgement.state';
import type { Posting } from '../_core/rules/posting';
import { postBankPutInPlay } from '../player-bank/bank-deposit.posting';
import {
  postBankAdjudicated,
  postBankEnded,
  postBankPartnerJoined,
  postBankRaised,
} from '../player-bank/bank.posting';
import {
  postCageCounted,
  postCageTransferred,
  postChipsRedeemed,
  postChipsSold,
  postCurrencyChanged,
} from '../cage/cage.posting';
import { postChequeCleared, postChequeReturned } from '../cage/cheque.posting';
import {
  postChipsExchanged,
  postChipsPutInService,
  postChipsWithdrawnFromService,
} from '../chips/chips.posting';
import { postDutyPaid, postTipsShared } from '../clearings/clearing.posting';
import { postCambistaCounted, postTipsCounted } from '../counts/counts.posting';
import { postJackpotPaid } from '../jackpot/jackpot.posting';
import { postMoneyFound } from '../lost-money/lost-money.posting';
import { postSlotCounted } from '../counts/slot.posting';
import { applyBankRules } from '../player-bank/player-bank-rules';
import {
  judgeBankDeposited,
  judgeBankDepositReturned,
  judgeBankWithdrawn,
} from '../player-bank/bank-deposit.judge';
import { judgeCageOpened } from '../cage/cage.judge';
import { judgeCasinoAuthorised } from '../casino/casino.judge';
import { judgeVarianceCleared } from '../clearings/clearing.judge';
import { judgeCoupPlayed, judgeCoupVoided } from '../player-bank/coup.judge';
import {
  judgeGamingDayCertified,
  judgeGamingDayClosed,
  judgeGamingDayOpened,
  judgeGamingDayReopened,
} from '../gaming-day/gaming-day.judge';
import { judgeHandPlayed, judgeHandVoided } from '../poker-hand/hand.judge';
import {
  judgeJackpotAdjusted,
  judgeJackpotClosed,
  judgeJackpotContributed,
  judgeJackpotOpened,
  judgeJackpotReseeded,
  judgeJackpotWon,
} from '../jackpot/jackpot.judge';
import { judgeLedgerOpened } from '../casino/ledger.judge';
import { judgeMoneyPaidOver, judgeMoneyReturned } from '../lost-money/lost-money.judge';
import { judgePokerSessionCharged } from '../poker-hand/poker-session.judge';
import { judgeDiscarded, judgeQuarantined } from '../quarantine/quarantine.judge';
import { judgeRoundSettled, judgeRoundVoided } from '../house-round/round.judge';
import { judgeShoeEnded, judgeShoeStarted } from '../table-session/shoe.judge';
import {
  judgeBoxSwapped,
  judgeCreditReceived,
  judgeDropCounted,
  judgeFloatIssued,
  judgeLimitsChanged,
  judgeTableClosed,
  judgeTableCounted,
  judgeTableCredited,
  judgeTableFilled,
  judgeTableOpened,
} from '../table-session/table.judge';

/** A type that only moves money. */
const posts =
  <Type extends EventType>(posting: Posting<Type>): Judge<EventOf<Type>> =>
  (event, before) => ({ lines: posting(event, before) });

/** A type that moves nothing: it says how things are, or another event posts the money it speaks of. */
const postsNothing = (): object => ({});

/** A type that a player's bank lives by: its rules are applied, whatever else the event means. */
const followsBank =
  <Event extends CatalogueEvent>(judge: Judge<Event>): Judge<Event> =>
  (event, before) => {
    const own = judge(event, before);
    const { findings, play } = applyBankRules(event, before);
    const session = { ...(own.session ?? before.session), play };
    return { ...own, session, findings: [...(own.findings ?? []), ...about(findings, event.id)] };
  };

/** What each type of event of the catalogue means for the ledger. Complete: the compiler wants every type. */
export const JUDGES: { readonly [Type in EventType]: Judge<EventOf<Type>> } = {
  'cagnotte.casino.authorised.v1': judgeCasinoAuthorised,
  'cagnotte.ledger.opened.v1': judgeLedgerOpened,
  'cagnotte.gaming-day.opened.v1': judgeGamingDayOpened,
  'cagnotte.gaming-day.closed.v1': judgeGamingDayClosed,
  'cagnotte.gaming-day.certified.v1': judgeGamingDayCertified,
  // Another person has to approve.
  'cagnotte.gaming-day.reopening-proposed.v1': postsNothing,
  'cagnotte.gaming-day.reopened.v1': judgeGamingDayReopened,

  'cagnotte.table.opened.v1': judgeTableOpened,
  'cagnotte.table.filled.v1': judgeTableFilled,
  'cagnotte.table.credited.v1': judgeTableCredited,
  'cagnotte.table.limits-changed.v1': judgeLimitsChanged,
  'cagnotte.table.counted.v1': judgeTableCounted,
  'cagnotte.table.closed.v1': judgeTableClosed,
  'cagnotte.box.issued.v1': postsNothing,
  'cagnotte.box.swapped.v1': judgeBoxSwapped,
  'cagnotte.drop.counted.v1': judgeDropCounted,
  'cagnotte.tips.counted.v1': posts(postTipsCounted),
  'cagnotte.slot.counted.v1': posts(postSlotCounted),
  'cagnotte.cambista.counted.v1': posts(postCambistaCounted),
  'cagnotte.chips.exchanged.v1': posts(postChipsExchanged),
  'cagnotte.chips.put-in-service.v1': posts(postChipsPutInService),
  'cagnotte.chips.withdrawn-from-service.v1': posts(postChipsWithdrawnFromService),

  'cagnotte.round.settled.v1': judgeRoundSettled,
  'cagnotte.round.voided.v1': judgeRoundVoided,

  'cagnotte.bank.offered.v1': followsBank(postsNothing),
  'cagnotte.bank.refused.v1': followsBank(postsNothing),
  'cagnotte.bank.adjudicated.v1': followsBank(posts(postBankAdjudicated)),
  'cagnotte.bank.raised.v1': followsBank(posts(postBankRaised)),
  'cagnotte.bank.partner-joined.v1': followsBank(posts(postBankPartnerJoined)),
  // The chips go back with bank.ended, which says who gets what.
  'cagnotte.bank.passed.v1': followsBank(postsNothing),
  'cagnotte.bank.auctioned.v1': followsBank(postsNothing),
  'cagnotte.bank.ended.v1': followsBank(posts(postBankEnded)),
  'cagnotte.bank.deposited.v1': followsBank(judgeBankDeposited),
  'cagnotte.bank.put-in-play.v1': followsBank(posts(postBankPutInPlay)),
  'cagnotte.bank.withdrawn.v1': followsBank(judgeBankWithdrawn),
  // Nothing is left: the coup that broke the bank has posted it.
  'cagnotte.bank.broken.v1': followsBank(postsNothing),
  'cagnotte.bank.deposit-returned.v1': followsBank(judgeBankDepositReturned),
  'cagnotte.coup.played.v1': judgeCoupPlayed,
  'cagnotte.coup.voided.v1': judgeCoupVoided,
  'cagnotte.shoe.started.v1': followsBank(judgeShoeStarted),
  'cagnotte.shoe.ended.v1': followsBank(judgeShoeEnded),

  'cagnotte.hand.played.v1': judgeHandPlayed,
  'cagnotte.hand.voided.v1': judgeHandVoided,
  'cagnotte.poker-session.charged.v1': judgePokerSessionCharged,

  'cagnotte.jackpot.opened.v1': judgeJackpotOpened,
  'cagnotte.jackpot.contributed.v1': judgeJackpotContributed,
  'cagnotte.jackpot.won.v1': judgeJackpotWon,
  'cagnotte.jackpot.paid.v1': posts(postJackpotPaid),
  'cagnotte.jackpot.reseeded.v1': judgeJackpotReseeded,
  'cagnotte.jackpot.adjusted.v1': judgeJackpotAdjusted,
  'cagnotte.jackpot.closed.v1': judgeJackpotClosed,

  'cagnotte.cage.opened.v1': judgeCageOpened,
  'cagnotte.cage.counted.v1': posts(postCageCounted),
  'cagnotte.cage.chips-sold.v1': posts(postChipsSold),
  'cagnotte.cage.chips-redeemed.v1': posts(postChipsRedeemed),
  'cagnotte.cage.currency-changed.v1': posts(postCurrencyChanged),
  'cagnotte.cage.transferred.v1': posts(postCageTransferred),
  'cagnotte.cage.float-issued.v1': judgeFloatIssued,
  'cagnotte.cage.credit-received.v1': judgeCreditReceived,
  // The register of cheques: the money it pays is posted by the event that says what for.
  'cagnotte.cage.cheque-issued.v1': postsNothing,
  'cagnotte.cage.cheque-cleared.v1': posts(postChequeCleared),
  'cagnotte.cage.cheque-returned.v1': posts(postChequeReturned),

  'cagnotte.money.found.v1': posts(postMoneyFound),
  'cagnotte.money.returned.v1': judgeMoneyReturned,
  'cagnotte.money.paid-over.v1': judgeMoneyPaidOver,
  'cagnotte.tips.shared.v1': posts(postTipsShared),
  'cagnotte.duty.paid.v1': posts(postDutyPaid),
  // Another person has to approve.
  'cagnotte.variance.clearing-proposed.v1': postsNothing,
  'cagnotte.variance.cleared.v1': judgeVarianceCleared,

  // Another person has to approve.
  'cagnotte.correction.proposed.v1': postsNothing,
  // The event it corrects is judged again: `projector/order/judge-correction.ts`.
  'cagnotte.correction.recorded.v1': postsNothing,
  'cagnotte.finding.acknowledged.v1': postsNothing,
  'cagnotte.finding.resolved.v1': postsNothing,
  'cagnotte.intake.quarantined.v1': judgeQuarantined,
  'cagnotte.intake.discarded.v1': judgeDiscarded,
  'cagnotte.books.restated.v1': postsNothing,
};
