import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { storable } from '../../intake/reading/unstorable-content';
import type { BooksInView } from '../../api/decisions/books-in-view';
import { CorrectionDecisions } from './correction.decisions';
import { CaughtUpBooks } from '../../api/graphql/snapshot/caught-up-books';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { statedData } from '../../api/graphql/stated-data';
import { statedWords } from '../../api/graphql/stated-words';
import {
  correctionDecided,
  type CorrectionDecidedType,
  CorrectionDecisionResult,
  correctionRefused,
  type CorrectionRefusedType,
  ProposeCorrectionArguments,
  RecordCorrectionArguments,
} from './correction-decision.type';

type Result = Promise<CorrectionDecidedType | CorrectionRefusedType>;

const LONGEST_DOCUMENT = 120;

@Resolver()
@RequirePermission('corrections:decide')
export class CorrectionDecisionResolver {
  constructor(
    private readonly decisions: CorrectionDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => CorrectionDecisionResult, {
    description: 'Proposes to correct a recorded event; another person must approve with recordCorrection.',
  })
  proposeCorrection(
    @Args() args: ProposeCorrectionArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const { source, event, replacement, document } = args;
    const wanted = {
      corrects: { source, id: event },
      replacement:
        replacement === undefined || replacement === null
          ? undefined
          : statedData(replacement, 'replacement'),
      reason: statedWords(args.reason),
      document: document?.trim() ? storable(document.trim().slice(0, LONGEST_DOCUMENT)) : undefined,
    };
    return this.decide(args.casino, { principal, snapshot }, (inView) =>
      this.decisions.propose(wanted, inView, principal),
    );
  }

  @Mutation(() => CorrectionDecisionResult, {
    description:
      "Approves another person's proposal: the correction is recorded; changed entries are reversed and replaced.",
  })
  recordCorrection(
    @Args() { casino, proposal }: RecordCorrectionArguments,
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
    decision: (inView: BooksInView) => ReturnType<CorrectionDecisions['approve']>,
  ): Result {
    const decided = await this.books.decide({ casino, principal, snapshot }, decision);
    if (decided === 'behind') return correctionRefused({ code: 'CORRECTION.BOOKS_BEHIND', about: [] });
    return decided.ok ? correctionDecided(decided.value) : correctionRefused(decided.refusal);
  }
}
