import type { LogPlace } from '../../event-log/event-store.port';
import type { Standing } from '../../ledger/_core/store/numbered-event';

/** The first line of an archive. */
export interface ArchiveHeader {
  readonly kind: 'cagnotte archive v1';
  readonly release: string;
  /** Public keys by which the house has sealed: SPKI in base64. */
  readonly sealKeys: readonly string[];
}

/** A record of the log, with what the register says of it; null where it is a repeat, which counts no second time. */
export interface ArchivedRecord {
  readonly kind: 'record';
  readonly casino: string;
  readonly place: LogPlace;
  readonly stream: string;
  readonly version: number;
  readonly recordedAt: string;
  readonly source: string;
  readonly id: string;
  readonly type: string;
  readonly contentHash: string;
  readonly bytes: string;
  readonly register: {
    readonly number: string;
    readonly chainHash: string;
    readonly recordedAt: string;
    readonly standing: Standing;
  } | null;
}

/** A line of the journal: every column as text, amounts in minor units. */
export interface ArchivedLine {
  readonly kind: 'journal';
  readonly row: Readonly<Record<string, string | null>>;
}

/** An official book of a closed day, as it was at its close. */
export interface ArchivedBook {
  readonly kind: 'book';
  readonly casino: string;
  readonly day: string;
  readonly book: string;
  /** What stands in it, amounts as decimal text of minor units. */
  readonly content: unknown;
}

/** The last line: how many lines come before it, and the SHA-256 of them with their line feeds. */
export interface ArchiveEnd {
  readonly kind: 'end';
  readonly lines: number;
  readonly sha256: string;
}

export type ArchiveLine = ArchiveHeader | ArchivedRecord | ArchivedLine | ArchivedBook | ArchiveEnd;

/** JSON in which amounts, which are bigint, are decimal text. */
export const archiveJson = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? member.toString() : member));
