import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Reason, Staff, Digest } from '../../kernel/fields.schema';

/** Kinds of files that can be attached, with the extension of each. */
export const FILE_ENDINGS = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;

export type MediaType = keyof typeof FILE_ENDINGS;

const LONGEST_NAME = 120;

/**
 * Makes a safe file name: the person's name for the file without characters that a path or a header would interpret,
 * and always with the extension of its kind, so that it cannot become a program.
 * @param usual - the name if none remains
 */
export function documentFileName(name: string, mediaType: MediaType, usual: string): string {
  const ending = `.${FILE_ENDINGS[mediaType]}`;
  const own = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '_')
    .replace(/^[. ]+/, '');
  const isEnded = own.toLowerCase().endsWith(ending) || (ending === '.jpg' && /\.jpeg$/i.test(own));
  const stem = isEnded ? own : `${own === '' ? usual : own}${ending}`;
  return stem.length <= LONGEST_NAME ? stem : `${usual}${ending}`;
}

const MEDIA_TYPES = Object.keys(FILE_ENDINGS) as readonly MediaType[];

export const MOST_BYTES = 5 * 1024 * 1024;

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');

/** The first and last bytes of each kind: ISO 32000-2, 7.5; ITU-T T.81, annex B; ISO/IEC 15948, 5.2 and 11.2.5. */
const SIGNATURES: Readonly<Record<MediaType, { readonly begin: Buffer; readonly end: Buffer }>> = {
  'application/pdf': { begin: latin1('%PDF-'), end: latin1('%%EOF') },
  'image/jpeg': { begin: latin1('\xff\xd8\xff'), end: latin1('\xff\xd9') },
  'image/png': { begin: latin1('\x89PNG\r\n\x1a\n'), end: latin1('IEND\xae\x42\x60\x82') },
};

/** The most bytes after the end: some programs add a line feed or a signature of their own. */
const MOST_AFTER_THE_END = 1024;

/**
 * Detects the kind of a file by its first and last bytes, not by its name.
 * @returns undefined for another kind, and for an incomplete file
 */
export function mediaTypeOf(bytes: Buffer): MediaType | undefined {
  return MEDIA_TYPES.find((type) => {
    const { begin, end } = SIGNATURES[type];
    return bytes.subarray(0, begin.length).equals(begin) && bytes.subarray(-MOST_AFTER_THE_END).includes(end);
  });
}

export const ATTACHED_TO = ['finding', 'gaming-day', 'slip', 'correction', 'incident'] as const;
export type AttachedTo = (typeof ATTACHED_TO)[number];

export const LONGEST_FILE_NAME = 120;

export const documentAttached = defineFact({
  type: 'cagnotte.document.attached.v1',
  title: { en: 'Document attached', es: 'Documento adjunto' },
  category: 'document',
  reportedBy: 'person',
  decidedBy: 'attachDocument',
  permission: 'documents:attach',
  begunHere: true,
  description:
    'A person attaches a file to a finding, a gaming day, a slip, a proposal of a correction or an incident. The bytes are not in the log: their digests are.',
  data: Type.Object({
    document: Type.String({ ...Digest, description: 'SHA-256 of the file' }),
    sealed: Type.String({ ...Digest, description: 'SHA-256 of the file as it is kept, encrypted' }),
    mediaType: Type.Enum([...MEDIA_TYPES], { description: 'by the content of the file' }),
    size: Type.Integer({ minimum: 1, maximum: MOST_BYTES, description: 'bytes of the file' }),
    fileName: Type.String({ minLength: 1, maxLength: LONGEST_FILE_NAME }),
    attachedTo: Type.Enum([...ATTACHED_TO]),
    about: Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'id of the finding, gaming day, number of the slip, id of the proposal, or address of the incident',
    }),
    by: Staff,
    note: Type.Optional(Reason),
  }),
});
export type DocumentAttached = DataOf<typeof documentAttached>;

export const documentEvents = [documentAttached] as const;
