import { underPath } from '../_core/store/account-conditions';
import { stated } from '../_core/books/cell-part';
import type {
  BookBalance,
  CageHoldings,
  DepositComparison,
  DayFigures,
  CagnotteOfDay,
  CountedBanker,
} from './day-figures';
import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import { placesOf, factOf } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import type { DayAt } from '../_core/books/book-facts.queries';
import { dayParameters, readDeclaredFacts, readBookFacts } from '../_core/books/book-facts.queries';
import { COUNTS_OF_SEVERAL, HOLDERS_OF_SEVERAL } from '../_core/counts';
import { CAGNOTTE_EVENTS, countedInCagnotte } from '../table-session/session-figures';
import { readCagnottes } from '../poker-hand/hand.read-model';
import type { SlotCounted } from '../table-session/table-counts.events';
import { bankInBooks, readDayBanks } from '../player-bank/bank.queries';
import { varianceCleared } from '../corrections/corrections.events';

type CageCount = EventOf<'cagnotte.cage.counted.v1'>['data'];

interface CountOfRecord {
  readonly record: bigint;
  readonly count: CageCount;
}

export async function readCageCount(db: Queryable, day: DayAt): Promise<CountOfRecord | undefined> {
  const rows = await readRows<{ record: bigint; data: string }>(
    db,
    `SELECT fact.record_number AS record, data FROM cage_count fact ${placesOf('fact', '$2')}
      WHERE fact.casino = $1 AND fact.gaming_day = $3::date AND event_type = 'cagnotte.cage.counted.v1'
        AND ${knownAt('fact', '$2')} ORDER BY placed.place DESC, fact.record_number DESC`,
    dayParameters(day),
  );
  return rows
    .map(({ record, data }) => ({ record, count: JSON.parse(data) as CageCount }))
    .find(({ count: { occasion = 'closing' } }) => occasion === 'closing');
}

export function holdingsOf(
  { record, count }: CountOfRecord,
  books: { readonly balances: readonly BookBalance[]; readonly cheques: readonly BookBalance[] },
): CageHoldings[] {
  const { currency } = count;
  const booked = (account: string, of: string): Minor =>
    books.balances.find((balance) => balance.account === account && balance.currency === of)?.balance ?? 0n;
  const cash = cashOf({ record, count }, books.balances);
  return [
    {
      holder: 'chips',
      currency,
      counted: minorFromWire(count.chips),
      countedIn: [stated(record, 'chips')],
      booked: booked('chips:cage', currency),
      bookedOn: { account: 'chips:cage' },
    },
    ...[...cash].map(([of, counted]) => ({
      holder: `cash ${of}`,
      currency: of,
      ...counted,
      booked: booked('cash:cage', of),
      bookedOn: { account: 'cash:cage' },
    })),
    ...chequesOf({ record, count }, books.cheques),
  ];
}

type Counted = Pick<CageHoldings, 'counted' | 'countedIn'>;

function cashOf({ record, count }: CountOfRecord, balances: readonly BookBalance[]): Map<string, Counted> {
  const cash = new Map<string, Counted>([
    [count.currency, { counted: minorFromWire(count.cash), countedIn: [stated(record, 'cash')] }],
  ]);
  for (const [n, other] of (count.otherCurrencies ?? []).entries()) {
    const { counted = 0n, countedIn = [] } = cash.get(other.currency) ?? {};
    cash.set(other.currency, {
      counted: counted + minorFromWire(other.amount),
      countedIn: [...countedIn, stated(record, `otherCurrencies.${n}.amount`)],
    });
  }
  for (const { account, currency } of balances) {
    if (account === 'cash:cage' && !cash.has(currency)) cash.set(currency, { counted: 0n, countedIn: [] });
  }
  return cash;
}

function chequesOf(
  { record, count: { currency, cheques = [] } }: CountOfRecord,
  booked: readonly BookBalance[],
): CageHoldings[] {
  const documents = [
    ...new Set([
      ...cheques.map(({ document }) => document),
      ...booked.map(({ subLedger }) => subLedger ?? ''),
    ]),
  ];
  return documents.map((document) => ({
    holder: `cheque ${document}`,
    currency,
    counted: cheques
      .filter((cheque) => cheque.document === document)
      .reduce((sum, { amount }) => sum + minorFromWire(amount), 0n),
    countedIn: cheques.flatMap((cheque, n) =>
      cheque.document === document ? [stated(record, `cheques.${n}.amount`)] : [],
    ),
    booked: booked
      .filter(({ subLedger }) => (subLedger ?? '') === document)
      .reduce((sum, { balance }) => sum + balance, 0n),
    bookedOn: { account: 'cheques:cage', subLedger: document },
  }));
}

/**
 * Removes accounts without any line in force: a fact posted there once and is evaluated differently now. Whether it
 * ever did depends on the order in which facts arrived.
 */
export async function withoutUntouched(
  db: Queryable,
  day: DayAt,
  balances: readonly BookBalance[],
): Promise<BookBalance[]> {
  const empty = balances.filter(({ balance }) => balance === 0n);
  if (empty.length === 0) return [...balances];
  const untouched = await readRows<{ account: string; currency: string }>(db, UNTOUCHED, [
    ...dayParameters(day),
    JSON.stringify(empty.map(({ account, currency }) => ({ account, currency }))),
  ]);
  return balances.filter(
    ({ account, currency }) =>
      !untouched.some((each) => each.account === account && each.currency === currency),
  );
}

/** The first line of nearly every account is in force, so few accounts need a search. */
const UNTOUCHED = `
  SELECT wanted.account, wanted.currency
    FROM jsonb_to_recordset($4::jsonb) AS wanted(account text, currency text)
   WHERE NOT EXISTS (
     SELECT FROM journal_line line
      WHERE line.casino = $1 AND line.account = wanted.account COLLATE "C" AND line.currency = wanted.currency
        AND line.record_number <= $2 AND line.booking_day <= $3::date
        AND NOT (line.cause_record IS NOT NULL AND line.entry_kind = 'reversal')
        AND NOT EXISTS (
          SELECT FROM journal_line back
           WHERE back.casino = $1 AND back.of_record = ${factOf('line')} AND back.cause_record <= $2
             AND back.entry_kind = 'reversal' AND back.account = line.account AND back.currency = line.currency
             AND back.record_number > line.record_number))`;

export async function readBankerDeposits(
  db: Queryable,
  day: DayAt,
  booked: readonly BookBalance[],
): Promise<DepositComparison[]> {
  const listed = await readRows<{ banker: string; currency: string; amount: Minor }>(
    db,
    `SELECT banker, currency, sum(amount) AS amount FROM bank_deposit_move
      WHERE casino = $1 AND record_number <= $2 AND gaming_day <= $3::date
      GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1, 2`,
    dayParameters(day),
  );
  const deposits = new Map<string, DepositComparison>();
  const none = { listed: 0n, booked: 0n };
  const add = (
    of: Pick<DepositComparison, 'banker' | 'currency'>,
    more: Partial<DepositComparison>,
  ): void => {
    const key = `${of.banker} ${of.currency}`;
    deposits.set(key, { ...none, ...of, ...deposits.get(key), ...more });
  };
  for (const { banker, currency, amount } of listed) add({ banker, currency }, { listed: amount });
  for (const { subLedger: banker = '', currency, balance } of booked)
    add({ banker, currency }, { booked: -balance });
  return [...deposits.values()];
}

export const readCustody = (db: Queryable, day: DayAt): Promise<DayFigures['custody']> =>
  readRows(
    db,
    `SELECT table_id AS at, currency,
            coalesce(sum(debit - credit) FILTER (WHERE account = 'chips:custody:' || table_id), 0) AS kept,
            coalesce(sum(credit - debit) FILTER (WHERE account <> 'chips:custody:' || table_id), 0) AS owed
       FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2
        AND event_type <> '${varianceCleared.type}'
        AND (account IN ('chips:custody:' || table_id, 'variance:custody:' || table_id, 'player-bank',
                         'garage:voluntary', 'garage:improper') OR ${underPath("'pot'")})
      GROUP BY 1, 2 ORDER BY 1, 2`,
    dayParameters(day),
  );

export const readCountedHolders = (db: Queryable, day: DayAt): Promise<DayFigures['holders']> =>
  readRows(
    db,
    `SELECT account AS holder, currency, sum(debit - credit) AS found
       FROM journal_line
      WHERE casino = $1 AND booking_day = $3::date AND record_number <= $2 AND basis = 'count'
        AND event_type = ANY ($4)
        AND EXISTS (SELECT FROM unnest($5::text[]) AS path
                     WHERE ${underPath('path COLLATE "C"')})
      GROUP BY 1, 2 ORDER BY 1, 2`,
    [...dayParameters(day), COUNTS_OF_SEVERAL, HOLDERS_OF_SEVERAL],
  );

/** Cagnottes that were counted on a day, in the currency of the books; another is a difference of its own in K12. */
export async function readCountedCagnottes(
  db: Queryable,
  day: DayAt,
  currency: string,
): Promise<CagnotteOfDay[]> {
  const told = await readDeclaredFacts(db, { ...day, until: day.day }, CAGNOTTE_EVENTS);
  const counts = told.filter(({ data }) => data.currency === currency);
  if (countedInCagnotte(counts) === undefined) return [];
  const sums = (await readCagnottes(db, day)).filter((sum) => sum.currency === currency);
  return sums.flatMap(({ table, sessionNo, ...sum }): CagnotteOfDay[] => {
    const counted = countedInCagnotte(
      counts.filter((count) => count.table === table && count.sessionNo === sessionNo),
    );
    if (counted === undefined) return [];
    const { before, dropped, difference, onlyCounted } = sum;
    return [{ table, sessionNo, counted, before, dropped, difference, onlyCounted }];
  });
}

export async function readCountedBankers(
  db: Queryable,
  day: DayAt,
  currency: string,
): Promise<CountedBanker[]> {
  const slots = await readBookFacts(db, {
    ...day,
    until: day.day,
    types: ['cagnotte.slot.counted.v1'],
  });
  const cagnottes = slots.filter(({ data }) => {
    const count = data as SlotCounted;
    return count.slot === 'cagnotte' && count.currency === currency;
  });
  if (cagnottes.length === 0) return [];
  const banks = await readDayBanks(db, day);
  return banks.flatMap(({ table, sessionNo, ...bank }) => {
    const own = cagnottes.filter((slot) => slot.table === table && slot.sessionNo === sessionNo);
    const { counted, countedIn = [], ...known } = bankInBooks({ table, sessionNo, ...bank }, own);
    if (counted === undefined) return [];
    const { expected, banker } = known;
    return [{ bank: bank.bank, banker, table, sessionNo, expected, counted, countedIn }];
  });
}
