import { ArgsType, Field, ID, ObjectType, Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CorrectionRefusalCode } from './correction.check';
import {
  type CorrectionDecided,
  type CorrectionRefused,
  CorrectionDecisions,
  CORRECTION_REFUSALS,
} from './correction.decisions';
import { decidedOrRefused, DataRefused } from '../../api/decision-refused';
import { eventName } from '../../api/scalars';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { storable } from '../../intake/json-text';
import { CaughtUpBooks, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { Snapshot } from '../../api/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { statedData, statedWords } from '../../api/decision-writer';

@ArgsType()
export class ProposeCorrectionArguments extends OfCasinoArguments {
  @Field({
    description:
      'The source of the event to correct; if it was corrected before, the source of its last correction.',
  })
  source!: string;

  @Field(() => ID, { description: 'Id of that event within its source.' })
  event!: string;

  @Field({
    nullable: true,
    description: 'The replacement data of the event as JSON text; without it the event is cancelled.',
  })
  replacement?: string;

  @Field({ description: 'The reason, 1 to 1000 characters.' })
  reason!: string;

  @Field({ nullable: true, description: 'Number of a document kept by the casino.' })
  document?: string;
}

@ArgsType()
export class RecordCorrectionArguments extends OfCasinoArguments {
  @Field(() => ID, { description: 'Event id of the proposal.' })
  proposal!: string;
}

@ObjectType('CorrectionDecided', { description: 'It is recorded.' })
export class CorrectionDecidedType {
  @Field({ description: 'The type of event: correction.proposed or correction.recorded.' })
  what!: string;

  @Field(() => ID, {
    description: 'Id of the event that records it; for a proposal, the argument of recordCorrection.',
  })
  eventId!: string;

  @Field({ description: 'Pass it as waitFor to query the effect.' })
  receipt!: string;
}

@ObjectType('CorrectionRefused', { description: 'Nothing was decided.' })
export class CorrectionRefusedType extends DataRefused<CorrectionRefusalCode> {
  @Field(() => [String], { description: 'The event to correct instead.' })
  about!: readonly string[];
}

export const CorrectionDecisionResult = decidedOrRefused(
  'CorrectionDecisionResult',
  CorrectionDecidedType,
  CorrectionRefusedType,
);

export const correctionDecided = ({ type, eventId, receipt }: CorrectionDecided): CorrectionDecidedType => ({
  ...{ what: eventName(type), eventId, receipt },
});

export const correctionRefused = ({ code, about, wrong }: CorrectionRefused): CorrectionRefusedType => ({
  ...{ code, ...CORRECTION_REFUSALS[code], about },
  ...{ detail: wrong?.message ?? null, detailEs: wrong?.messageEs ?? null },
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
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Result {
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.decisions.approve(proposal, inView, principal),
      ANSWERS,
    );
  }
}
