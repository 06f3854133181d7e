import type { DataSource } from 'typeorm';
import {
  type DecidedKeys,
  keyIdOf,
  breaksOf,
  decidedKeysIn,
  keysIntroducedIn,
  wrongKeys,
} from '../../ledger/gaming-day/introduced-keys';
import { lastSealOf } from '../../ledger/gaming-day/seal';
import type { NumberedRecord } from '../../ledger/_core/store/numbered-event';
import { type Anchor, type AnchoredBooks, findUnanchored } from './anchors';
import type { BookCatalogue } from '../../ledger/books/book-catalogue.queries';
import { entryOf } from '../../kernel/same-value';
import { PEOPLE_SOURCE } from '../../people/house-fields.events';
import type { Problem } from './problem';
import { verifyTimeStamps } from './stamped-anchors';
import type { Verdict } from './verdict';
import {
  findMissignedInArchive,
  booksOfArchive,
  proveRecords,
  recordedEvent,
  sealingKeys,
} from './prove-records';
import { decidersOfArchive } from './decisions-of-log';
import { type ClosesSeen, verifySeals } from './verify-seals';
import { ArchivedLog, type Archive, readArchive } from './read-archive';
import { inTransaction, type Queryable } from '../../database/queryable';
import { liveGeneration, seeGeneration } from '../generations/generation';
import { casinosUntil } from '../../ledger/register/register';
import { projectToEnd } from '../runner/live-page';
import { type ArchivedBook, type ArchivedLine, closedBooks, journalLines } from './archive-line';
import { bookDifference } from './book-difference';
import { type BooksWanted, columnsAfter, layoutsOfArchive } from './archive-layouts';
import { findMisbookedInArchive } from './booking/archived-booking';

export interface ArchiveProof {
  /** Short names of the casino's seal keys, known from elsewhere; undefined: those in the archive. */
  readonly keyIds?: readonly string[] | undefined;
  readonly anchors?: readonly Anchor[];
  /** Certificates, in DER, of authorities whose time stamps are trusted. */
  readonly authorities?: readonly Buffer[];
  /** The books that an archive may hold; those of this release if absent. */
  readonly catalogue?: BookCatalogue | undefined;
  /** An empty, migrated database for the replay; opened only if the log itself holds. */
  readonly openScratch: () => Promise<{
    readonly dataSource: DataSource;
    readonly close: () => Promise<void>;
  }>;
}

/**
 * Proves the books from an archive alone: its bytes, record numbers, chain, register, seals and trial balances in memory;
 * then, where those hold, journal and books by folding the log again.
 */
export async function verifyArchive(
  lines: AsyncIterable<string>,
  { openScratch, catalogue, ...known }: ArchiveProof,
): Promise<Verdict> {
  const archive = await readArchive(lines);
  const { numbered, problems: ofRecords } = proveRecords(archive.records);
  const heads = new Map(numbered.map((record) => [record.casino, record]));
  const proven = { archive, numbered, areSound: ofRecords.length === 0 };
  const read = await verifyContent(proven, known).catch(unreadable);
  const problems = [...archive.problems, ...ofRecords, ...read.problems];
  const { problem, layouts } = layoutsOfArchive(archive.header, catalogue);
  if (problem !== undefined) problems.push({ check: 'archive', detail: problem });
  if (proven.areSound) problems.push(...(await derived(archive, { openScratch, layouts, catalogue })));
  return {
    ok: problems.length === 0,
    records: archive.records.length,
    pending: 0,
    ...read,
    problems,
    beside: [],
    casinos: [...heads]
      .map(([id, { number, chainHash }]) => ({ id, position: number.toString(), chainHash }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    sealKeys: archive.header.sealKeys.map(keyIdOf),
  };
}

type Read = Pick<
  Verdict,
  'problems' | 'superseded' | 'closes' | 'decisions' | 'sealKeyBreaks' | 'timeStamps'
>;

/** The records of a forged archive may contain anything. Unreadable content is a problem of the archive, not a failure. */
const unreadable = (failure: unknown): Read => ({
  problems: [{ check: 'archive', detail: `it cannot be read on: ${String(failure)}` }],
  superseded: [],
  closes: [],
  decisions: [],
  sealKeyBreaks: [],
  timeStamps: [],
});

interface Proven {
  readonly archive: Archive;
  readonly numbered: readonly NumberedRecord[];
  /** Whether the chain holds; if not, only its check reports what is no record of the log. */
  readonly areSound: boolean;
}

async function verifyContent(
  { archive, numbered, areSound }: Proven,
  { keyIds, anchors = [], authorities = [] }: Omit<ArchiveProof, 'openScratch' | 'catalogue'>,
): Promise<Read> {
  const problems: Problem[] = [];
  const chains = chainsOf(numbered, archive);
  problems.push(...(await findUnanchored(chains, anchors)));
  const stamps = (archive.header.timeStamps ?? []).map((stamp) => ({
    ...stamp,
    record: BigInt(stamp.record),
  }));
  const stamped = await verifyTimeStamps(chains, stamps, authorities);
  problems.push(...stamped.problems);
  const decided = await decidedKeysIn(archive.records.filter(({ source }) => source === PEOPLE_SOURCE));
  problems.push(
    ...keysOutOfOrder(archive, { numbered, decided }).map((detail): Problem => ({ check: 'seals', detail })),
  );
  const missigned = areSound ? await findMissignedInArchive(archive.records) : [];
  problems.push(...missigned.map((detail): Problem => ({ check: 'signatures', detail })));
  const deciders = decidersOfArchive(areSound ? numbered : []);
  problems.push(...deciders.problems.map((detail): Problem => ({ check: 'deciders', detail })));
  const superseded: string[] = [];
  const closes: ClosesSeen[] = [];
  const known = { keys: keysOf(archive, keyIds), fromElsewhere: keyIds !== undefined };
  for (const casino of [...new Set(numbered.map((record) => record.casino))].sort()) {
    const seals = await verifySeals(booksOfArchive(casino, { numbered, journal: archive.journal }), known);
    problems.push(...seals.problems);
    superseded.push(...seals.superseded);
    if (seals.closes.sealed + seals.closes.unsealed.length > 0) closes.push(seals.closes);
  }
  const { decisions } = deciders;
  const [sealKeyBreaks, timeStamps] = [breaksOf(decided), stamped.latest];
  return { problems, superseded, closes, decisions, sealKeyBreaks, timeStamps };
}

/** An archive of a release before 0.2.0 contains no introductions, and neither does its log. */
function keysOutOfOrder(
  { header }: Archive,
  { numbered, decided }: { readonly numbered: readonly NumberedRecord[]; readonly decided: DecidedKeys },
): readonly string[] {
  if (header.introductions === undefined) return [];
  const recorded = numbered.flatMap(({ record }) => keysIntroducedIn(record));
  const sealing = sealingKeys(numbered);
  // A key that was introduced just before the archive was written is in the table, but its record may come after the
  // end of the archive.
  const isRecorded = ({ publicKey }: { readonly publicKey: string }): boolean => sealing.has(publicKey);
  return wrongKeys(header.introductions, recorded, { decided, isRecorded });
}

function chainsOf(numbered: readonly NumberedRecord[], { journal }: Pick<Archive, 'journal'>): AnchoredBooks {
  const links = new Map(numbered.map(({ casino, number, chainHash }) => [`${casino}:${number}`, chainHash]));
  const lasts = new Map(numbered.map(({ casino, number }) => [casino, number]));
  return {
    lastOf: (casino) => lasts.get(casino),
    linkAt: (casino, record) => Promise.resolve(links.get(`${casino}:${record}`)!),
    sealOf: (casino, { gamingDay, until }) => {
      const { closes } = booksOfArchive(casino, { numbered, journal });
      const wanted = { from: gamingDay, until: gamingDay, through: until };
      return Promise.resolve(lastSealOf(casino, closes, wanted)?.hash);
    },
  };
}

const keysOf = ({ header }: Archive, keyIds: readonly string[] | undefined): ReadonlySet<string> =>
  new Set(header.sealKeys.filter((key) => keyIds === undefined || keyIds.includes(keyIdOf(key))));

async function derived(
  archive: Archive,
  { openScratch, ...wanted }: BooksWanted & Pick<ArchiveProof, 'openScratch'>,
): Promise<Problem[]> {
  const scratch = await openScratch();
  try {
    return await deriveAgain(scratch.dataSource, archive, wanted);
  } finally {
    await scratch.close();
  }
}

/**
 * Evaluates the log of an archive again, from its first record, in an empty database that is discarded afterwards,
 * and compares every line of the journal and every book with those of the archive. Names the first difference of each
 * kind.
 */
async function deriveAgain(scratch: DataSource, archive: Archive, wanted: BooksWanted): Promise<Problem[]> {
  await projectToEnd(scratch, new ArchivedLog(archive.records.map(recordedEvent)));
  return inTransaction(scratch, async (db) => {
    await seeGeneration(db, await liveGeneration(db));
    return [
      ...(await findMisbookedInArchive(db, archive.journal)),
      ...(await compareJournal(db, archive)),
      ...(await compareBooks(db, archive, wanted)),
    ];
  });
}

async function compareJournal(
  db: Queryable,
  { header, journal }: Pick<Archive, 'header' | 'journal'>,
): Promise<Problem[]> {
  const added = columnsAfter(header.release);
  let index = 0;
  for await (const { row: given } of journalLines(db)) {
    const kept = journal[index]?.row;
    index += 1;
    const detail = lineDifference(kept, given, added);
    if (detail !== undefined) return [{ check: 'journal', detail }];
  }
  const more = journal[index]?.row;
  return more === undefined
    ? []
    : [{ check: 'journal', detail: `${nameOf(more)}: the log does not give it` }];
}

type Row = ArchivedLine['row'];

function lineDifference(kept: Row | undefined, given: Row, added: ReadonlySet<string>): string | undefined {
  if (kept === undefined || nameOf(kept) !== nameOf(given)) {
    return `${nameOf(given)}: it is not in the archive${kept === undefined ? '' : `, which has ${nameOf(kept)} there`}`;
  }
  // The evaluating release is no difference: this release has evaluated everything again.
  const columns = Object.keys({ ...kept, ...given }).filter(
    (column) => column !== 'rules_release' && !(added.has(column) && !Object.hasOwn(kept, column)),
  );
  const differing = columns.sort().find((column) => entryOf(kept, column) !== entryOf(given, column));
  if (differing === undefined) return undefined;
  const [inArchive, ofLog] = [kept, given].map((row) => saidOf(entryOf(row, differing)));
  return `${nameOf(given)}: ${differing} is ${inArchive} in the archive, the log gives ${ofLog}`;
}

const saidOf = (value: string | null | undefined): string =>
  value === undefined ? 'missing' : value === null ? 'empty' : value;

const nameOf = (row: Row): string =>
  `casino ${row['casino']}, record ${row['record_number']}, line ${row['line']}`;

async function compareBooks(
  db: Queryable,
  { header, books }: Archive,
  wanted: BooksWanted,
): Promise<Problem[]> {
  const kept = new Map(books.map((book) => [bookName(book), book.content]));
  for (const casino of await casinosUntil(db)) {
    for await (const book of closedBooks(db, casino, wanted)) {
      const name = bookName(book);
      const compared = { kept: kept.get(name), given: book.content };
      const difference = kept.delete(name)
        ? bookDifference(compared, header.release)
        : 'it is not in the archive';
      if (difference !== undefined) return [{ check: 'books', detail: `${name}: ${difference}` }];
    }
  }
  const [more] = kept.keys();
  return more === undefined ? [] : [{ check: 'books', detail: `${more}: the log does not give it` }];
}

const bookName = ({ casino, day, book }: ArchivedBook): string => `casino ${casino}, ${book} of ${day}`;
