import type { DataSource } from 'typeorm';
import { latestOn } from '../ledger/casino/authorisation.state';
import { type CasinoClock, clocksOf, readClock } from '../ledger/casino/casino-clocks.state';
import { chartsOf } from '../ledger/casino/chart-mapping';
import { OperationSnapshot } from '../api/snapshot/operation-snapshot';
import type { BookStatus, BookWanted, NoBook } from '../ledger/books/books.queries';
import { readBook, readPeriodStatus } from '../ledger/books/books.queries';
import { readReturn } from '../ledger/duty/duty.queries';
import type { DayAt } from '../ledger/_core/books/book-facts.queries';
import { casinosUntil } from '../ledger/register/register';
import type { BookAnchor, BookCertificate, ChartedBook, CloseInBook, FileWanted } from './charted-book';
import { DUTY_RETURN } from './charted-book';
import { dutyReturnBook, quarterOf } from './duty-return-book';
import { readCasinoBooks, readKnownDays } from '../ledger/casino/known-days.queries';
import type { Queryable } from '../database/queryable';
import { signedAs, staffName } from '../ledger/_core/books/declared-fact';
import { closesOf } from '../ledger/gaming-day/seal.queries';
import { lastSealOf } from '../ledger/gaming-day/seal';
import { readNumberings } from '../ledger/journal/numbered-lines.queries';
import { decidersOf, readDecisions, type RecordedDecision } from '../ledger/gaming-day/decisions.queries';
import { chainLinkAt } from '../ledger/register/records';
import { present } from '../kernel/present';

interface FoundBook {
  readonly book: ChartedBook;
  readonly casinos: readonly string[];
}

interface KnownBook extends FoundBook {
  readonly knownAt: bigint;
}

/** Why there is no such book; `BOOK.NOT_YET` for a requested record that does not exist yet. */
export type NoFile = NoBook | 'BOOK.NOT_YET' | 'GAMING_DUTY.NO_TARIFF';

/** Whether the book was found; a replica may not have replayed a day or a record that the primary has. */
export const isFound = (found: object | NoFile): boolean => typeof found !== 'string';

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
    const found = await snapshot.read((manager) => readFound(manager, { ...wanted, position }));
    return typeof found === 'string' ? found : { ...found, knownAt: position };
  } finally {
    await snapshot.close();
  }
}

type Wanted = Omit<BookWanted, 'name'> & Pick<FileWanted, 'name'>;

async function readFound(db: Queryable, wanted: Wanted): Promise<FoundBook | NoFile> {
  const { name } = wanted;
  if (name === DUTY_RETURN) return readDutyBook(db, wanted);
  const book = await readBook(db, { ...wanted, name });
  if (typeof book === 'string') return book;
  return { book: await charted(db, book, wanted.position), casinos: [book.casino] };
}

type BookAsRead = Omit<
  ChartedBook,
  'charts' | 'clocks' | 'closes' | 'certificates' | 'letterhead' | 'anchor'
>;

async function charted(db: Queryable, book: BookAsRead, position: bigint): Promise<ChartedBook> {
  const { casino, until } = book;
  const { authorisations = [] } = await readCasinoBooks(db, { casino, position });
  const { letterhead, duty } = latestOn(authorisations, until)?.accounting ?? {};
  const decisions = await readDecisions(db, { casino, position });
  const anchor = await readAnchor(db, { book, decisions, position });
  const clocks = clocksOf(authorisations);
  const closes =
    book.name === 'diario' ? await readCloses(db, { book, decisions, position, clocks }) : undefined;
  return {
    ...book,
    charts: chartsOf(authorisations),
    clocks,
    ...present({ closes }),
    certificates: certificatesOf(book, decisions),
    letterhead: { ...letterhead, company: letterhead?.company ?? duty?.company },
    ...present({ anchor }),
  };
}

/** The closes that numbered the entries of a journal, by the clock of the casino. */
async function readCloses(
  db: Queryable,
  { book, decisions, position, clocks }: AnchorFigures & { readonly clocks: readonly CasinoClock[] },
): Promise<CloseInBook[]> {
  const { casino, day: from, until } = book;
  const numberings = await readNumberings(db, { casino, from, until, position });
  return numberings.map(({ recordNumber, ...numbers }) => {
    const close = decisions.find((each) => each.recordNumber === recordNumber);
    return { ...numbers, at: readClock(clocks, close!.happenedAt).at };
  });
}

async function readDutyBook(
  db: Queryable,
  { casino, position, day: asked }: Wanted,
): Promise<FoundBook | NoFile> {
  const { year, quarter, day, until } = quarterOf(asked);
  const found = await readReturn(db, { casino, position, year, quarter });
  if (found === undefined) return 'GAMING_DUTY.NO_TARIFF';
  const standing = await standingOfAll(db, found.casinos, { casino, position, day, until });
  if (standing === undefined) return 'GAMING_DAY.UNKNOWN';
  const { authorisations = [] } = await readCasinoBooks(db, { casino, position });
  const book: BookAsRead = {
    ...dutyReturnBook(found, chartsOf(authorisations)),
    ...standing,
    casino,
    day,
    until,
    name: DUTY_RETURN,
    span: 'period',
    signatures: ['Responsable de contabilidad', 'Director o sustituto'],
  };
  return { book: await charted(db, book, position), casinos: found.casinos };
}

/**
 * The status of the days of a quarter at all casinos of a return: the least advanced one. A quarter is open while
 * nothing is known of its last day or a later one.
 */
async function standingOfAll(
  db: Queryable,
  casinos: readonly string[],
  { casino: own, position, ...days }: DayAt & { readonly until: string },
): Promise<BookStatus | undefined> {
  const heads = new Map((await casinosUntil(db)).map((each) => [each.casino, each.position]));
  const standings: BookStatus[] = [];
  for (const casino of casinos) {
    const at = { casino, position: casino === own ? position : (heads.get(casino) ?? position), ...days };
    const standing = await readPeriodStatus(db, at);
    if (standing === undefined) continue;
    const [last = ''] = await readKnownDays(db, { ...at, limit: 1 });
    const ended = last >= days.until;
    standings.push(ended ? standing : { ...standing, status: 'open', certifiedBy: [] });
  }
  const [first] = standings;
  if (first === undefined) return undefined;
  const least = standings.find(({ status }) => status !== 'certified') ?? first;
  const certifiedBy = [...new Set(standings.flatMap((each) => each.certifiedBy))];
  return { ...least, through: position, certifiedBy: least.status === 'certified' ? certifiedBy : [] };
}

const CLOSED = 'cagnotte.gaming-day.closed.v1';
const CERTIFIED = 'cagnotte.gaming-day.certified.v1';

function certificatesOf(
  { status, certifiedBy, day, until }: Pick<ChartedBook, 'status' | 'certifiedBy' | 'day' | 'until'>,
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
    const names = decidersOf(last).map((person) => signedAs(staffName(person), last.imported));
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
  return { record, hash, ...present({ seal }) };
}

interface AnchorFigures {
  readonly book: Pick<ChartedBook, 'casino' | 'day' | 'until' | 'status'>;
  readonly decisions: readonly RecordedDecision[];
  readonly position: bigint;
}
