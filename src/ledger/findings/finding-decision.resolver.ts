import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { FindingDecisions, type FindingWord } from './finding.decisions';
import { decisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { CaughtUpBooks, type Deciding } from '../../api/graphql/snapshot/caught-up-books';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { statedWords } from '../../api/graphql/stated-words';
import {
  AcknowledgeFindingArguments,
  type FindingDecided,
  FindingDecisionResult,
  type FindingRefused,
  findingRefused,
  ResolveFindingArguments,
} from './finding-decision.type';

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
