import { type Minor, minorFromWire } from '../../kernel/money';
import type { SlipControl, SlipProblem, SlipUse } from './slip-control';
import type { SlipKind, SlipSeries } from './slip-report';
import { type CellPart, ofLines } from '../_core/books/cell-part';
import { type Book, type Cell, moment, money, type Section, text } from '../_core/books/book';
import { slipOfCageHalf } from './slips.posting';
import { type DeclaredFact, factsOf, namesOf } from '../_core/books/declared-fact';
import { present } from '../../kernel/present';

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
  en: 'Slips',
  es: 'Vales',
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
  en: 'Series',
  es: 'Series',
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

export type SlipEvent =
  | 'cagnotte.cage.float-issued.v1'
  | 'cagnotte.cage.credit-received.v1'
  | 'cagnotte.table.opened.v1'
  | 'cagnotte.table.filled.v1'
  | 'cagnotte.table.credited.v1'
  | 'cagnotte.table.closed.v1';

type Kind = 'anticipo' | 'reposición' | 'devolución' | 'cierre';

export interface Half {
  readonly side: 'cage' | 'table';
  readonly table: string;
  readonly sessionNo: number;
  readonly slip: string | undefined;
  readonly direction: 'to-table' | 'to-cage';
  readonly kind: Kind;
  readonly holder: string;
  readonly amount: Minor;
  readonly record: bigint;
  readonly statedAt: string;
  readonly currency: string;
  readonly at: string;
  readonly signers: string;
}

export function halvesOf(fact: DeclaredFact<SlipEvent>, facts: readonly DeclaredFact<SlipEvent>[]): Half[] {
  const { sessionNo, happenedAt: at } = fact;
  const about = {
    sessionNo,
    at,
    table: fact.table ?? '',
    currency: fact.data.currency,
    record: fact.recordNumber,
    statedAt: 'amount',
  };
  switch (fact.type) {
    case 'cagnotte.table.opened.v1': {
      const { float, staff } = fact.data;
      if (float.amount === 0) return [];
      const sent = { ...about, slip: float.slip, kind: 'anticipo', holder: float.holder ?? 'table' } as const;
      const amount = minorFromWire(float.amount);
      const statedAt = 'float.amount';
      return [{ ...sent, side: 'table', direction: 'to-table', amount, statedAt, signers: namesOf(staff) }];
    }
    case 'cagnotte.table.closed.v1': {
      const signers = namesOf(fact.data.certifiedBy);
      const given = fact.data.toCage
        .map((each, n) => ({ ...each, statedAt: `toCage.${n}.chips` }))
        .filter(({ chips = 0 }) => chips > 0);
      return given.map(({ slip, holder, chips = 0, statedAt }) => ({
        ...about,
        slip,
        holder,
        kind: 'cierre',
        side: 'table',
        direction: 'to-cage',
        signers,
        amount: minorFromWire(chips),
        statedAt,
      }));
    }
    case 'cagnotte.table.filled.v1':
    case 'cagnotte.table.credited.v1':
    case 'cagnotte.cage.credit-received.v1':
    case 'cagnotte.cage.float-issued.v1':
      return [moved(fact, about, facts)];
  }
}

type Moved = Exclude<SlipEvent, 'cagnotte.table.opened.v1' | 'cagnotte.table.closed.v1'>;

function moved(
  { type, data, table, sessionNo }: DeclaredFact<Moved>,
  about: Pick<Half, 'table' | 'sessionNo' | 'currency' | 'at' | 'record' | 'statedAt'>,
  facts: readonly DeclaredFact<SlipEvent>[],
): Half {
  const amount = minorFromWire(data.amount);
  const half = {
    ...about,
    amount,
    holder: data.holder ?? 'table',
    signers: namesOf(data.by),
    slip: data.slip,
  };
  switch (type) {
    case 'cagnotte.table.filled.v1':
      return { ...half, side: 'table', direction: 'to-table', kind: 'reposición' };
    case 'cagnotte.table.credited.v1':
      return { ...half, side: 'table', direction: 'to-cage', kind: 'devolución' };
    case 'cagnotte.cage.credit-received.v1':
      return { ...half, side: 'cage', direction: 'to-cage', kind: 'devolución' };
    case 'cagnotte.cage.float-issued.v1': {
      const purpose = 'purpose' in data ? data.purpose : undefined;
      const opened = factsOf(facts, 'cagnotte.table.opened.v1').find(
        (fact) => fact.table === table && fact.sessionNo === sessionNo,
      );
      const slip = slipOfCageHalf({ slip: data.slip, amount, purpose }, opened && openingOf(opened));
      const kind = purpose === 'fill' ? 'reposición' : 'anticipo';
      return { ...half, slip, side: 'cage', direction: 'to-table', kind };
    }
  }
}

function openingOf({
  data: { float },
}: DeclaredFact<'cagnotte.table.opened.v1'>): Parameters<typeof slipOfCageHalf>[1] {
  return { float: minorFromWire(float.amount), ...present({ slip: float.slip }) };
}
