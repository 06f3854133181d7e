import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { FloatHolder } from './table-session.state';
import { Money, moneyOf, Position, schemaEnum } from '../../api/scalars';
import type { EventOf, EventType } from '../event-contract/catalogue';
import { minorFromWire } from '../../kernel/money';
import type { ShowStaff } from '../../people/staff-names';
import type { SessionFact } from './session.queries';

type TableHolder = 'table' | 'cambista' | 'cagnotte' | 'jackpot' | 'tips';

const TableHolderName: Record<Uppercase<TableHolder>, TableHolder> = {
  TABLE: 'table',
  CAMBISTA: 'cambista',
  CAGNOTTE: 'cagnotte',
  JACKPOT: 'jackpot',
  TIPS: 'tips',
};
schemaEnum(TableHolderName, 'TableHolder', 'A holder of chips at a table.', {
  TABLE: 'The float (anticipo).',
  CAMBISTA: "The cambista's imprest at a non-banked table.",
  CAGNOTTE: 'The slot for commissions and rakes (pozo).',
  JACKPOT: 'The slot for stakes of a pool.',
  TIPS: 'The tip box (tronco).',
});

@ObjectType({ isAbstract: true })
export abstract class DeclaredFact {
  @Field(() => Position, { description: 'The record that declared it.' })
  recordNumber!: bigint;

  @Field({ description: 'The reported time of the fact.' })
  happenedAt!: string;
}

@ObjectType({ description: 'What a session reports; what is not captured is unknown, not zero.' })
class SessionCaptures {
  @Field({ description: 'Every round, hand or coup is reported.' })
  rounds!: boolean;

  @Field({ description: 'Every exchange of cash for chips is reported.' })
  buyIns!: boolean;
}

@ObjectType({ description: 'The opening of a session (apertura), as the table declared it.' })
export class SessionOpening extends DeclaredFact {
  @Field({ description: 'Game code.' })
  game!: string;

  @Field(() => Money, { description: 'Minimum bet.' })
  minimum!: Money;

  @Field(() => TableHolderName, { description: 'The recipient of the chips: the float or the cambista.' })
  holder!: FloatHolder;

  @Field(() => Money, { description: 'Chips brought by the cage (anticipo inicial).' })
  float!: Money;

  @Field(() => String, { nullable: true, description: 'Their slip.' })
  slip!: string | null;

  @Field(() => Money, { description: 'Chips found on the table, left locked by the previous session.' })
  locked!: Money;

  @Field(() => SessionCaptures)
  captures!: SessionCaptures;

  @Field(() => [String], {
    description: 'The staff at the table: the name, if it is known, with the staff number beside it.',
  })
  staff!: string[];
}

@ObjectType({ description: "Chips between cage and table during a session, under a slip: the table's half." })
export class SlipMovement extends DeclaredFact {
  @Field()
  slip!: string;

  @Field(() => TableHolderName)
  holder!: FloatHolder;

  @Field(() => Money)
  amount!: Money;
}

@ObjectType({ description: 'A drop box that was opened and counted.' })
export class BoxCount extends DeclaredFact {
  @Field({ description: 'Number of the box.' })
  box!: string;

  @Field(() => Money, { description: 'Cash counted, in the currency of the books.' })
  amount!: Money;
}

@ObjectType({ description: 'A count of the float (recuento) with an empty cloth.' })
export class FloatCount extends DeclaredFact {
  @Field({ description: 'opening, interim or closing.' })
  occasion!: string;

  @Field(() => Money)
  inventory!: Money;

  @Field(() => [String], {
    description: 'Who certifies it: the name, if it is known, with the staff number beside it.',
  })
  certifiedBy!: string[];
}

@ObjectType({ description: 'The limits of an open table changed.' })
export class LimitsChange extends DeclaredFact {
  @Field(() => Money)
  oldMinimum!: Money;

  @Field(() => Money)
  newMinimum!: Money;

  @Field(() => Int, { description: 'Last round before the announcement; 0 before the first.' })
  announcedAtRound!: number;
}

@ObjectType({ description: 'What one holder returns at the close, or keeps locked.' })
class HandedOver {
  @Field(() => TableHolderName)
  holder!: TableHolder;

  @Field(() => Money, { nullable: true, description: 'Chips at face value; null if none were declared.' })
  chips!: Money | null;

  @Field(() => Money, { nullable: true, description: 'Cash; null if none was declared.' })
  cash!: Money | null;

  @Field(() => String, { nullable: true })
  slip!: string | null;
}

@ObjectType({ description: 'The close of a session (cierre), as the table declared it.' })
export class SessionClose extends DeclaredFact {
  @Field(() => [HandedOver], { description: 'Chips returned to the cage.' })
  toCage!: HandedOver[];

  @Field(() => [HandedOver], { description: 'Chips left locked on the table.' })
  leftLocked!: HandedOver[];

  @Field(() => Money, { nullable: true, description: 'The result the table itself declared; null: none.' })
  declaredResult!: Money | null;

  @Field(() => [String], {
    description: 'Who certifies it: the name, if it is known, with the staff number beside it.',
  })
  certifiedBy!: string[];
}

type DataOf<Type extends EventType> = EventOf<Type>['data'];
type Closed = DataOf<'cagnotte.table.closed.v1'>;

const ofType = <Type extends EventType>(facts: readonly SessionFact[], type: Type) =>
  facts
    .filter(({ eventType }) => eventType === type)
    .map(({ recordNumber, happenedAt, data }) => ({
      cause: { recordNumber, happenedAt },
      data: data as DataOf<Type>,
    }));

export function openingOf(facts: readonly SessionFact[], shown: ShowStaff): SessionOpening | null {
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
    staff: staff.map(shown),
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

export const floatCountsOf = (facts: readonly SessionFact[], shown: ShowStaff): FloatCount[] =>
  ofType(facts, 'cagnotte.table.counted.v1').map(({ cause, data }) => ({
    ...cause,
    occasion: data.occasion ?? 'closing',
    inventory: moneyOf(minorFromWire(data.inventory), data.currency),
    certifiedBy: data.certifiedBy.map(shown),
  }));

export const limitsChangesOf = (facts: readonly SessionFact[]): LimitsChange[] =>
  ofType(facts, 'cagnotte.table.limits-changed.v1').map(({ cause, data }) => ({
    ...cause,
    oldMinimum: moneyOf(minorFromWire(data.oldMinimum), data.currency),
    newMinimum: moneyOf(minorFromWire(data.newMinimum), data.currency),
    announcedAtRound: data.announcedAtRound,
  }));

export function closeOf(facts: readonly SessionFact[], shown: ShowStaff): SessionClose | null {
  const [closed] = ofType(facts, 'cagnotte.table.closed.v1');
  if (closed === undefined) return null;
  const { currency, toCage, leftLocked = [], result, certifiedBy } = closed.data;
  return {
    ...closed.cause,
    toCage: toCage.map((part) => handedOverOf(part, currency)),
    leftLocked: leftLocked.map((part) => handedOverOf(part, currency)),
    declaredResult: moneyIfSaid(result, currency),
    certifiedBy: certifiedBy.map(shown),
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
