import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { introducedKeys } from '../../access/seal-keys';
import { stampedAnchors } from './anchors';
import type { EventStorePort, LogPosition } from '../../event-log/event-store.port';
import { RELEASE } from '../../kernel/release';
import { partitionOf } from '../../event-log/partition';
import { isBefore, lastOf, type Places } from '../generations/checkpoints';
import { readLivePlaces, seeGeneration } from '../generations/generation';
import { type Queryable, readRows, takeSnapshot } from '../../ledger/_core/store/queryable';
import { readPage } from '../../ledger/_core/store/read-page';
import { casinosUntil, isoInstant } from '../../ledger/register/register';
import { type ArchivedRecord, type ArchiveLine, closedBooks, journalLines } from './archive-line';

const PAGE = 1_000;

/**
 * The whole of the books as lines of JSON, each ending with a line feed: header, the log with what the register says of
 * each record, the journal, the official books of closed days, and an end that tells whether anything is missing. All of
 * it stands at the places of the live read models, one for each partition of casinos; ingest and projections go on meanwhile.
 */
export async function* writeArchive(dataSource: DataSource, store: EventStorePort): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  for await (const line of linesOf(dataSource, store)) {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    lines += 1;
    yield text;
  }
  yield `${JSON.stringify({ kind: 'end', lines, sha256: hash.digest('hex') } satisfies ArchiveLine)}\n`;
}

async function* linesOf(dataSource: DataSource, store: EventStorePort): AsyncGenerator<ArchiveLine> {
  const snapshot = await takeSnapshot(dataSource);
  const { db } = snapshot;
  try {
    const { generation, places } = await readLivePlaces(db);
    await seeGeneration(db, generation);
    const introductions = await introducedKeys(db);
    const sealKeys = introductions.map(({ publicKey }) => publicKey).sort();
    const timeStamps = (await stampedAnchors(db)).map(({ record, ...stamp }) => ({
      ...stamp,
      record: `${record}`,
    }));
    yield { kind: 'cagnotte archive v1', release: RELEASE, sealKeys, introductions, timeStamps };
    yield* records(db, store, places);
    yield* journalLines(db);
    for (const casino of await casinosUntil(db)) yield* closedBooks(db, casino);
  } finally {
    await snapshot.close();
  }
}

async function* records(
  db: Queryable,
  store: EventStorePort,
  places: Places,
): AsyncGenerator<ArchivedRecord> {
  const upTo = lastOf(places.values(), store);
  if (upTo === undefined) return;
  let after: LogPosition | undefined;
  for (;;) {
    const read = await readPage(store, { after, upTo, limit: PAGE });
    if (read.length === 0) return;
    after = read.at(-1)!.place;
    const page = read.filter(({ casino, place }) => !isBefore(places.get(partitionOf(casino)), place, store));
    const entered = await enteredAt(
      db,
      page.map(({ place }) => place),
    );
    for (const { casino, place, stream, version, principal, recordedAt, ...event } of page) {
      const { source, id, type, contentHash, bytes } = event;
      const register = entered.get(place) ?? null;
      yield {
        ...{ kind: 'record', casino, place, stream, version, principal, recordedAt },
        ...{ source, id, type, contentHash, bytes, register },
      };
    }
  }
}

async function enteredAt(
  db: Queryable,
  places: readonly LogPosition[],
): Promise<ReadonlyMap<LogPosition, NonNullable<ArchivedRecord['register']>>> {
  const rows = await readRows<NonNullable<ArchivedRecord['register']> & { place: LogPosition }>(
    db,
    `SELECT place, number::text AS number, encode(chain_hash, 'hex') AS chain_hash, standing,
            ${isoInstant('recorded_at')} AS recorded_at
       FROM register.record WHERE place = ANY ($1)`,
    [places],
  );
  return new Map(rows.map(({ place, ...register }) => [place, register]));
}
