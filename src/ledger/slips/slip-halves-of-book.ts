import { type Minor, minorFromWire } from '../../kernel/money';
import { slipOfCageHalf } from './slips.posting';
import { type DeclaredFact, factsOf, namesOf } from '../_core/books/declared-fact';

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
    ...{ sessionNo, at, table: fact.table ?? '', currency: fact.data.currency },
    ...{ record: fact.recordNumber, statedAt: 'amount' },
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
        ...{ ...about, slip, holder, kind: 'cierre', side: 'table', direction: 'to-cage', signers },
        ...{ amount: minorFromWire(chips), statedAt },
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
  return { float: minorFromWire(float.amount), ...(float.slip === undefined ? {} : { slip: float.slip }) };
}
