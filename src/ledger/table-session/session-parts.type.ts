import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { FloatHolder } from './table-session.state';
import { Money } from '../../api/graphql/scalars/money.type';
import { Position } from '../../api/graphql/scalars/position.scalar';

/** A holder of chips at a table that is handed over when it closes. */
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
  description: 'Who holds chips at a table.',
  valuesMap: {
    TABLE: { description: 'The float (anticipo).' },
    CAMBISTA: { description: "The cambista's imprest at a circle table." },
    CAGNOTTE: { description: 'The slot for commissions and rakes (pozo).' },
    JACKPOT: { description: 'The slot for stakes of a pool.' },
    TIPS: { description: 'The tip box (tronco).' },
  },
});

/** What every declared part of a session says of its cause. */
@ObjectType({ isAbstract: true })
export abstract class DeclaredFact {
  @Field(() => Position, { description: 'The record that declared it.' })
  recordNumber!: bigint;

  @Field({ description: 'When it happened, as reported.' })
  happenedAt!: string;
}

@ObjectType({ description: 'What a session says of its reporting: what is not captured is not zero.' })
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

  @Field(() => TableHolderName, { description: 'Who received the chips: the float, or the cambista.' })
  holder!: FloatHolder;

  @Field(() => Money, { description: 'Chips brought by the cage (anticipo inicial).' })
  float!: Money;

  @Field(() => String, { nullable: true, description: 'The slip they came under.' })
  slip!: string | null;

  @Field(() => Money, { description: 'Chips found on the table, left locked by the session before.' })
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

@ObjectType({ description: 'A box of notes that was opened and counted.' })
export class BoxCount extends DeclaredFact {
  @Field({ description: 'Number of the box.' })
  box!: string;

  @Field(() => Money, { description: 'Cash counted, in the currency of the books.' })
  amount!: Money;
}

@ObjectType({ description: 'A count of the float (recuento), cloth empty.' })
export class FloatCount extends DeclaredFact {
  @Field({ description: 'opening, interim or closing.' })
  occasion!: string;

  @Field(() => Money)
  inventory!: Money;

  @Field(() => [String], { description: "The casino's numbers of those who certify it." })
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

@ObjectType({ description: 'What one holder hands over at the close, or keeps under lock.' })
export class HandedOver {
  @Field(() => TableHolderName)
  holder!: TableHolder;

  @Field(() => Money, { nullable: true, description: 'Chips at face value; null where none were declared.' })
  chips!: Money | null;

  @Field(() => Money, { nullable: true, description: 'Cash; null where none was declared.' })
  cash!: Money | null;

  @Field(() => String, { nullable: true })
  slip!: string | null;
}

@ObjectType({ description: 'The close of a session (cierre), as the table declared it.' })
export class SessionClose extends DeclaredFact {
  @Field(() => [HandedOver], { description: 'What goes to the cage.' })
  toCage!: HandedOver[];

  @Field(() => [HandedOver], { description: 'What stays locked on the table.' })
  leftLocked!: HandedOver[];

  @Field(() => Money, { nullable: true, description: 'The result the table itself declared; null: none.' })
  declaredResult!: Money | null;

  @Field(() => [String], { description: "The casino's numbers of those who certify it." })
  certifiedBy!: string[];
}
