import { createUnionType, Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type AccountKind, chartAccountOf } from '../_core/chart-of-accounts';
import type { AccountSum, SubLedgerSum } from './account-sums.queries';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { isNotFound, NotFound } from '../../api/graphql/refusals/not-found.type';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Answer } from '../../api/graphql/snapshot/answer.type';

export const AccountKindName: Record<Uppercase<AccountKind>, AccountKind> = {
  ASSET: 'asset',
  LIABILITY: 'liability',
  REVENUE: 'revenue',
  EXPENSE: 'expense',
  POSITION: 'position',
};
registerEnumType(AccountKindName, {
  name: 'AccountKind',
  description: 'The kind of an account; POSITION covers the rest: variances, fx, cut-over.',
});

@ObjectType({
  description: 'The definition of an account path in the chart of accounts (cuadro de cuentas).',
})
export class ChartEntry {
  @Field(() => AccountKindName)
  kind!: AccountKind;

  @Field({ description: 'Proposed code of the Spanish general chart (PGC); empty if there is none.' })
  code!: string;

  @Field({ description: 'Contents of such an account.' })
  holds!: string;

  @Field(() => String, { nullable: true, description: 'Its table.' })
  table!: string | null;
}

@ObjectType({ description: 'The balance of one sub-ledger of a control account.' })
export class SubLedger {
  @Field(() => String, {
    nullable: true,
    description: 'Slip, banker, bank and member, cheque, pool, or entry of a register; null: none.',
  })
  subLedger!: string | null;

  @Field(() => Money, { description: 'Debits less credits.' })
  balance!: Money;
}

@ObjectType({
  description: 'An account (cuenta) in one currency at the end of the requested day.',
})
export class Account {
  @Field({ description: 'Path, e.g. commission:rake:lampland.' })
  account!: string;

  @Field(() => ChartEntry)
  chart!: ChartEntry;

  @Field(() => Money, { description: 'Sum of all debits.' })
  debits!: Money;

  @Field(() => Money, { description: 'Sum of all credits.' })
  credits!: Money;

  @Field(() => Money, { description: 'Debits less credits: what is owed to others is negative.' })
  balance!: Money;
}

export const AccountConnection = connectionOf(Account, 'Account');

@ObjectType({ description: 'An account over a period, in one currency.' })
export class AccountPeriod {
  @Field()
  currency!: string;

  @Field(() => Money, { description: 'Balance before the first day: debits less credits.' })
  opening!: Money;

  @Field(() => Money, { description: 'Debits of the period.' })
  debits!: Money;

  @Field(() => Money, { description: 'Credits of the period.' })
  credits!: Money;

  @Field(() => Money, { description: 'Balance after the last day: opening + debits - credits.' })
  closing!: Money;

  @Field(() => [SubLedger], {
    description: 'The parts of the closing balance that are not zero.',
  })
  subLedgers!: SubLedger[];
}

@ObjectType()
export class AccountStatement extends Answer {
  @Field({ description: 'Path, e.g. commission:rake:lampland.' })
  account!: string;

  @Field(() => ChartEntry)
  chart!: ChartEntry;

  @Field(() => [AccountPeriod], { description: 'One per currency.' })
  currencies!: AccountPeriod[];
}

export const AccountAnswer = createUnionType({
  name: 'AccountAnswer',
  types: () => [AccountStatement, NotFound] as const,
  resolveType: (answer: AccountStatement | NotFound) => (isNotFound(answer) ? NotFound : AccountStatement),
});

export function chartEntryOf(account: string): ChartEntry {
  const entry = chartAccountOf(account);
  const segments = account.split(':');
  const isAtTable = entry !== undefined && segments.length > entry.path.split(':').length;
  return {
    kind: entry?.kind ?? 'position',
    code: entry?.code ?? '',
    holds: entry?.holds ?? '',
    table: isAtTable ? segments.at(-1)! : null,
  };
}

export const accountOf = ({ account, currency, debits, credits }: AccountSum): Account => ({
  account,
  chart: chartEntryOf(account),
  debits: moneyOf(debits, currency),
  credits: moneyOf(credits, currency),
  balance: moneyOf(debits - credits, currency),
});

export const subLedgerOf = ({ subLedger, balance, currency }: SubLedgerSum): SubLedger => ({
  subLedger: subLedger === '' ? null : subLedger,
  balance: moneyOf(balance, currency),
});
