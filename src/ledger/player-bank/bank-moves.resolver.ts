import { Args, ArgsType, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { BankDepositMove, CommissionDimension } from './bank-figures.queries';
import { GROUP_COLUMNS, readBankDeposits, readCommissions } from './bank-figures.queries';
import {
  type Connection,
  connectionOf,
  PageArguments,
  PagedPeriodArguments,
  pageOf,
  pageRequest,
} from '../../api/connection.type';
import type { PagedList } from '../../api/cursor';
import { periodOf, positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { eventName, inMoney, moneyOf, enumOfValues } from '../../api/scalars';
import { DeclaredFact } from '../table-session/session-parts.type';
import { g } from '../../api/schema-fields';
import type { CommissionInBook } from './comisiones.book';

const DEPOSITS: PagedList = { name: 'bank-deposits', key: ['record', 'text'] };

@ArgsType()
class BankDepositsArguments extends g.args(PageArguments, {
  banker: g.optional(g.text('Only those of this banker.')),
}) {}

@ObjectType({
  description:
    "A movement of a banker's deposit (depósito) with the house: baccarat with two tableaux, 1.1.8.B.",
})
class BankDeposit extends g.object(DeclaredFact, {
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

const BankDepositConnection = connectionOf(BankDeposit, 'BankDeposit');

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
  @Query(() => BankDepositConnection, {
    description: 'Deposits of bankers, movement by movement, in the order of the facts.',
  })
  async bankDeposits(
    @Args() args: BankDepositsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<BankDeposit>> {
    const page = pageRequest(DEPOSITS, args, await positionFor(principal, args, snapshot));
    const moves = await snapshot.read((manager) =>
      readBankDeposits(manager, { ...page, banker: args.banker, limit: page.first + 1 }),
    );
    return pageOf(moves, page, {
      node: bankDepositOf,
      key: ({ recordNumber, banker }) => [recordNumber.toString(), banker],
    });
  }
}

const COMMISSIONS: PagedList = { name: 'commissions', key: GROUP_COLUMNS.map(() => 'text' as const) };

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
  amount: g.money("The house's income under the rule, net of reversals (cuenta 701)."),
}) {}

const CommissionConnection = connectionOf(Commission, 'Commission');

const commissionOf = ({ rule, game, table, day, amount, currency }: CommissionInBook): Commission => ({
  rule: rule || null,
  game: game || null,
  table: table || null,
  day: day || null,
  amount: moneyOf(amount, currency),
});

@Resolver()
@RequirePermission('tables:read')
export class CommissionResolver {
  @Query(() => CommissionConnection, {
    description:
      'Commissions, rakes, session charges and deductions over a period, grouped by day, table, game and rule.',
  })
  async commissions(
    @Args() args: CommissionsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<Commission>> {
    const page = pageRequest(COMMISSIONS, args, await positionFor(principal, args, snapshot));
    const { after, first } = page;
    const groups = await snapshot.read((manager) =>
      readCommissions(manager, periodOf(args, page.position), { by: args.by, after, limit: first + 1 }),
    );
    return pageOf(groups, page, {
      node: commissionOf,
      key: (group) => GROUP_COLUMNS.map((column) => group[column]),
    });
  }
}
