import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { Reason, Staff } from '../_core/fields.schema';
import { MEDIA_TYPES, MOST_BYTES } from './media-type.schema';

export const ATTACHED_TO = ['finding', 'gaming-day', 'slip', 'correction'] as const;
export type AttachedTo = (typeof ATTACHED_TO)[number];

export const LONGEST_FILE_NAME = 120;

const Digest = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, lower-case hexadecimal' });

export const documentAttached = defineEvent({
  type: 'cagnotte.document.attached.v1',
  category: 'document',
  toldBy: 'person',
  decidedBy: 'attachDocument',
  begunHere: true,
  description:
    'A person attaches a file to a finding, a gaming day, a slip or a proposal of a correction. The bytes are not in the log: their digests are.',
  data: Type.Object({
    document: Type.String({ ...Digest, description: 'SHA-256 of the file' }),
    sealed: Type.String({ ...Digest, description: 'SHA-256 of the file as it is kept, encrypted' }),
    mediaType: Type.Enum([...MEDIA_TYPES], { description: 'by the content of the file' }),
    size: Type.Integer({ minimum: 1, maximum: MOST_BYTES, description: 'bytes of the file' }),
    fileName: Type.String({ minLength: 1, maxLength: LONGEST_FILE_NAME }),
    attachedTo: Type.Enum([...ATTACHED_TO]),
    about: Type.String({
      ...{ minLength: 1, maxLength: 200 },
      description: 'id of the finding, gaming day, number of the slip, or id of the proposal',
    }),
    by: Staff,
    note: Type.Optional(Reason),
  }),
});
export type DocumentAttached = DataOf<typeof documentAttached>;

export const documentEvents = [documentAttached] as const;
