import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { BankDepositMove, CommissionDimension } from './bank-figures.queries';
import { readBankDeposits, readCommissions } from './bank-figures.queries';
import { PageArguments, PagedPeriodArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { periodOf } from '../../api/snapshot/casino-scope';
import { eventName, inMoney, moneyOf, enumOfValues } from '../../api/scalars';
import { FactInRecord } from '../table-session/session-parts.type';
import { g } from '../../api/schema-fields';
import { addressOfFigure } from '../_core/books/figure';
import type { CommissionInBook } from './comisiones.book';

@ArgsType()
class BankDepositsArguments extends g.args(PageArguments, {
  banker: g.optional(g.text('Only those of this banker.')),
}) {}

@ObjectType({
  description:
    "A movement of a banker's deposit (depósito) with the house: baccarat with two tableaux, 1.1.8.B.",
})
class BankDeposit extends g.object(FactInRecord, {
  gamingDay: g.gamingDay(),
  what: g.text('The type of event: bank.deposited, bank.put-in-play, bank.withdrawn, …'),
  banker: g.text('The opaque id of the banker.'),
  bank: g.nullable(g.text('The bank.')),
  table: g.nullable(g.text()),
  means: g.nullable(g.text('cash, cheque or guarantee.')),
  document: g.nullable(g.text('Number of the cheque or guarantee.')),
  amount: g.money('Change of what the house owes the banker; negative: a decrease.'),
  guarantee: g.money('A guarantee of a credit institution, proved or released (-); not posted.'),
  balance: g.money('Owed to the banker after it.'),
  guaranteed: g.money('Guaranteed for the banker after it.'),
}) {}

const bankDepositOf = ({ eventType, currency, ...move }: BankDepositMove): BankDeposit => {
  const { amount, guarantee, balance, guaranteed } = move;
  return {
    ...move,
    what: eventName(eventType),
    ...inMoney(currency, { amount, guarantee, balance, guaranteed }),
  };
};

@Resolver()
@RequirePermission('tables:read')
export class BankDepositResolver {
  @ListField(BankDeposit, 'Deposits of bankers, movement by movement, in the order of the facts.')
  bankDeposits(@Args() { banker }: BankDepositsArguments) {
    return list({
      name: 'bank-deposits',
      key: { recordNumber: 'record', banker: 'text' },
      read: (db, page) => readBankDeposits(db, { ...page, banker }),
      node: bankDepositOf,
    });
  }
}

const CommissionGroupingName = enumOfValues<CommissionDimension>(
  'CommissionGrouping',
  'The grouping of commissions.',
  {
    rule: 'The rule: bank, rake, session-fee, banker-6, …',
    game: 'The game of the session.',
    table: 'The table.',
    day: 'The day, according to the requested basis.',
  },
);

@ArgsType()
class CommissionsArguments extends g.args(PagedPeriodArguments, {
  by: g.byDefault(
    ['rule' as const],
    g.listOf(() => CommissionGroupingName, 'Any combination; none gives the total.'),
  ),
}) {}

@ObjectType({
  description: 'Commissions of one group; null if not grouped by this field, or if nobody stated it.',
})
class Commission extends g.object({
  rule: g.nullable(g.text('bank, rake, session-fee, banker-6, …')),
  game: g.nullable(g.text('Game code.')),
  table: g.nullable(g.text()),
  day: g.nullable(g.gamingDay()),
  figure: g.nullable(
    g.id(
      'The address of the amount, for the query explain; null without from and asOf, or by another day than that of booking.',
    ),
  ),
  amount: g.money("The house's income under the rule, net of reversals (cuenta 701)."),
}) {}

const commissionOf = (
  { rule, game, table, day, amount, currency }: CommissionInBook,
  args: CommissionsArguments,
): Commission => ({
  rule: rule || null,
  game: game || null,
  table: table || null,
  day: day || null,
  figure: addressOfCommission({ rule, game, table, day, currency }, args),
  amount: moneyOf(amount, currency),
});

function addressOfCommission(
  { rule, game, table, day, currency }: Omit<CommissionInBook, 'amount'>,
  { from, asOf, basis, by }: CommissionsArguments,
): string | null {
  if (from === undefined || asOf === undefined || basis !== 'booked') return null;
  const days = by.includes('day') ? { from: day, until: day } : { from, until: asOf };
  return addressOfFigure({
    ...{ kind: 'commissions', ...days, currency },
    ...(by.includes('rule') ? { rule } : {}),
    ...(by.includes('table') ? { table } : {}),
    ...(by.includes('game') ? { game } : {}),
  });
}

@Resolver()
@RequirePermission('tables:read')
export class CommissionResolver {
  @ListField(
    Commission,
    'Commissions, rakes, session charges and deductions over a period, grouped by day, table, game and rule.',
  )
  commissions(@Args() args: CommissionsArguments) {
    return list({
      name: 'commissions',
      key: { day: 'text', table: 'text', game: 'text', rule: 'text', currency: 'text' },
      read: (db, page) => readCommissions(db, periodOf(args, page.position), { ...page, by: args.by }),
      node: (row) => commissionOf(row, args),
    });
  }
}
