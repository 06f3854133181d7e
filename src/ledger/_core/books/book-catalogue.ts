import { entryOf } from '../../../kernel/same-value';

export interface BookKind {
  readonly en: string;
  readonly es: string;
  readonly citation: string;
  readonly span: 'day' | 'period';
  /** The functions that sign it, in Spanish, as the regulation names them. */
  readonly signatures: readonly string[];
}

/** The functions that sign a book, in Spanish and in English. */
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

const OF_TABLES: readonly SigningFunction[] = [
  'Cajero',
  'Empleado de mesa',
  'Director de juegos o sustituto',
];

const OF_ACCOUNTS: readonly SigningFunction[] = ['Responsable de contabilidad', 'Director o sustituto'];

/** The official books. `ledger/books/books.queries.ts` says how each is made. */
export const BOOKS = {
  anticipos: {
    en: 'Register of floats',
    es: 'Registro de anticipos',
    citation: 'Orden de 9 de enero de 1979, artículos 47, 48 y 52',
    span: 'day',
    signatures: OF_TABLES,
  },
  beneficios: {
    en: 'Register of profits of non-banked tables',
    es: 'Registro de beneficios',
    citation: 'Orden de 9 de enero de 1979, artículo 53',
    span: 'day',
    signatures: OF_TABLES,
  },
  'control-de-ingresos': {
    en: 'Control book of income',
    es: 'Libro-registro de control de ingresos',
    citation: 'Orden de 9 de enero de 1979, artículo 54',
    span: 'day',
    signatures: ['Director, Subdirector o miembro del Comité de dirección'],
  },
  'caja-de-anticipos': {
    en: "The cage's register of floats and fills",
    es: 'Registro de anticipos de la caja central',
    citation: 'Orden de 9 de enero de 1979, artículo 49.2',
    span: 'day',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
  },
  'cajas-y-conteo': {
    en: 'Drop boxes and their count',
    es: 'Cajas metálicas y su recuento',
    citation: 'Orden de 9 de enero de 1979, artículos 41 y 48.3',
    span: 'day',
    signatures: OF_TABLES,
  },
  cambistas: {
    en: 'Cambistas: imprest, orders and counts',
    es: 'Libro de cambistas: fondo fijo, pedidos y recuento',
    citation: 'Orden de 9 de enero de 1979, artículo 42',
    span: 'day',
    signatures: ['Cambista', 'Jefe de partida', 'Cajero'],
  },
  cheques: {
    en: 'Cheques and certificates of winnings',
    es: 'Libro de cheques y certificados de ganancias',
    citation: 'Orden de 9 de enero de 1979, artículo 46',
    span: 'period',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
  },
  'arqueo-de-caja': {
    en: 'Counts of the cage',
    es: 'Arqueos de la caja central',
    citation: 'Orden de 9 de enero de 1979, artículo 49',
    span: 'day',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
  },
  propinas: {
    en: 'Tips',
    es: 'Libro de propinas',
    citation: 'Orden de 9 de enero de 1979, artículos 24 y 28',
    span: 'period',
    signatures: ['Cajero', 'Representante del personal', 'Director de juegos o sustituto'],
  },
  'dinero-perdido': {
    en: 'Register of lost and abandoned money',
    es: 'Registro de dinero perdido o abandonado',
    citation: 'Orden de 9 de enero de 1979, artículo 43',
    span: 'period',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
  },
  'posicion-de-fichas': {
    en: 'Position of chips',
    es: 'Posición de fichas y placas',
    citation: 'Práctica contable: la Orden de 9 de enero de 1979 no prescribe modelo',
    span: 'day',
    signatures: ['Cajero jefe', 'Director de juegos o sustituto'],
  },
  comisiones: {
    en: 'Commissions',
    es: 'Libro de comisiones',
    citation: 'Desglose de los artículos 53 y 54 de la Orden de 9 de enero de 1979, sin modelo oficial',
    span: 'period',
    signatures: ['Director de juegos o sustituto'],
  },
  'diferencias-y-correcciones': {
    en: 'Differences and corrections',
    es: 'Libro de diferencias y correcciones',
    citation: 'Orden de 9 de enero de 1979, artículo 51.2',
    span: 'period',
    signatures: ['Director de juegos o sustituto', 'Funcionario de control'],
  },
  vales: {
    en: 'Control of slips',
    es: 'Control de vales',
    citation: 'Control de la casa; Orden de 9 de enero de 1979, artículo 48.2',
    span: 'period',
    signatures: ['Cajero', 'Director de juegos o sustituto'],
  },
  bancas: {
    en: "Book of players' banks",
    es: 'Libro de bancas, garajes, depósitos y avales',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: OF_TABLES,
  },
  botes: {
    en: 'Book of jackpots',
    es: 'Libro de bolsas y premios acumulados',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: ['Cajero', 'Director de juegos o sustituto'],
  },
  'informe-maestro': {
    en: 'Master game report',
    es: 'Informe maestro de juegos',
    citation: 'Control de la casa, sin modelo oficial',
    span: 'day',
    signatures: ['Director de juegos o sustituto', 'Responsable de contabilidad'],
  },
  diario: {
    en: 'Journal',
    es: 'Libro diario',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: OF_ACCOUNTS,
  },
  mayor: {
    en: 'General ledger',
    es: 'Libro mayor',
    citation: 'Contabilidad de la casa',
    span: 'period',
    signatures: OF_ACCOUNTS,
  },
} as const satisfies Record<string, BookKind & { readonly signatures: readonly SigningFunction[] }>;

export type BookName = keyof typeof BOOKS;

export const BOOK_NAMES = Object.keys(BOOKS) as BookName[];

export const isBookName = (name: string): name is BookName => Object.hasOwn(BOOKS, name);

export const bookKind = (name: BookName): BookKind => BOOKS[name];
