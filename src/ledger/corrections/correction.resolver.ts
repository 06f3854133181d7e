import { ObjectType, Args, ArgsType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type CorrectionKnown, type CorrectionStatus, readCorrections } from './corrections.queries';
import type { Person } from '../../kernel/second-person';
import { ListArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { DecisionSignatureType, imported, signatureOf } from '../register/event.resolver';
import { schemaEnum } from '../../api/scalars';
import { readLinesOfRecords } from '../journal/journal-lines.queries';
import type { JournalLineRow } from '../journal/journal.read-model';
import type { KnownBooks, Question, OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { RequirePermission } from '../../access/require-permission.decorator';
import { readCharts } from '../casino/known-days.queries';
import { JournalLine, journalLineOf } from '../journal/journal-line.type';
import { Snapshot } from '../../api/snapshot/operation-context';
import { g } from '../../api/schema-fields';
import { present } from '../../kernel/present';

export const CorrectionStatusName: Record<Uppercase<CorrectionStatus>, CorrectionStatus> = {
  PROPOSED: 'proposed',
  WITHDRAWN: 'withdrawn',
  REPLACED: 'replaced',
  RECORDED: 'recorded',
};
schemaEnum(CorrectionStatusName, 'CorrectionStatus', 'The status of a correction (corrección).', {
  PROPOSED: 'It waits for another person.',
  WITHDRAWN: 'Who proposed it took it back; it has no effect.',
  REPLACED: 'A later one replaced it; it has no effect.',
  RECORDED: 'Two persons decided it; its effect is in the books.',
});

@ObjectType('Correction', {
  description: 'A correction of a recorded event, from its proposal on. The event itself does not change.',
})
export class CorrectionType extends g.object({
  recordNumber: g.position('Of the proposal, or of a correction without one.'),
  eventId: g.id('Pass it to recordCorrection to approve.'),
  status: g.of(() => CorrectionStatusName),
  gamingDay: g.gamingDay('The gaming day of the correction; for a proposal, the day of the fact.'),
  source: g.text('The source of the event, or of the correction, that it corrects.'),
  event: g.id('Id of that event within its source.'),
  eventType: g.nullable(g.text('Its type; null if no such event was recorded.')),
  replacement: g.nullable(g.text('The replacement data as JSON text; null if the event is cancelled.')),
  reason: g.text(),
  document: g.nullable(g.text()),
  proposedBy: g.text(),
  proposedAt: g.nullable(g.text('As stated; null without a proposal.')),
  withdrawnAt: g.nullable(g.text('When who proposed it took it back; null if it was not withdrawn.')),
  approvedBy: g.nullable(g.text('The second person; null until somebody approves.')),
  recordedAt: g.nullable(g.text()),
  recordedAs: g.nullable(
    g.position(
      'The record of the correction: the cause of its reversals and replacements, also in a restatement.',
    ),
  ),
  signature: g.of(
    () => DecisionSignatureType,
    'Of the correction; of its proposal as long as it is proposed.',
  ),
  imported,
}) {
  at!: { readonly casino: string; readonly position: bigint; readonly record: bigint | null };
}

export function correctionOf(
  known: CorrectionKnown,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): CorrectionType {
  const { recordNumber, eventId, status, gamingDay, corrects, correctsType } = known;
  const { proposed, withdrawn, recorded } = known;
  const { replacement, reason, document } = (recorded ?? proposed)!.data;
  return {
    recordNumber,
    eventId,
    status,
    gamingDay,
    reason,
    source: corrects.source,
    event: corrects.id,
    eventType: correctsType,
    replacement: replacement === undefined ? null : JSON.stringify(replacement),
    document: document ?? null,
    proposedBy: nameOf(recorded?.data.proposedBy ?? proposed!.data.by),
    proposedAt: proposed?.at ?? null,
    withdrawnAt: withdrawn?.at ?? null,
    ...approvalOf(known),
    ...provenanceOf(known),
    at: { casino, position, record: recorded?.recordNumber ?? null },
  };
}

const provenanceOf = ({
  recorded,
  signedWith,
}: CorrectionKnown): Pick<CorrectionType, 'imported' | 'signature'> => ({
  imported: recorded?.imported ?? null,
  signature: signatureOf(signedWith, { imported: recorded?.imported }),
});

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

const CORRECTION_LINES: Question<KnownBooks & { readonly record: bigint }, readonly JournalLineRow[]> = {
  name: 'correction-lines',
  read: readLinesOfRecords,
};

@ArgsType()
class CorrectionsArguments extends g.args(ListArguments, {
  proposal: g.optional(g.text('Only those of the proposal with this event id.')),
}) {}

@Resolver(() => CorrectionType)
@RequirePermission('corrections:read')
export class CorrectionResolver {
  @ListField(
    CorrectionType,
    'Corrections (correcciones) of recorded facts: proposed, withdrawn, replaced and recorded, in order.',
  )
  corrections(@Args() { proposal }: CorrectionsArguments) {
    return list({
      name: 'corrections',
      key: { recordNumber: 'record' },
      read: (db, page) => readCorrections(db, { ...page, ...present({ proposal }) }),
      node: correctionOf,
    });
  }

  @ResolveField(() => [JournalLine], { description: 'The reversed lines.' })
  reversed(
    @Parent() correction: CorrectionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<JournalLine[]> {
    return linesOf(correction, 'reversal', snapshot);
  }

  @ResolveField(() => [JournalLine], { description: 'The replacement lines.' })
  replaced(
    @Parent() correction: CorrectionType,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<JournalLine[]> {
    return linesOf(correction, 'replacement', snapshot);
  }
}

async function linesOf(
  { at: { casino, position, record } }: CorrectionType,
  kind: JournalLineRow['entryKind'],
  snapshot: OperationSnapshot,
): Promise<JournalLine[]> {
  if (record === null) return [];
  const lines = await snapshot.load(CORRECTION_LINES, { casino, position, record });
  const charts = await snapshot.read((manager) => readCharts(manager, { casino, position }));
  return lines.filter(({ entryKind }) => entryKind === kind).map((line) => journalLineOf(line, charts));
}
