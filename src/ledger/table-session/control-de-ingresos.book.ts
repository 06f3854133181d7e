import { type Minor, sumMinor } from '../../kernel/money';
import { spanishWords } from '../../kernel/words';
import { jackpotFundingOf, jackpotOf, jackpotShareOf } from '../_core/account-paths';
import { addressOfFigure } from '../_core/books/figure';
import type { Layouts } from '../_core/books/layout';
import { type Book, type ColumnOfBook, moneyCell, type Section, text, totalsRow } from '../_core/books/book';
import { ofLines } from '../_core/books/cell-part';
import { type ExplanationInBook, explanationsSection, pointsInText } from '../_core/books/addressed-book';
import { addedUp, type SessionFigures, type SessionInBooks } from './session-figures';
import { present } from '../../kernel/present';

const OF_TABLES: readonly ColumnOfBook[] = [
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'game', en: 'Game', es: 'Juego' },
  { id: 'sessions', en: 'Sessions', es: 'Sesiones' },
  { id: 'income', en: 'Income', es: 'Ingreso' },
];

/** Added only to a book that has a remark: books without remarks keep the columns with which they were certified. */
const REMARKS: ColumnOfBook = { id: 'remarks', en: 'Remarks', es: 'Observaciones' };

interface PoolIncome {
  readonly pool: string;
  readonly day: string;
  readonly currency: string;
  readonly income: Minor;
}

interface IncomeFigures extends SessionFigures {
  /** Of each pool and currency: stakes less prizes, and what the house put into it. */
  readonly pools: readonly PoolIncome[];
  readonly explanations?: readonly ExplanationInBook[];
}

/**
 * Libro-registro de control de ingresos: the results of every table totalled for the day, in figures and in words.
 * House-banked and non-banked tables are not netted against each other, and pools have rows of their own. A
 * house-banked table without a count has no result, and its row states so (Orden of 9 January 1979, article 54.1).
 * Checks that failed at the close are listed with their explanations above the certificate. The book is derived; it
 * takes no manual entries.
 */
export function controlBook({ currency, sessions, pools, explanations = [] }: IncomeFigures): Book {
  const known = sessions.filter(hasIncome);
  const ofPools = pools.filter((sum) => sum.currency === currency);
  const columns = known.length === sessions.length ? OF_TABLES : [...OF_TABLES, REMARKS];
  const isHoused = ({ isHouseBanked, parts }: SessionInBooks): boolean =>
    isHouseBanked || parts !== undefined;
  const housed = sessions.filter(isHoused);
  const nonBanked = sessions.filter((session) => !isHoused(session));
  const sections: Section[] = [
    tablesSection({ en: 'House-banked tables', es: 'Mesas de contrapartida', columns }, housed, currency),
    tablesSection({ en: 'Non-banked tables', es: 'Mesas de círculo', columns }, nonBanked, currency),
    {
      en: 'Pools: stakes less prizes',
      es: 'Bolsas: apuestas menos premios',
      columns: [
        { id: 'pool', en: 'Pool', es: 'Bolsa' },
        { id: 'income', en: 'Income', es: 'Ingreso' },
      ],
      rows: ofPools.map(({ pool, day, income }) => {
        const under = [jackpotOf(pool), jackpotShareOf(pool, undefined), jackpotFundingOf(pool)];
        return [text(pool), moneyCell(income, currency, [ofLines({ under, ofDays: [day, day] }, -1)])];
      }),
      totals: [text('Total'), moneyCell(sumMinor(ofPools.map(({ income }) => income)), currency)],
    },
    // The certificate of the day covers the checks that failed.
    ...(explanations.length === 0 ? [] : [explanationsSection(explanations)]),
  ];
  const amount = sumMinor(known.map(incomeOf));
  return {
    sections,
    total: { amount, currency, words: spanishWords(amount, currency), ...figureOf(known) },
  };
}

export const CONTROL_LAYOUTS: Layouts<IncomeFigures> = [
  {
    since: '0.2.0',
    // This layout left out a house-banked table without a count, and the column of remarks.
    was: (_, figures) => {
      const { sessions, ...others } = withPoolsAddedUp(addedUp(figures));
      return pointsInText(controlBook({ ...others, sessions: sessions.filter(hasIncome) }));
    },
  },
  { since: '0.3.0', was: (_, figures) => controlBook(withPoolsAddedUp(addedUp(figures))) },
  { since: '0.4.0' },
];

/** Releases until 0.3.0 added the currencies of a pool. */
const withPoolsAddedUp = ({ pools, ...figures }: IncomeFigures): IncomeFigures => ({
  ...figures,
  pools: pools
    .filter(({ pool }, n) => pools.findIndex((each) => each.pool === pool) === n)
    .map((first) => ({
      ...first,
      currency: figures.currency,
      income: sumMinor(pools.filter(({ pool }) => pool === first.pool).map(({ income }) => income)),
    })),
});

export const hasIncome = ({ isHouseBanked, parts }: SessionInBooks): boolean =>
  parts !== undefined || !isHouseBanked;

/**
 * R of a house-banked table; of a non-banked table its commission with the difference that the count of its cagnotte
 * found.
 */
export const incomeOf = ({ result, commission, cagnotteDifference }: SessionInBooks): Minor =>
  result ?? commission + cagnotteDifference;

const figureOf = ([first]: readonly SessionInBooks[], table?: string): { readonly figure?: string } =>
  first === undefined
    ? {}
    : { figure: addressOfFigure({ kind: 'control-book', day: first.day, ...present({ table }) }) };

function remarksOn(sessions: readonly SessionInBooks[]): string {
  const uncounted = sessions.filter((session) => !hasIncome(session)).map(({ sessionNo }) => sessionNo);
  if (uncounted.length === 0) return '';
  return `sin recuento: ${uncounted.length === 1 ? 'sesión' : 'sesiones'} ${uncounted.join(', ')}`;
}

function tablesSection(
  heading: Pick<Section, 'en' | 'es' | 'columns'>,
  sessions: readonly SessionInBooks[],
  currency: string,
): Section {
  const { columns } = heading;
  const tables = [...new Set(sessions.map(({ table }) => table))].sort();
  const rows = tables.map((table) => {
    const own = sessions.filter((session) => session.table === table);
    const games = [...new Set(own.flatMap(({ game }) => game ?? []))];
    const known = own.filter(hasIncome);
    const { figure } = figureOf(known, table);
    const income = known.length === 0 ? null : moneyCell(sumMinor(known.map(incomeOf)), currency, figure);
    const row = [text(table), { games }, { number: own.length }, income, text(remarksOn(own))];
    return row.slice(0, columns.length);
  });
  const totals =
    rows.length === 0
      ? [text('Total'), null, null, moneyCell(0n, currency), null].slice(0, columns.length)
      : totalsRow(rows, currency);
  return { ...heading, rows, totals };
}
