import { type Minor, sumMinor } from '../../kernel/money';
import { type Cell, type Column, money, type Section, text } from './book';
import type { PostedMove } from './posted-move';

/** What an account held before the days of a book, debits less credits. */
export interface BalanceBefore {
  readonly account: string;
  readonly currency: string;
  readonly balance: Minor;
}

/** An account with what it held before and what the days of a book moved on it. */
export interface AccountMovements {
  readonly before: readonly BalanceBefore[];
  /** By the days in whose books they count. */
  readonly moves: readonly PostedMove[];
}

const COLUMNS: readonly Column[] = [
  { id: 'line', en: 'Line', es: 'Concepto' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'amount', en: 'Amount', es: 'Importe' },
];

/** Under which heading the moves of each type of event stand; the rest stands under the last. */
export interface AccountLine {
  readonly words: string;
  readonly types: readonly string[];
}

/**
 * The statement of a liability: what was owed before, what these days added and took away, and what is owed after.
 * The book of one day ends with what that of the next begins with.
 */
export function accountSection(
  { en, es }: Pick<Section, 'en' | 'es'>,
  { before, moves }: AccountMovements,
  lines: readonly AccountLine[],
): Section {
  const currencies = [...new Set([...before, ...moves].map(({ currency }) => currency))].sort();
  const named = lines.flatMap(({ types }) => types);
  const rows = currencies.flatMap((currency): Cell[][] => {
    const own = moves.filter((move) => move.currency === currency);
    const owed = -sumMinor(before.filter((each) => each.currency === currency).map(({ balance }) => balance));
    const sumOf = (some: readonly PostedMove[]): Minor => -sumMinor(some.map(({ amount }) => amount));
    const row = (words: string, amount: Minor): Cell[] => [
      text(words),
      text(currency),
      money(amount, currency),
    ];
    const rest = sumOf(own.filter(({ type }) => !named.includes(type)));
    return [
      row('Saldo anterior', owed),
      ...lines.map(({ words, types }) => row(words, sumOf(own.filter(({ type }) => types.includes(type))))),
      ...(rest === 0n ? [] : [row('Otros movimientos', rest)]),
      row('Saldo', owed + sumOf(own)),
    ];
  });
  return { en, es, columns: COLUMNS, rows };
}
