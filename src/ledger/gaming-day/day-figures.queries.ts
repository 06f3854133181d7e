import { isAt, poolOfMeter } from '../_core/account';
import type { TextCode } from '../../finding-catalogue/catalogue';
import { type Minor, sumMinor } from '../../kernel/money';
import type { DayFigures, DayFinding, BookBalance, DayMove, BookPair } from './day-figures';
import { METER_EVENTS } from './day-figures';
import { placesOf } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { type DayAt, dayParameters } from '../_core/books/book-facts.queries';
import { type RecordedSlip, type SlipUsedAgain, slipsUsedAgain } from '../slips/slip-control';
import type { AccountingRules } from '../casino/authorisation.state';
import { readOutstandingChips } from '../chips/chips.queries';
import { accountBalances, subLedgerSums } from '../journal/account-sums.queries';
import { readCountedDifferences } from './counted-differences.queries';
import { readSlipsOfDay } from '../slips/slips.queries';
import {
  readBankerDeposits,
  holdingsOf,
  readCageCount,
  readCountedBankers,
  readCountedCagnottes,
  readCustody,
  withoutUntouched,
} from './held-accounts.queries';
import { readDaySessions } from '../table-session/session-figures.queries';
import type { LineChoice } from '../_core/books/cell-part';

/** Two queries that must give the same amounts; both have the columns account, currency and amount. */
interface Compared {
  readonly books: TextCode;
  readonly lines: (day: string) => LineChoice;
  readonly one: string;
  readonly other: string;
}

const JOURNAL_OF_DAY = `SELECT account, currency, sum(debit - credit) AS amount FROM journal_line
  WHERE casino = $1 AND booking_day = $2::date GROUP BY 1, 2`;

const COMPARED: readonly Compared[] = [
  {
    books: 'journal-and-trial-balance',
    lines: (day) => ({ bookedOn: [day, day] }),
    one: JOURNAL_OF_DAY,
    other: `SELECT account, currency, sum(debit - credit) AS amount FROM day_total
             WHERE casino = $1 AND booking_day = $2::date GROUP BY 1, 2`,
  },
  {
    books: 'trial-balance-and-ledger',
    lines: () => ({}),
    one: `SELECT account, currency, sum(debit - credit) AS amount FROM day_total
           WHERE casino = $1 AND $2::date IS NOT NULL GROUP BY 1, 2`,
    other: `SELECT account, currency, sum(amount) AS amount FROM balance WHERE casino = $1 GROUP BY 1, 2`,
  },
  {
    books: 'journal-and-table-registers',
    lines: (day) => ({ bookedOn: [day, day], ofTables: true }),
    one: `SELECT account, currency, sum(debit - credit) AS amount FROM journal_line
           WHERE casino = $1 AND booking_day = $2::date AND table_id IS NOT NULL GROUP BY 1, 2`,
    other: `SELECT account, currency, sum(debit - credit) AS amount FROM session_total
             WHERE casino = $1 AND booking_day = $2::date AND table_id <> '' GROUP BY 1, 2`,
  },
];

async function readBookPairs(db: Queryable, { casino, day }: DayAt): Promise<BookPair[]> {
  const pairs: BookPair[] = [];
  for (const { books, lines, one, other } of COMPARED) {
    const differing = await readRows<Omit<BookPair, 'books' | 'lines'>>(
      db,
      `SELECT coalesce(one.account, other.account) AS account, coalesce(one.currency, other.currency) AS currency,
              coalesce(one.amount, 0) AS one, coalesce(other.amount, 0) AS other
         FROM (${one}) one FULL JOIN (${other}) other ON one.account = other.account AND one.currency = other.currency
        WHERE coalesce(one.amount, 0) <> coalesce(other.amount, 0) ORDER BY 1, 2`,
      [casino, day],
    );
    pairs.push(...differing.map((pair) => ({ books, lines: lines(day), ...pair })));
  }
  return pairs;
}

interface OpenFinding extends DayFinding {
  readonly gamingDay: string;
}

const CODES = ['sequence-gap', 'slip-used-twice', 'slip-halves-differ', 'meter-differs', 'meter-fell'];

/**
 * Reads open findings that belong to a check of the day, in the order of their facts; those about a state of affairs
 * follow, by name. Missing sequence numbers of all earlier days are included.
 */
async function readOpenFindings(db: Queryable, day: DayAt): Promise<OpenFinding[]> {
  const rows = await readRows<OpenFinding>(
    db,
    `SELECT finding_id AS id, event_ids, code, expected, found, expected_es, found_es,
            finding.gaming_day
       FROM finding ${placesOf('finding', '$2', { record: 'of_record' })}
      WHERE finding.casino = $1 AND opened_by <= $2 AND (closed_by IS NULL OR closed_by > $2)
        AND finding.gaming_day <= $3::date AND code = ANY ($4)
      ORDER BY standing NULLS FIRST, placed.place, code, expected, found, finding_id`,
    [...dayParameters(day), CODES],
  );
  return rows.filter(({ code, gamingDay }) => code === 'sequence-gap' || gamingDay === day.day);
}

const readQuarantined = (db: Queryable, day: DayAt): Promise<DayFigures['quarantined']> =>
  readRows(
    db,
    `SELECT delivery_id AS delivery, reason, record_number AS record FROM quarantined_delivery
      WHERE casino = $1 AND record_number <= $2 AND gaming_day <= $3::date AND (ended_by IS NULL OR ended_by > $2)
      ORDER BY record_number`,
    dayParameters(day),
  );

const readParked = (db: Queryable, day: DayAt): Promise<DayFigures['parked']> =>
  readRows(
    db,
    `SELECT fold_key AS key, min(coalesce(fault, '')) FILTER (WHERE fault IS NOT NULL) AS fault,
            array_agg(record_number ORDER BY record_number) AS records
       FROM parked_record
      WHERE casino = $1 AND record_number <= $2 AND $3::date IS NOT NULL GROUP BY 1 ORDER BY 1`,
    dayParameters(day),
  );

async function readMisrounded(db: Queryable, day: DayAt): Promise<bigint[]> {
  const rows = await readRows<{ record: bigint }>(
    db,
    `SELECT DISTINCT record_number AS record FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2 AND exact_denominator IS NOT NULL
        AND abs(abs(exact_numerator) - (debit + credit) * exact_denominator) >= exact_denominator
      ORDER BY 1`,
    dayParameters(day),
  );
  return rows.map(({ record }) => record);
}

const readUntiedHands = (db: Queryable, day: DayAt): Promise<DayFigures['untiedHands']> =>
  readRows(
    db,
    `SELECT table_id || ' ' || hand_no AS hand, hand.record_number AS record FROM hand ${placesOf('hand', '$2')}
      WHERE hand.casino = $1 AND hand.gaming_day = $3::date AND NOT ties AND ${knownAt('hand', '$2')}
      ORDER BY placed.place, hand.record_number`,
    dayParameters(day),
  );

interface DayRules {
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
  const balances = await withoutUntouched(db, day, await accountBalances(db, period));
  const [transit = [], deposits = [], cheques = []] = await subLedgerSums(
    db,
    ['chips:transit', 'bank-deposit', 'cheques:cage'].map((account) => ({ ...period, account })),
  );
  const differences = await readCountedDifferences(db, day, accounting);
  const { moves } = differences;
  const findings = await readOpenFindings(db, day);
  const count = await readCageCount(db, day);
  return {
    ...differences,
    currency,
    balances,
    subLedgers: [...transit, ...deposits],
    ownMoves: moves.filter(({ own }) => own),
    custody: await readCustody(db, day),
    meters: metersOf(balances, moves),
    untiedHands: await readUntiedHands(db, day),
    misrounded: await readMisrounded(db, day),
    gaps: findings.filter(({ code }) => code === 'sequence-gap'),
    quarantined: await readQuarantined(db, day),
    parked: await readParked(db, day),
    sessions: await readDaySessions(db, day),
    bankers: await readCountedBankers(db, day, currency),
    cagnottes: await readCountedCagnottes(db, day, currency),
    ...slipsOfDay(findings, await readSlipsOfDay(db, day)),
    meterFindings: findings.filter(({ code }) => code.startsWith('meter-')),
    cage: count === undefined ? undefined : holdingsOf(count, { balances, cheques }),
    deposits: await readBankerDeposits(db, day, deposits),
    chips: await readOutstandingChips(db, day),
    pairs: await readBookPairs(db, day),
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

function metersOf(balances: readonly BookBalance[], moves: readonly DayMove[]): DayFigures['meters'] {
  const creditsOf = (of: readonly DayMove[]): Minor =>
    sumMinor(of.map(({ debit, credit }) => credit - debit));
  const meters = balances.filter(({ account }) => isAt(account, 'jackpot'));
  return meters.map(({ account, balance, currency }) => {
    const own = moves.filter((move) => move.account === account && move.currency === currency);
    return {
      pool: poolOfMeter(account)!,
      before: -balance - creditsOf(own),
      after: -balance,
      moved: creditsOf(own.filter(({ eventType }) => METER_EVENTS.includes(eventType))),
    };
  });
}
