import { Args, ArgsType, Field, ObjectType, registerEnumType, Resolver } from '@nestjs/graphql';
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
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { findingAt, FindingType, Severity } from './finding.type';
import {
  type FindingChangeRow,
  readFindingChanges,
  readFindingDecisions,
  readFindingsRaised,
} from './findings.queries';

@ArgsType()
class FindingRaisedArguments extends SubscriptionArguments {
  @Field(() => Severity, { nullable: true })
  severity?: FindingSeverity;

  @Field({ nullable: true, description: 'Only findings about this table.' })
  table?: string;
}

@ObjectType({ description: 'The findings opened by one record.' })
class FindingsRaised extends Delivered {
  @Field(() => [FindingType], { description: 'Their state after that record.' })
  findings!: FindingType[];
}

@Resolver()
@RequirePermission('findings:read')
export class FindingRaisedResolver {
  constructor(private readonly feeds: FeedReader) {}

  @Delivers(() => FindingsRaised, 'Findings, in the order of the records that open them.')
  findingRaised(
    @Args() { after, ...wanted }: FindingRaisedArguments,
    @CurrentSubscriber() subscriber: Subscriber,
  ): Promise<AsyncIterableIterator<FindingsRaised>> {
    return this.feeds.subscribe(findingsOf(wanted), subscriber, after);
  }
}

const findingsOf = ({
  casino,
  severity,
  table,
}: Omit<FindingRaisedArguments, 'after'>): Feed<FindingsRaised> => ({
  name: JSON.stringify(['findingRaised', severity, table]),
  casino,
  read: async (snapshot, span) => {
    const wanted = { casino, severity, table, ...span };
    const raised = await snapshot.read((manager) => readFindingsRaised(manager, wanted));
    const rows = raised.map((finding) => ({ position: finding.openedBy, finding }));
    return pageOfRecords(rows, span, (position, ofRecord) => ({
      position,
      findings: ofRecord.map(({ finding }) => findingAt(finding, position)),
    }));
  },
});

const ChangeName: Record<FindingChangeRow['change'], FindingChangeRow['change']> = {
  RAISED: 'RAISED',
  SEEN: 'SEEN',
  ASSIGNED: 'ASSIGNED',
  NOTED: 'NOTED',
  ENDED: 'ENDED',
};
registerEnumType(ChangeName, {
  name: 'FindingChangeKind',
  description: 'The effect of a record on a finding. ENDED: by the rules, or resolved by a person.',
});

@ObjectType({ description: 'One change of one finding.' })
class FindingChange {
  @Field(() => ChangeName)
  change!: FindingChangeRow['change'];

  @Field(() => FindingType, { description: 'Its state after the record.' })
  finding!: FindingType;
}

@ObjectType({ description: 'The effect of one record on findings.' })
class FindingsChanged extends Delivered {
  @Field(() => [FindingChange])
  changes!: FindingChange[];
}

@Resolver()
@RequirePermission('findings:read')
export class FindingChangedResolver {
  constructor(private readonly feeds: FeedReader) {}

  @Delivers(
    () => FindingsChanged,
    'Findings as they are raised, seen, assigned, noted and ended, in the order of the records.',
  )
  findingChanged(
    @Args() { casino, after }: SubscriptionArguments,
    @CurrentSubscriber() subscriber: Subscriber,
  ): Promise<AsyncIterableIterator<FindingsChanged>> {
    return this.feeds.subscribe(changesIn(casino), subscriber, after);
  }
}

const changesIn = (casino: string): Feed<FindingsChanged> => ({
  name: 'findingChanged',
  casino,
  read: async (snapshot, span) => {
    const { rows, said } = await snapshot.read(async (manager) => {
      const changed = await readFindingChanges(manager, { casino, ...span });
      const findings = [...new Set(changed.map(({ findingId }) => findingId))];
      const wanted = { casino, position: span.upTo, findings };
      return { rows: changed, said: await readFindingDecisions(manager, wanted) };
    });
    return pageOfRecords(rows, span, (position, ofRecord) => ({
      position,
      changes: ofRecord.map(({ change, position: _, ...finding }) => ({
        change,
        finding: findingAt(
          finding,
          position,
          said.filter((each) => each.finding === finding.findingId && each.recordNumber <= position),
        ),
      })),
    }));
  },
});
