import { BadRequestException } from '@nestjs/common';
import type { BothLanguages, CodedRefusal } from '../kernel/words';
import { BOOK_FORMATS, type BookFormat } from './book-formats';
import { FILE_NAMES } from './charted-book';

export type FileRefusalCode =
  | 'BOOK.UNKNOWN_VALUE'
  | 'BOOK.ACCOUNT_WITHOUT_CODE'
  | 'BOOK.CODES_OF_OTHER_LENGTH'
  | 'BOOK.CODE_TOO_SHORT'
  | 'BOOK.SEVERAL_YEARS'
  | 'BOOK.NOT_NUMBERED'
  | 'BOOK.TOO_LARGE';

export type FileRefusal = CodedRefusal<FileRefusalCode>;

const oneOf = (values: readonly string[]): BothLanguages => ({
  en: `one of ${values.join(', ')}`,
  es: `uno de ${values.join(', ')}`,
});

/** What each parameter takes; a parameter whose values differ by the request has a name for each of them. */
const TAKEN = {
  book: oneOf(FILE_NAMES),
  format: oneOf(BOOK_FORMATS),
  formatOfBook: {
    en: 'one of csv, csv-es, jsonl, pdf, pdf-en, xlsx: only the journal (diario) is had in the other forms',
    es: 'uno de csv, csv-es, jsonl, pdf, pdf-en, xlsx: solo el libro diario (diario) existe en los demás formatos',
  },
  formatOfBooks: {
    en: 'zip: all books of a day or a month are had as one ZIP only',
    es: 'zip: todos los libros de una jornada o un mes solo existen juntos como un ZIP',
  },
  month: { en: 'a month as 2026-01', es: 'un mes como 2026-01' },
  day: { en: 'a gaming day as 2026-01-31', es: 'una jornada como 2026-01-31' },
  until: {
    en: 'a gaming day as 2026-01-31, not before day',
    es: 'una jornada como 2026-01-31, no anterior a day',
  },
  knownAt: {
    en: 'the number of a record that the casino has',
    es: 'el número de un registro que exista en el casino',
  },
  from: { en: 'the number of the first record, from 1', es: 'el número del primer registro, desde 1' },
  to: {
    en: 'the number of the last record, not before from, at most 100000 records in all',
    es: 'el número del último registro, no anterior a from, 100000 registros en total como máximo',
  },
} as const satisfies Record<string, BothLanguages>;

type Taken = keyof typeof TAKEN;

export const wrongValue = (parameter: string, value = '', taken = parameter as Taken): BadRequestException =>
  new BadRequestException(unknownValue(parameter, value, TAKEN[taken]));

export const unknownValue = (parameter: string, value: string, { en, es }: BothLanguages): FileRefusal => ({
  code: 'BOOK.UNKNOWN_VALUE',
  message: `${parameter} is ${shown(value)}: it must be ${en}.`,
  messageEs: `${parameter} es ${shown(value)}: debe ser ${es}.`,
});

const shown = (value: string): string =>
  value === '' ? '""' : value.length > 60 ? `${value.slice(0, 60)}…` : value;

/** Thrown where a file cannot be written in the requested format; has the reason and the remedy. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';

  constructor(readonly refusal: FileRefusal) {
    super(refusal.message);
  }
}

export const accountsWithoutCode = (accounts: readonly string[]): FileRefusal => ({
  code: 'BOOK.ACCOUNT_WITHOUT_CODE',
  message:
    `These accounts have no code in the chart of the casino, and accounting programs reject lines without one: ` +
    `${accounts.join(', ')}. Authorise the casino with a code for each in accounting.chart.codes, valid from the ` +
    'day of the lines or earlier.',
  messageEs:
    `Estas cuentas no tienen código en el plan de cuentas del casino, y ningún programa admite un apunte sin él: ` +
    `${accounts.join(', ')}. Registre una autorización con un código para cada una en accounting.chart.codes, ` +
    'válida desde el día de los apuntes o antes.',
});

type TooLarge = TooLargeOf<number, BookFormat>;

type TooLargeOf<Count, Format> = { readonly rows: Count; readonly format: Format } & (
  | { readonly most: Count }
  | { readonly seconds: number }
  | { readonly megabytes: number }
);

/** Thrown where a file exceeds the limits of rows, time or memory of one file (`FileLimits`). */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';

  constructor(readonly why: TooLarge) {
    super(fileTooLarge(why).message);
  }
}

/** Thrown where as many files of the casino wait as `FileLimits.waiting` allows. */
export class FilesWaiting extends Error {
  override readonly name = 'FilesWaiting';
}

/** The refusal of a book beyond a limit. docs/errors.md is generated with placeholders, so that numbers may be texts. */
export function fileTooLarge(why: TooLargeOf<number | string, string>): FileRefusal {
  const { rows, format } = why;
  const [en, es] =
    'most' in why
      ? [`at most ${why.most} are allowed`, `se admiten ${why.most} como máximo`]
      : 'seconds' in why
        ? [
            `making it took longer than ${why.seconds} seconds`,
            `su elaboración superó los ${why.seconds} segundos`,
          ]
        : [
            `making it took more than ${why.megabytes} MB of memory`,
            `su elaboración superó los ${why.megabytes} MB de memoria`,
          ];
  return {
    code: 'BOOK.TOO_LARGE',
    message:
      `The book has ${rows} rows, and as ${format} ${en}. Ask for fewer days with day and until, or for a format ` +
      'that takes less: csv or jsonl.',
    messageEs:
      `El libro tiene ${rows} filas, y como ${format} ${es}. Pida menos jornadas con day y until, o un formato ` +
      'que ocupe menos: csv o jsonl.',
  };
}

export const codesOfOtherLength = (codes: readonly string[]): FileRefusal => ({
  code: 'BOOK.CODES_OF_OTHER_LENGTH',
  message:
    `The accounting program has one length for all subaccounts, six to twelve digits, and these codes do not fit it: ` +
    `${codes.join(', ')}. Authorise the casino with that length in accounting.chart.digits, which fills shorter codes ` +
    'with zeros at their end, and with no code that is longer.',
  messageEs:
    `El programa de contabilidad tiene una sola longitud de subcuenta, de seis a doce dígitos, y estos códigos no se ` +
    `ajustan a ella: ${codes.join(', ')}. Registre una autorización con esa longitud en accounting.chart.digits, que ` +
    'completa con ceros al final los códigos más cortos, y sin ningún código más largo.',
});

export const codesTooShort = (codes: readonly string[]): FileRefusal => ({
  code: 'BOOK.CODE_TOO_SHORT',
  message:
    `An account number of a FEC begins with three digits (article A. 47 A-1), and these codes have fewer: ` +
    `${codes.join(', ')}. Authorise the casino with longer ones in accounting.chart.codes, or with their length in ` +
    'accounting.chart.digits.',
  messageEs:
    `El número de cuenta de un FEC empieza por tres dígitos (artículo A. 47 A-1), y estos códigos tienen menos: ` +
    `${codes.join(', ')}. Registre una autorización con códigos más largos en accounting.chart.codes, o con su longitud ` +
    'en accounting.chart.digits.',
});

export const severalYears = (years: readonly string[]): FileRefusal => ({
  code: 'BOOK.SEVERAL_YEARS',
  message:
    `Entries are numbered from 1 in each year, and these days have entries of ${years.join(', ')}: an accounting program ` +
    'would take two entries for one. Ask for the days of each year by themselves.',
  messageEs:
    `Los asientos se numeran desde el 1 en cada año, y estas jornadas tienen asientos de ${years.join(', ')}: un programa ` +
    'de contabilidad tomaría dos asientos por uno. Pida por separado las jornadas de cada año.',
});

export const notNumbered = (): FileRefusal => ({
  code: 'BOOK.NOT_NUMBERED',
  message:
    'No entry of these days has a number yet, and accounting programs receive numbered entries only. Close a day first.',
  messageEs:
    'Ningún asiento de estas jornadas tiene número todavía, y los programas de contabilidad solo reciben asientos ' +
    'numerados. Cierre antes una jornada.',
});
