import { sha256 } from '../../kernel/identity';
import { saysTheSame } from '../../kernel/stored-form';
import type { RecordedEvent } from '../../event-store/event-store.port';
import { chainGenesis, nextLink } from './chain';
import { LogDamaged } from './log-damaged';
import type { CasinoHead, NumberedRecord, Standing } from './numbered-event';

/** The first record of an identity, as far as the question "is this a repeat?" needs it. */
export interface FirstRecord {
  readonly contentHash: string;
  /** Given where the hashes differ: repeats may differ in the order of keys alone. */
  readonly bytes?: string;
}

export interface NumberingKnowledge {
  readonly heads: ReadonlyMap<string, CasinoHead>;
  /** By `identityOf`; identities recorded before this page. */
  readonly firsts: ReadonlyMap<string, FirstRecord>;
}

export interface Numbering {
  readonly numbered: readonly NumberedRecord[];
  /** The heads of the casinos this page touched, after it. */
  readonly heads: ReadonlyMap<string, CasinoHead>;
}

export const identityOf = ({ casino, source, id }: Pick<RecordedEvent, 'casino' | 'source' | 'id'>): string =>
  JSON.stringify([casino, source, id]);

export const emptyHead = (casino: string): CasinoHead => ({
  number: 0n,
  chainHash: chainGenesis(casino),
  recordedAt: '0001-01-01T00:00:00.000Z',
  repeatsSkipped: 0n,
});

/**
 * Gives the records of a page, in log order, their number, chain link and instant. Storage may be at-least-once;
 * here counting becomes exactly-once: an exact repeat gets no number, other content under a known identity is
 * numbered as a conflict.
 * @throws LogDamaged when stored bytes no longer hash to what the log says of them
 */
export function numberRecords(records: readonly RecordedEvent[], known: NumberingKnowledge): Numbering {
  const heads = new Map<string, CasinoHead>();
  const firsts = new Map(known.firsts);
  const numbered: NumberedRecord[] = [];
  for (const record of records) {
    assertUnaltered(record);
    const { casino } = record;
    const head = heads.get(casino) ?? known.heads.get(casino) ?? emptyHead(casino);
    const standing = standingOf(record, firsts);
    if (standing === 'repeat') {
      heads.set(casino, { ...head, repeatsSkipped: head.repeatsSkipped + 1n });
      continue;
    }
    const entry = numberAfter(head, record, standing);
    heads.set(casino, { ...head, number: entry.number, chainHash: entry.chainHash, recordedAt: entry.recordedAt });
    numbered.push(entry);
  }
  return { numbered, heads };
}

function assertUnaltered(record: RecordedEvent): void {
  const found = sha256(record.bytes);
  if (found !== record.contentHash) {
    throw new LogDamaged(record, `its stored bytes hash to ${found}, the log says ${record.contentHash}`);
  }
}

function standingOf(record: RecordedEvent, firsts: Map<string, FirstRecord>): Standing | 'repeat' {
  const identity = identityOf(record);
  const first = firsts.get(identity);
  if (!first) {
    firsts.set(identity, { contentHash: record.contentHash, bytes: record.bytes });
    return 'counted';
  }
  if (first.contentHash === record.contentHash) return 'repeat';
  return first.bytes !== undefined && saysTheSame(first.bytes, record.bytes) ? 'repeat' : 'conflict';
}

function numberAfter(head: CasinoHead, record: RecordedEvent, standing: Standing): NumberedRecord {
  return {
    record,
    casino: record.casino,
    number: head.number + 1n,
    chainHash: nextLink(head.chainHash, record.contentHash),
    recordedAt: record.recordedAt > head.recordedAt ? record.recordedAt : head.recordedAt,
    standing,
  };
}
