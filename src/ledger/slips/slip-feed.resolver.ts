import { Args, Field, ID, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import {
  CurrentSubscriber,
  Delivered,
  Delivers,
  type Feed,
  FeedReader,
  pageOfRecords,
  type Subscriber,
  SubscriptionArguments,
} from '../../api/feed-reader';
import { GamingDayType, Position } from '../../api/scalars';
import { SlipKindName } from './slip-control.resolver';
import type { NamedSlip, SlipEnd, SlipKind } from './slip-report';
import { SlipEndName, SlipStepName, type Step } from './slip.type';
import { readSlipChanges, type SlipReportChanged } from './slips.queries';

@ObjectType({ description: 'A change of one slip by a record, without amounts; see the query `slip`.' })
class SlipChange {
  @Field(() => ID)
  slip!: string;

  @Field(() => SlipStepName)
  step!: Step;

  @Field(() => SlipKindName)
  kind!: SlipKind;

  @Field(() => SlipEndName)
  end!: SlipEnd;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Position, { description: 'The record of the report: an earlier one where it was corrected.' })
  recordNumber!: bigint;

  @Field({
    description: 'The report is no longer in force: it was cancelled or replaced.',
  })
  hasEnded!: boolean;
}

@ObjectType({ description: 'The effect of one record on slips.' })
class SlipsChanged extends Delivered {
  @Field(() => [SlipChange])
  changes!: SlipChange[];
}

@Resolver()
@RequirePermission('slips:read')
export class SlipChangedResolver {
  constructor(private readonly feeds: FeedReader) {}

  @Delivers(
    () => SlipsChanged,
    'Slips as they are asked for, sent, received, made void and corrected, in the order of the records.',
  )
  slipChanged(
    @Args() { casino, after }: SubscriptionArguments,
    @CurrentSubscriber() subscriber: Subscriber,
  ): Promise<AsyncIterableIterator<SlipsChanged>> {
    return this.feeds.subscribe(changesIn(casino), subscriber, after);
  }
}

const changesIn = (casino: string): Feed<SlipsChanged> => ({
  name: 'slipChanged',
  casino,
  read: async (snapshot, span) => {
    const rows = await snapshot.read((manager) => readSlipChanges(manager, { casino, ...span }));
    const { items, reached } = pageOfRecords(rows, span, (position, ofRecord) => ({
      position,
      changes: ofRecord.flatMap(changesOf),
    }));
    return { items: items.filter(({ changes }) => changes.length > 0), reached };
  },
});

const changesOf = ({ slips, gamingDay, recordNumber, hasEnded }: SlipReportChanged): SlipChange[] =>
  (JSON.parse(slips) as NamedSlip[])
    .filter(({ kind }) => kind !== 'box')
    .map(({ slip, step, kind, end, table }) => ({
      ...{ slip, step: step ?? 'moved', kind, end, table },
      ...{ gamingDay, recordNumber, hasEnded },
    }));
