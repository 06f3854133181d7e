import type { EventOf, EventType } from '../event-contract/catalogue';
import type { CasinoEvent } from '../_core/envelope';
import { tableOf } from '../event-contract/streams';

export const SLIP_KINDS = [
  'float',
  'fill',
  'credit',
  'closing',
  'cambista-order',
  'bank-order',
  'buy-in',
  'sale',
  'box',
] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

export type SlipEnd = 'table' | 'cage';

/** Reports that a slip was only requested, or that two persons voided it: nothing moves under it. */
export const SLIP_STEPS = ['requested', 'rejected'] as const;
export type SlipStep = (typeof SLIP_STEPS)[number];

export interface NamedSlip {
  readonly slip: string;
  /** Undefined where chips, cash or a box move under it. */
  readonly step?: SlipStep;
  readonly kind: SlipKind;
  readonly end: SlipEnd;
  readonly table: string | null;
  /** Minor units; of a box that was only put on a table, undefined. */
  readonly amount?: number | undefined;
}

export interface SlipReport extends NamedSlip {
  readonly eventId: string;
  readonly gamingDay: string;
  /** Empty of an event that states no amount. */
  readonly currency: string;
  readonly voided: boolean;
}

export const isMovement = ({ step }: Pick<NamedSlip, 'step'>): boolean => step === undefined;

export const HAS_TWO_ENDS: Readonly<Record<SlipKind, boolean>> = {
  float: true,
  fill: true,
  credit: true,
  closing: false,
  'cambista-order': true,
  'bank-order': false,
  'buy-in': false,
  sale: false,
  box: true,
};

type Naming<Type extends EventType> = (
  data: EventOf<Type>['data'],
  atTable: { readonly end: 'table'; readonly table: string | null },
) => NamedSlip[];

const NAMED: { readonly [Type in EventType]?: Naming<Type> } = {
  'cagnotte.table.opened.v1': ({ float, box }, atTable) => [
    ...named(float.slip, {
      ...atTable,
      kind: float.holder === 'cambista' ? 'cambista-order' : 'float',
      amount: float.amount,
    }),
    ...named(box, { ...atTable, kind: 'box' }),
  ],
  'cagnotte.table.filled.v1': ({ slip, amount, holder }, atTable) =>
    named(slip, { ...atTable, kind: holder === 'cambista' ? 'cambista-order' : 'fill', amount }),
  'cagnotte.table.credited.v1': ({ slip, amount, holder }, atTable) =>
    named(slip, { ...atTable, kind: holder === 'cambista' ? 'cambista-order' : 'credit', amount }),
  'cagnotte.table.closed.v1': ({ toCage }, atTable) =>
    toCage.flatMap(({ slip, chips = 0, cash = 0 }) =>
      named(slip, { ...atTable, kind: 'closing', amount: chips + cash }),
    ),
  'cagnotte.cage.float-issued.v1': ({ slip, amount, holder, table, purpose = 'fill' }) =>
    named(slip, {
      ...{ end: 'cage', table, amount },
      kind: holder === 'cambista' || purpose === 'imprest' ? 'cambista-order' : purpose,
    }),
  'cagnotte.cage.credit-received.v1': ({ slip, amount, holder, table }) =>
    named(slip, { end: 'cage', table, amount, kind: holder === 'cambista' ? 'cambista-order' : 'credit' }),
  'cagnotte.bank.put-in-play.v1': ({ slip, amount }, atTable) =>
    named(slip, { ...atTable, kind: 'bank-order', amount }),
  'cagnotte.bank.withdrawn.v1': ({ slip, amount }, atTable) =>
    named(slip, { ...atTable, kind: 'bank-order', amount }),
  'cagnotte.chips.exchanged.v1': ({ slip, amount }, atTable) =>
    named(slip, { ...atTable, kind: 'buy-in', amount }),
  'cagnotte.cage.chips-sold.v1': ({ slip, amount }) =>
    named(slip, { end: 'cage', table: null, kind: 'sale', amount }),
  'cagnotte.slip.requested.v1': ({ slip, kind, amount }, atTable) =>
    named(slip, { ...atTable, kind, amount, step: 'requested' }),
  'cagnotte.slip.rejected.v1': ({ slip, kind }, atTable) =>
    named(slip, { ...atTable, kind, step: 'rejected' }),
  'cagnotte.box.issued.v1': ({ box }, atTable) => named(box, { ...atTable, kind: 'box' }),
  'cagnotte.box.swapped.v1': ({ replacement }, atTable) => named(replacement, { ...atTable, kind: 'box' }),
  'cagnotte.drop.counted.v1': ({ box, amount }, { table }) =>
    named(box, { end: 'cage', table, kind: 'box', amount }),
};

const named = (slip: string | undefined, rest: Omit<NamedSlip, 'slip'>): NamedSlip[] =>
  slip === undefined || slip === '' ? [] : [{ slip, ...rest }];

export function slipsIn({ type, source, data }: CasinoEvent): NamedSlip[] {
  if (!Object.hasOwn(NAMED, type)) return [];
  const naming = NAMED[type as EventType] as Naming<EventType>;
  return naming(data as EventOf<EventType>['data'], { end: 'table', table: tableOf(source) ?? null });
}
