import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import type { BooksInView } from '../../api/decisions/books-in-view';
import { ClearingDecisions } from './clearing.decisions';
import { decisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { CaughtUpBooks } from '../../api/graphql/snapshot/caught-up-books';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { statedData } from '../../api/graphql/stated-data';
import {
  type ClearingDecided,
  ClearingDecisionResult,
  type ClearingRefused,
  clearingRefused,
  ProposeClearingArguments,
  RecordClearingArguments,
} from './clearing-decision.type';

type Result = Promise<ClearingDecided | ClearingRefused>;

@Resolver()
@RequirePermission('corrections:decide')
export class ClearingDecisionResolver {
  constructor(
    private readonly decisions: ClearingDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => ClearingDecisionResult, {
    description: 'Proposes how to clear an open variance; another person must approve with recordClearing.',
  })
  proposeClearing(
    @Args() { casino, day: gamingDay, clearing }: ProposeClearingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const stated = statedData(clearing, 'clearing');
    return this.decide(casino, { principal, snapshot }, (inView) =>
      this.decisions.propose({ gamingDay, stated }, inView, principal),
    );
  }

  @Mutation(() => ClearingDecisionResult, {
    description: "Approves another person's proposal: the variance is cleared in the books of the day.",
  })
  recordClearing(
    @Args() { casino, proposal }: RecordClearingArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.decide(casino, { principal, snapshot }, (inView) =>
      this.decisions.approve(proposal, inView, principal),
    );
  }

  private async decide(
    casino: string,
    { principal, snapshot }: { readonly principal: Principal; readonly snapshot: OperationSnapshot },
    decision: (inView: BooksInView) => ReturnType<ClearingDecisions['approve']>,
  ): Result {
    const decided = await this.books.decide({ casino, principal, snapshot }, decision);
    if (decided === 'behind') return clearingRefused({ code: 'CLEARING.BOOKS_BEHIND' });
    return decided.ok ? decisionRecorded(decided.value) : clearingRefused(decided.refusal);
  }
}
