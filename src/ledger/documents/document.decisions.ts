import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openBytes, protectBytes } from '../../access/personal-data/cipher';
import { PersonalKeyError } from '../../access/personal-data/house-key';
import { type KeyFound, SubjectKeys } from '../../access/personal-data/subject-keys';
import type { Principal } from '../../access/principal';
import { type RecordedNow, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import { decidingPerson, DecisionWriter, unsigned } from '../_core/decisions/decision-writer';
import { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import { accepted, refused, type Result } from '../../kernel/result';
import { readKnownDays } from '../casino/known-days.queries';
import { type AttachedTo, documentAttached, type MediaType, mediaTypeOf } from './document.events';
import { type DocumentKept, findDocument, keepDocument, readDayOf, readSealed } from './documents.queries';
import decisions from '../../words/refusals/decisions.json';

export const DOCUMENT_STATUS: Readonly<Record<DocumentRefusalCode, number>> = {
  'DOCUMENT.NOT_A_PERSON': 403,
  'DOCUMENT.BOOKS_BEHIND': 503,
  'DOCUMENT.UNKNOWN_KIND': 415,
  'DOCUMENT.TOO_LARGE': 413,
  'DOCUMENT.QUOTA_USED': 429,
  'DOCUMENT.NO_KEY': 503,
  'DOCUMENT.UNKNOWN': 404,
  'DOCUMENT.ERASED': 410,
  'DOCUMENT.NOTHING_THERE': 404,
  'DOCUMENT.ALREADY_ATTACHED': 409,
};

export const DOCUMENT_REFUSALS = refusalsOf(decisions.document);

export type DocumentRefusalCode = keyof typeof DOCUMENT_REFUSALS;

export interface DocumentToAttach {
  /** SHA-256 of an uploaded file. */
  readonly document: string;
  readonly fileName: string;
  readonly attachedTo: AttachedTo;
  readonly about: string;
  readonly note?: string;
}

interface Attached extends RecordedNow {
  readonly type: typeof documentAttached.type;
}

interface DocumentOf {
  readonly casino: string;
  readonly document: string;
}

type Refusable<Value> = Promise<Result<Value, { readonly code: DocumentRefusalCode }>>;

const refusing = (code: DocumentRefusalCode) => refused({ code });

/** The subject whose key encrypts the bytes; an erasure names the document by it. */
const subjectOf = (document: string): string => `document/${document}`;

/**
 * Attaches documents: their bytes are stored encrypted beside the log, and an event records what they are attached to.
 */
@Injectable()
export class Documents {
  /** The limit of bytes that a casino may store in 24 hours. */
  mostPerDay = 200 * 1024 * 1024;

  constructor(
    private readonly writer: DecisionWriter,
    private readonly keys: SubjectKeys,
    private readonly database: DataSource,
  ) {}

  /** Stores the bytes of a file without attaching it. Equal files are stored once. */
  async keep(
    bytes: Buffer,
    casino: string,
    principal: Principal,
  ): Refusable<Pick<DocumentKept, 'document' | 'mediaType' | 'size'>> {
    if (decidingPerson(principal) === undefined) return refusing('DOCUMENT.NOT_A_PERSON');
    const mediaType = mediaTypeOf(bytes);
    if (mediaType === undefined) return refusing('DOCUMENT.UNKNOWN_KIND');
    const gamingDay = await this.lastDayOf(casino);
    if (gamingDay === undefined) return refusing('DOCUMENT.NOTHING_THERE');
    const document = createHash('sha256').update(bytes).digest('hex');
    const subject = subjectOf(document);
    if (await this.keys.wereErased(casino, [subject])) return refusing('DOCUMENT.ERASED');
    const key = await this.keys.forRecording({ casino, subject, gamingDay }).catch(withoutKey);
    if (key === undefined) return refusing('DOCUMENT.NO_KEY');
    const kept = { document, mediaType, size: bytes.length };
    const isKept = await this.database.transaction((manager) =>
      keepDocument(
        manager,
        { casino, ...kept, keyId: key.id },
        { sealed: protectBytes(bytes, key), by: principal.credentialId, mostBytes: this.mostPerDay },
      ),
    );
    return isKept ? accepted(kept) : refusing('DOCUMENT.QUOTA_USED');
  }

  async attach(
    { document, attachedTo, about, ...words }: DocumentToAttach,
    { casino, position, manager }: BooksInView,
    principal: Principal,
  ): Refusable<Attached> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('DOCUMENT.NOT_A_PERSON');
    const kept = await findDocument(this.database, { casino, document });
    if (kept === undefined) return refusing('DOCUMENT.UNKNOWN');
    if (await this.keys.wereErased(casino, [subjectOf(document)])) return refusing('DOCUMENT.ERASED');
    const gamingDay = await readDayOf(manager, { casino, position, attachedTo, about });
    if (gamingDay === undefined) return refusing('DOCUMENT.NOTHING_THERE');
    const { mediaType, size, sealedHash: sealed } = kept;
    const { type } = documentAttached;
    const recorded = await this.writer.recordOnce({
      casino,
      gamingDay,
      type,
      about: [document, attachedTo, about].join('\0'),
      data: { document, sealed, mediaType, size, attachedTo, about, by, ...words },
      // It decides nothing, so it is not signed.
      principal: unsigned(principal),
    });
    return recorded === undefined ? refusing('DOCUMENT.ALREADY_ATTACHED') : accepted({ ...recorded, type });
  }

  async open({
    casino,
    document,
  }: DocumentOf): Refusable<{ readonly bytes: Buffer; readonly mediaType: MediaType }> {
    const found = await findDocument(this.database, { casino, document });
    if (found === undefined) return refusing('DOCUMENT.UNKNOWN');
    const key = await this.keyOf(found);
    if (key === undefined) return refusing('DOCUMENT.NO_KEY');
    if ('erasedOn' in key) return refusing('DOCUMENT.ERASED');
    const sealed = await readSealed(this.database, found);
    return accepted({ bytes: openBytes(sealed!, key.key), mediaType: found.mediaType });
  }

  private async keyOf({ keyId }: DocumentKept): Promise<KeyFound | undefined> {
    return (await this.keys.find([keyId]).catch(withoutKey))?.get(keyId);
  }

  private async lastDayOf(casino: string): Promise<string | undefined> {
    const snapshot = new OperationSnapshot(this.database);
    try {
      const position = await snapshot.positionOf(casino);
      if (position === undefined) return undefined;
      const [last] = await snapshot.read((db) => readKnownDays(db, { casino, position, limit: 1 }));
      return last;
    } finally {
      await snapshot.close();
    }
  }
}

function withoutKey(failure: unknown): undefined {
  if (failure instanceof PersonalKeyError) return undefined;
  throw failure;
}
