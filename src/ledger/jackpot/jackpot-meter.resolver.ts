import { Args, ArgsType, Field, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { type MeterChange, readMeterChanges } from './meter-changes.queries';
import { eventName } from '../../api/graphql/scalars/event-name';
import { MeterMoved } from './jackpot.type';
import { moneyOf } from '../../api/graphql/scalars/money.type';
import { type Feed, pageOfRecords, ROWS_PER_PAGE } from '../../api/graphql/subscriptions/feed';
import { FeedReader, type Subscriber } from '../../api/graphql/subscriptions/feed-reader';
import {
  CurrentSubscriber,
  Delivered,
  SubscriptionArguments,
} from '../../api/graphql/subscriptions/subscription-arguments';

@ArgsType()
class JackpotMeterArguments extends SubscriptionArguments {
  @Field({ nullable: true, description: 'Only this pool.' })
  pool?: string;
}

@ObjectType({ description: 'The effect of a record on the meter of a pool, and the meter after it.' })
class JackpotMeter extends MeterMoved {
  @Field()
  pool!: string;
}

@ObjectType({ description: 'The effect of one record on the meters of pools.' })
class JackpotMeters extends Delivered {
  @Field(() => [JackpotMeter], { description: 'One per pool, by name.' })
  meters!: JackpotMeter[];
}

@Resolver()
@RequirePermission('tables:read')
export class JackpotMeterResolver {
  constructor(private readonly feeds: FeedReader) {}

  @Subscription(() => JackpotMeters, {
    resolve: (item: JackpotMeters) => item,
    description: 'Every movement of the meters of pools, in the order of the records.',
  })
  jackpotMeter(
    @Args() { casino, pool, after }: JackpotMeterArguments,
    @CurrentSubscriber() subscriber: Subscriber,
  ): Promise<AsyncIterableIterator<JackpotMeters>> {
    return this.feeds.subscribe(metersOf(casino, pool), subscriber, after);
  }
}

const metersOf = (casino: string, pool: string | undefined): Feed<JackpotMeters> => ({
  name: JSON.stringify(['jackpotMeter', pool]),
  casino,
  read: async (snapshot, span) => {
    const wanted = { casino, pool, ...span, limit: ROWS_PER_PAGE };
    const changes = await snapshot.read((manager) => readMeterChanges(manager, wanted));
    return pageOfRecords(changes, span, (position, ofRecord) => ({
      position,
      meters: ofRecord.map(meterOf),
    }));
  },
});

const meterOf = ({
  currency,
  eventType,
  toMeter,
  fromMeter,
  meter,
  ...change
}: MeterChange): JackpotMeter => ({
  ...change,
  what: eventName(eventType),
  toMeter: moneyOf(toMeter, currency),
  fromMeter: moneyOf(fromMeter, currency),
  meter: moneyOf(meter, currency),
});
