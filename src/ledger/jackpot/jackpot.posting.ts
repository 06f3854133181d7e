import type { AccountPath } from '../_core/chart-of-accounts';
import type { EventOf } from '../event-contract/catalogue';
import { roundMentioned, sessionKeyOf, tableConcerned } from '../table-session/session-key.state';
import type { ReportedPrize } from './pool.state';
import { minorFromWire, type Minor } from '../../kernel/money';
import { jackpotFundingOf, jackpotOf, varianceOf } from '../_core/account-paths';
import { draw } from '../_core/rules/owed-lines';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import type { LedgerState, Posting, Evaluator } from '../_core/evaluation.state';
import { payerOf, postPoolPrize, postPoolStakes, postsPrize, postsStakes } from './pool.posting';
import { type Finding, raise, said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { checkPaidWin, tallyPaidWin } from './win-paid.check';
import { balanceOf, tallied, type TallyName, type TallyLine } from '../_core/balances';

export const postJackpotOpened: Posting<'cagnotte.jackpot.opened.v1'> = ({ data }) =>
  fund(data, minorFromWire(data.seed));

export const postJackpotReseeded: Posting<'cagnotte.jackpot.reseeded.v1'> = ({ data }) =>
  fund(data, minorFromWire(data.amount));

const fund = ({ pool, currency }: { pool: string; currency: string }, amount: bigint): EntryLine[] =>
  move({ debit: jackpotFundingOf(pool), credit: jackpotOf(pool), amount, currency });

export const postJackpotContributed: Posting<'cagnotte.jackpot.contributed.v1'> = (event, before) => {
  const { pool, currency, table, how, toMeter } = event.data;
  const place = { pool, currency, table, day: event.gamingday };
  if (!postsStakes('jackpot', place, before)) return [];
  const stakes = [{ amount: minorFromWire(event.data.amount), how }];
  return postPoolStakes(
    { ...place, stakes, toMeter: toMeter === undefined ? undefined : minorFromWire(toMeter) },
    before,
  );
};

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

export const postJackpotWon: Posting<'cagnotte.jackpot.won.v1'> = (event, before) => {
  const { pool, currency, paidFrom, borneBy = 'pool' } = event.data;
  const place = { pool, currency, table: tableConcerned(event), day: event.gamingday };
  if (!postsPrize(reportedPrizeOf(event), place, before)) return [];
  return postPoolPrize({ ...place, amount: minorFromWire(event.data.amount), paidFrom, borneBy }, before);
};

const postJackpotPaid: Posting<'cagnotte.jackpot.paid.v1'> = ({ data }, { balances }) => {
  const { pool, currency, paidFrom } = data;
  const amount = minorFromWire(data.amount);
  const owed = { account: 'prizes-payable', subLedger: pool, variance: varianceOf('jackpot') } as const;
  return [
    ...draw({ ...owed, amount, currency }, balances),
    ...signedLine(payerOf(paidFrom, undefined), -amount, currency),
  ];
};

export const postJackpotAdjusted: Posting<'cagnotte.jackpot.adjusted.v1'> = ({ data }, { balances }) => {
  const amount = minorFromWire(data.amount);
  if (amount >= 0n) return fund(data, amount);
  return outOfMeter({ ...data, amount: -amount, to: jackpotFundingOf(data.pool) }, balances);
};

export const postJackpotClosed: Posting<'cagnotte.jackpot.closed.v1'> = ({ data }, { balances }) => {
  const { pool, toPool } = data;
  if (toPool === pool) return [];
  const to = toPool === undefined ? jackpotFundingOf(pool) : jackpotOf(toPool);
  return outOfMeter({ ...data, amount: minorFromWire(data.amount), to }, balances);
};

function outOfMeter(
  { pool, currency, amount, to }: { pool: string; currency: string; amount: bigint; to: AccountPath },
  balances: LedgerState['balances'],
): EntryLine[] {
  const account = jackpotOf(pool);
  return [
    ...draw({ account, amount, currency, variance: varianceOf('jackpot') }, balances),
    ...signedLine(to, -amount, currency),
  ];
}

interface OwedPrize {
  readonly pool: string;
  readonly player: string | undefined;
  readonly currency: string;
  readonly amount: Minor;
}

/** Prizes that a pool owes to winners who were named: to all together, and to one of them. Minor units. */
const owedToNamed = (pool: string): TallyName => `tally:owed/${pool}`;
const owedTo = (pool: string, player: string): TallyName => `tally:owed/${pool}/${player}`;

export const tallyOwed = ({ pool, player, currency, amount }: OwedPrize): TallyLine[] =>
  player === undefined ? [] : tallyBoth({ pool, player, currency }, amount);

const tallyBoth = (
  { pool, player, currency }: Omit<OwedPrize, 'amount'> & { readonly player: string },
  amount: Minor,
): TallyLine[] => [
  ...tallied(owedToNamed(pool), amount, currency),
  ...tallied(owedTo(pool, player), amount, currency),
];

type JackpotPaid = EventOf<'cagnotte.jackpot.paid.v1'>;

function tallyPaid({ data }: JackpotPaid, { balances }: LedgerState): TallyLine[] {
  const { pool, player, currency } = data;
  if (player === undefined) return [];
  const owed = balances.of(owedTo(pool, player), currency);
  const amount = minorFromWire(data.amount);
  return tallyBoth({ pool, player, currency }, owed < amount ? -owed : -amount);
}

/**
 * A prize is paid to its winner. It is a finding if the pool owes prizes to named players only, and the payee is none
 * of them: a prize without a named winner may be paid to any player. Where the payment names its win, that says who won
 * it (`checkPaidWin`).
 */
function checkPaidTo({ data }: JackpotPaid, { balances }: LedgerState): Finding[] {
  const { pool, player, currency, pays } = data;
  if (pays !== undefined || player === undefined || balances.of(owedTo(pool, player), currency) > 0n)
    return [];
  const toNamed = balances.of(owedToNamed(pool), currency);
  const owed = -balanceOf(balances, { account: 'prizes-payable', subLedger: pool, currency });
  if (toNamed <= 0n || owed !== toNamed) return [];
  return [
    raise({
      code: 'prize-paid-to-another',
      expected: said('of-to-those-who-won-it', { amount: money(toNamed, currency), pool }),
      found: said('to-player', { amount: money(minorFromWire(data.amount), currency), player }),
    }),
  ];
}

export const evaluateJackpotPaid: Evaluator<'cagnotte.jackpot.paid.v1'> = (event, before) => ({
  lines: postJackpotPaid(event, before),
  tallies: [...tallyPaid(event, before), ...tallyPaidWin(event, before)],
  findings: [...checkPaidTo(event, before), ...checkPaidWin(event, before)],
});
