import { Args, ArgsType, Field, ID, Int, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readTableRecords, type TableRecord } from '../register/records';
import { eventName } from '../../api/graphql/scalars/event-name';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { InstantType } from '../../api/graphql/scalars/instant.scalar';
import { type Feed, pageOfRecords, ROWS_PER_PAGE } from '../../api/graphql/subscriptions/feed';
import { FeedReader, type Subscriber } from '../../api/graphql/subscriptions/feed-reader';
import {
  CurrentSubscriber,
  Delivered,
  SubscriptionArguments,
} from '../../api/graphql/subscriptions/subscription-arguments';

@ArgsType()
class TableActivityArguments extends SubscriptionArguments {
  @Field({ nullable: true, description: 'Only of this table.' })
  table?: string;
}

@ObjectType({ description: 'A report of a table, once booked.' })
class TableActivity extends Delivered {
  @Field()
  table!: string;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Int, { description: 'Table session of the day.' })
  sessionNo!: number;

  @Field({ description: 'The type of event: table.opened, round.settled, hand.played, …' })
  what!: string;

  @Field(() => ID, { description: 'Id of the event, within its source.' })
  eventId!: string;

  @Field({ description: 'The source.' })
  source!: string;

  @Field(() => InstantType, { description: 'Time of recording.' })
  recordedAt!: string;
}

@Resolver()
@RequirePermission('tables:read')
export class TableActivityResolver {
  constructor(private readonly feeds: FeedReader) {}

  @Subscription(() => TableActivity, {
    resolve: (item: TableActivity) => item,
    description: 'Reports of the tables, in the order of the records, as soon as they are booked.',
  })
  tableActivity(
    @Args() { casino, table, after }: TableActivityArguments,
    @CurrentSubscriber() subscriber: Subscriber,
  ): Promise<AsyncIterableIterator<TableActivity>> {
    return this.feeds.subscribe(tableActivityOf(casino, table), subscriber, after);
  }
}

const tableActivityOf = (casino: string, table: string | undefined): Feed<TableActivity> => ({
  name: JSON.stringify(['tableActivity', table]),
  casino,
  read: async (snapshot, span) => {
    const wanted = { casino, table, ...span, limit: ROWS_PER_PAGE };
    const records = await snapshot.read((manager) => readTableRecords(manager, wanted));
    return pageOfRecords(records, span, (_position, [record]) => activityOf(record!));
  },
});

const activityOf = ({ eventType, ...record }: TableRecord): TableActivity => ({
  ...record,
  what: eventName(eventType),
});
