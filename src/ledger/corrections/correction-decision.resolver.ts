import { ArgsType, ObjectType, Args, Mutation, Resolver, createUnionType, Query } from '@nestjs/graphql';
import {
  type CorrectionDecided,
  type CorrectionRefusalCode,
  type CorrectionRefused,
  CorrectionDecisions,
  CORRECTION_REFUSALS,
  type WantedCorrection,
} from './correction.decisions';
import { decidedOrRefused, DataRefused, detailOf } from '../../api/decision-refused';
import { eventName } from '../../api/scalars';
import { RequirePermission } from '../../access/require-permission.decorator';
import { storable } from '../../intake/json-text';
import {
  CaughtUpBooks,
  OfCasinoArguments,
  positionFor,
  type BooksInView,
} from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
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
  what: g.text('The type of event: correction.proposed or correction.recorded.'),
  eventId: g.id('Id of the event that records it; for a proposal, the argument of recordCorrection.'),
  receipt: g.text('Pass it as waitFor to query the effect.'),
}) {}

@ObjectType('CorrectionRefused', { description: 'Nothing was decided.' })
export class CorrectionRefusedType extends g.object(DataRefused<CorrectionRefusalCode>, {
  about: g.list(g.text('The event to correct instead.')),
}) {}

export const CorrectionDecisionResult = decidedOrRefused(
  'CorrectionDecisionResult',
  CorrectionDecidedType,
  CorrectionRefusedType,
);

export const correctionDecided = ({ type, eventId, receipt }: CorrectionDecided): CorrectionDecidedType => ({
  what: eventName(type),
  eventId,
  receipt,
});

export const correctionRefused = ({ code, about, wrong }: CorrectionRefused): CorrectionRefusedType => ({
  code,
  ...CORRECTION_REFUSALS[code],
  about,
  ...detailOf(wrong),
});

/** @throws GraphQLError BAD_USER_INPUT where the replacement is no data of an event; it cancels only if it is left out */
const effectWanted = ({
  source,
  event,
  replacement,
}: CorrectionPreviewArguments): Pick<WantedCorrection, 'corrects' | 'replacement'> => ({
  corrects: { source, id: event },
  replacement: replacement === undefined ? undefined : statedData(replacement, 'replacement'),
});

type Result = Promise<CorrectionDecidedType | CorrectionRefusedType>;

const LONGEST_DOCUMENT = 120;

const ANSWERS = {
  recorded: correctionDecided,
  refused: correctionRefused,
  behind: { code: 'CORRECTION.BOOKS_BEHIND', about: [] },
} as const;

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
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    const { document } = args;
    const wanted = {
      ...effectWanted(args),
      reason: statedWords(args.reason),
      document: document?.trim() ? storable(document.trim().slice(0, LONGEST_DOCUMENT)) : undefined,
    };
    return this.books.answer(
      { casino: args.casino, principal, snapshot },
      (inView) => this.decisions.propose(wanted, inView, principal),
      ANSWERS,
    );
  }

  @Mutation(() => CorrectionDecisionResult, {
    description:
      "Approves another person's proposal: the correction is recorded; changed entries are reversed and replaced.",
  })
  recordCorrection(
    @Args() { casino, proposal }: RecordCorrectionArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.decisions.approve(proposal, inView, principal),
      ANSWERS,
    );
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

  @Query(() => CorrectionPreviewResult, {
    description:
      'What a correction would change in the books, and which findings it would open and end: before it is proposed, and before it is approved.',
  })
  async correctionPreview(
    @Args() args: CorrectionPreviewArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<typeof CorrectionPreviewResult> {
    const wanted = effectWanted(args);
    const { casino } = args;
    const position = await positionFor(principal, { casino }, snapshot);
    return snapshot.read((manager) => this.preview(wanted, { casino, position, manager }));
  }

  private async preview(
    wanted: Pick<WantedCorrection, 'corrects' | 'replacement'>,
    inView: BooksInView,
  ): Promise<CorrectionPreview | CorrectionRefusedType> {
    const { casino, position, manager } = inView;
    const looked = await this.decisions.lookAt(wanted, inView);
    if (!looked.ok) return correctionRefused(looked.refusal);
    const gamingDay = looked.value.fact.gamingday;
    const asked = { ...wanted, casino, position, gamingDay, at: new Date().toISOString() };
    // The schema of the event was looked at, so it is the data of one.
    const effect = await previewCorrection(manager, this.store, asked as CorrectionToPreview);
    const preview = effect === undefined ? NOTHING_PREVIEWED : await previewOf(effect, inView);
    return Object.assign(new CorrectionPreview(), {
      position,
      asOf: null,
      isPreviewed: effect !== undefined,
      ...preview,
    });
  }
}
