import { Args, Mutation, Resolver, ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { FindingDecisions, type FindingWord } from './finding.decisions';
import { decisionRecorded } from '../../api/decision-refused';
import { CaughtUpBooks, type Deciding } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { statedWords } from '../../api/stated-data';
import {
  AcknowledgeFindingArguments,
  type FindingDecided,
  FindingDecisionResult,
  type FindingRefused,
  findingRefused,
  ResolveFindingArguments,
  findingAt,
  FindingType,
  Severity,
} from './finding.type';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { readFindingsRaised } from './findings.queries';
import {
  CurrentSubscriber,
  Delivered,
  type Feed,
  FeedReader,
  pageOfRecords,
  type Subscriber,
  SubscriptionArguments,
  Delivers,
} from '../../api/feed-reader';

type Result = Promise<FindingDecided | FindingRefused>;

@Resolver()
@RequirePermission('findings:decide')
export class FindingDecisionResolver {
  constructor(
    private readonly decisions: FindingDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => FindingDecisionResult, {
    description: 'Acknowledges a finding; it stays open.',
  })
  @RequirePermission('findings:acknowledge')
  acknowledgeFinding(
    @Args() { casino, finding, note }: AcknowledgeFindingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const said = note === undefined || note === null ? {} : { note: statedWords(note) };
    return this.say({ act: 'acknowledge', finding, ...said }, { casino, principal, snapshot });
  }

  @Mutation(() => FindingDecisionResult, {
    description: 'Resolves and ends a finding. The facts do not change.',
  })
  resolveFinding(
    @Args() { casino, finding, reason }: ResolveFindingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.say({ act: 'resolve', finding, note: statedWords(reason) }, { casino, principal, snapshot });
  }

  private async say(word: FindingWord, deciding: Deciding): Result {
    const said = await this.books.decide(deciding, (inView) =>
      this.decisions.decide(word, inView, deciding.principal),
    );
    if (said === 'behind') return findingRefused({ code: 'FINDING.BOOKS_BEHIND' });
    return said.ok ? decisionRecorded(said.value) : findingRefused(said.refusal);
  }
}

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
