import { meterMovements } from './identities/a4-meters';
import { type RecordedSlip, type SlipUsedAgain, slipsUsedAgain } from '../slips/slips-used-again';
import type { BookBalance, DayFigures, DayFinding, DayMove } from './tie-outs/day-figures';
import type { AccountingRules } from '../casino/authorisation.state';
import { minorFromWire } from '../../kernel/money';
import { readChipsInHands } from '../chips/chips.queries';
import { accountSums, subLedgerSums } from '../journal/account-sums.queries';
import type { Queryable } from '../_core/store/queryable';
import { readSlipsOfDay } from '../slips/slip-figures.queries';
import { readBankerDeposits } from './banker-deposits.queries';
import { readBookPairs } from './book-pairs.queries';
import {
  type DayAt,
  readBookedMoves,
  readCustody,
  readMisrounded,
} from '../_core/books/booked-moves.queries';
import { holdingsOf, readCageCount } from './cage-holdings.queries';
import { readClearedDifferences } from './cleared-differences.queries';
import { readCountedBankers } from './counted-bankers.queries';
import { readCountedCagnottes } from './counted-cagnottes.queries';
import { readCountedHolders } from './counted-holders.queries';
import { withoutUntouched } from './held-accounts.queries';
import { readDaySessions } from '../table-session/day-sessions.queries';
import { readOpenFindings, readParked, readQuarantined, readUntiedHands } from './open-matters.queries';

export interface DayRules {
  readonly currency: string;
  readonly accounting?: AccountingRules | undefined;
}

export async function readDayFigures(
  db: Queryable,
  day: DayAt,
  { currency, accounting }: DayRules,
): Promise<DayFigures> {
  const { casino, position } = day;
  const period = { casino, position, asOf: day.day, day: 'booking_day' } as const;
  const sums = await accountSums(db, period);
  const known = sums.map(({ debits, credits, ...sum }): BookBalance => ({
    ...sum,
    balance: debits - credits,
  }));
  const balances = await withoutUntouched(db, day, known);
  const [transit = [], deposits = [], cheques = []] = await subLedgerSums(
    db,
    ['chips:transit', 'bank-deposit', 'cheques:cage'].map((account) => ({ ...period, account })),
  );
  const moves = await readBookedMoves(db, day);
  const findings = await readOpenFindings(db, day);
  const count = await readCageCount(db, day);
  return {
    day: day.day,
    currency,
    balances,
    subLedgers: [...transit, ...deposits],
    moves,
    ownMoves: moves.filter(({ own }) => own),
    custody: await readCustody(db, day),
    meters: metersOf(balances, moves),
    untiedHands: await readUntiedHands(db, day),
    misrounded: await readMisrounded(db, day),
    gaps: findings.filter(({ code }) => code === 'sequence-gap'),
    quarantined: await readQuarantined(db, day),
    parked: await readParked(db, day),
    sessions: await readDaySessions(db, day),
    bankers: await readCountedBankers(db, day),
    cagnottes: await readCountedCagnottes(db, day),
    ...slipsOfDay(findings, await readSlipsOfDay(db, day)),
    meterFindings: findings.filter(({ code }) => code.startsWith('meter-')),
    cage: count === undefined ? undefined : holdingsOf(count, { balances, cheques }),
    deposits: await readBankerDeposits(db, day, deposits),
    chips: await readChipsInHands(db, day),
    pairs: await readBookPairs(db, day),
    holders: await readCountedHolders(db, day),
    cleared: await readClearedDifferences(db, day),
    tolerances: tolerancesOf(accounting),
  };
}

function slipsOfDay(
  findings: readonly DayFinding[],
  reports: readonly RecordedSlip[],
): Pick<DayFigures, 'slipFindings' | 'slipsUsedAgain'> {
  const slipFindings = findings.filter(({ code }) => code.startsWith('slip-'));
  const found = new Set(
    slipFindings.filter(({ code }) => code === 'slip-used-twice').flatMap(({ eventIds }) => eventIds),
  );
  const isFound = ({ uses }: SlipUsedAgain): boolean =>
    uses.slice(1).every(({ eventId }) => found.has(eventId));
  return { slipFindings, slipsUsedAgain: slipsUsedAgain(reports).filter((slip) => !isFound(slip)) };
}

const tolerancesOf = (accounting: AccountingRules | undefined): Record<string, bigint> =>
  Object.fromEntries(
    Object.entries(accounting?.tolerances ?? {}).map(([point, amount]) => [point, minorFromWire(amount)]),
  );

/** Each meter before and after the day, in the account's own sign: what is owed is positive. */
function metersOf(balances: readonly BookBalance[], moves: readonly DayMove[]): DayFigures['meters'] {
  const pools = balances.filter(({ account }) => account.startsWith('jackpot:'));
  return pools.map(({ account, balance, currency }) => {
    const pool = account.slice('jackpot:'.length);
    const own = moves.filter((move) => move.account === account && move.currency === currency);
    const moved = own.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
    const entries = own.map(({ eventType, ...line }) => ({
      type: eventType,
      lines: [{ ...line, basis: 'declared' as const }],
    }));
    return { pool, before: -balance - moved, after: -balance, movements: meterMovements(pool, entries) };
  });
}
