import { Field, ObjectType } from '@nestjs/graphql';
import type { BankDepositMove } from './bank-deposits.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { eventName } from '../../api/graphql/scalars/event-name';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { DeclaredFact } from '../table-session/session-parts.type';

@ObjectType({
  description:
    "A movement of a banker's deposit (depósito) with the house: baccarat with two tableaux, 1.1.8.B.",
})
export class BankDeposit extends DeclaredFact {
  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field({
    description: 'The type of event: bank.deposited, bank.put-in-play, bank.withdrawn, …',
  })
  what!: string;

  @Field({ description: 'The opaque id of the banker.' })
  banker!: string;

  @Field(() => String, { nullable: true, description: 'The bank.' })
  bank!: string | null;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => String, { nullable: true, description: 'cash, cheque or guarantee.' })
  means!: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the cheque or guarantee.' })
  document!: string | null;

  @Field(() => Money, { description: 'Change of what the house owes the banker; negative: a decrease.' })
  amount!: Money;

  @Field(() => Money, {
    description: 'A guarantee of a credit institution, proved or released (-); not posted.',
  })
  guarantee!: Money;

  @Field(() => Money, { description: 'Owed to the banker after it.' })
  balance!: Money;

  @Field(() => Money, { description: 'Guaranteed for the banker after it.' })
  guaranteed!: Money;
}

export const BankDepositConnection = connectionOf(BankDeposit, 'BankDeposit');

export const bankDepositOf = ({ eventType, currency, ...move }: BankDepositMove): BankDeposit => ({
  ...move,
  what: eventName(eventType),
  amount: moneyOf(move.amount, currency),
  guarantee: moneyOf(move.guarantee, currency),
  balance: moneyOf(move.balance, currency),
  guaranteed: moneyOf(move.guaranteed, currency),
});
