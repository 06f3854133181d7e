import { Field, ObjectType, Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { CageCounted } from './cage.events';
import { accountInChart, type ChartMapping } from '../casino/chart-mapping';
import { readCharts } from '../gaming-day/known-days.queries';
import { AccountInChartType } from '../journal/journal-line.type';
import { minorFromWire } from '../../kernel/money';
import {
  type CageCountRow,
  CAGE_COUNT,
  type RecordAt,
  type CageVariance as VarianceOfBook,
  readCageVariances,
} from './cage.queries';
import {
  type Connection,
  connectionOf,
  onePageOfFacts,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/connection.type';
import { GamingDayType, Money, moneyOf } from '../../api/scalars';
import { DeclaredFact } from '../table-session/session-parts.type';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import { PeopleRegister } from '../../people/people-register';
import { type ShowStaff, staffNames } from '../../people/staff-names';
import type { Principal } from '../../access/principal';
import { type PagedList, plainRows } from '../../api/cursor';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { KnownBooks, OperationSnapshot, Question } from '../../api/snapshot/operation-snapshot';

@ObjectType({ description: "A customer's cheque kept in the cage." })
export class CountedCheque {
  @Field()
  document!: string;

  @Field(() => Money)
  amount!: Money;
}

@ObjectType({
  description: 'What a count found above (+) or below (-) the ledger for one holder of the cage.',
})
export class CageVariance {
  @Field({ description: 'chips:cage, cash:cage or cheques:cage.' })
  account!: string;

  @Field(() => AccountInChartType, { description: 'On the gaming day of the count.' })
  inChart!: AccountInChartType;

  @Field(() => Money, { description: 'Counted less ledger.' })
  amount!: Money;
}

@ObjectType({ description: 'A count of the cage (arqueo de caja), as declared.' })
export class CageCount extends DeclaredFact {
  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field({ description: 'opening, interim or closing.' })
  occasion!: string;

  @Field(() => Money, { description: 'Chips at face value.' })
  chips!: Money;

  @Field(() => Money, { description: 'Cash in the currency of the books.' })
  cash!: Money;

  @Field(() => [Money], { description: 'Cash in other currencies.' })
  otherCurrencies!: Money[];

  @Field(() => [CountedCheque], {
    nullable: true,
    description: 'Each cheque; null: cheques were not counted.',
  })
  cheques!: CountedCheque[] | null;

  @Field(() => [String], {
    description: 'Who counted: the name, if it is known, with the staff number beside it.',
  })
  by!: string[];

  at!: RecordAt;
}

export const CageCountConnection = connectionOf(CageCount, 'CageCount');

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
    ...{ recordNumber, gamingDay, happenedAt, occasion: occasion ?? (opens ? 'opening' : 'closing') },
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

const CAGE_COUNTS: PagedList = { name: 'cage-counts', key: ['record'] };

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

  @Query(() => CageCountConnection, { description: 'Counts of the cage, in the order of the records.' })
  async cageCounts(
    @Args() args: PageArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<CageCount>> {
    const page = pageRequest(CAGE_COUNTS, args, await positionFor(principal, args, snapshot));
    const counts = await snapshot.read((manager) => {
      const query = manager
        .createQueryBuilder(CAGE_COUNT, 'count')
        .where('count.casino = :casino', { casino: args.casino });
      return plainRows(onePageOfFacts(query, page));
    });
    const shown = await staffNames(this.people, args.casino);
    return pageOf(counts, page, {
      node: (count) => cageCountOf(count, page.position, shown),
      key: ({ recordNumber }) => [recordNumber.toString()],
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
      ...{ account, amount: moneyOf(amount, currency) },
      inChart: accountInChart(account, gamingDay, charts),
    }));
  }
}
