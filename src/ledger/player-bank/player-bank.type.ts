import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { BankAt } from './bank.queries';
import { connectionOf } from '../../api/connection.type';
import { Money, Position, schemaEnum } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import { DeclaredFact } from '../table-session/session-parts.type';
import { foundOrNot } from '../../api/not-found.type';
import { InSession } from '../../api/shared-fields.type';

export type GarageKind = 'voluntary' | 'improper';

export const GarageKindName: Record<Uppercase<GarageKind>, GarageKind> = {
  VOLUNTARY: 'voluntary',
  IMPROPER: 'improper',
};
schemaEnum(
  GarageKindName,
  'GarageKind',
  'A part of a bank that is not in play. The mandatory garage lasts one coup and is not booked.',
  {
    VOLUNTARY: 'Reserved by the banker at will (garaje voluntario).',
    IMPROPER: 'What the bank need not expose (garaje impropio).',
  },
);

@ObjectType({
  description: 'A member of a bank with his share; banker and partners win and lose in proportion.',
})
export class BankMember {
  @Field({ description: 'The opaque id of the player.' })
  member!: string;

  @Field(() => Money, { description: 'Put into the bank so far.' })
  putUp!: Money;

  @Field(() => Money, { description: 'Won (+) or lost (-) in coups so far, net of commission.' })
  won!: Money;

  @Field(() => Money, { description: 'Withdrawn or returned so far.' })
  takenOut!: Money;

  @Field(() => Money, { description: 'His share of the bank in play.' })
  inPlay!: Money;

  @Field(() => Money, { description: 'His share of the voluntary garage.' })
  voluntaryGarage!: Money;

  @Field(() => Money, { description: 'His share of the improper garage.' })
  improperGarage!: Money;
}

@ObjectType({ description: 'The movement of a coup between a bank and one of its garages, for all members.' })
export class GarageMovement extends DeclaredFact {
  @Field(() => GarageKindName)
  kind!: GarageKind;

  @Field({ description: 'True: out of play; false: back into play.' })
  setAside!: boolean;

  @Field(() => Money)
  amount!: Money;
}

@ObjectType({ description: 'The result of a coup on one cloth.' })
export class CoupResult {
  @Field(() => Int, { description: 'The cloth; 1 if the game has only one.' })
  tableau!: number;

  @Field({ description: 'bank, punto, tie or annulled.' })
  winner!: string;
}

@ObjectType({ description: 'A coup against a bank.' })
export class BankCoup extends DeclaredFact {
  @Field(() => Int)
  shoeNo!: number;

  @Field(() => Int, { description: 'Counted within its shoe.' })
  coupNo!: number;

  @Field(() => [CoupResult])
  results!: CoupResult[];

  @Field(() => Money, {
    description: 'What the bank won (+) or lost (-) on all cloths, before commission.',
  })
  gain!: Money;

  @Field({ description: 'declared: really collected and paid; derived: from bets and results.' })
  gainBasis!: string;

  @Field(() => Money, { description: "The house's share of the gain, dropped in the slot. Epígrafe 1.1.8." })
  commission!: Money;

  @Field({ description: '"Todo va": the banker of an unlimited bank waives his garage.' })
  allIn!: boolean;

  @Field(() => Position, { nullable: true, description: 'The record that reversed it; null: none.' })
  voidedBy!: bigint | null;
}

@ObjectType({ description: 'The amount returned to a member at the end of the bank.' })
export class BankReturn {
  @Field()
  member!: string;

  @Field(() => Money)
  amount!: Money;
}

@ObjectType({ description: 'The end of a bank.' })
export class BankEnd extends DeclaredFact {
  @Field({ description: 'lost, passed, withdrawn, broken, shoe-ended, session-ended or forfeited.' })
  cause!: string;

  @Field({ description: 'chips at the table, or deposit at the cage.' })
  paidOut!: string;

  @Field(() => [BankReturn], { description: 'To each member, garages included.' })
  returned!: BankReturn[];
}

@ObjectType({ description: "Totals of a bank and the house's commission, without void coups." })
export class BankTotals {
  @Field(() => Int, { description: 'Coups that are not void.' })
  coups!: number;

  @Field(() => Money, { description: 'Gains less losses, before commission.' })
  gain!: Money;

  @Field(() => Money)
  commission!: Money;
}

@ObjectType({
  description:
    'A bank of players (banca): chemin de fer, or baccarat with two tableaux. It never belongs to the house.',
})
export class PlayerBank extends InSession {
  @Field({ description: 'Unique in its session.' })
  bank!: string;

  @Field(() => Position, { description: 'The record that first mentions it.' })
  firstRecord!: bigint;

  at!: BankAt;
}

export const PlayerBankConnection = connectionOf(PlayerBank, 'PlayerBank');

@ObjectType()
export class PlayerBankFound extends Answer {
  @Field(() => PlayerBank)
  bank!: PlayerBank;
}

export const PlayerBankAnswer = foundOrNot('PlayerBankAnswer', PlayerBankFound);
