import type { EventOf, EventType } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import type { SessionFact } from './session-facts.queries';
import { type Money, moneyOf } from '../../api/graphql/scalars/money.type';
import type {
  BoxCount,
  FloatCount,
  HandedOver,
  LimitsChange,
  SessionClose,
  SessionOpening,
  SlipMovement,
} from './session-parts.type';

type DataOf<Type extends EventType> = EventOf<Type>['data'];
type Closed = DataOf<'cagnotte.table.closed.v1'>;

const ofType = <Type extends EventType>(facts: readonly SessionFact[], type: Type) =>
  facts
    .filter(({ eventType }) => eventType === type)
    .map(({ recordNumber, happenedAt, data }) => ({
      cause: { recordNumber, happenedAt },
      data: data as DataOf<Type>,
    }));

const staffOf = (staff: readonly { readonly id: string }[]): string[] => staff.map(({ id }) => id);

/** The first opening that was declared; a second one changes nothing of it. */
export function openingOf(facts: readonly SessionFact[]): SessionOpening | null {
  const [opened] = ofType(facts, 'cagnotte.table.opened.v1');
  if (opened === undefined) return null;
  const { currency, game, minimum, float, captures, staff } = opened.data;
  return {
    ...opened.cause,
    game,
    minimum: moneyOf(minorFromWire(minimum), currency),
    holder: float.holder ?? 'table',
    float: moneyOf(minorFromWire(float.amount), currency),
    slip: float.slip ?? null,
    locked: moneyOf(minorFromWire(float.locked ?? 0), currency),
    captures,
    staff: staffOf(staff),
  };
}

export const slipMovementsOf = (
  facts: readonly SessionFact[],
  type: 'cagnotte.table.filled.v1' | 'cagnotte.table.credited.v1',
): SlipMovement[] =>
  ofType(facts, type).map(({ cause, data }) => ({
    ...cause,
    slip: data.slip,
    holder: data.holder ?? 'table',
    amount: moneyOf(minorFromWire(data.amount), data.currency),
  }));

export const boxCountsOf = (facts: readonly SessionFact[]): BoxCount[] =>
  ofType(facts, 'cagnotte.drop.counted.v1').map(({ cause, data: { box, amount, currency } }) => ({
    ...cause,
    box,
    amount: moneyOf(minorFromWire(amount), currency),
  }));

export const floatCountsOf = (facts: readonly SessionFact[]): FloatCount[] =>
  ofType(facts, 'cagnotte.table.counted.v1').map(({ cause, data }) => ({
    ...cause,
    occasion: data.occasion ?? 'closing',
    inventory: moneyOf(minorFromWire(data.inventory), data.currency),
    certifiedBy: staffOf(data.certifiedBy),
  }));

export const limitsChangesOf = (facts: readonly SessionFact[]): LimitsChange[] =>
  ofType(facts, 'cagnotte.table.limits-changed.v1').map(({ cause, data }) => ({
    ...cause,
    oldMinimum: moneyOf(minorFromWire(data.oldMinimum), data.currency),
    newMinimum: moneyOf(minorFromWire(data.newMinimum), data.currency),
    announcedAtRound: data.announcedAtRound,
  }));

export function closeOf(facts: readonly SessionFact[]): SessionClose | null {
  const [closed] = ofType(facts, 'cagnotte.table.closed.v1');
  if (closed === undefined) return null;
  const { currency, toCage, leftLocked = [], result, certifiedBy } = closed.data;
  return {
    ...closed.cause,
    toCage: toCage.map((part) => handedOverOf(part, currency)),
    leftLocked: leftLocked.map((part) => handedOverOf(part, currency)),
    declaredResult: moneyIfSaid(result, currency),
    certifiedBy: staffOf(certifiedBy),
  };
}

const handedOverOf = (
  { holder, chips, cash, slip }: Closed['toCage'][number],
  currency: string,
): HandedOver => ({
  holder,
  chips: moneyIfSaid(chips, currency),
  cash: moneyIfSaid(cash, currency),
  slip: slip ?? null,
});

const moneyIfSaid = (amount: number | undefined, currency: string): Money | null =>
  amount === undefined ? null : moneyOf(minorFromWire(amount), currency);
