import type { DataSource } from 'typeorm';
import { type ChartMapping, chartsOf, inForce } from '../ledger/casino/chart-mapping';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import { type BookWanted, type KeptBook, type NoBook, readBook } from '../ledger/books/books.queries';
import { readCasinoBooks } from '../ledger/gaming-day/known-days.queries';
import type { Queryable } from '../ledger/_core/store/queryable';
import type { BookName } from '../ledger/_core/books/book-catalogue';
import { nameOf, signedAs } from '../ledger/_core/books/declared-fact';
import { closesOf, lastSealOf } from '../ledger/day-close/seal.queries';
import { decidersOf, readDecisions, type RecordedDecision } from '../ledger/gaming-day/decisions.queries';
import { chainLinkAt } from '../ledger/register/records';
import type { Anchor } from '../projector/verification/anchors';

export interface FileWanted extends Omit<BookWanted, 'position'> {
  readonly knownAt?: bigint | undefined;
}

export interface ChartedBook extends KeptBook {
  readonly charts?: readonly ChartMapping[];
  /** What the authorisation in force on the last day says of the company and the casino. */
  readonly letterhead?: Letterhead;
  /** Who closed and who certified; of a period only who certified, without a moment. */
  readonly certificates?: readonly BookCertificate[];
  /** Of a certified book: what proves later that nothing before it was changed. */
  readonly anchor?: BookAnchor;
}

interface Letterhead {
  readonly company?: string | undefined;
  readonly taxNumber?: string | undefined;
  /** The name of the casino, which is not its id. */
  readonly name?: string | undefined;
}

interface BookCertificate {
  readonly act: 'closed' | 'certified';
  readonly names: string;
  readonly at?: string;
}

type BookAnchor = Omit<Anchor, 'casino'>;

interface KnownBook {
  readonly book: ChartedBook;
  readonly knownAt: bigint;
}

/** Why there is no such book; `BOOK.NOT_YET` where it is wanted as known at a record that is not there yet. */
export type NoFile = NoBook | 'BOOK.NOT_YET';

export async function readKeptBook(
  dataSource: DataSource,
  { knownAt, ...wanted }: FileWanted,
): Promise<KnownBook | NoFile> {
  const snapshot = new OperationSnapshot(dataSource);
  try {
    const last = await snapshot.positionOf(wanted.casino);
    if (last === undefined) return 'GAMING_DAY.UNKNOWN';
    if (knownAt !== undefined && knownAt > last) return 'BOOK.NOT_YET';
    const position = knownAt ?? last;
    const book = await snapshot.read((manager) => readChartedBook(manager, { ...wanted, position }));
    return typeof book === 'string' ? book : { book, knownAt: position };
  } finally {
    await snapshot.close();
  }
}

async function readChartedBook(db: Queryable, wanted: BookWanted): Promise<ChartedBook | NoBook> {
  const book = await readBook(db, wanted);
  if (typeof book === 'string') return book;
  const { authorisations = [] } = await readCasinoBooks(db, wanted);
  const { letterhead, duty } = inForce(authorisations, book.until)?.accounting ?? {};
  const decisions = await readDecisions(db, wanted);
  const anchor = await readAnchor(db, { book, decisions, position: wanted.position });
  return {
    ...{ ...book, charts: chartsOf(authorisations), certificates: certificatesOf(book, decisions) },
    letterhead: { ...letterhead, company: letterhead?.company ?? duty?.company },
    ...(anchor === undefined ? {} : { anchor }),
  };
}

const CLOSED = 'cagnotte.gaming-day.closed.v1';
const CERTIFIED = 'cagnotte.gaming-day.certified.v1';

function certificatesOf(
  { status, certifiedBy, day, until }: KeptBook,
  decisions: readonly RecordedDecision[],
): BookCertificate[] {
  if (day !== until) {
    return certifiedBy.length === 0 ? [] : [{ act: 'certified', names: certifiedBy.join(', ') }];
  }
  if (status !== 'closed' && status !== 'certified') return [];
  const ofDay = decisions.filter(({ gamingDay }) => gamingDay === day);
  return (['closed', 'certified'] as const).flatMap((act) => {
    const last = ofDay.findLast(({ type }) => type === (act === 'closed' ? CLOSED : CERTIFIED));
    if (last === undefined || (act === 'certified' && status !== 'certified')) return [];
    const names = decidersOf(last).map((person) => signedAs(nameOf(person), last.imported));
    return [{ act, names: names.join(', '), at: last.happenedAt }];
  });
}

/**
 * The link of the chain at the certification of a day, or of a period at the record up to which it is written; and the seal of
 * the last sealed day.
 */
async function readAnchor(
  db: Queryable,
  { book, decisions, position }: AnchorFigures,
): Promise<BookAnchor | undefined> {
  const { casino, day, until, status } = book;
  if (status !== 'certified') return undefined;
  const certified = decisions.findLast(({ type, gamingDay }) => type === CERTIFIED && gamingDay === day);
  const record = day === until ? certified?.recordNumber : position;
  if (record === undefined) return undefined;
  const seal = lastSealOf(casino, closesOf(decisions), { from: day, until, through: record });
  const hash = await chainLinkAt(db, { casino, position: record });
  return { record, hash, ...(seal === undefined ? {} : { seal }) };
}

interface AnchorFigures {
  readonly book: KeptBook;
  readonly decisions: readonly RecordedDecision[];
  readonly position: bigint;
}

export const BOOK_FORMATS = [
  'csv',
  'csv-es',
  'jsonl',
  'pdf',
  'pdf-en',
  'xlsx',
  'fec',
  'xdiario',
  'suenlace',
] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

const JOURNAL_ONLY: readonly BookFormat[] = ['fec', 'xdiario', 'suenlace'];

export const isFormatOf = (format: BookFormat, book: BookName): boolean =>
  !JOURNAL_ONLY.includes(format) || book === 'diario';

export const isBookFormat = (name: string): name is BookFormat =>
  (BOOK_FORMATS as readonly string[]).includes(name);
