import { nameOf, signedAs } from '../_core/books/declared-fact';
import { type GamingDayStatus, statusOf } from '../gaming-day/gaming-day.state';
import { type DayAt, type BookSpan, declaredFacts } from '../_core/books/book-facts.queries';
import {
  decidersOf,
  readDecisions,
  readExplanations,
  type RecordedDecision,
} from '../gaming-day/decisions.queries';
import { readCasinoBooks, readKnownDays } from '../gaming-day/known-days.queries';
import { readGamingDayStanding } from '../day-close/gaming-day.queries';
import type { Queryable } from '../_core/store/queryable';
import { anticiposBook, cajaDeAnticiposBook } from '../player-bank/anticipos.book';
import { arqueoBook } from '../cage/arqueo-de-caja.book';
import { bancasBook } from '../player-bank/bancas.book';
import { beneficiosBook } from '../table-session/beneficios.book';
import { type Book, type Cell, type Section, totalsOf } from '../_core/books/book';
import { type BookName, type BookKind, bookKind } from '../_core/books/book-catalogue';
import { cambistasBook } from '../cage/cambistas.book';
import { chequesBook } from '../cage/cheques.book';
import { comisionesBook } from '../player-bank/comisiones.book';
import { botesBook } from '../jackpot/botes.book';
import { controlBook } from '../table-session/control-de-ingresos.book';
import { diferenciasBook } from '../corrections/diferencias-y-correcciones.book';
import { dineroPerdidoBook } from '../unclaimed-property/dinero-perdido.book';
import { posicionBook } from '../chips/posicion-de-fichas.book';
import { propinasBook } from '../tips/propinas.book';
import { cajasBook } from '../slips/cajas-y-conteo.book';
import { valesBook } from '../slips/vales.book';
import { controlSlips } from '../slips/slip-control';
import { diarioBook, mayorBook } from '../journal/diario-y-mayor.book';
import { informeMaestroBook } from '../master-report/informe-maestro.book';
import { readBankFigures, readCommissionFigures } from '../player-bank/bank-figures.queries';
import { readCageCountFigures, readChequeFigures, readCambistaFigures } from '../cage/cage.queries';
import { readChipFigures } from '../chips/chips.queries';
import { readMasterReport } from '../master-report/read-master-report.queries';
import { readPoolIncome } from '../poker-hand/hand.read-model';
import { readDifferenceFigures } from '../corrections/corrections.queries';
import { readDropFigures, readSlipFigures } from '../slips/slips.queries';
import { readUnclaimedPropertyFigures } from '../unclaimed-property/unclaimed-property.queries';
import { readJournalFigures } from '../journal/numbered-lines.queries';
import { readPoolFigures } from '../jackpot/pools.queries';
import { readSessionFigures } from '../table-session/session-figures.queries';
import { readTipsFigures } from '../tips/tips.queries';
import { addressedBook } from '../_core/books/addressed-book';
import type { CellPart } from '../_core/books/cell-part';

type Row = readonly Cell[];

type Moved = ReadonlyMap<string, { readonly section: number; readonly row: number }>;

/**
 * The book with one currency in each column that is added up, or that does not say which it is in: a section with
 * amounts in several becomes one for each, that of the books first, each with its own totals. A list that names the
 * currency of each row and adds nothing up stays as it is.
 */
export function inOneCurrency(book: Book, ofBooks: string): Book {
  const parts = book.sections.map((section) => inCurrencies(section, ofBooks));
  if (parts.every((each) => each.length === 1)) return { ...book, sections: parts.flat().map(withoutPlaces) };
  const moved = new Map<string, { section: number; row: number }>();
  for (const [section, place] of parts
    .flatMap((each, of) => each.map((part) => [part, of] as const))
    .entries()) {
    for (const [row, was] of place[0].rowsWere.entries()) moved.set(`${place[1]} ${was}`, { section, row });
  }
  return { ...book, sections: parts.flat().map((part) => pointingTo(moved, withoutPlaces(part))) };
}

interface PartOfSection extends Section {
  readonly rowsWere: readonly number[];
}

const withoutPlaces = ({ rowsWere: _rowsWere, ...section }: PartOfSection): Section => section;

function inCurrencies(section: Section, ofBooks: string): PartOfSection[] {
  const all = section.rows.map((_row, index) => index);
  const currencies = [...new Set(section.rows.flatMap((row) => currencyOf(row) ?? []))].sort();
  const isNamed = section.columns.some(({ id }) => id === 'currency') && section.totals === undefined;
  const isInOne = currencies.every((currency) => currency === (totalledIn(section) ?? ofBooks));
  if (isNamed || isInOne) return [{ ...section, rowsWere: all }];
  const inOrder = [...new Set([ofBooks, ...currencies])].filter((currency) => currencies.includes(currency));
  return inOrder.map((currency) => {
    // What has no amount stands once.
    const rowsWere = all.filter((row) => (currencyOf(section.rows[row]!) ?? inOrder[0]) === currency);
    const rows = rowsWere.map((row) => section.rows[row]!);
    return {
      ...section,
      en: `${section.en} (${currency})`,
      es: `${section.es} (${currency})`,
      rows,
      rowsWere,
      ...(section.totals === undefined
        ? {}
        : {
            totals:
              currency === totalledIn(section) ? section.totals : totalsIn(currency, rows, section.totals),
          }),
    };
  });
}

const totalledIn = ({ totals = [] }: Section): string | undefined => currencyOf(totals);

const currencyOf = (row: Row): string | undefined =>
  row.flatMap((cell) => (cell !== null && 'amount' in cell ? [cell.currency] : []))[0];

const totalsIn = (currency: string, rows: readonly Row[], whole: readonly Cell[]): Cell[] =>
  totalsOf(rows, currency).map((total, column) => (whole[column] === null ? null : total));

const pointingTo = (moved: Moved, section: Section): Section => ({
  ...section,
  rows: section.rows.map((row) => row.map((cell) => cellPointingTo(moved, cell))),
});

function cellPointingTo(moved: Moved, cell: Cell): Cell {
  if (cell === null || !('amount' in cell) || cell.parts === undefined) return cell;
  return { ...cell, parts: cell.parts.map((part) => partPointingTo(moved, part)) };
}

function partPointingTo(moved: Moved, part: CellPart): CellPart {
  if (part.from !== 'cell' || part.of === undefined) return part;
  const now = moved.get(`${part.of.section} ${part.of.row}`);
  return now === undefined ? part : { ...part, of: now };
}

export interface Standing {
  readonly status: GamingDayStatus;
  /** The record up to which a book is written: the close of a closed day; for a period, the requested one. */
  readonly through: bigint;
  /** The certifier of the day or of a period; none unless all days are certified. */
  readonly certifiedBy: readonly string[];
  readonly currency: string;
}

export async function readDayStanding(db: Queryable, at: DayAt): Promise<Standing | undefined> {
  const { known, status, checkedThrough: through, currency, decisions } = await readGamingDayStanding(db, at);
  return known ? { status, through, currency, certifiedBy: certifiersOf(status, decisions) } : undefined;
}

export async function readPeriodStanding(
  db: Queryable,
  { casino, position, day: from, until }: DayAt & { readonly until: string },
): Promise<Standing | undefined> {
  const days = await readKnownDays(db, { casino, position, period: { from, until } });
  if (days.length === 0) return undefined;
  const decisions = await readDecisions(db, { casino, position });
  const ofDays = days.map((day) => decisions.filter(({ gamingDay }) => gamingDay === day));
  const reached = ofDays.map((own) => statusOf(own, { openTables: ['not looked at'], uncounted: [] }));
  const status = PROGRESS.find((each) => reached.includes(each))!;
  const { currency = 'EUR' } = await readCasinoBooks(db, { casino, position });
  const certifiedBy = [...new Set(ofDays.flatMap((own) => certifiersOf(status, own)))];
  return { status, through: position, currency, certifiedBy };
}

/** From the least to the most advanced; a period with a day that nobody decided about is open. */
const PROGRESS: readonly GamingDayStatus[] = ['open', 'reopened', 'closed', 'certified'];

function certifiersOf(status: GamingDayStatus, decisions: readonly RecordedDecision[]): string[] {
  const certified = decisions.findLast(({ type }) => type === 'cagnotte.gaming-day.certified.v1');
  if (status !== 'certified' || certified === undefined) return [];
  return decidersOf(certified).map((person) => signedAs(nameOf(person), certified.imported));
}

type BookReader = (db: Queryable, span: BookSpan) => Promise<Book>;

/** A book is made from the figures that it names; nothing else is read for it. */
const made =
  <Figures>(
    read: (db: Queryable, span: BookSpan) => Promise<Figures>,
    bookOf: (figures: Figures) => Book,
  ): BookReader =>
  async (db, span) =>
    bookOf(await read(db, span));

const readSlipsOf = async (db: Queryable, { casino, position, day: from, until }: BookSpan) => ({
  control: controlSlips(await readSlipFigures(db, { casino, position, from, until })),
  until,
});

export const KEPT_BOOKS: Readonly<Record<BookName, BookReader>> = {
  anticipos: made(readSessionFigures, anticiposBook),
  beneficios: made(readSessionFigures, beneficiosBook),
  'control-de-ingresos': made(
    async (db, span) => ({
      ...(await readSessionFigures(db, span)),
      pools: await readPoolIncome(db, span),
      explanations: await readExplanations(db, span),
    }),
    controlBook,
  ),
  'caja-de-anticipos': made(
    declaredFacts(
      'cagnotte.cage.float-issued.v1',
      'cagnotte.cage.credit-received.v1',
      'cagnotte.table.opened.v1',
      'cagnotte.table.filled.v1',
      'cagnotte.table.credited.v1',
      'cagnotte.table.closed.v1',
    ),
    cajaDeAnticiposBook,
  ),
  'cajas-y-conteo': made(readDropFigures, cajasBook),
  cambistas: made(readCambistaFigures, cambistasBook),
  cheques: made(readChequeFigures, chequesBook),
  'arqueo-de-caja': made(readCageCountFigures, arqueoBook),
  propinas: made(readTipsFigures, propinasBook),
  'dinero-perdido': made(readUnclaimedPropertyFigures, dineroPerdidoBook),
  'posicion-de-fichas': made(readChipFigures, posicionBook),
  comisiones: made(readCommissionFigures, comisionesBook),
  'diferencias-y-correcciones': made(readDifferenceFigures, diferenciasBook),
  vales: made(readSlipsOf, ({ control, until }) => valesBook(control, until)),
  bancas: made(readBankFigures, bancasBook),
  botes: made(readPoolFigures, botesBook),
  'informe-maestro': made(
    async (db, span) => ({ ...(await readMasterReport(db, span, true)), day: span.day }),
    informeMaestroBook,
  ),
  diario: made(readJournalFigures, diarioBook),
  mayor: made(readJournalFigures, mayorBook),
};

export interface KeptBook extends Book, BookKind, Standing {
  readonly name: BookName;
  readonly casino: string;
  readonly day: string;
  readonly until: string;
}

export interface BookWanted extends DayAt {
  readonly name: BookName;
  readonly until?: string | undefined;
}

/** Why there is no such book: nothing is known of its days, or it is a book of single days. */
export type NoBook = 'GAMING_DAY.UNKNOWN' | 'BOOK.OF_ONE_DAY';

/** A book of a day, for a closed day as at its close; or of a period, as known at the position. */
export async function readBook(db: Queryable, { name, ...wanted }: BookWanted): Promise<KeptBook | NoBook> {
  const at = { ...wanted, until: wanted.until ?? wanted.day };
  const kind = bookKind(name);
  const isPeriod = at.until !== at.day;
  if (isPeriod && kind.span === 'day') return 'BOOK.OF_ONE_DAY';
  const standing = isPeriod ? await readPeriodStanding(db, at) : await readDayStanding(db, at);
  if (standing === undefined) return 'GAMING_DAY.UNKNOWN';
  const { through: position, currency } = standing;
  const book = await KEPT_BOOKS[name](db, { ...at, position, knownAt: at.position, currency });
  const named = { book: name, day: at.day, ...(isPeriod ? { until: at.until } : {}) };
  return {
    ...addressedBook(inOneCurrency(book, currency), named),
    ...kind,
    ...standing,
    name,
    casino: at.casino,
    day: at.day,
    until: at.until,
  };
}
