import { ArgsType, ObjectType, Args, Mutation, Resolver } from '@nestjs/graphql';
import {
  type CorrectionDecided,
  type CorrectionRefusalCode,
  type CorrectionRefused,
  CorrectionDecisions,
  CORRECTION_REFUSALS,
} from './correction.decisions';
import { decidedOrRefused, DataRefused, detailOf } from '../../api/decision-refused';
import { eventName } from '../../api/scalars';
import { RequirePermission } from '../../access/require-permission.decorator';
import { storable } from '../../intake/json-text';
import { CaughtUpBooks, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { statedData, statedWords } from '../../api/decision-writer';
import { g } from '../../api/schema-fields';

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
