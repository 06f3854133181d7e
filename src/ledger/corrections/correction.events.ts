import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { DocumentId, EventReference, Reason, Staff } from '../_core/fields.schema';

const Replacement = Type.Object(
  {},
  { description: 'data of the type of the corrected event; without it the event is cancelled' },
);

export const correctionProposed = defineEvent({
  type: 'cagnotte.correction.proposed.v1',
  category: 'proposal',
  toldBy: 'person',
  decidedBy: 'proposeCorrection',
  begunHere: true,
  appendedWith: 'exact-version',
  description: 'One person proposes to correct a recorded event; another one has to approve.',
  data: Type.Object({
    corrects: EventReference,
    replacement: Type.Optional(Replacement),
    reason: Reason,
    by: Staff,
    document: Type.Optional(DocumentId),
  }),
});
export type CorrectionProposed = DataOf<typeof correctionProposed>;

export const correctionRecorded = defineEvent({
  type: 'cagnotte.correction.recorded.v1',
  category: 'correction',
  toldBy: 'person',
  decidedBy: 'recordCorrection',
  appendedWith: 'new-stream',
  description: 'Two persons correct a recorded event: other data take its place, or it is cancelled.',
  data: Type.Object({
    corrects: EventReference,
    replacement: Type.Optional(Replacement),
    reason: Reason,
    proposedBy: Staff,
    approvedBy: Staff,
    document: Type.Optional(DocumentId),
    proposal: Type.Optional(
      Type.String({ minLength: 1, maxLength: 200, description: 'id of the proposal that was approved' }),
    ),
  }),
});
export type CorrectionRecorded = DataOf<typeof correctionRecorded>;

export const correctionEvents = [correctionProposed, correctionRecorded] as const;
