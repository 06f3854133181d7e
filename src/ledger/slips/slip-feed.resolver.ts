import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
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

export const SlipChangedResolver = feedResolver({
  field: 'slipChanged',
  description:
    'Slips as they are asked for, sent, received, made void and corrected, in the order of the records.',
  permission: 'slips:read',
  item: () => SlipsChanged,
  wanted: SubscriptionArguments,
  read: async (snapshot, span, { casino }) => {
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
