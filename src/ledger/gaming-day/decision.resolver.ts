import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { GamingDayDecisions, type WantedAct } from './gaming-day.decisions';
import { CaughtUpBooks } from '../../api/graphql/snapshot/caught-up-books';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { statedWords } from '../../api/graphql/stated-words';
import {
  CertifyArguments,
  CloseArguments,
  DecisionArguments,
  decidedAnswer,
  type GamingDayDecided,
  GamingDayDecisionResult,
  type GamingDayRefused,
  refusedAnswer,
  ReopeningArguments,
} from './decision.type';

type Result = Promise<GamingDayDecided | GamingDayRefused>;

@Resolver()
export class GamingDayDecisionResolver {
  constructor(
    private readonly decisions: GamingDayDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @RequirePermission('days:close')
  @Mutation(() => GamingDayDecisionResult, {
    description:
      'Opens a gaming day; refused while the previous one is not certified, unless the casino only warns.',
  })
  openGamingDay(
    @Args() args: DecisionArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.decide({ act: 'open' }, { args, principal, snapshot });
  }

  @RequirePermission('days:close')
  @Mutation(() => GamingDayDecisionResult, {
    description: 'Closes the books of a gaming day; a refusal lists what does not tie.',
  })
  closeGamingDay(
    @Args() args: CloseArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const explanations = args.explanations.map(({ check, at, explanation }) => ({
      check,
      explanation: statedWords(explanation),
      ...(at === undefined || at === null ? {} : { at }),
    }));
    return this.decide({ act: 'close', explanations }, { args, principal, snapshot });
  }

  @RequirePermission('days:certify')
  @Mutation(() => GamingDayDecisionResult, {
    description: 'Certifies the closed books of a gaming day.',
  })
  certifyGamingDay(
    @Args() args: CertifyArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const { statement } = args;
    const said = statement === undefined || statement === null ? {} : { statement: statedWords(statement) };
    return this.decide({ act: 'certify', ...said }, { args, principal, snapshot });
  }

  @RequirePermission('days:reopen')
  @Mutation(() => GamingDayDecisionResult, { description: 'Proposes to reopen a closed gaming day.' })
  proposeReopening(
    @Args() args: ReopeningArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    const reason = statedWords(args.reason);
    return this.decide({ act: 'propose-reopening', reason }, { args, principal, snapshot });
  }

  @RequirePermission('days:reopen')
  @Mutation(() => GamingDayDecisionResult, {
    description: "Approves another person's proposal: the books of the day are open again.",
  })
  approveReopening(
    @Args() args: DecisionArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.decide({ act: 'approve-reopening' }, { args, principal, snapshot });
  }

  private async decide(wanted: WantedAct, { args, principal, snapshot }: Asked): Result {
    const { casino, day } = args;
    const decided = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.decisions.decide(wanted, { ...inView, day }, principal),
    );
    if (decided === 'behind')
      return refusedAnswer({ code: 'GAMING_DAY.BOOKS_BEHIND', about: [], tieOuts: [] });
    return decided.ok ? decidedAnswer(decided.value) : refusedAnswer(decided.refusal);
  }
}

interface Asked {
  readonly args: DecisionArguments;
  readonly principal: Principal;
  readonly snapshot: OperationSnapshot;
}
