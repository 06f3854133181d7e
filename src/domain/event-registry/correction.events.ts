import { Type } from 'typebox';
import { type DataOf, defineEvent } from './event-definition';
import { Reason, Staff } from './people.schema';
import { DocumentId, EventReference } from './references.schema';

/** Nothing is ever edited: a correction is a new fact that points at the old one. */
export const correctionRecorded = defineEvent({
  type: 'cagnotte.correction.recorded.v1',
  category: 'correction',
  appendedWith: 'new-stream',
  description: 'Two persons correct a recorded event: other data take its place, or it is cancelled.',
  data: Type.Object({
    corrects: EventReference,
    replacement: Type.Optional(
      Type.Object(
        {},
        { description: 'data of the type of the corrected event; without it the event is cancelled' },
      ),
    ),
    reason: Reason,
    proposedBy: Staff,
    approvedBy: Staff,
    document: Type.Optional(DocumentId),
  }),
});
export type CorrectionRecorded = DataOf<typeof correctionRecorded>;

export const correctionEvents = [correctionRecorded] as const;
