import { INTERCONNECTED_CARRUSEL } from '../../games/house-poker/interconnected-poker';
import { type Minor, sumMinor } from '../../kernel/money';
import { compare, formatRational, multiply, type Rational, rational } from '../../kernel/rational';
import { type Book, type Cell, type Column, moment, money, type Section, text } from './book';
import type { PoolFigures, PoolInBook, PoolMonth, PoolMoveInBook } from './pool-figures';

const OF_POOLS: readonly Column[] = [
  { id: 'pool', en: 'Pool', es: 'Bote' },
  { id: 'game', en: 'Game', es: 'Juego' },
  { id: 'opening', en: 'Meter before', es: 'Contador anterior' },
  { id: 'toMeter', en: 'To the meter', es: 'Al contador' },
  { id: 'fromMeter', en: 'From the meter', es: 'Del contador' },
  { id: 'closing', en: 'Meter by the books', es: 'Contador según libros' },
  { id: 'read', en: 'Last reading', es: 'Última lectura' },
  { id: 'difference', en: 'Difference at the reading', es: 'Diferencia en la lectura' },
  { id: 'houseShare', en: 'Share of the house', es: 'Parte de la casa' },
];

const OF_MOVES: readonly Column[] = [
  { id: 'day', en: 'Day', es: 'Jornada' },
  { id: 'at', en: 'At', es: 'Hora' },
  { id: 'concept', en: 'Concept', es: 'Concepto' },
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'toMeter', en: 'To the meter', es: 'Al contador' },
  { id: 'fromMeter', en: 'From the meter', es: 'Del contador' },
  { id: 'meter', en: 'Meter by the books', es: 'Contador según libros', carries: 'balance' },
  { id: 'read', en: 'Reading', es: 'Lectura' },
  { id: 'difference', en: 'Difference', es: 'Diferencia' },
  { id: 'houseShare', en: 'Share of the house', es: 'Parte de la casa' },
  { id: 'approvedBy', en: 'Authorised by', es: 'Autorizado por' },
  { id: 'document', en: 'Document', es: 'Documento' },
];

const OF_RETURNS: readonly Column[] = [
  { id: 'pool', en: 'Pool', es: 'Bote' },
  { id: 'month', en: 'Month', es: 'Mes' },
  { id: 'staked', en: 'Staked', es: 'Apostado' },
  { id: 'prizes', en: 'Prizes', es: 'Premios' },
  { id: 'growth', en: 'Growth owed to players', es: 'Crecimiento debido a jugadores' },
  { id: 'return', en: 'Return in %', es: 'Devolución en %' },
  { id: 'least', en: 'Least return in %', es: 'Devolución mínima en %' },
  { id: 'missing', en: 'Missing', es: 'Falta' },
];

/**
 * The book of jackpots: each pool with what moved it, its readings, who authorised what the house did to it, and what it
 * gave back of each month's stakes. A meter belongs to the players; only the share of the house is income.
 */
export const botesBook = ({ pools }: PoolFigures): Book => ({
  sections: [
    { en: 'Pools', es: 'Botes', columns: OF_POOLS, rows: pools.map(poolRow) },
    ...pools.map(movesOf),
    {
      ...{ en: 'Return of each month', es: 'Devolución de cada mes', columns: OF_RETURNS },
      rows: pools.flatMap((pool) => pool.months.map((month) => returnRow(pool, month))),
    },
  ],
});

function poolRow(pool: PoolInBook): Cell[] {
  const { moves, opening, currency, game } = pool;
  const read = moves.findLast(({ shown }) => shown !== undefined);
  const amounts = [
    opening,
    sumMinor(moves.map(({ toMeter }) => toMeter)),
    sumMinor(moves.map(({ fromMeter }) => fromMeter)),
    moves.at(-1)?.meter ?? opening,
  ];
  return [
    text(pool.pool),
    { games: game === undefined ? [] : [game] },
    ...amounts.map((amount) => money(amount, currency)),
    ...readingOf(read, currency),
    money(sumMinor(moves.map(({ houseShare }) => houseShare)), currency),
  ];
}

/** What a meter showed, and by how much the books have less (+) or more (-). */
function readingOf(move: PoolMoveInBook | undefined, currency: string): Cell[] {
  if (move?.shown === undefined) return [null, null];
  return [money(move.shown, currency), money(move.shown - move.meter, currency)];
}

function movesOf({ pool, currency, opening, moves }: PoolInBook): Section {
  const amountOf = (amount: Minor): Cell => money(amount, currency);
  const before: Cell[] = [text('Contador anterior'), null, null, null, null, null, amountOf(opening)];
  const rows = moves.map((move): Cell[] => [
    { moment: move.day },
    moment(move.at),
    { concept: move.eventType },
    text(move.table ?? ''),
    amountOf(move.toMeter),
    amountOf(move.fromMeter),
    amountOf(move.meter),
    ...readingOf(move, currency),
    amountOf(move.houseShare),
    text(move.approvedBy.join(', ')),
    text(move.document ?? ''),
  ]);
  const total = (of: 'toMeter' | 'fromMeter' | 'houseShare'): Cell =>
    amountOf(sumMinor(moves.map((move) => move[of])));
  return {
    ...{ en: `Pool ${pool}`, es: `Bote ${pool}`, columns: OF_MOVES },
    rows: [[...before, null, null, null, null, null], ...rows],
    totals: [
      ...[text('Total'), null, null, null, total('toMeter'), total('fromMeter')],
      ...[amountOf(moves.at(-1)?.meter ?? opening), null, null, total('houseShare'), null, null],
    ],
  };
}

function returnRow(
  { pool, currency, game }: PoolInBook,
  { month, staked, prizes, growth }: PoolMonth,
): Cell[] {
  const least = leastReturnOf(game);
  const returned = prizes + growth;
  return [
    text(pool),
    text(month),
    ...[staked, prizes, growth].map((amount) => money(amount, currency)),
    staked === 0n ? null : percentage(rational(returned, staked)),
    least === undefined ? null : percentage(least),
    least === undefined ? null : money(missingOf({ staked, returned, least }), currency),
  ];
}

/** Rule 1.1.9.C-IX.2-01: a carrusel of games of three own cards returns 70 % of what is staked in it at least (OP2-44). */
const leastReturnOf = (game: PoolInBook['game']): Rational | undefined =>
  game === 'three-card-poker' || game === 'trijoker' ? INTERCONNECTED_CARRUSEL.leastRate?.rate : undefined;

/** By how much prizes and growth are below the least return; a fraction of a minor unit counts as a whole one. */
function missingOf(of: {
  readonly staked: Minor;
  readonly returned: Minor;
  readonly least: Rational;
}): Minor {
  const due = multiply(of.least, rational(of.staked));
  if (compare(rational(of.returned), due) >= 0) return 0n;
  return (due.numerator + due.denominator - 1n) / due.denominator - of.returned;
}

const percentage = (rate: Rational): Cell => ({ decimal: formatRational(multiply(rate, rational(100n)), 2) });
