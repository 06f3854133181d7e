import { filled, refusalText } from '../words/message';
import books from '../words/refusals/books.json';
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
  | 'BOOK.TOO_LARGE'
  | 'LIST.TOO_LARGE';

export type FileRefusal = CodedRefusal<FileRefusalCode>;

const oneOf = (values: readonly string[]): BothLanguages =>
  filled(books['one-of'], { values: values.join(', ') });

/** What each parameter takes; a parameter whose values differ by the request has a name for each of them. */
const TAKEN = {
  book: oneOf(FILE_NAMES),
  format: oneOf(BOOK_FORMATS),
  ...books.taken,
} as const satisfies Record<string, BothLanguages>;

type Taken = keyof typeof TAKEN;

export const wrongValue = (parameter: string, value = '', taken = parameter as Taken): BadRequestException =>
  new BadRequestException(unknownValue(parameter, value, TAKEN[taken]));

export const unknownValue = (parameter: string, value: string, taken: BothLanguages): FileRefusal => ({
  code: 'BOOK.UNKNOWN_VALUE',
  ...refusalText(books['BOOK.UNKNOWN_VALUE'], { parameter, value: shown(value), taken }),
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
  ...refusalText(books['BOOK.ACCOUNT_WITHOUT_CODE'], { accounts: accounts.join(', ') }),
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

type AnyTooLarge = TooLargeOf<number | string, string>;

function limitOf(why: AnyTooLarge): BothLanguages {
  const { most, seconds, megabytes } = books.tooLarge;
  if ('most' in why) return filled(most, { most: why.most });
  if ('seconds' in why) return filled(seconds, { seconds: why.seconds });
  return filled(megabytes, { megabytes: why.megabytes });
}

/** The refusal of a book beyond a limit. docs/errors.md is generated with placeholders, so that numbers may be texts. */
export const fileTooLarge = (why: AnyTooLarge): FileRefusal => tooLargeAs('BOOK.TOO_LARGE', why);

/** The same of a list of a screen. */
export const listTooLarge = (why: AnyTooLarge): FileRefusal => tooLargeAs('LIST.TOO_LARGE', why);

const tooLargeAs = (code: 'BOOK.TOO_LARGE' | 'LIST.TOO_LARGE', why: AnyTooLarge): FileRefusal => ({
  code,
  ...refusalText(books[code], { rows: why.rows, format: why.format, limit: limitOf(why) }),
});

export const codesOfOtherLength = (codes: readonly string[]): FileRefusal => ({
  code: 'BOOK.CODES_OF_OTHER_LENGTH',
  ...refusalText(books['BOOK.CODES_OF_OTHER_LENGTH'], { codes: codes.join(', ') }),
});

export const codesTooShort = (codes: readonly string[]): FileRefusal => ({
  code: 'BOOK.CODE_TOO_SHORT',
  ...refusalText(books['BOOK.CODE_TOO_SHORT'], { codes: codes.join(', ') }),
});

export const severalYears = (years: readonly string[]): FileRefusal => ({
  code: 'BOOK.SEVERAL_YEARS',
  ...refusalText(books['BOOK.SEVERAL_YEARS'], { years: years.join(', ') }),
});

export const notNumbered = (): FileRefusal => ({
  code: 'BOOK.NOT_NUMBERED',
  ...refusalText(books['BOOK.NOT_NUMBERED']),
});
