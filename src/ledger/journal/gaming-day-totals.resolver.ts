import { Args, ArgsType, Field, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { accountSums, readDaysPosted } from './account-sums.queries';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { periodOf } from '../../api/graphql/snapshot/period';
import { type Basis, BasisName } from '../../api/graphql/snapshot/report-arguments';
import { TrialBalanceLine, trialBalanceLineOf } from './trial-balance.type';
import type { Feed, FeedPage, FeedSpan } from '../../api/graphql/subscriptions/feed';
import { FeedReader, type Subscriber } from '../../api/graphql/subscriptions/feed-reader';
import {
  CurrentSubscriber,
  Delivered,
  SubscriptionArguments,
} from '../../api/graphql/subscriptions/subscription-arguments';

/** Most records scanned for changed days before their totals are delivered. */
const RECORDS_AT_ONCE = 10_000n;

@ArgsType()
class GamingDayTotalsArguments extends SubscriptionArguments {
  @Field(() => GamingDayType, { nullable: true, description: 'Only this day.' })
  gamingDay?: string;

  @Field(() => BasisName, {
    defaultValue: BasisName.BOOKED,
    description: 'The day by which an amount is counted.',
  })
  basis!: Basis;
}

@ObjectType({ description: 'The postings of one gaming day at a position.' })
class DayTotals {
  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => [TrialBalanceLine], { description: 'Every account with a movement, by path and currency.' })
  lines!: TrialBalanceLine[];
}

@ObjectType({
  description: 'The new totals of changed gaming days. Intermediate totals are skipped.',
})
class GamingDayTotals extends Delivered {
  @Field({
    description: 'False if an event that belongs here is parked because of a bug.',
  })
  complete!: boolean;

  @Field(() => [DayTotals], { description: 'Oldest first.' })
  days!: DayTotals[];
}

@Resolver()
@RequirePermission('ledger:read')
export class GamingDayTotalsResolver {
  constructor(private readonly feeds: FeedReader) {}

  @Subscription(() => GamingDayTotals, {
    resolve: (item: GamingDayTotals) => item,
    description: 'The latest totals of a gaming day after each posting; intermediate totals may be skipped.',
  })
  gamingDayTotals(
    @Args() { after, ...wanted }: GamingDayTotalsArguments,
    @CurrentSubscriber() subscriber: Subscriber,
  ): Promise<AsyncIterableIterator<GamingDayTotals>> {
    return this.feeds.subscribe(totalsOf(wanted), subscriber, after);
  }
}

type Wanted = Omit<GamingDayTotalsArguments, 'after'>;

const totalsOf = (wanted: Wanted): Feed<GamingDayTotals> => ({
  name: JSON.stringify(['gamingDayTotals', wanted.gamingDay, wanted.basis]),
  casino: wanted.casino,
  read: (snapshot, span) => readTotals(snapshot, span, wanted),
});

async function readTotals(
  snapshot: OperationSnapshot,
  { after, upTo }: FeedSpan,
  { casino, gamingDay, basis }: Wanted,
): Promise<FeedPage<GamingDayTotals>> {
  const position = upTo - after > RECORDS_AT_ONCE ? after + RECORDS_AT_ONCE : upTo;
  const { day: column } = periodOf({ casino, basis }, position);
  const changed = await snapshot.read((manager) =>
    readDaysPosted(manager, { casino, day: column, after, upTo: position }),
  );
  const days: DayTotals[] = [];
  for (const day of changed.filter((each) => gamingDay === undefined || each === gamingDay)) {
    const period = periodOf({ casino, basis, from: day, asOf: day }, position);
    const sums = await snapshot.read((manager) => accountSums(manager, period));
    days.push({ gamingDay: day, lines: sums.map(trialBalanceLineOf) });
  }
  const complete = snapshot.isComplete({ position, asOf: days.at(-1)?.gamingDay ?? null });
  return { items: days.length === 0 ? [] : [{ position, complete, days }], reached: position };
}
