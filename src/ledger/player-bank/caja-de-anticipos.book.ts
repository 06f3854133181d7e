import type { Minor } from '../../kernel/money';
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
import { ofCells, stated } from '../_core/books/cell-part';
import type { FactFigures } from '../_core/books/declared-fact';
import { type Half, halvesOf, type SlipEvent } from '../slips/slip-halves-of-book';

const COLUMNS: readonly Column[] = [
  { id: 'slip', en: 'Slip', es: 'Vale' },
  { id: 'session', en: 'Session', es: 'Sesión' },
  { id: 'kind', en: 'Kind', es: 'Clase' },
  { id: 'cageAt', en: 'At the cage', es: 'En caja' },
  { id: 'cageFloats', en: 'Issued (cage)', es: 'Entregado (caja)' },
  { id: 'cageReturns', en: 'Received (cage)', es: 'Recibido (caja)' },
  { id: 'cageSigners', en: 'Signed at the cage', es: 'Firmado en caja' },
  { id: 'tableAt', en: 'At the table', es: 'En mesa' },
  { id: 'tableFloats', en: 'Received (table)', es: 'Recibido (mesa)' },
  { id: 'tableReturns', en: 'Returned (table)', es: 'Devuelto (mesa)' },
  { id: 'tableSigners', en: 'Signed at the table', es: 'Firmado en mesa' },
  { id: 'difference', en: 'Difference (cage less table)', es: 'Diferencia (caja menos mesa)' },
  { id: 'remarks', en: 'Remarks', es: 'Observaciones' },
];

/**
 * The cage's own register of floats and fills, a section per table: each slip with what the cage and what the table
 * reported of it, and the difference in a column of its own. The float of the close is the table's report alone where
 * the cage has not reported its receipt.
 */
export function cajaDeAnticiposBook({ currency, facts }: FactFigures<SlipEvent>): Book {
  const halves = facts.flatMap((fact) => halvesOf(fact, facts));
  const tables = [...new Set(halves.map(({ table }) => table))].sort();
  return { sections: tables.map((table) => sectionOf(table, halves, currency)) };
}

function sectionOf(table: string, halves: readonly Half[], currency: string): Section {
  const rows = slipsOf(halves.filter((half) => half.table === table)).map(rowOf);
  return {
    ...{ en: `Table ${table}`, es: `Mesa ${table}`, columns: COLUMNS, rows },
    totals: totalsOf(rows, currency),
  };
}

/** The halves of each slip, in the order in which slips were first heard of. */
function slipsOf(halves: readonly Half[]): Half[][] {
  const slips = new Map<string, Half[]>();
  for (const half of halves) {
    const { sessionNo, direction, currency, slip, holder } = half;
    const paper = slip === undefined ? ['none', holder] : ['slip', slip];
    const key = [sessionNo, direction, currency, ...paper].join('\0');
    slips.set(key, [...(slips.get(key) ?? []), half]);
  }
  return [...slips.values()];
}

function rowOf(halves: readonly Half[]): Cell[] {
  const [first] = halves as readonly [Half];
  const [cage, table] = (['cage', 'table'] as const).map((side) =>
    halves.filter((half) => half.side === side),
  );
  const toTable = first.direction === 'to-table';
  return [
    first.slip === undefined ? null : text(first.slip),
    { number: first.sessionNo },
    text(first.holder === 'table' ? first.kind : `${first.kind} (${first.holder})`),
    moment(cage![0]?.at),
    toTable ? sumOf(cage!) : null,
    toTable ? null : sumOf(cage!),
    text(cage!.map(({ signers }) => signers).join(', ')),
    moment(table![0]?.at),
    toTable ? sumOf(table!) : null,
    toTable ? null : sumOf(table!),
    text(table!.map(({ signers }) => signers).join(', ')),
    isClosingUnreceived(halves) ? null : money(totalOf(cage!) - totalOf(table!), first.currency, DIFFERENCE),
    text(remarks(cage!, table!)),
  ];
}

const DIFFERENCE = [
  ...ofCells(['cageFloats', 'cageReturns']),
  ...ofCells(['tableFloats', 'tableReturns'], -1),
];

const totalOf = (halves: readonly Half[]): Minor => halves.reduce((sum, { amount }) => sum + amount, 0n);

const sumOf = (halves: readonly Half[]): Cell =>
  halves.length === 0
    ? null
    : money(
        totalOf(halves),
        halves[0]!.currency,
        halves.map(({ record, statedAt }) => stated(record, statedAt)),
      );

/** The close posts the closing float alone; that the cage does not report its receipt is no difference. */
const isClosingUnreceived = (halves: readonly Half[]): boolean =>
  halves.every(({ side, kind }) => side === 'table' && kind === 'cierre');

function remarks(cage: readonly Half[], table: readonly Half[]): string {
  const closing = isClosingUnreceived([...cage, ...table]);
  return [
    ...(cage.length === 0 && !closing ? ['sin anotación de la caja'] : []),
    ...(table.length === 0 ? ['sin anotación de la mesa'] : []),
    ...(cage.length > 1 || table.length > 1 ? ['vale repetido'] : []),
  ].join('; ');
}
