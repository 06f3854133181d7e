import { citationInEnglish, functionInEnglish } from '../ledger/books/book-catalogue.queries';
import type { KeptBook } from '../ledger/books/books.queries';
import { englishMoment, englishWords, spanishMoment } from '../kernel/words';
import type { Cell } from '../ledger/_core/books/book';
import { signedInEnglish } from '../ledger/_core/books/declared-fact';
import { PRINTED, PRINTED_IN_ENGLISH } from './book-csv';

export type PrintedLanguage = 'es' | 'en';

export interface PrintedWords {
  readonly language: PrintedLanguage;
  cell(cell: Cell): string;
  moment(at: string, isRepeated?: boolean): string;
  days(day: string, until: string): string;
  readonly status: Readonly<Record<KeptBook['status'], string>>;
  readonly statusOfPeriod: Readonly<Record<KeptBook['status'], string>>;
  through(record: bigint): string;
  folio(page: number, pages: number): string;
  readonly provisional: string;
  readonly whyProvisional: string;
  readonly taxNumber: string;
  amountsIn(currency: string): string;
  readonly broughtForward: string;
  readonly carriedForward: string;
  readonly noEntries: string;
  readonly total: string;
  inWords(total: NonNullable<KeptBook['total']>): string;
  citation(citation: string): string;
  readonly act: Readonly<Record<'closed' | 'certified', { readonly title: string; readonly by: string }>>;
  readonly seal: string;
  sealOf(day: string): string;
  chainAt(record: bigint): string;
  readonly checkedBy: string;
  role(role: string): string;
  names(names: string): string;
}

/** The service states its own moments in UTC; those of a table are in the time of its place. */
const withZone = (at: string, said: string): string => (at.endsWith('Z') ? `${said} UTC` : said);

const SPANISH_STATUS: PrintedWords['status'] = {
  open: 'Jornada abierta',
  counting: 'En recuento',
  preliminary: 'Preliminar',
  closed: 'Jornada cerrada',
  certified: 'Jornada certificada',
  reopened: 'Jornada reabierta',
};

const SPANISH: PrintedWords = {
  language: 'es',
  cell: (cell) => PRINTED.cell(cell),
  moment: (at, isRepeated) => withZone(at, spanishMoment(at, isRepeated)),
  days: (day, until) =>
    day === until ? `Jornada ${spanishMoment(day)}` : `${spanishMoment(day)} a ${spanishMoment(until)}`,
  status: SPANISH_STATUS,
  statusOfPeriod: {
    ...SPANISH_STATUS,
    open: 'Periodo abierto',
    closed: 'Periodo cerrado',
    certified: 'Periodo certificado',
    reopened: 'Periodo reabierto',
  },
  through: (record) => `hasta el registro ${record}`,
  folio: (page, pages) => `Folio ${page} de ${pages}`,
  provisional: 'PROVISIONAL',
  whyProvisional: 'sin certificar: no es el libro definitivo',
  taxNumber: 'NIF',
  amountsIn: (currency) => `Importes en ${currency}`,
  broughtForward: 'Suma anterior',
  carriedForward: 'Suma y sigue',
  noEntries: 'Sin anotaciones',
  total: 'Total de la jornada',
  inWords: ({ words }) => `Son ${words}.`,
  citation: (citation) => citation,
  act: {
    closed: { title: 'Cierre de la jornada', by: 'Cerrado por' },
    certified: { title: 'Certificación', by: 'Certificado por' },
  },
  seal: 'Sello',
  sealOf: (day) => `Sello de la jornada ${spanishMoment(day)}`,
  chainAt: (record) => `Cadena en el registro ${record}`,
  checkedBy: 'Se comprueba con',
  role: (role) => role,
  names: (names) => names,
};

const ENGLISH_STATUS: PrintedWords['status'] = {
  open: 'Day open',
  counting: 'Being counted',
  preliminary: 'Preliminary',
  closed: 'Day closed',
  certified: 'Day certified',
  reopened: 'Day reopened',
};

const ENGLISH: PrintedWords = {
  language: 'en',
  cell: (cell) => PRINTED_IN_ENGLISH.cell(cell),
  moment: (at, isRepeated) => withZone(at, englishMoment(at, isRepeated)),
  days: (day, until) =>
    day === until ? `Gaming day ${englishMoment(day)}` : `${englishMoment(day)} to ${englishMoment(until)}`,
  status: ENGLISH_STATUS,
  statusOfPeriod: {
    ...ENGLISH_STATUS,
    open: 'Period open',
    closed: 'Period closed',
    certified: 'Period certified',
    reopened: 'Period reopened',
  },
  through: (record) => `through record ${record}`,
  folio: (page, pages) => `Folio ${page} of ${pages}`,
  provisional: 'PROVISIONAL',
  whyProvisional: 'not certified: this is not the final book',
  taxNumber: 'Tax no.',
  amountsIn: (currency) => `Amounts in ${currency}`,
  broughtForward: 'Brought forward',
  carriedForward: 'Carried forward',
  noEntries: 'No entries',
  total: 'Total of the day',
  inWords: ({ amount, currency }) => `In words: ${englishWords(amount, currency)}.`,
  citation: citationInEnglish,
  act: {
    closed: { title: 'Close of the day', by: 'Closed by' },
    certified: { title: 'Certification', by: 'Certified by' },
  },
  seal: 'Seal',
  sealOf: (day) => `Seal of the gaming day ${englishMoment(day)}`,
  chainAt: (record) => `Chain at record ${record}`,
  checkedBy: 'Check it with',
  role: functionInEnglish,
  names: signedInEnglish,
};

export const WORDS_OF: Readonly<Record<PrintedLanguage, PrintedWords>> = { es: SPANISH, en: ENGLISH };
