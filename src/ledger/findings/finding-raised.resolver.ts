import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { Args, ArgsType, Field, ObjectType, Resolver, Subscription } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readFindingsRaised } from './findings-raised.queries';
import { findingAt, FindingType, Severity } from './finding.type';
import { type Feed, pageOfRecords, ROWS_PER_PAGE } from '../../api/graphql/subscriptions/feed';
import { FeedReader, type Subscriber } from '../../api/graphql/subscriptions/feed-reader';
import {
  CurrentSubscriber,
  Delivered,
  SubscriptionArguments,
} from '../../api/graphql/subscriptions/subscription-arguments';

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

  @Subscription(() => FindingsRaised, {
    resolve: (item: FindingsRaised) => item,
    description: 'Findings, in the order of the records that open them.',
  })
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
    const wanted = { casino, severity, table, ...span, limit: ROWS_PER_PAGE };
    const raised = await snapshot.read((manager) => readFindingsRaised(manager, wanted));
    const rows = raised.map((finding) => ({ position: finding.openedBy, finding }));
    return pageOfRecords(rows, span, (position, ofRecord) => ({
      position,
      findings: ofRecord.map(({ finding }) => findingAt(finding, position)),
    }));
  },
});
