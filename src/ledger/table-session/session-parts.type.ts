import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { FloatHolder } from './table-session.state';
import { Money } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

export type TableHolder = 'table' | 'cambista' | 'cagnotte' | 'jackpot' | 'tips';

export const TableHolderName: Record<Uppercase<TableHolder>, TableHolder> = {
  TABLE: 'table',
  CAMBISTA: 'cambista',
  CAGNOTTE: 'cagnotte',
  JACKPOT: 'jackpot',
  TIPS: 'tips',
};
registerEnumType(TableHolderName, {
  name: 'TableHolder',
  description: 'A holder of chips at a table.',
  valuesMap: {
    TABLE: { description: 'The float (anticipo).' },
    CAMBISTA: { description: "The cambista's imprest at a non-banked table." },
    CAGNOTTE: { description: 'The slot for commissions and rakes (pozo).' },
    JACKPOT: { description: 'The slot for stakes of a pool.' },
    TIPS: { description: 'The tip box (tronco).' },
  },
});

@ObjectType({ isAbstract: true })
export abstract class DeclaredFact {
  @Field(() => Position, { description: 'The record that declared it.' })
  recordNumber!: bigint;

  @Field({ description: 'The reported time of the fact.' })
  happenedAt!: string;
}

@ObjectType({ description: 'What a session reports; what is not captured is unknown, not zero.' })
export class SessionCaptures {
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

  @Field(() => [String], { description: "The casino's numbers of the staff at the table." })
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

  @Field(() => [String], { description: "The casino's numbers of the persons who certify it." })
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
export class HandedOver {
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

  @Field(() => [String], { description: "The casino's numbers of the persons who certify it." })
  certifiedBy!: string[];
}
