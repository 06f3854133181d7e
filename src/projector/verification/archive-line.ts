import { type StampedAnchor, stampedAnchors } from './anchors';
import type { IntroducedKey } from '../../ledger/gaming-day/introduced-keys';
import type { EventStorePort, LogPosition, RecordedEvent } from '../../event-log/event-store.port';
import { partitionOf } from '../../event-log/event-store.port';
import type { RecordStatus } from '../../ledger/_core/store/numbered-event';
import { shownBook } from '../../ledger/_core/books/addressed-book';
import { ARCHIVED_BOOKS } from '../../ledger/books/book-catalogue.queries';
import { readDeclaredBook } from '../../ledger/books/books.queries';
import { isClosed } from '../../ledger/casino/authorisation.state';
import { readCasinoBooks, readKnownDays } from '../../ledger/casino/known-days.queries';
import { type Queryable, readRows, takeSnapshot, readPage } from '../../database/queryable';
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { introducedKeys } from '../../ledger/gaming-day/seal-keys';
import { RELEASE } from '../../kernel/release';
import { isBefore, lastCheckpoint, type Places } from '../generations/checkpoints';
import { readLivePlaces, seeGeneration } from '../generations/generation';
import { JOURNAL_LINE } from '../../ledger/journal/journal.read-model';
import { casinosUntil, isoInstant } from '../../ledger/register/register';
import { type ArchivedLayouts, type BooksWanted, layoutsOf } from './archive-layouts';

export interface ArchiveHeader {
  readonly kind: 'cagnotte archive v1';
  readonly release: string;
  /** The number of the layout of each book of that release; not in archives of releases before 0.4.0. */
  readonly layouts?: ArchivedLayouts;
  /** Public seal keys of the casino: SPKI in base64. */
  readonly sealKeys: readonly string[];
  /** How those keys were introduced; not in archives of releases before 0.2.0. */
  readonly introductions?: readonly IntroducedKey[];
  /** Time stamps over anchors; not in archives of releases before 0.2.0. Record numbers are decimal text. */
  readonly timeStamps?: readonly ArchivedTimeStamp[];
}

type ArchivedTimeStamp = Omit<StampedAnchor, 'record'> & { readonly record: string };

export interface ArchivedRecord extends Omit<RecordedEvent, 'principal'> {
  readonly kind: 'record';
  /** Not in what a release before 0.2.0 recorded. */
  readonly principal?: string | undefined;
  readonly register: {
    readonly number: string;
    readonly chainHash: string;
    readonly recordedAt: string;
    readonly standing: RecordStatus;
  } | null;
}

/** A line of the journal: every column as text, amounts in minor units. */
export interface ArchivedLine {
  readonly kind: 'journal';
  readonly row: Readonly<Record<string, string | null>>;
}

export interface ArchivedBook {
  readonly kind: 'book';
  readonly casino: string;
  readonly day: string;
  readonly book: string;
  /** Its content, amounts as decimal text of minor units. */
  readonly content: unknown;
}

/** The last line: the number of lines before it, and their SHA-256 including line feeds. */
export interface ArchiveEnd {
  readonly kind: 'end';
  readonly lines: number;
  readonly sha256: string;
}

export type ArchiveLine = ArchiveHeader | ArchivedRecord | ArchivedLine | ArchivedBook | ArchiveEnd;

/** JSON in which amounts, which are bigint, are decimal text. */
export const archiveJson = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? member.toString() : member));

const AT_ONCE = 5_000;

/** The columns are named one by one: a node of a distributed database takes no row as a whole. */
const LINE_AS_TEXTS = `jsonb_build_object(${JOURNAL_LINE.columns
  .map(({ sqlName }) => `'${sqlName}', to_jsonb(j.${sqlName}) #>> '{}'`)
  .join(', ')})`;

export async function* journalLines(db: Queryable): AsyncGenerator<ArchivedLine> {
  let after: [string, string, string] = ['', '0', '0'];
  for (;;) {
    const rows = await readRows<{ row: Record<string, string | null> }>(
      db,
      `SELECT ${LINE_AS_TEXTS} AS row
         FROM journal_line j
        WHERE (casino, record_number, line) > ($1 COLLATE "C", $2::bigint, $3::integer)
        ORDER BY casino COLLATE "C", record_number, line LIMIT ${AT_ONCE}`,
      after,
    );
    for (const { row } of rows) yield { kind: 'journal', row };
    const last = rows.at(-1)?.row;
    if (last === undefined || rows.length < AT_ONCE) return;
    after = [last['casino']!, last['record_number']!, last['line']!];
  }
}

/** The books of every closed day of a casino, in these layouts. */
export async function* closedBooks(
  db: Queryable,
  { casino, position }: { readonly casino: string; readonly position: bigint },
  { layouts, catalogue = ARCHIVED_BOOKS }: BooksWanted,
): AsyncGenerator<ArchivedBook> {
  const { closedDays = [] } = await readCasinoBooks(db, { casino, position });
  const days = await readKnownDays(db, { casino, position });
  for (const day of days.filter((each) => isClosed(closedDays, each)).sort()) {
    for (const [name, layout] of Object.entries(layouts)) {
      const book = await readDeclaredBook(
        db,
        { name, ...catalogue[name]! },
        { casino, day, position, layout },
      );
      if (typeof book === 'string') continue;
      const content = JSON.parse(archiveJson(shownBook(book))) as unknown;
      yield { kind: 'book', casino, day, book: name, content };
    }
  }
}

const PAGE = 1_000;

/**
 * The whole of the books as lines of JSON, each ending with a line feed: header, the log with what the register has
 * of each record, the journal, the official books of closed days, and an end that shows whether anything is missing.
 * All lines are at the places of the live read models, one for each partition of casinos; ingest and projections go
 * on meanwhile.
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
    const layouts = layoutsOf(RELEASE);
    yield { kind: 'cagnotte archive v1', release: RELEASE, layouts, sealKeys, introductions, timeStamps };
    yield* records(db, store, places);
    yield* journalLines(db);
    for (const casino of await casinosUntil(db)) yield* closedBooks(db, casino, { layouts });
  } finally {
    await snapshot.close();
  }
}

async function* records(
  db: Queryable,
  store: EventStorePort,
  places: Places,
): AsyncGenerator<ArchivedRecord> {
  const upTo = lastCheckpoint(places.values(), store);
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
        kind: 'record',
        casino,
        place,
        stream,
        version,
        principal,
        recordedAt,
        source,
        id,
        type,
        contentHash,
        bytes,
        register,
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
