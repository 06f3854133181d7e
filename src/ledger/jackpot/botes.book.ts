import { isGamingDay } from '../../kernel/gaming-day';
import { type Minor, sumMinor } from '../../kernel/money';
import { formatRational, multiply, rational, type Rational } from '../../kernel/rational';
import { jackpotFundingOf, jackpotOf, jackpotShareOf } from '../_core/account-paths';
import {
  type CellPart,
  type LineChoice,
  ofCellFurther,
  ofCells,
  ofLines,
  roundingNamed,
  saysOfTerm,
} from '../_core/books/cell-part';
import {
  type Book,
  type Cell,
  type ColumnOfBook,
  moment,
  moneyCell,
  type Section,
  text,
} from '../_core/books/book';
import { returnOfMonth } from './return-of-month';
import { type Layouts, undoing, withoutColumn, withoutSection } from '../_core/books/layout';
import { POOL_PLAY } from './jackpot.events';
import type { PoolFigures, PoolInBook, PoolMonth, PoolMoveInBook } from './pool-figures';
import { prizeCells, PRIZES_OWED, prizesOwedSection } from './prizes-owed.section';

const OF_POOLS: readonly ColumnOfBook[] = [
  { id: 'pool', en: 'Pool', es: 'Bolsa' },
  { id: 'game', en: 'Game', es: 'Juego' },
  { id: 'opening', en: 'Meter before', es: 'Contador anterior' },
  { id: 'toMeter', en: 'To the meter', es: 'Al contador' },
  { id: 'fromMeter', en: 'From the meter', es: 'Del contador' },
  { id: 'closing', en: 'Meter by the books', es: 'Contador según libros' },
  { id: 'read', en: 'Last reading', es: 'Última lectura' },
  { id: 'difference', en: 'Difference at the reading', es: 'Diferencia en la lectura' },
  { id: 'houseShare', en: 'Share of the house', es: 'Parte de la casa' },
];

const OF_MOVES: readonly ColumnOfBook[] = [
  { id: 'day', en: 'Day', es: 'Jornada' },
  { id: 'at', en: 'At', es: 'Hora' },
  { id: 'concept', en: 'Concept', es: 'Concepto' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'round', en: 'Round', es: 'Jugada' },
  { id: 'seat', en: 'Seat', es: 'Plaza' },
  { id: 'combination', en: 'Combination', es: 'Combinación' },
  { id: 'winner', en: 'Winner', es: 'Ganador' },
  { id: 'toMeter', en: 'To the meter', es: 'Al contador' },
  { id: 'fromMeter', en: 'From the meter', es: 'Del contador' },
  { id: 'meter', en: 'Meter by the books', es: 'Contador según libros', carries: 'balance' },
  { id: 'read', en: 'Reading', es: 'Lectura' },
  { id: 'difference', en: 'Difference', es: 'Diferencia' },
  { id: 'houseShare', en: 'Share of the house', es: 'Parte de la casa' },
  { id: 'approvedBy', en: 'Authorised by', es: 'Autorizado por' },
  { id: 'document', en: 'Document', es: 'Documento' },
];

const OF_RETURNS: readonly ColumnOfBook[] = [
  { id: 'pool', en: 'Pool', es: 'Bolsa' },
  { id: 'month', en: 'Month', es: 'Mes' },
  { id: 'staked', en: 'Staked', es: 'Apostado' },
  { id: 'prizes', en: 'Prizes', es: 'Premios' },
  { id: 'growth', en: 'Growth owed to players', es: 'Incremento debido a los jugadores' },
  { id: 'return', en: 'Return in %', es: 'Devolución en %' },
  { id: 'least', en: 'Least return in %', es: 'Devolución mínima en %' },
  { id: 'missing', en: 'Missing', es: 'Faltante' },
];

/**
 * The book of jackpots: for each pool its movements, its readings, who authorised the movements by the house, and how
 * much of each month's stakes it returned. A meter belongs to the players; only the share of the house is income.
 */
export const botesBook = ({ pools, ...owed }: PoolFigures): Book => ({
  sections: [
    { en: 'Pools', es: 'Bolsas', columns: OF_POOLS, rows: pools.map((pool, n) => poolRow(pool, n + 1)) },
    ...pools.map((pool, n) => movesOf(pool, n)),
    prizesOwedSection(owed),
    {
      en: 'Return of each month',
      es: 'Devolución de cada mes',
      columns: OF_RETURNS,
      rows: pools.flatMap((pool) => pool.months.map((month) => returnRow(pool, month))),
    },
  ],
});

export const BOTES_LAYOUTS: Layouts<PoolFigures> = [
  {
    since: '0.2.0',
    was: undoing(
      withoutSection(PRIZES_OWED),
      ...['round', 'seat', 'combination', 'winner'].map((id) => withoutColumn(id)),
    ),
  },
  { since: '0.4.0' },
];

function poolRow(pool: PoolInBook, section: number): Cell[] {
  const { moves, opening, currency, game } = pool;
  const read = moves.findLastIndex(({ shown }) => shown !== undefined);
  // In the section of movements, the first row has the meter before them and the last row the totals.
  const cell = (column: string, row: number): CellPart[] => [
    { from: 'cell', column, of: { section, row }, sign: 1 },
  ];
  const total = (amount: Minor, column: string): Cell =>
    moneyCell(amount, currency, cell(column, moves.length + 1));
  const shown = moves[read]?.shown;
  const before = ofLines(
    { account: jackpotOf(pool.pool), ofDays: [undefined, pool.dayBefore], currency },
    -1,
  );
  return [
    text(pool.pool),
    { games: game === undefined ? [] : [game] },
    moneyCell(opening, currency, [before]),
    total(sumMinor(moves.map(({ toMeter }) => toMeter)), 'toMeter'),
    total(sumMinor(moves.map(({ fromMeter }) => fromMeter)), 'fromMeter'),
    total(moves.at(-1)?.meter ?? opening, 'meter'),
    shown === undefined ? null : moneyCell(shown, currency, cell('read', read + 1)),
    shown === undefined
      ? null
      : moneyCell(shown - moves[read]!.meter, currency, cell('difference', read + 1)),
    total(sumMinor(moves.map(({ houseShare }) => houseShare)), 'houseShare'),
  ];
}

function readingOf(pool: string, { shown, meter, entries }: PoolMoveInBook, currency: string): Cell[] {
  if (shown === undefined) return [null, null];
  const reading: CellPart = { from: 'meter', pool, record: entries.saidBy, sign: 1 };
  const difference = [...ofCells(['read']), ...ofCells(['meter'], -1)];
  return [moneyCell(shown, currency, [reading]), moneyCell(shown - meter, currency, difference)];
}

function linesOf(
  { entries: { ofRecords, undoneBy } }: PoolMoveInBook,
  account: string,
  side: 'debit' | 'credit',
): CellPart[] {
  const sign = side === 'debit' ? 1 : -1;
  const own = ofLines({ account, side, ofFacts: ofRecords, records: ofRecords }, sign);
  if (undoneBy.length === 0) return [own];
  const other = side === 'debit' ? 'credit' : 'debit';
  return [
    own,
    ofLines({ account, side, ofFacts: ofRecords, entryKinds: ['replacement'] }, sign),
    ofLines({ account, side: other, ofFacts: ofRecords, records: undoneBy, entryKinds: ['reversal'] }, sign),
  ];
}

const AFTER_MOVE = [ofCellFurther('meter', -1), ...ofCells(['toMeter']), ...ofCells(['fromMeter'], -1)];

function movesOf({ pool, currency, opening, moves }: PoolInBook, n: number): Section {
  const amountOf = (amount: Minor, parts: readonly CellPart[]): Cell => moneyCell(amount, currency, parts);
  const start = amountOf(opening, [{ from: 'cell', column: 'opening', of: { section: 0, row: n }, sign: 1 }]);
  const before: Cell[] = [text('Contador anterior'), ...BLANK, null, null, start];
  const account = jackpotOf(pool);
  const rows = moves.map((move): Cell[] => [
    { moment: move.day },
    moment(move.at),
    { concept: move.eventType },
    text(move.table ?? ''),
    ...prizeCells(move.prizes),
    amountOf(move.toMeter, linesOf(move, account, 'credit')),
    amountOf(move.fromMeter, move.fromMeter === 0n ? [] : linesOf(move, account, 'debit')),
    amountOf(move.meter, AFTER_MOVE),
    ...readingOf(pool, move, currency),
    amountOf(move.houseShare, [
      ofLines({ under: [jackpotShareOf(pool, undefined)], ofFacts: move.entries.ofRecords }, -1),
    ]),
    text(move.approvedBy.join(', ')),
    text(move.document ?? ''),
  ]);
  const total = (of: 'toMeter' | 'fromMeter' | 'houseShare'): Cell =>
    moneyCell(sumMinor(moves.map((move) => move[of])), currency);
  return {
    en: `Pool ${pool}`,
    es: `Bolsa ${pool}`,
    columns: OF_MOVES,
    rows: [[...before, null, null, null, null, null], ...rows],
    totals: [
      ...[text('Total'), ...BLANK, total('toMeter'), total('fromMeter')],
      ...[amountOf(moves.at(-1)?.meter ?? opening, [ofCellFurther('meter', -1)]), null, null],
      ...[total('houseShare'), null, null],
    ],
  };
}

/** Hour, concept and table; round, seat, combination and winner. */
const BLANK: readonly Cell[] = [null, null, null, null, null, null, null];

function returnRow({ pool, currency, game, until }: PoolInBook, of: PoolMonth): Cell[] {
  const { month, staked, prizes, growth } = of;
  const { ratio, least, missing } = returnOfMonth(game, of);
  const [meter, share] = [jackpotOf(pool), jackpotShareOf(pool, undefined)];
  const ofMonth = { ofDays: [`${month}-01`, until.startsWith(month) ? until : lastDayOf(month)] as const };
  const stakes: LineChoice = { ...ofMonth, under: [meter, share], types: POOL_PLAY };
  return [
    text(pool),
    text(month),
    moneyCell(staked, currency, [ofLines({ ...stakes, side: 'credit-less-undone' }, -1)]),
    moneyCell(prizes, currency, [ofLines({ ...stakes, side: 'debit-less-undone' })]),
    moneyCell(growth, currency, [ofLines({ ...ofMonth, under: [meter, jackpotFundingOf(pool)] }, -1)]),
    ratio === undefined ? null : percentage(ratio),
    least === undefined ? null : percentage(least),
    least === undefined || missing === undefined
      ? null
      : missingCell(
          { exact: multiply(least, rational(staked)), missing, returned: prizes + growth },
          currency,
        ),
  ];
}

const lastDayOf = (month: string): string =>
  ['31', '30', '29', '28'].map((day) => `${month}-${day}`).find(isGamingDay)!;

function missingCell(
  {
    exact,
    missing,
    returned,
  }: { readonly exact: Rational; readonly missing: Minor; readonly returned: Minor },
  currency: string,
): Cell {
  if (missing === 0n) return moneyCell(0n, currency, []);
  return moneyCell(missing, currency, [
    {
      from: 'computed',
      says: saysOfTerm('least-return'),
      amount: returned + missing,
      exact,
      sign: 1,
      rounding: roundingNamed('once-up'),
    },
    ...ofCells(['prizes', 'growth'], -1),
  ]);
}

const percentage = (rate: Rational): Cell => ({ decimal: formatRational(multiply(rate, rational(100n)), 2) });
