import { ArgsType, ObjectType, Args, Resolver, createUnionType } from '@nestjs/graphql';
import {
  type CorrectionRefusalCode,
  type CorrectionRefused,
  CorrectionDecisions,
  CORRECTION_REFUSALS,
  type WantedCorrection,
} from './correction.decisions';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import { decidedOrRefused, DataRefused, decisionRecorded, refusedWith } from '../../api/decision-refused';
import { RequirePermission } from '../../access/require-permission.decorator';
import { storable } from '../../intake/json-text';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { statedData, statedWords } from '../_core/decisions/decision-writer';
import { g } from '../../api/schema-fields';
import { Inject } from '@nestjs/common';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { type CorrectionToPreview, previewCorrection } from '../../projector/runner/preview-decision';
import { DecisionPreview, NOTHING_PREVIEWED, previewOf } from './decision-preview.type';

@ArgsType()
export class ProposeCorrectionArguments extends g.args(OfCasinoArguments, {
  source: g.text(
    'The source of the event to correct; if it was corrected before, the source of its last correction.',
  ),
  event: g.id('Id of that event within its source.'),
  replacement: g.optional(
    g.text('The replacement data of the event as JSON text; without it the event is cancelled.'),
  ),
  reason: g.text('The reason, 1 to 1000 characters.'),
  document: g.optional(g.text('Number of a document kept by the casino.')),
}) {}

@ArgsType()
export class RecordCorrectionArguments extends g.args(OfCasinoArguments, {
  proposal: g.id('Event id of the proposal.'),
}) {}

@ObjectType('CorrectionDecided', { description: 'It is recorded.' })
export class CorrectionDecidedType extends g.object({
  what: g.text('The type of event: correction.proposed, correction.withdrawn or correction.recorded.'),
  eventId: g.id('Id of the event that records it; for a proposal, the argument of recordCorrection.'),
  receipt: g.text('Pass it as waitFor to query the effect.'),
}) {}

@ObjectType('CorrectionRefused', { description: 'Nothing was decided.' })
export class CorrectionRefusedType extends g.object(DataRefused<CorrectionRefusalCode>, {
  about: g.list(g.text('The event to correct instead.')),
}) {}

const CORRECTION = decisions({
  answer: decidedOrRefused('CorrectionDecisionResult', CorrectionDecidedType, CorrectionRefusedType),
  recorded: decisionRecorded,
  refused: (why: CorrectionRefused) => refusedWith(CORRECTION_REFUSALS, why),
  behind: { code: 'CORRECTION.BOOKS_BEHIND', about: [] },
});

/**
 * @throws GraphQLError BAD_USER_INPUT if the replacement does not have the data of an event; a correction cancels only
 * if it has no replacement
 */
const effectWanted = ({
  source,
  event,
  replacement,
}: CorrectionPreviewArguments): Pick<WantedCorrection, 'corrects' | 'replacement'> => ({
  corrects: { source, id: event },
  replacement: replacement === undefined ? undefined : statedData(replacement, 'replacement'),
});

const LONGEST_DOCUMENT = 120;

@Resolver()
@RequirePermission('corrections:decide')
export class CorrectionDecisionResolver {
  constructor(private readonly decisions: CorrectionDecisions) {}

  @DecisionField(
    CORRECTION,
    'Proposes to correct a recorded event; another person must approve with recordCorrection.',
  )
  proposeCorrection(@Args() args: ProposeCorrectionArguments): DecisionIn<typeof CORRECTION> {
    const { document } = args;
    const wanted = {
      ...effectWanted(args),
      reason: statedWords(args.reason),
      document: document?.trim() ? storable(document.trim().slice(0, LONGEST_DOCUMENT)) : undefined,
    };
    return (inView, principal) => this.decisions.propose(wanted, inView, principal);
  }

  @DecisionField(
    CORRECTION,
    'Withdraws your own proposal of a correction, before another person approves it: nothing is corrected.',
  )
  withdrawCorrection(@Args() { proposal }: RecordCorrectionArguments): DecisionIn<typeof CORRECTION> {
    return (inView, principal) => this.decisions.withdraw(proposal, inView, principal);
  }

  @DecisionField(
    CORRECTION,
    "Approves another person's proposal: the correction is recorded; changed entries are reversed and replaced.",
  )
  recordCorrection(@Args() { proposal }: RecordCorrectionArguments): DecisionIn<typeof CORRECTION> {
    return (inView, principal) => this.decisions.approve(proposal, inView, principal);
  }
}

@ArgsType()
class CorrectionPreviewArguments extends g.args(OfCasinoArguments, {
  source: g.text('As in proposeCorrection: the source of the event, or of its last correction.'),
  event: g.id('Id of that event within its source.'),
  replacement: g.optional(
    g.text('The replacement data as JSON text; without it the event would be cancelled.'),
  ),
}) {}

@ObjectType({
  description: 'What a correction would change if it were the next record. Nothing is recorded.',
})
export class CorrectionPreview extends DecisionPreview {}

export const CorrectionPreviewResult = createUnionType({
  name: 'CorrectionPreviewResult',
  types: () => [CorrectionPreview, CorrectionRefusedType] as const,
  resolveType: (value: object) => ('isPreviewed' in value ? CorrectionPreview : CorrectionRefusedType),
});

@Resolver()
@RequirePermission('corrections:decide')
export class CorrectionPreviewResolver {
  constructor(
    private readonly decisions: CorrectionDecisions,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  @AnswerField(
    () => CorrectionPreviewResult,
    'What a correction would change in the books, and which findings it would open and end: before it is proposed, and before it is approved.',
  )
  correctionPreview(
    @Args() args: CorrectionPreviewArguments,
  ): AnswerOf<CorrectionPreview | CorrectionRefusedType> {
    const wanted = effectWanted(args);
    return async (inView) => {
      const looked = await this.decisions.lookAt(wanted, inView);
      if (!looked.ok) return CORRECTION.refused(looked.refusal) as CorrectionRefusedType;
      const { casino, position, manager } = inView;
      const gamingDay = looked.value.fact.gamingday;
      const asked = { ...wanted, casino, position, gamingDay, at: new Date().toISOString() };
      // The schema of the event has accepted it.
      const effect = await previewCorrection(manager, this.store, asked as CorrectionToPreview);
      const preview = effect === undefined ? NOTHING_PREVIEWED : await previewOf(effect, inView);
      return { isPreviewed: effect !== undefined, ...preview };
    };
  }
}
