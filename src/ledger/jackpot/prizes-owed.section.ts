import { combinationNamed } from '../../games/covers';
import { type CellPart, ofCells, ofLines, stated } from '../_core/books/cell-part';
import {
  bookColumn,
  type Cell,
  type ColumnOf,
  moment,
  moneyCell,
  sectionOf,
  text,
} from '../_core/books/book';
import type { Section } from '../_core/books/book';
import type { PrizeOfMove } from './prizes-told';
import { owedByRow, type PaidPart, type UnpaidRow } from './unpaid-prizes';

/** What the pools owe at the end of the days of a book, and the prizes that were won or paid on them. */
export interface OwedFigures {
  readonly owed: readonly UnpaidRow[];
  readonly currency: string;
}

export const PRIZES_OWED = 'Prizes paid later';

/** The prizes that are paid later, each with its winner and payments: the rests add up to the account of prizes owed. */
export const prizesOwedSection = ({ owed, currency }: OwedFigures): Section =>
  sectionOf({ en: PRIZES_OWED, es: 'Premios de pago aplazado' }, COLUMNS, owed, currency);

type Winner = Partial<Pick<PrizeOfMove, 'roundNo' | 'seat' | 'combination' | 'player'>>;

/** Round, seat, combination and winner of prizes; several of one line are listed in one order. */
export const prizeCells = (prizes: readonly Winner[]): Cell[] => [
  text(prizes.map(({ roundNo }) => roundNo ?? '').join(', ')),
  text(prizes.map(({ seat }) => seat ?? '').join(', ')),
  text(prizes.map(({ combination = '' }) => combinationNamed(combination).es).join(', ')),
  text(prizes.map(({ player }) => player ?? '').join(', ')),
];

const winnerColumn = (
  id: string,
  headings: readonly [en: string, es: string],
  n: number,
): ColumnOf<UnpaidRow> => bookColumn(id, headings, (row) => prizeCells(winnersOf(row))[n]!);

const winnersOf = (row: UnpaidRow): Winner[] =>
  row.kind === 'prize' ? [row.prize] : row.kind === 'payment' ? [{ player: row.payment.player }] : [];

const factOf = (row: UnpaidRow) =>
  row.kind === 'prize' ? row.prize : row.kind === 'payment' ? row.payment : row.other;

const paymentsOf = (row: UnpaidRow): readonly Omit<PaidPart, 'how'>[] =>
  row.kind === 'prize' ? row.prize.payments : row.kind === 'payment' ? [row.payment] : [];

const typeOf = (row: UnpaidRow): string =>
  row.kind === 'payment'
    ? 'cagnotte.jackpot.paid.v1'
    : row.kind === 'prize'
      ? row.prize.eventType
      : row.other.eventType;

const COLUMNS: readonly ColumnOf<UnpaidRow>[] = [
  bookColumn('day', ['Day', 'Jornada'], (row) => moment(factOf(row).gamingDay)),
  bookColumn('pool', ['Pool', 'Bolsa'], (row) => text(factOf(row).pool)),
  bookColumn('concept', ['Concept', 'Concepto'], (row) => ({ concept: typeOf(row) })),
  bookColumn('table', ['Table', 'Mesa'], (row) => text((row.kind === 'prize' ? row.prize.table : '') ?? '')),
  winnerColumn('round', ['Round', 'Jugada'], 0),
  winnerColumn('seat', ['Seat', 'Plaza'], 1),
  winnerColumn('combination', ['Combination', 'Combinación'], 2),
  winnerColumn('winner', ['Winner or payee', 'Ganador o perceptor'], 3),
  bookColumn('won', ['Won', 'Ganado'], wonCell),
  bookColumn('paid', ['Paid', 'Pagado'], (row) => {
    const payments = paymentsOf(row);
    return moneyCell(
      payments.reduce((sum, { amount }) => sum + amount, 0n),
      factOf(row).currency,
      payments.map(({ recordNumber, pool }) => ofOwedLines(pool, recordNumber)),
    );
  }),
  bookColumn('rest', ['Owed', 'Pendiente'], (row) =>
    moneyCell(owedByRow(row), factOf(row).currency, [...ofCells(['won']), ...ofCells(['paid'], -1)]),
  ),
  bookColumn('expiresOn', ['Can be collected until', 'Cobrable hasta'], (row) =>
    row.kind === 'prize' && row.prize.expiresOn !== undefined ? moment(row.prize.expiresOn) : text(''),
  ),
  bookColumn('paidOn', ['Paid on', 'Pagado el'], (row) => {
    const days = new Set(paymentsOf(row).map(({ gamingDay }) => gamingDay));
    return days.size === 1 ? moment([...days][0]) : text([...days].join(', '));
  }),
  bookColumn('document', ['Document', 'Documento'], (row) =>
    text(
      paymentsOf(row)
        .flatMap(({ document }) => document ?? [])
        .join(', '),
    ),
  ),
];

const ofOwedLines = (pool: string, record: bigint): CellPart =>
  ofLines({ account: 'prizes-payable', subLedger: pool, ofFacts: [record] });

function wonCell(row: UnpaidRow): Cell {
  const { currency, pool, recordNumber } = factOf(row);
  if (row.kind === 'payment') return moneyCell(0n, currency, []);
  const { amount } = row.kind === 'prize' ? row.prize : row.other;
  const at = row.kind === 'prize' ? row.prize.statedAt : undefined;
  const lines = ofLines({ account: 'prizes-payable', subLedger: pool, ofFacts: [recordNumber] }, -1);
  return moneyCell(amount, currency, [at === undefined ? lines : stated(recordNumber, at)]);
}
