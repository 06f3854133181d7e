import { Args, ArgsType, InputType, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { ClosesInTurn } from './closes-in-turn.decisions';
import type { DayDecisionRecorded, DayDecisionRefused, WantedAct } from './gaming-day.decisions';
import { GamingDayDecisions } from './gaming-day.decisions';
import { answerOf, DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import { assertMayCasino, CaughtUpBooks, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { statedWords } from '../_core/decisions/decision-writer';
import { type GamingDayRefusalCode, GAMING_DAY_REFUSALS } from './gaming-day.refusals';
import {
  DecisionRefused as DecisionRefusedType,
  decidedOrRefused,
  decisionRecorded,
  refusedWith,
} from '../../api/decision-refused';
import { tieOutOf, TieOutType } from './tie-out.type';
import { g } from '../../api/schema-fields';

@ArgsType()
export class DecisionArguments extends g.args(OfCasinoArguments, {
  day: g.gamingDay(),
}) {}

@InputType({ description: 'The explanation of a failed soft check by the person who closes the day.' })
class ExplanationInput extends g.input({
  check: g.text('The check, e.g. K12.'),
  at: g.optional(g.text('The explained row; without it, the whole check.')),
  explanation: g.text('1 to 1000 characters.'),
}) {}

@ArgsType()
class CloseArguments extends g.args(DecisionArguments, {
  explanations: g.byDefault(
    [],
    g.listOf(() => ExplanationInput),
  ),
}) {}

@ArgsType()
class CertifyArguments extends g.args(DecisionArguments, {
  statement: g.optional(g.text('The text of the certificate.')),
}) {}

@ArgsType()
class ReopeningArguments extends g.args(DecisionArguments, {
  reason: g.text('The reason, 1 to 1000 characters.'),
}) {}

@ObjectType({ description: 'The decision is recorded.' })
class GamingDayDecided extends g.object({
  what: g.text('The type of event: gaming-day.closed.'),
  eventId: g.text('Of the event that records it.'),
  receipt: g.text('Pass it as waitFor to query the decision.'),
  warning: g.nullable(g.text('Warnings that do not block, as configured by the casino.')),
  warningEs: g.nullable(g.text('In Spanish.')),
}) {}

@ObjectType({ description: 'Nothing was decided.' })
class GamingDayRefused extends g.object(DecisionRefusedType<GamingDayRefusalCode>, {
  about: g.list(g.text('Open tables, or the days to be closed first.')),
  tieOuts: g.listOf(() => TieOutType, 'The failed checks without explanation, with their failed rows only.'),
}) {}

export const GAMING_DAY = decisions({
  answer: decidedOrRefused('GamingDayDecisionResult', GamingDayDecided, GamingDayRefused),
  recorded: ({ warning, ...recorded }: DayDecisionRecorded) => ({
    ...decisionRecorded(recorded),
    warning: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].message,
    warningEs: warning === undefined ? null : GAMING_DAY_REFUSALS[warning].messageEs,
  }),
  refused: ({ tieOuts, ...why }: DayDecisionRefused) => ({
    ...refusedWith(GAMING_DAY_REFUSALS, why),
    tieOuts: tieOuts.map((tieOut) => tieOutOf(tieOut)),
  }),
  behind: { code: 'GAMING_DAY.BOOKS_BEHIND', about: [], tieOuts: [] },
});

type Decision = DecisionIn<typeof GAMING_DAY>;

@Resolver()
export class GamingDayDecisionResolver {
  constructor(
    private readonly decisions: GamingDayDecisions,
    private readonly books: CaughtUpBooks,
    private readonly closes: ClosesInTurn,
  ) {}

  @RequirePermission('days:close')
  @DecisionField(
    GAMING_DAY,
    'Opens a gaming day; refused while the previous one is not certified, unless the casino only warns.',
  )
  openGamingDay(@Args() { day }: DecisionArguments): Decision {
    return this.decide({ act: 'open' }, day);
  }

  /** Written without a form of field: it reads the books only when it is its turn (`ClosesInTurn`). */
  @RequirePermission('days:close')
  @Mutation(() => GAMING_DAY.answer, {
    description: 'Closes the books of a gaming day; a refusal lists what does not tie.',
  })
  async closeGamingDay(
    @Args() { casino, day, explanations }: CloseArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<typeof GAMING_DAY.answer> {
    const explained = explanations.map(({ check, at, explanation }) => ({
      check,
      explanation: statedWords(explanation),
      ...(at === undefined || at === null ? {} : { at }),
    }));
    assertMayCasino(principal, casino);
    const close = this.decide({ act: 'close', explanations: explained }, day);
    const closed = await this.closes.inTurn(casino, () =>
      answerOf(GAMING_DAY, this.books, { casino, principal, snapshot }, close),
    );
    return closed ?? GAMING_DAY.refused({ code: 'GAMING_DAY.DECIDED_MEANWHILE', about: [], tieOuts: [] });
  }

  @RequirePermission('days:certify')
  @DecisionField(GAMING_DAY, 'Certifies the closed books of a gaming day.')
  certifyGamingDay(@Args() { day, statement }: CertifyArguments): Decision {
    const said = statement === undefined ? {} : { statement: statedWords(statement) };
    return this.decide({ act: 'certify', ...said }, day);
  }

  @RequirePermission('days:reopen')
  @DecisionField(GAMING_DAY, 'Proposes to reopen a closed gaming day.')
  proposeReopening(@Args() { day, reason }: ReopeningArguments): Decision {
    return this.decide({ act: 'propose-reopening', reason: statedWords(reason) }, day);
  }

  @RequirePermission('days:reopen')
  @DecisionField(GAMING_DAY, "Approves another person's proposal: the books of the day are open again.")
  approveReopening(@Args() { day }: DecisionArguments): Decision {
    return this.decide({ act: 'approve-reopening' }, day);
  }

  private decide(wanted: WantedAct, day: string): Decision {
    return (inView, principal) => this.decisions.decide(wanted, { ...inView, day }, principal);
  }
}
