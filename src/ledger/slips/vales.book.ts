import { type Minor, minorFromWire } from '../../kernel/money';
import type { SlipControl, SlipProblem, SlipUse } from './slip-control';
import type { SlipEnd, SlipKind } from '../_core/named-slip';
import type { SlipSeries } from './slip-report';
import { type CellPart, ofLines } from '../_core/books/cell-part';
import type { Book, Cell, ColumnOf } from '../_core/books/book';
import type { Layouts } from '../_core/books/layout';
import { moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
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

export interface ValesFigures {
  readonly control: SlipControl;
  readonly until: string;
}

/** Control de vales: each slip at the table, at the cage and in the ledger, and the numbers of each pad. */
export const valesBook = ({ control: { slips, series }, until }: ValesFigures): Book => ({
  sections: [
    sectionOf({ en: 'Slips', es: 'Vales' }, slipColumns(until), slips),
    sectionOf({ en: 'Series', es: 'Series' }, OF_SERIES, series),
  ],
});

export const VALES_LAYOUTS: Layouts<ValesFigures> = [
  {
    since: '0.2.0',
    // This layout used the currency of a slip's first report. That of a box states none, so boxes had a section
    // without a currency.
    was: (_, { control, until }) => {
      const slips = control.slips.map((slip) => ({ ...slip, currency: slip.firstCurrency }));
      return valesBook({ control: { ...control, slips }, until });
    },
  },
  { since: '0.3.0' },
];

const slipColumns = (until: string): readonly ColumnOf<SlipUse>[] => [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) => moment(gamingDay)),
  bookColumn('kind', ['Kind', 'Clase'], ({ kind }) => text(KINDS[kind])),
  bookColumn('slip', ['Slip', 'Vale'], ({ slip }) => text(slip)),
  bookColumn('table', ['Table', 'Mesa'], ({ table }) => (table === null ? null : text(table))),
  bookColumn('at-table', ['Table says', 'Según mesa'], (use) => reportedAt('table', use.atTable, use)),
  bookColumn('at-cage', ['Cage says', 'Según caja'], (use) => reportedAt('cage', use.atCage, use)),
  bookColumn('in-transit', ['Under way', 'En tránsito'], ({ slip, currency, inTransit }) =>
    moneyCell(inTransit, currency, [
      ofLines({ under: ['chips:transit'], subLedger: slip, currency, bookedOn: [undefined, until] }),
    ]),
  ),
  bookColumn('remark', ['Remark', 'Observaciones'], ({ isVoid, problems }) =>
    listed(isVoid ? ['anulado'] : problems.map((problem) => PROBLEMS[problem])),
  ),
];

function reportedAt(
  end: SlipEnd,
  amount: Minor | undefined,
  { slip, currency, reportedBy: { [end]: eventId } }: SlipUse,
): Cell {
  if (amount === undefined) return null;
  const parts: CellPart[] = eventId === undefined ? [] : [{ from: 'slip', slip, end, eventId, sign: 1 }];
  return moneyCell(amount, currency, parts);
}

const OF_SERIES: readonly ColumnOf<SlipSeries>[] = [
  bookColumn('kind', ['Kind', 'Clase'], ({ kind }) => text(KINDS[kind])),
  bookColumn('first', ['First', 'Primero'], ({ first }) => text(first)),
  bookColumn('last', ['Last', 'Último'], ({ last }) => text(last)),
  bookColumn('used', ['Used', 'Usados'], ({ used }) => ({ number: used })),
  bookColumn('unused', ['Not used', 'Sin usar'], ({ unused }) =>
    listed(unused.map(({ first, last }) => (first === last ? first : `${first} – ${last}`))),
  ),
  bookColumn('duplicates', ['Used twice', 'Repetidos'], ({ duplicates }) => listed(duplicates)),
  bookColumn('voids', ['Void', 'Anulados'], ({ voids }) => listed(voids)),
];

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
