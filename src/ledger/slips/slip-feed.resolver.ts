import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
import { Position } from '../../api/scalars';
import type { NamedSlip } from './slip-report';
import { NamedSlipType } from './slip.type';
import { readSlipChanges, type SlipReportChanged } from './slips.queries';

@ObjectType({ description: 'A change of one slip by a record, without amounts; see the query `slip`.' })
class SlipChange extends NamedSlipType {
  @Field(() => ID)
  slip!: string;

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
