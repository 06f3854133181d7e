import { minorFromWire } from '../../kernel/money';
import {
  type Book,
  type Cell,
  type Column,
  moment,
  money,
  type Section,
  text,
  totalsOf,
} from '../_core/books/book';
import { piecesOf } from '../counts/counted-pieces';
import { ofCells, ofMoves, stated } from '../_core/books/cell-part';
import { type BoxEvent, type BoxPlacing, boxPlacings } from './box-placings';
import { type DeclaredFact, type FactFigures, factsOf, namesOf } from '../_core/books/declared-fact';
import { type PostedMove, sumOfMoves } from '../_core/books/posted-move';

const OF_BOXES: readonly Column[] = [
  { id: 'box', en: 'Box', es: 'Caja' },
  { id: 'session', en: 'Session', es: 'Sesión' },
  { id: 'placed', en: 'On the table from', es: 'En mesa desde' },
  { id: 'placedBy', en: 'Placed by', es: 'Colocada por' },
  { id: 'swapped', en: 'Swapped', es: 'Cambiada' },
  { id: 'replacement', en: 'Replaced by', es: 'Sustituida por' },
  { id: 'document', en: 'Record', es: 'Acta' },
  { id: 'swappedBy', en: 'Swapped by', es: 'Cambiada por' },
  { id: 'counted', en: 'Counted', es: 'Recuento' },
  { id: 'expected', en: 'Expected', es: 'Previsto' },
  { id: 'amount', en: 'Found', es: 'Hallado' },
  { id: 'difference', en: 'Difference', es: 'Diferencia' },
  { id: 'countedBy', en: 'Counted by', es: 'Contada por' },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
];

const OF_NOTES: readonly Column[] = [
  { id: 'table', en: 'Table', es: 'Mesa' },
  { id: 'box', en: 'Box', es: 'Caja' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'denomination', en: 'Denomination', es: 'Valor facial' },
  { id: 'pieces', en: 'Pieces', es: 'Piezas' },
  { id: 'value', en: 'Value', es: 'Importe' },
];

/** What the drop sheets are made from. */
export interface DropFigures extends FactFigures<BoxEvent> {
  /** What the counts posted as differences from the slips. */
  readonly variances: readonly PostedMove[];
}

/** A box on the table of a session. */
interface BoxAtTable {
  readonly sessionNo: number;
  readonly placing: BoxPlacing;
  /** Whether the session reports what is changed at the table. */
  readonly isCaptured: boolean;
}

/**
 * Drop sheets: a section per table with a row for each box, put on the table, swapped and counted, and the difference
 * from what was changed at the table in a column of its own; then what was counted, by denomination where stated.
 */
export function cajasBook(figures: DropFigures): Book {
  const tables = [...new Set(figures.facts.filter(namesBox).map(({ table }) => table ?? ''))].sort();
  const sections = tables.map((table): Section => {
    const own = figures.facts.filter((fact) => (fact.table ?? '') === table);
    const rows = boxesOf(own).map((box) => rowOf(box, figures));
    return {
      ...{ en: `Table ${table}`, es: `Mesa ${table}`, columns: OF_BOXES, rows },
      totals: totalsOf(rows, figures.currency),
    };
  });
  const notes = factsOf(figures.facts, 'cagnotte.drop.counted.v1').flatMap(notesOf);
  return notes.length === 0
    ? { sections }
    : { sections: [...sections, notesSection(notes, figures.currency)] };
}

const notesSection = (rows: readonly Cell[][], currency: string): Section => ({
  ...{ en: 'By denomination', es: 'Por valor facial' },
  ...{
    columns: OF_NOTES,
    rows,
    totals: totalsOf(rows, currency).map((cell, at) => (at === 3 ? null : cell)),
  },
});

const namesBox = ({ data }: DeclaredFact<BoxEvent>): boolean => data.box !== undefined;

/** Every box that was put on a table, or counted there, session by session. */
function boxesOf(facts: readonly DeclaredFact<BoxEvent>[]): BoxAtTable[] {
  const sessionOf = ({ gamingDay, sessionNo }: DeclaredFact): string => `${gamingDay} ${sessionNo}`;
  const sessions = [...new Set(facts.map(sessionOf))];
  return sessions.flatMap((session) => {
    const own = facts.filter((fact) => sessionOf(fact) === session);
    const { sessionNo } = own[0]!;
    const isCaptured = factsOf(own, 'cagnotte.table.opened.v1')[0]?.data.captures.buyIns === true;
    return boxPlacings(own).map((placing) => ({ sessionNo, placing, isCaptured }));
  });
}

function rowOf({ sessionNo, placing, isCaptured }: BoxAtTable, { variances, currency }: DropFigures): Cell[] {
  const { box, placed, swapped, counts } = placing;
  const posted = variances.filter(
    (move) => move.currency === currency && counts.some(({ recordNumber }) => recordNumber === move.ofRecord),
  );
  const isCompared = counts.length > 0 && (isCaptured || posted.length > 0);
  return [
    ...[text(box), { number: sessionNo }, moment(placed?.happenedAt), text(placedBy(placed))],
    ...(swapped === undefined ? [null, null, null, null] : swapCells(swapped)),
    moment(counts.at(-1)?.happenedAt),
    ...amountsOf(counts, { posted, isCompared, currency }),
    text(namesOf(counts.flatMap(({ data }) => data.by))),
    text(remarks({ placed: placed !== undefined, counts: counts.length, isCompared })),
  ];
}

const placedBy = (placed: BoxPlacing['placed']): string =>
  placed?.type === 'cagnotte.table.opened.v1' ? namesOf(placed.data.staff) : namesOf(placed?.data.by);

const swapCells = ({ happenedAt, data }: DeclaredFact<'cagnotte.box.swapped.v1'>): Cell[] => [
  moment(happenedAt),
  text(data.replacement),
  text(data.document ?? ''),
  text(namesOf(data.by)),
];

/** Expected, found and difference; expected is nothing where nobody reports what is changed at the table. */
function amountsOf(
  counts: readonly DeclaredFact<'cagnotte.drop.counted.v1'>[],
  { posted, isCompared, currency }: { posted: readonly PostedMove[]; isCompared: boolean; currency: string },
): Cell[] {
  if (counts.length === 0) return [null, null, null];
  const found = counts.reduce((sum, { data }) => sum + minorFromWire(data.amount), 0n);
  const counted = counts.map(({ recordNumber }) => stated(recordNumber, 'amount'));
  const short = sumOfMoves(posted);
  return [
    isCompared ? money(found + short, currency, [...ofCells(['amount']), ...ofMoves(posted)]) : null,
    money(found, currency, counted),
    isCompared ? money(-short, currency, ofMoves(posted, -1)) : null,
  ];
}

const remarks = (box: { placed: boolean; counts: number; isCompared: boolean }): string =>
  [
    ...(box.placed ? [] : ['no consta en mesa']),
    ...(box.counts === 0 ? ['sin recuento'] : []),
    ...(box.counts > 1 ? ['contada más de una vez'] : []),
    ...(box.counts > 0 && !box.isCompared ? ['cambios no registrados uno a uno'] : []),
  ].join('; ');

/** The notes of a count, and money in other currencies: by denomination, or in one where nobody said. */
function notesOf({ table, data, recordNumber }: DeclaredFact<'cagnotte.drop.counted.v1'>): Cell[][] {
  const { box, currency, notes = [], otherCurrencies = [] } = data;
  const counted = [
    { currency, notes, amount: 0, at: '' },
    ...otherCurrencies.map((other, n) => ({
      ...{ ...other, notes: other.notes ?? [] },
      at: `otherCurrencies.${n}.`,
    })),
  ];
  return counted.flatMap(({ currency: of, notes: pieces, amount, at }) => {
    const row = (denomination: Cell, number: Cell, value: Cell): Cell[] => [
      ...[text(table ?? ''), text(box), text(of), denomination, number, value],
    ];
    const ofAmount = [stated(recordNumber, `${at}amount`)];
    if (pieces.length === 0 && amount > 0) {
      return [row(null, null, money(minorFromWire(amount), of, ofAmount))];
    }
    return piecesOf(pieces, { currency: of, record: recordNumber, at: `${at}notes` }).map(
      ({ denomination, number, value }) => row(denomination, number, value),
    );
  });
}
