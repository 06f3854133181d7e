import { saysTheSame } from '../../kernel/stored-form';
import type { RecordedEvent } from '../../event-log/event-store.port';
import { CHAIN_UPGRADED, chainGenesis, type ChainVersion, nextLink } from './chain';
import type { CasinoHead, NumberedRecord, Standing } from '../_core/store/numbered-event';
import { assertUnaltered } from './read-records';

export interface KnownContent {
  readonly contentHash: string;
  /** Set if another hash was met: repeats may differ in the order of keys alone. */
  readonly bytes?: string;
}

export interface NumberingKnowledge {
  readonly heads: ReadonlyMap<string, CasinoHead>;
  /** By `identityOf`: the contents recorded before this page, the one that counts first. */
  readonly contents: ReadonlyMap<string, readonly KnownContent[]>;
}

export interface Numbering {
  readonly numbered: readonly NumberedRecord[];
  readonly heads: ReadonlyMap<string, CasinoHead>;
}

/** One text per identity; none of its parts holds U+0000. */
export const identityOf = ({ casino, source, id }: Pick<RecordedEvent, 'casino' | 'source' | 'id'>): string =>
  `${casino}\0${source}\0${id}`;

export const emptyHead = (casino: string): CasinoHead => ({
  number: 0n,
  chainHash: chainGenesis(casino),
  chainVersion: 1,
  recordedAt: '0001-01-01T00:00:00.000Z',
  repeatsSkipped: 0n,
});

/**
 * Gives the records of a page, in log order, their number, chain link and instant. Storage may be at-least-once;
 * here counting becomes exactly-once: a repeat of a content that was recorded already gets no number, another content
 * under a known identity is numbered as a conflict.
 * @throws LogDamaged when stored bytes no longer hash to what the log says of them
 */
export function numberRecords(records: readonly RecordedEvent[], known: NumberingKnowledge): Numbering {
  const heads = new Map<string, CasinoHead>();
  const contents = new Map(known.contents);
  const numbered: NumberedRecord[] = [];
  for (const record of records) {
    const { casino } = record;
    const head = heads.get(casino) ?? known.heads.get(casino) ?? emptyHead(casino);
    assertUnaltered(record, head.number + 1n);
    const standing = standingOf(record, contents);
    if (standing === 'repeat') {
      heads.set(casino, { ...head, repeatsSkipped: head.repeatsSkipped + 1n });
      continue;
    }
    const entry = numberAfter(head, record, standing);
    const { number, chainHash, chainVersion, recordedAt } = entry;
    heads.set(casino, { ...head, number, chainHash, chainVersion, recordedAt });
    numbered.push(entry);
  }
  return { numbered, heads };
}

function standingOf(
  record: RecordedEvent,
  contents: Map<string, readonly KnownContent[]>,
): Standing | 'repeat' {
  const identity = identityOf(record);
  const known = contents.get(identity) ?? [];
  if (known.some((content) => isRepeat(content, record))) return 'repeat';
  const { contentHash, bytes } = record;
  contents.set(identity, [...known, { contentHash, bytes }]);
  return known.length === 0 ? 'counted' : 'conflict';
}

const isRepeat = (known: KnownContent, { contentHash, bytes }: RecordedEvent): boolean =>
  known.contentHash === contentHash || (known.bytes !== undefined && saysTheSame(known.bytes, bytes));

function numberAfter(head: CasinoHead, record: RecordedEvent, standing: Standing): NumberedRecord {
  const number = head.number + 1n;
  const chainVersion = versionAfter(head, record, standing);
  return {
    record,
    casino: record.casino,
    number,
    chainHash: nextLink(head.chainHash, { ...record, number }, chainVersion),
    chainVersion,
    recordedAt: record.recordedAt > head.recordedAt ? record.recordedAt : head.recordedAt,
    standing,
  };
}

/**
 * A chain never goes back to version 1. One whose first record names a principal has version 2 from the beginning, one
 * that an earlier release began has it from the record by which the service says so.
 */
function versionAfter(head: CasinoHead, record: RecordedEvent, standing: Standing): ChainVersion {
  if (head.chainVersion === 2) return 2;
  if (head.number === 0n) return record.principal === undefined ? 1 : 2;
  return record.type === CHAIN_UPGRADED && standing === 'counted' ? 2 : 1;
}
