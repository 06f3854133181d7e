import type { BookBalance, CageHoldings } from '../../accounting/tie-outs/day-figures';
import type { EventOf } from '../../domain/event-registry/catalogue';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { Queryable } from '../queryable';
import { knownAt } from '../versioned-facts';
import { type DayAt, dayParameters } from './booked-moves';

type CageCount = EventOf<'cagnotte.cage.counted.v1'>['data'];

/** The last count of the cage at the end of a day; undefined where there was none. */
export async function readCageCount(db: Queryable, day: DayAt): Promise<CageCount | undefined> {
  const rows: { data: string }[] = await db.query(
    `SELECT data FROM cage_count
      WHERE casino = $1 AND gaming_day = $3::date AND event_type = 'cagnotte.cage.counted.v1'
        AND ${knownAt('cage_count', '$2')} ORDER BY record_number DESC`,
    dayParameters(day),
  );
  return rows
    .map(({ data }) => JSON.parse(data) as CageCount)
    .find(({ occasion = 'closing' }) => occasion === 'closing');
}

/** What was counted against what the book holds: chips, cash in each currency, and each cheque. */
export function holdingsOf(
  count: CageCount,
  books: { readonly balances: readonly BookBalance[]; readonly cheques: readonly BookBalance[] },
): CageHoldings[] {
  const { currency } = count;
  const booked = (account: string, of: string): Minor =>
    books.balances.find((balance) => balance.account === account && balance.currency === of)?.balance ?? 0n;
  const cash = new Map<string, Minor>([[currency, minorFromWire(count.cash)]]);
  for (const other of count.otherCurrencies ?? []) {
    cash.set(other.currency, (cash.get(other.currency) ?? 0n) + minorFromWire(other.amount));
  }
  for (const { account, currency: of } of books.balances) {
    if (account === 'cash:cage' && !cash.has(of)) cash.set(of, 0n);
  }
  return [
    {
      holder: 'chips',
      currency,
      counted: minorFromWire(count.chips),
      booked: booked('chips:cage', currency),
    },
    ...[...cash].map(([of, counted]) => ({
      holder: `cash ${of}`,
      currency: of,
      counted,
      booked: booked('cash:cage', of),
    })),
    ...chequesOf(count, books.cheques),
  ];
}

/** Cheques singly, those of the book that nobody found as well. */
function chequesOf({ currency, cheques = [] }: CageCount, booked: readonly BookBalance[]): CageHoldings[] {
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
    booked: booked
      .filter(({ subLedger }) => (subLedger ?? '') === document)
      .reduce((sum, { balance }) => sum + balance, 0n),
  }));
}
