import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CorrectionKnown, CorrectionStatus } from './corrections.queries';
import type { Person } from '../gaming-day/gaming-day.state';
import { connectionOf } from '../../api/graphql/connection/connection.type';
import { IMPORTED_FIELD, ImportedType } from '../imported/imported.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../api/graphql/scalars/position.scalar';

export const CorrectionStatusName: Record<Uppercase<CorrectionStatus>, CorrectionStatus> = {
  PROPOSED: 'proposed',
  REPLACED: 'replaced',
  RECORDED: 'recorded',
};
registerEnumType(CorrectionStatusName, {
  name: 'CorrectionStatus',
  description: 'The status of a correction (corrección).',
  valuesMap: {
    PROPOSED: { description: 'It waits for another person.' },
    REPLACED: { description: 'A later one replaced it; it has no effect.' },
    RECORDED: { description: 'Two persons decided it; its effect is in the books.' },
  },
});

@ObjectType('Correction', {
  description: 'A correction of a recorded event, from its proposal on. The event itself does not change.',
})
export class CorrectionType {
  @Field(() => Position, { description: 'Of the proposal, or of a correction without one.' })
  recordNumber!: bigint;

  @Field(() => ID, { description: 'Pass it to recordCorrection to approve.' })
  eventId!: string;

  @Field(() => CorrectionStatusName)
  status!: CorrectionStatus;

  @Field(() => GamingDayType, {
    description: 'The gaming day of the correction; for a proposal, the day of the fact.',
  })
  gamingDay!: string;

  @Field({ description: 'The source of the event, or of the correction, that it corrects.' })
  source!: string;

  @Field(() => ID, { description: 'Id of that event within its source.' })
  event!: string;

  @Field(() => String, { nullable: true, description: 'Its type; null if no such event was recorded.' })
  eventType!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The replacement data as JSON text; null if the event is cancelled.',
  })
  replacement!: string | null;

  @Field()
  reason!: string;

  @Field(() => String, { nullable: true })
  document!: string | null;

  @Field()
  proposedBy!: string;

  @Field(() => String, { nullable: true, description: 'As stated; null without a proposal.' })
  proposedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'The second person; null until somebody approves.' })
  approvedBy!: string | null;

  @Field(() => String, { nullable: true })
  recordedAt!: string | null;

  @Field(() => Position, {
    nullable: true,
    description:
      'The record of the correction: the cause of its reversals and replacements, also in a restatement.',
  })
  recordedAs!: bigint | null;

  @Field(() => ImportedType, IMPORTED_FIELD)
  imported!: ImportedType | null;

  /** Where its lines are looked for; no field. */
  at!: { readonly casino: string; readonly position: bigint; readonly record: bigint | null };
}

export const CorrectionConnection = connectionOf(CorrectionType, 'Correction');

export function correctionOf(
  known: CorrectionKnown,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): CorrectionType {
  const { recordNumber, eventId, status, gamingDay, corrects, correctsType, proposed, recorded } = known;
  const { replacement, reason, document } = (recorded ?? proposed)!.data;
  return {
    ...{ recordNumber, eventId, status, gamingDay, reason },
    ...{ source: corrects.source, event: corrects.id, eventType: correctsType },
    replacement: replacement === undefined ? null : JSON.stringify(replacement),
    document: document ?? null,
    proposedBy: nameOf(recorded?.data.proposedBy ?? proposed!.data.by),
    proposedAt: proposed?.at ?? null,
    ...approvalOf(known),
    imported: recorded?.imported ?? null,
    at: { casino, position, record: recorded?.recordNumber ?? null },
  };
}

const approvalOf = ({
  recorded,
}: CorrectionKnown): Pick<CorrectionType, 'approvedBy' | 'recordedAt' | 'recordedAs'> =>
  recorded === undefined
    ? { approvedBy: null, recordedAt: null, recordedAs: null }
    : {
        approvedBy: nameOf(recorded.data.approvedBy),
        recordedAt: recorded.at,
        recordedAs: recorded.recordNumber,
      };

const nameOf = ({ id, name }: Person): string => name ?? id;
