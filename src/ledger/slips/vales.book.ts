import type { Minor } from '../../kernel/money';
import type { SlipControl } from './slip-control';
import type { SlipKind } from './slip-report';
import type { SlipSeries } from './slip-series';
import type { SlipProblem, SlipUse } from './slip-control';
import { type CellPart, ofLines } from '../_core/books/cell-part';
import { type Book, type Cell, moment, money, type Section, text } from '../_core/books/book';

const KINDS: Readonly<Record<SlipKind, string>> = {
  float: 'Anticipo',
  fill: 'Reposición',
  credit: 'Devolución',
  closing: 'Entrega al cierre',
  'cambista-order': 'Pedido del cambista',
  'bank-order': 'Orden de banca',
  'buy-in': 'Cambio en mesa',
  sale: 'Venta en caja',
  box: 'Caja metálica',
};

const PROBLEMS: Readonly<Record<SlipProblem, string>> = {
  'half-missing': 'falta una mitad',
  'used-twice': 'usado dos veces',
  'halves-differ': 'mitades distintas',
  'under-way': 'en tránsito',
};

/** Control de vales: each slip at the table, at the cage and in the ledger, and the numbers of each pad. */
export const valesBook = ({ slips, series }: SlipControl, until: string): Book => ({
  sections: [slipsSection(slips, until), seriesSection(series)],
});

const slipsSection = (slips: readonly SlipUse[], until: string): Section => ({
  ...{ en: 'Slips', es: 'Vales' },
  columns: [
    { id: 'day', en: 'Gaming day', es: 'Jornada' },
    { id: 'kind', en: 'Kind', es: 'Clase' },
    { id: 'slip', en: 'Slip', es: 'Vale' },
    { id: 'table', en: 'Table', es: 'Mesa' },
    { id: 'at-table', en: 'Table says', es: 'Según mesa' },
    { id: 'at-cage', en: 'Cage says', es: 'Según caja' },
    { id: 'in-transit', en: 'Under way', es: 'En tránsito' },
    { id: 'remark', en: 'Remark', es: 'Observaciones' },
  ],
  rows: slips.map(({ gamingDay, kind, slip, table, currency, ...use }) => [
    moment(gamingDay),
    text(KINDS[kind]),
    text(slip),
    table === null ? null : text(table),
    amount(use.atTable, currency, { slip, eventId: use.toldBy.table, end: 'table' }),
    amount(use.atCage, currency, { slip, eventId: use.toldBy.cage, end: 'cage' }),
    money(use.inTransit, currency, [
      ofLines({ under: ['chips:transit'], subLedger: slip, currency, bookedOn: [undefined, until] }),
    ]),
    remark(use),
  ]),
});

function amount(
  of: Minor | undefined,
  currency: string,
  { eventId, ...told }: { slip: string; eventId: string | undefined; end: string },
): Cell {
  if (of === undefined) return null;
  const parts: CellPart[] = eventId === undefined ? [] : [{ from: 'slip', ...told, eventId, sign: 1 }];
  return money(of, currency, parts);
}

function remark({ isVoid, problems }: Pick<SlipUse, 'isVoid' | 'problems'>): Cell {
  const words = isVoid ? ['anulado'] : problems.map((problem) => PROBLEMS[problem]);
  return words.length === 0 ? null : text(words.join(', '));
}

const seriesSection = (series: readonly SlipSeries[]): Section => ({
  ...{ en: 'Series', es: 'Series' },
  columns: [
    { id: 'kind', en: 'Kind', es: 'Clase' },
    { id: 'first', en: 'First', es: 'Primero' },
    { id: 'last', en: 'Last', es: 'Último' },
    { id: 'used', en: 'Used', es: 'Usados' },
    { id: 'unused', en: 'Not used', es: 'Sin usar' },
    { id: 'duplicates', en: 'Used twice', es: 'Repetidos' },
    { id: 'voids', en: 'Void', es: 'Anulados' },
  ],
  rows: series.map(({ kind, first, last, used, unused, duplicates, voids }) => [
    text(KINDS[kind]),
    text(first),
    text(last),
    { number: used },
    listed(unused.map((gap) => (gap.first === gap.last ? gap.first : `${gap.first} – ${gap.last}`))),
    listed(duplicates),
    listed(voids),
  ]),
});

const listed = (words: readonly string[]): Cell => (words.length === 0 ? null : text(words.join(', ')));
