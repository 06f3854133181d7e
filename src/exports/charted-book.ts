import type { BothLanguages } from '../kernel/words';
import { BOOK_FORMATS, type BookFormat } from './book-formats';
import { BOOK_NAMES, type BookName, isBookName } from '../ledger/books/book-catalogue.queries';
import type { BookWanted, KeptBook } from '../ledger/books/books.queries';
import type { CasinoClock } from '../ledger/casino/casino-clocks.state';
import type { ChartMapping } from '../ledger/casino/chart-mapping';
import type { Anchor } from '../projector/verification/anchors';

/** The return of the gaming duty is printed and kept like a book; it is that of the quarter of a day. */
export const DUTY_RETURN = 'tasa-de-juego';

export type FileName = BookName | typeof DUTY_RETURN;

export const FILE_NAMES: readonly FileName[] = [...BOOK_NAMES, DUTY_RETURN];

export const isFileName = (name: string): name is FileName => name === DUTY_RETURN || isBookName(name);

export interface FileWanted extends Omit<BookWanted, 'position' | 'name'> {
  readonly name: FileName;
  readonly knownAt?: bigint | undefined;
}

export interface ChartedBook extends Omit<KeptBook, 'name'> {
  readonly name: FileName;
  readonly totalOf?: BothLanguages;
  readonly charts?: readonly ChartMapping[];
  /** The time zones by which its moments are shown; Europe/Madrid where it has none. */
  readonly clocks?: readonly CasinoClock[];
  /** The closes that numbered the entries of a journal, in their order. */
  readonly closes?: readonly CloseInBook[];
  /** What the authorisation in force on the last day says of the company and the casino. */
  readonly letterhead?: Letterhead;
  /** Who closed and who certified, with the moments; for a period only who certified, without a moment. */
  readonly certificates?: readonly BookCertificate[];
  /** Of a certified book: proves later that nothing before it was changed. */
  readonly anchor?: BookAnchor;
}

/** A close of a day of the books, with the first and the last number that it gave to entries of that day. */
export interface CloseInBook {
  readonly gamingDay: string;
  readonly first: bigint;
  readonly last: bigint;
  /** The moment of the close, by the clock of the casino. */
  readonly at: string;
}

interface Letterhead {
  readonly company?: string | undefined;
  readonly taxNumber?: string | undefined;
  readonly name?: string | undefined;
  readonly address?: string | undefined;
}

export interface BookCertificate {
  readonly act: 'closed' | 'certified';
  readonly names: string;
  /** RFC 3339: in UTC for a decision that was recorded here, which the paper states; as reported for imported history. */
  readonly at?: string;
  readonly isRepeated?: boolean;
}

export type BookAnchor = Omit<Anchor, 'casino'>;

/** The summary of the journal, for programs that import one entry a day. */
export const SUMMARY_JOURNAL = 'diario-resumen' satisfies BookName;

const JOURNAL_ONLY: readonly BookFormat[] = ['fec', 'xdiario', 'suenlace'];

/** A FEC states every entry in detail, so that a summary is none. */
const OF_SUMMARY: readonly BookFormat[] = ['xdiario', 'suenlace'];

export const isForJournalOnly = (format: BookFormat): boolean => JOURNAL_ONLY.includes(format);

export const isFormatOf = (format: BookFormat, book: FileName): boolean =>
  !isForJournalOnly(format) || book === 'diario' || (book === SUMMARY_JOURNAL && OF_SUMMARY.includes(format));

/** The words for the formats of a book, where one was asked for that it does not have. */
export const formatsOf = (book: FileName): 'formatOfSummary' | 'formatOfBook' =>
  book === SUMMARY_JOURNAL ? 'formatOfSummary' : 'formatOfBook';

export const isBookFormat = (name: string): name is BookFormat =>
  (BOOK_FORMATS as readonly string[]).includes(name);
