import type { Release } from '../../kernel/release';
import type { BothLanguages } from '../../kernel/words';
import { entryOf } from '../../kernel/same-value';
import { type BookSpan, declaredFacts } from '../_core/books/book-facts.queries';
import { readExplanations } from '../gaming-day/decisions.queries';
import type { Queryable } from '../../database/queryable';
import { ANTICIPOS_LAYOUTS, anticiposBook, cajaDeAnticiposBook } from '../table-session/anticipos.book';
import { arqueoBook } from '../cage/arqueo-de-caja.book';
import { BANCAS_LAYOUTS, bancasBook } from '../player-bank/bancas.book';
import { BENEFICIOS_LAYOUTS, beneficiosBook } from '../table-session/beneficios.book';
import type { Book } from '../_core/books/book';
import { bookIn, type Layouts } from '../_core/books/layout';
import { cambistasBook } from '../cage/cambistas.book';
import { chequesBook } from '../cage/cheques.book';
import { comisionesBook } from '../player-bank/comisiones.book';
import { BOTES_LAYOUTS, botesBook } from '../jackpot/botes.book';
import { CONTROL_LAYOUTS, controlBook } from '../table-session/control-de-ingresos.book';
import { DIFERENCIAS_LAYOUTS, diferenciasBook } from '../corrections/diferencias-y-correcciones.book';
import { dineroPerdidoBook } from '../unclaimed-property/dinero-perdido.book';
import { posicionBook } from '../chips/posicion-de-fichas.book';
import { propinasBook } from '../tips/propinas.book';
import { cajasBook } from '../slips/cajas-y-conteo.book';
import { VALES_LAYOUTS, valesBook } from '../slips/vales.book';
import { controlSlips } from '../slips/slip-control';
import { diarioBook, mayorBook } from '../journal/diario-y-mayor.book';
import { informeMaestroBook, MASTER_LAYOUTS } from '../master-report/informe-maestro.book';
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
import { diarioResumenBook } from '../summary-journal/diario-resumen.book';
import { readSummaryFigures } from '../summary-journal/summary-figures.queries';
import { readTipsFigures } from '../tips/tips.queries';

export interface BookKind extends BothLanguages {
  /** The prescribing article, in Spanish. */
  readonly citation: string;
  /** `period`: the book is also written for several days. */
  readonly span: 'day' | 'period';
  /** The functions of staff who sign it, in Spanish, as the regulation names them. */
  readonly signatures: readonly string[];
}

const FUNCTIONS = {
  Cajero: 'Cashier',
  'Cajero jefe': 'Head cashier',
  'Empleado de mesa': 'Table employee',
  Cambista: 'Cambista',
  'Jefe de partida': 'Pit boss',
  'Director de juegos o sustituto': 'Director of games or deputy',
  'Director o sustituto': 'Director or deputy',
  'Director, Subdirector o miembro del Comité de dirección':
    'Director, deputy director or member of the management committee',
  'Responsable de contabilidad': 'Head of accounting',
  'Representante del personal': 'Representative of the staff',
  'Funcionario de control': 'Control officer',
} as const;

type SigningFunction = keyof typeof FUNCTIONS;

export const functionInEnglish = (name: string): string => entryOf(FUNCTIONS, name) ?? name;

/** Citations of books that no article prescribes. */
const WITHOUT_ARTICLE = {
  'Contabilidad de la casa': 'Accounting of the house',
  'Control de la casa, sin modelo oficial': 'Control of the house, without an official form',
  'Práctica contable: la Orden de 9 de enero de 1979 no prescribe modelo':
    'Accounting practice: the Orden of 9 January 1979 prescribes no form',
  'Desglose de los artículos 53 y 54 de la Orden de 9 de enero de 1979, sin modelo oficial':
    'Breakdown of articles 53 and 54 of the Orden of 9 January 1979, without an official form',
  'Control de la casa; Orden de 9 de enero de 1979, artículo 48.2':
    'Control of the house; Orden of 9 January 1979, article 48.2',
} as const;

/** The citation of a book in English; names of laws stay Spanish, as in all English texts. */
export const citationInEnglish = (citation: string): string =>
  entryOf(WITHOUT_ARTICLE, citation) ??
  citation
    .replace('Orden de 9 de enero de 1979, artículo', 'Orden of 9 January 1979, article')
    .replace(/ y (?=[\d.]+$)/, ' and ');

/** What a book is about. */
export type BookGroup = 'tables' | 'cage' | 'players' | 'control' | 'accounts';

export interface DeclaredBook extends BookKind {
  readonly group: BookGroup;
  readonly signatures: readonly SigningFunction[];
  /** The first release of each of its layouts; layout 1 is the first of the list. */
  readonly layouts: readonly Release[];
  /** The last release that wrote it; undefined for a book that is still written. */
  readonly until?: Release;
  /** @param layout the number of the layout; the current one if undefined */
  readonly read: (db: Queryable, span: BookSpan, layout?: number) => Promise<Book>;
}

/** For a book unchanged since 0.2.0, the first release whose archives are proven. */
const UNCHANGED: Layouts<unknown> = [{ since: '0.2.0' }];

const made = <Figures>(
  read: (db: Queryable, span: BookSpan) => Promise<Figures>,
  bookOf: (figures: Figures) => Book,
  layouts: Layouts<Figures> = UNCHANGED,
): Pick<DeclaredBook, 'layouts' | 'read'> => ({
  layouts: layouts.map(({ since }) => since),
  read: async (db, span, layout = layouts.length) => {
    const figures = await read(db, span);
    return bookIn(layouts, layout, { book: bookOf(figures), figures });
  },
});

const readSlipsOf = async (db: Queryable, { casino, position, day: from, until }: BookSpan) => ({
  control: controlSlips(await readSlipFigures(db, { casino, position, from, until })),
  until,
});

const OF_TABLES: readonly SigningFunction[] = [
  'Cajero',
  'Empleado de mesa',
  'Director de juegos o sustituto',
];

const OF_ACCOUNTS: readonly SigningFunction[] = ['Responsable de contabilidad', 'Director o sustituto'];

/** The official books. Lists, names, files and explanations of a book all follow from its declaration here. */
export const BOOKS = {
  anticipos: {
    en: 'Register of floats',
    es: 'Registro de anticipos',
    group: 'tables',
    citation: 'Orden de 9 de enero de 1979, artículos 47, 48 y 52',
    span: 'day',
    signatures: OF_TABLES,
    ...made(readSessionFigures, anticiposBook, ANTICIPOS_LAYOUTS),
  },
  beneficios: {
    en: 'Register of profits of non-banked tables',
    es: 'Registro de beneficios',
    group: 'tables',
    citation: 'Orden de 9 de enero de 1979, artículo 53',
    span: 'day',
    signatures: OF_TABLES,
    ...made(readSessionFigures, beneficiosBook, BENEFICIOS_LAYOUTS),
  },
  'control-de-ingresos': {
    en: 'Control book of income',
    es: 'Libro-registro de control de ingresos',
    group: 'tables',
    citation: 'Orden de 9 de enero de 1979, artículo 54',
    span: 'day',
    signatures: ['Director, Subdirector o miembro del Comité de dirección'],
    ...made(
      async (db, span) => ({
        ...(await readSessionFigures(db, span)),
        pools: await readPoolIncome(db, span),
        explanations: await readExplanations(db, span),
      }),
      controlBook,
      CONTROL_LAYOUTS,
    ),
  },
  'caja-de-anticipos': {
    en: "The cage's register of floats and fills",
    es: 'Registro de anticipos de la caja central',
    group: 'cage',
    citation: 'Orden de 9 de enero de 1979, artículo 49.2',
    span: 'day',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
    ...made(
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
  },
  'cajas-y-conteo': {
    en: 'Drop boxes and their count',
    es: 'Cajas metálicas y su recuento',
    group: 'tables',
    citation: 'Orden de 9 de enero de 1979, artículos 41 y 48.3',
    span: 'day',
    signatures: OF_TABLES,
    ...made(readDropFigures, cajasBook),
  },
  cambistas: {
    en: 'Cambistas: imprest, orders and counts',
    es: 'Libro de cambistas: fondo fijo, pedidos y recuento',
    group: 'cage',
    citation: 'Orden de 9 de enero de 1979, artículo 42',
    span: 'day',
    signatures: ['Cambista', 'Jefe de partida', 'Cajero'],
    ...made(readCambistaFigures, cambistasBook),
  },
  cheques: {
    en: 'Cheques and certificates of winnings',
    es: 'Libro de cheques y certificados de ganancias',
    group: 'cage',
    citation: 'Orden de 9 de enero de 1979, artículo 46',
    span: 'period',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
    ...made(readChequeFigures, chequesBook),
  },
  'arqueo-de-caja': {
    en: 'Counts of the cage',
    es: 'Arqueos de la caja central',
    group: 'cage',
    citation: 'Orden de 9 de enero de 1979, artículo 49',
    span: 'day',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
    ...made(readCageCountFigures, arqueoBook),
  },
  propinas: {
    en: 'Tips',
    es: 'Libro de propinas',
    group: 'players',
    citation: 'Orden de 9 de enero de 1979, artículos 24 y 28',
    span: 'period',
    signatures: ['Cajero', 'Representante del personal', 'Director de juegos o sustituto'],
    ...made(readTipsFigures, propinasBook),
  },
  'dinero-perdido': {
    en: 'Register of lost and abandoned money',
    es: 'Registro de dinero perdido o abandonado',
    group: 'cage',
    citation: 'Orden de 9 de enero de 1979, artículo 43',
    span: 'period',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
    ...made(readUnclaimedPropertyFigures, dineroPerdidoBook),
  },
  'posicion-de-fichas': {
    en: 'Position of chips',
    es: 'Posición de fichas y placas',
    group: 'cage',
    citation: 'Práctica contable: la Orden de 9 de enero de 1979 no prescribe modelo',
    span: 'day',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
    ...made(readChipFigures, posicionBook),
  },
  comisiones: {
    en: 'Commissions',
    es: 'Libro de comisiones',
    group: 'players',
    citation: 'Desglose de los artículos 53 y 54 de la Orden de 9 de enero de 1979, sin modelo oficial',
    span: 'period',
    signatures: ['Director de juegos o sustituto'],
    ...made(readCommissionFigures, comisionesBook),
  },
  'diferencias-y-correcciones': {
    en: 'Differences and corrections',
    es: 'Libro de diferencias y correcciones',
    group: 'control',
    citation: 'Orden de 9 de enero de 1979, artículo 51.2',
    span: 'period',
    signatures: ['Director de juegos o sustituto', 'Funcionario de control'],
    ...made(readDifferenceFigures, diferenciasBook, DIFERENCIAS_LAYOUTS),
  },
  vales: {
    en: 'Control of slips',
    es: 'Control de vales',
    group: 'control',
    citation: 'Control de la casa; Orden de 9 de enero de 1979, artículo 48.2',
    span: 'period',
    signatures: ['Cajero', 'Director de juegos o sustituto'],
    ...made(readSlipsOf, valesBook, VALES_LAYOUTS),
  },
  bancas: {
    en: "Book of players' banks",
    es: 'Libro de bancas, garajes, depósitos y avales',
    group: 'players',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: OF_TABLES,
    ...made(readBankFigures, bancasBook, BANCAS_LAYOUTS),
  },
  botes: {
    en: 'Book of jackpots',
    es: 'Libro de bolsas y premios acumulados',
    group: 'players',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: ['Cajero', 'Director de juegos o sustituto'],
    ...made(readPoolFigures, botesBook, BOTES_LAYOUTS),
  },
  'informe-maestro': {
    en: 'Master game report',
    es: 'Informe maestro de juegos',
    group: 'tables',
    citation: 'Control de la casa, sin modelo oficial',
    span: 'day',
    signatures: ['Director de juegos o sustituto', 'Responsable de contabilidad'],
    ...made(
      async (db, span) => ({ ...(await readMasterReport(db, span, true)), day: span.day }),
      informeMaestroBook,
      MASTER_LAYOUTS,
    ),
  },
  diario: {
    en: 'Journal',
    es: 'Libro diario',
    group: 'accounts',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: OF_ACCOUNTS,
    ...made(readJournalFigures, diarioBook),
  },
  'diario-resumen': {
    en: 'Summary journal',
    es: 'Libro diario resumido',
    group: 'accounts',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: OF_ACCOUNTS,
    ...made(readSummaryFigures, diarioResumenBook, [{ since: '0.4.0' }]),
  },
  mayor: {
    en: 'General ledger',
    es: 'Libro mayor',
    group: 'accounts',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: OF_ACCOUNTS,
    ...made(readJournalFigures, mayorBook),
  },
} as const satisfies Record<string, DeclaredBook>;

export type BookName = keyof typeof BOOKS;

/** Books that are no longer written. They are still derived, to prove the archives that contain them. */
const FORMER_BOOKS: Readonly<Record<string, DeclaredBook & Required<Pick<DeclaredBook, 'until'>>>> = {};

/** Every book that an archive may contain, by name. */
export type BookCatalogue = Readonly<Record<string, DeclaredBook>>;

export const ARCHIVED_BOOKS: BookCatalogue = { ...BOOKS, ...FORMER_BOOKS };

export const BOOK_NAMES = Object.keys(BOOKS) as BookName[];

export const isBookName = (name: string): name is BookName => Object.hasOwn(BOOKS, name);
