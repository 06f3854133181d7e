import type { EventOf } from '../event-contract/catalogue';
import { roundMentioned, sessionKeyOf, tableConcerned } from '../table-session/session-key.state';
import type { ReportedPrize } from './pool.state';
import { minorFromWire } from '../../kernel/money';
import { jackpotFundingOf, jackpotOf, varianceOf } from '../_core/account-paths';
import { draw } from '../_core/rules/owed-lines';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import type { LedgerState } from '../_core/evaluation.state';
import { payerOf, postPoolPrize, postPoolStakes, postsPrize, postsStakes } from './pool.posting';

export const postJackpotOpened = ({ data }: EventOf<'cagnotte.jackpot.opened.v1'>): EntryLine[] =>
  fund(data, minorFromWire(data.seed));

export const postJackpotReseeded = ({ data }: EventOf<'cagnotte.jackpot.reseeded.v1'>): EntryLine[] =>
  fund(data, minorFromWire(data.amount));

const fund = ({ pool, currency }: { pool: string; currency: string }, amount: bigint): EntryLine[] =>
  move({ debit: jackpotFundingOf(pool), credit: jackpotOf(pool), amount, currency });

export function postJackpotContributed(
  event: EventOf<'cagnotte.jackpot.contributed.v1'>,
  before: LedgerState,
): EntryLine[] {
  const { pool, currency, table, how, toMeter } = event.data;
  const place = { pool, currency, table, day: event.gamingday };
  if (!postsStakes('jackpot', place, before)) return [];
  const stakes = [{ amount: minorFromWire(event.data.amount), how }];
  return postPoolStakes(
    { ...place, stakes, toMeter: toMeter === undefined ? undefined : minorFromWire(toMeter) },
    before,
  );
}

export function reportedPrizeOf(event: EventOf<'cagnotte.jackpot.won.v1'>): ReportedPrize {
  const { amount, roundNo } = event.data;
  const session = sessionKeyOf(event);
  const known = session !== undefined && roundNo !== undefined;
  return {
    reporter: 'jackpot',
    amount: minorFromWire(amount),
    ...(known ? { round: roundMentioned(session, roundNo) } : {}),
  };
}

export function postJackpotWon(event: EventOf<'cagnotte.jackpot.won.v1'>, before: LedgerState): EntryLine[] {
  const { pool, currency, paidFrom, borneBy = 'pool' } = event.data;
  const place = { pool, currency, table: tableConcerned(event), day: event.gamingday };
  if (!postsPrize(reportedPrizeOf(event), place, before)) return [];
  return postPoolPrize({ ...place, amount: minorFromWire(event.data.amount), paidFrom, borneBy }, before);
}

export function postJackpotPaid(
  { data }: EventOf<'cagnotte.jackpot.paid.v1'>,
  { balances }: LedgerState,
): EntryLine[] {
  const { pool, currency, paidFrom } = data;
  const amount = minorFromWire(data.amount);
  const owed = { account: 'prizes-payable', subLedger: pool, variance: varianceOf('jackpot') };
  return [
    ...draw({ ...owed, amount, currency }, balances),
    ...signedLine(payerOf(paidFrom, undefined), -amount, currency),
  ];
}

export function postJackpotAdjusted(
  { data }: EventOf<'cagnotte.jackpot.adjusted.v1'>,
  { balances }: LedgerState,
): EntryLine[] {
  const amount = minorFromWire(data.amount);
  if (amount >= 0n) return fund(data, amount);
  return outOfMeter({ ...data, amount: -amount, to: jackpotFundingOf(data.pool) }, balances);
}

export function postJackpotClosed(
  { data }: EventOf<'cagnotte.jackpot.closed.v1'>,
  { balances }: LedgerState,
): EntryLine[] {
  const { pool, toPool } = data;
  if (toPool === pool) return [];
  const to = toPool === undefined ? jackpotFundingOf(pool) : jackpotOf(toPool);
  return outOfMeter({ ...data, amount: minorFromWire(data.amount), to }, balances);
}

function outOfMeter(
  { pool, currency, amount, to }: { pool: string; currency: string; amount: bigint; to: string },
  balances: LedgerState['balances'],
): EntryLine[] {
  const account = jackpotOf(pool);
  return [
    ...draw({ account, amount, currency, variance: varianceOf('jackpot') }, balances),
    ...signedLine(to, -amount, currency),
  ];
}
