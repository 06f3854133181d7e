import { type Minor, sumMinor } from '../../kernel/money';
import { spanishWords } from '../../kernel/spanish-words';
import { jackpotFundingOf, jackpotOf, jackpotShareOf } from '../_core/account-paths';
import { addressOf } from '../_core/books/figure';
import { type Book, type Column, money, type Section, text, totalsOf } from '../_core/books/book';
import { ofLines } from '../_core/books/cell-part';
import { type ExplanationInBook, explanationsSection } from '../_core/books/addressed-book';
import type { SessionFigures, SessionInBooks } from './session-figures';

const OF_TABLES: readonly Column[] = [
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'game', en: 'Game', es: 'Juego' },
  { id: 'sessions', en: 'Sessions', es: 'Sesiones' },
  { id: 'income', en: 'Income', es: 'Ingreso' },
];

interface IncomeFigures extends SessionFigures {
  /** Of each pool: stakes less prizes, and what the house put into it. */
  readonly pools: readonly { readonly pool: string; readonly day: string; readonly income: Minor }[];
  readonly explanations?: readonly ExplanationInBook[];
}

/**
 * Libro-registro de control de ingresos: the results of every table totalled for the day, in figures and in words.
 * House-banked and non-banked tables are not netted against each other, and pools stand apart; what did not hold at the
 * close stands with its explanation above the certificate. Nobody writes into it.
 */
export function controlBook({ currency, sessions, pools, explanations = [] }: IncomeFigures): Book {
  const shown = sessions.filter(isInControlBook);
  const housed = shown.filter(({ parts }) => parts !== undefined);
  const nonBanked = shown.filter(({ parts }) => parts === undefined);
  const sections: Section[] = [
    tablesSection('House-banked tables', 'Mesas de contrapartida', housed, currency),
    tablesSection('Non-banked tables', 'Mesas de círculo', nonBanked, currency),
    {
      ...{ en: 'Pools: stakes less prizes', es: 'Bolsas: apuestas menos premios' },
      columns: [
        { id: 'pool', en: 'Pool', es: 'Bolsa' },
        { id: 'income', en: 'Income', es: 'Ingreso' },
      ],
      rows: pools.map(({ pool, day, income }) => {
        const under = [jackpotOf(pool), jackpotShareOf(pool, undefined), jackpotFundingOf(pool)];
        return [text(pool), money(income, currency, [ofLines({ under, ofDays: [day, day] }, -1)])];
      }),
      totals: [text('Total'), money(sumMinor(pools.map(({ income }) => income)), currency)],
    },
    // Whoever certifies the day certifies it with what did not hold.
    ...(explanations.length === 0 ? [] : [explanationsSection(explanations)]),
  ];
  const amount = sumMinor([...housed, ...nonBanked].map(incomeOf));
  return {
    sections,
    total: { amount, currency, words: spanishWords(amount, currency), ...figureOf(shown) },
  };
}

export const isInControlBook = ({ isHouseBanked, parts }: SessionInBooks): boolean =>
  parts !== undefined || !isHouseBanked;

/** R of a house-banked table; of a non-banked table its cagnotte as counted, and what was paid besides. */
export const incomeOf = ({ result, commission, cagnotteDifference }: SessionInBooks): Minor =>
  result ?? commission + cagnotteDifference;

const figureOf = ([first]: readonly SessionInBooks[], table?: string): { readonly figure?: string } =>
  first === undefined
    ? {}
    : {
        figure: addressOf({
          ...{ kind: 'control-book', day: first.day },
          ...(table === undefined ? {} : { table }),
        }),
      };

function tablesSection(
  en: string,
  es: string,
  sessions: readonly SessionInBooks[],
  currency: string,
): Section {
  const tables = [...new Set(sessions.map(({ table }) => table))].sort();
  const rows = tables.map((table) => {
    const own = sessions.filter((session) => session.table === table);
    const games = [...new Set(own.flatMap(({ game }) => game ?? []))];
    const income = sumMinor(own.map(incomeOf));
    const { figure } = figureOf(own, table);
    return [text(table), { games }, { number: own.length }, money(income, currency, figure)];
  });
  const totals =
    rows.length === 0 ? [text('Total'), null, null, money(0n, currency)] : totalsOf(rows, currency);
  return { en, es, columns: OF_TABLES, rows, totals };
}
