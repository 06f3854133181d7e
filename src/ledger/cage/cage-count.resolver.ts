import { ObjectType, Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { CageCounted } from './cage.events';
import { accountInChart, type ChartMapping } from '../casino/chart-mapping';
import { readCharts } from '../casino/known-days.queries';
import { AccountInChartType } from '../journal/journal-line.type';
import { minorFromWire } from '../../kernel/money';
import type { CageCountRow, RecordAt, CountVariance as VarianceOfBook } from './cage.queries';
import { readCageCounts, readCageVariances } from './cage.queries';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { moneyOf } from '../../api/scalars';
import { FactInRecord } from '../table-session/session-parts.type';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PeopleRegister } from '../../people/people-register';
import { type ShowStaff, staffNames } from '../../people/staff-names';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { KnownBooks, OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';
import { g } from '../../api/schema-fields';

@ObjectType({ description: "A customer's cheque kept in the cage." })
export class CountedCheque extends g.object({
  document: g.text(),
  amount: g.money(),
}) {}

@ObjectType({
  description: 'What a count found above (+) or below (-) the ledger for one holder of the cage.',
})
export class CageVariance extends g.object({
  account: g.text('chips:cage, cash:cage or cheques:cage.'),
  inChart: g.of(() => AccountInChartType, 'On the gaming day of the count.'),
  amount: g.money('Counted less ledger.'),
}) {}

@ObjectType({ description: 'A count of the cage (arqueo de caja), as declared.' })
export class CageCount extends g.object(FactInRecord, {
  gamingDay: g.gamingDay(),
  occasion: g.text('opening, interim or closing.'),
  chips: g.money('Chips at face value.'),
  cash: g.money('Cash in the currency of the books.'),
  otherCurrencies: g.list(g.money('Cash in other currencies.')),
  cheques: g.nullable(g.listOf(() => CountedCheque, 'Each cheque; null: cheques were not counted.')),
  by: g.list(g.text('Who counted: the name, if it is known, with the staff number beside it.')),
}) {
  at!: RecordAt;
}

export function cageCountOf(row: CageCountRow, position: bigint, shown: ShowStaff): CageCount {
  const { casino, recordNumber, gamingDay, happenedAt, eventType } = row;
  const {
    currency,
    chips,
    cash,
    otherCurrencies = [],
    cheques,
    occasion,
    by,
  } = JSON.parse(row.data) as CageCounted;
  const opens = eventType === 'cagnotte.cage.opened.v1';
  return {
    recordNumber,
    gamingDay,
    happenedAt,
    occasion: occasion ?? (opens ? 'opening' : 'closing'),
    chips: moneyOf(minorFromWire(chips), currency),
    cash: moneyOf(minorFromWire(cash), currency),
    otherCurrencies: otherCurrencies.map((other) => moneyOf(minorFromWire(other.amount), other.currency)),
    cheques:
      cheques?.map(({ document, amount }) => ({
        document,
        amount: moneyOf(minorFromWire(amount), currency),
      })) ?? null,
    by: by.map(shown),
    at: { casino, recordNumber, position },
  };
}

const VARIANCES: Question<RecordAt, readonly VarianceOfBook[]> = {
  name: 'cage-variances',
  read: readCageVariances,
};

const CHARTS: Question<KnownBooks, readonly ChartMapping[]> = {
  name: 'charts',
  read: async (manager, keys) => {
    const charts = await readCharts(manager, keys[0]!);
    return keys.map(() => charts);
  },
};

@Resolver(() => CageCount)
@RequirePermission('ledger:read')
export class CageCountResolver {
  constructor(private readonly people: PeopleRegister) {}

  @ListField(CageCount, 'Counts of the cage, in the order of the records.')
  cageCounts(@Args() { casino }: PageArguments) {
    return list({
      name: 'cage-counts',
      key: { recordNumber: 'record' },
      read: readCageCounts,
      beside: () => staffNames(this.people, casino),
      node: (count, { position }, shown) => cageCountOf(count, position, shown),
    });
  }

  @ResolveField(() => [CageVariance], {
    description: 'Where the count differs from the ledger; open until cleared.',
  })
  async variances(
    @Parent() { at, gamingDay }: CageCount,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<CageVariance[]> {
    const found = await snapshot.load(VARIANCES, at);
    const charts = await snapshot.load(CHARTS, at);
    return found.map(({ account, amount, currency }) => ({
      account,
      amount: moneyOf(amount, currency),
      inChart: accountInChart(account, gamingDay, charts),
    }));
  }
}
