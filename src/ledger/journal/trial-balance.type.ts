import { Field, ObjectType } from '@nestjs/graphql';
import type { AccountSum } from './account-sums.queries';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Answer } from '../../api/graphql/snapshot/answer.type';

@ObjectType({ description: 'One account of the trial balance (balance de sumas y saldos).' })
export class TrialBalanceLine {
  @Field({ description: 'Account path, e.g. commission:rake:lampland.' })
  account!: string;

  @Field(() => Money, { description: 'Sum of all debits.' })
  debits!: Money;

  @Field(() => Money, { description: 'Sum of all credits.' })
  credits!: Money;

  @Field(() => Money, { description: 'The balance if debits exceed credits, otherwise zero.' })
  debit!: Money;

  @Field(() => Money, { description: 'The balance if credits exceed debits, otherwise zero.' })
  credit!: Money;
}

@ObjectType({
  description: 'Debits and credits of all accounts in one currency; equal in a sound ledger (A1).',
})
export class TrialBalanceTotal {
  @Field(() => Money)
  debits!: Money;

  @Field(() => Money)
  credits!: Money;

  @Field({ description: 'Whether debits equal credits to the last minor unit.' })
  balanced!: boolean;
}

@ObjectType()
export class TrialBalance extends Answer {
  @Field(() => [TrialBalanceLine], { description: 'Every account with a movement, by path and currency.' })
  lines!: TrialBalanceLine[];

  @Field(() => [TrialBalanceTotal], { description: 'One per currency.' })
  totals!: TrialBalanceTotal[];
}

export function trialBalanceLineOf({ account, currency, debits, credits }: AccountSum): TrialBalanceLine {
  const balance = debits - credits;
  return {
    account,
    debits: moneyOf(debits, currency),
    credits: moneyOf(credits, currency),
    debit: moneyOf(balance > 0n ? balance : 0n, currency),
    credit: moneyOf(balance < 0n ? -balance : 0n, currency),
  };
}
