import { stated } from '../_core/books/cell-part';
import type { BookBalance, CageHoldings } from './tie-outs/day-figures';
import type { EventOf } from '../event-contract/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import { placesOf } from '../_core/store/in-place';
import type { Queryable } from '../_core/store/queryable';
import { knownAt } from '../_core/store/versioned-facts';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';
import { readRows } from '../_core/store/read-rows';

type CageCount = EventOf<'cagnotte.cage.counted.v1'>['data'];

interface CountOfRecord {
  readonly record: bigint;
  readonly count: CageCount;
}

/** The last count of the cage at the end of a day; undefined if there was none. */
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

/** What was counted against what the book holds: chips, cash in each currency, and each cheque. */
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
