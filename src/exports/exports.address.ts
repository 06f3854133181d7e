import { Type } from 'typebox';
import {
  type AddressDescription,
  bytes,
  CASINO,
  DAY,
  type DescribedParameter,
  json,
  lines,
  oneOfTexts,
} from '../access/described-address';
import { BOOK_FORMATS } from './book-formats';
import { FILE_NAMES } from './charted-book';
import { FORMS } from './file-forms';
import { LIST_FORMATS, LIST_FORMS } from './lists/list-file';
import { CARD_LANGUAGES } from './table-card-pdf';

/** Most of what one question reads: rows and time are limited, and files of a casino are made one after the other. */
const COSTS = 'One file of a casino is made at a time, and one download of a key is answered at a time.';

const NAMED_FILE = {
  'content-disposition': 'The name of the file.',
  'repr-digest': 'SHA-256 of its bytes (RFC 9530).',
};

const REFUSED_FILES = {
  404: 'There is no such casino, day or file.',
  422: 'The file would be too large; choose a shorter period or another format.',
};

const UNTIL: DescribedParameter = { about: 'Last day of a period.', schema: Type.String({ format: 'date' }) };

const KNOWN_AT: DescribedParameter = {
  about: 'Number of a record: the book as it was known then.',
  schema: Type.String({ pattern: '^[1-9][0-9]{0,17}$' }),
};

export const EVERY_BOOK: AddressDescription = {
  summary: 'Download all official books of a day or a month as one ZIP',
  about: COSTS,
  query: {
    casino: CASINO,
    day: { ...DAY, required: false },
    month: { about: 'Instead of a day: `YYYY-MM`.', schema: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }) },
    format: { about: 'Only `zip`.', schema: oneOfTexts(['zip']) },
    knownAt: KNOWN_AT,
  },
  answers: { 200: { about: 'The books.', content: bytes('application/zip') } },
  refusals: REFUSED_FILES,
};

const OF_A_BOOK = {
  path: { book: { about: 'Name of the book.', schema: oneOfTexts(FILE_NAMES) } },
  query: {
    casino: CASINO,
    day: DAY,
    until: UNTIL,
    format: { about: 'Form of the file; `csv` without it.', schema: oneOfTexts(BOOK_FORMATS) },
    knownAt: KNOWN_AT,
  },
  refusals: { ...REFUSED_FILES, 409: 'The chart or the entries do not suffice for this format.' },
} as const;

export const BOOK: AddressDescription = {
  ...OF_A_BOOK,
  summary: 'Download an official book',
  about: COSTS,
  answers: {
    200: {
      about: 'The file.',
      content: bytes(...Object.values(FORMS).map(({ type }) => type)),
      headers: { ...NAMED_FILE, link: 'The address of its manifest (`describedby`).' },
    },
  },
};

const Manifest = Type.Object({
  file: Type.String(),
  query: Type.Object({
    casino: Type.String(),
    book: Type.String(),
    day: Type.String(),
    until: Type.String(),
    format: oneOfTexts(BOOK_FORMATS),
  }),
  asOf: Type.String(),
  knownAt: Type.Integer(),
  position: Type.Integer({
    description: 'The record up to which the book is written; of a closed day, its close.',
  }),
  status: Type.String(),
  release: Type.String(),
  accountsWithoutCode: Type.Optional(Type.Array(Type.String())),
  leftOut: Type.Optional(Type.Object({}, { additionalProperties: true })),
  rows: Type.Integer(),
  totals: Type.Array(
    Type.Object({
      section: Type.String(),
      column: Type.String(),
      amount: Type.String({ description: 'Decimal text in major units.' }),
      currency: Type.String(),
    }),
  ),
  bytes: Type.Integer(),
  sha256: Type.String(),
});

export const MANIFEST: AddressDescription = {
  ...OF_A_BOOK,
  summary: 'Read what a file of a book is made of, with its SHA-256',
  answers: { 200: { about: 'The manifest.', content: json(Manifest) } },
};

export const LIST: AddressDescription = {
  summary: 'Download a list of a screen as a file',
  about: `The further parameters are the arguments of the query of GraphQL that answers the list, which also says who may ask. ${COSTS}`,
  path: { list: { about: 'Name of the list, as docs/books/lists.md has them.' } },
  query: {
    format: { about: 'Form of the file; `csv` without it.', schema: oneOfTexts(LIST_FORMATS) },
    language: { about: 'Language of its words.', schema: oneOfTexts(['es', 'en']) },
    columns: { about: 'Columns to keep, separated by commas; all without it.', schema: Type.String() },
    casino: { about: 'Id of the casino, for lists of one casino.', schema: Type.String() },
    casinos: {
      about: 'Ids of casinos, for lists of several; the parameter is repeated.',
      schema: Type.Array(Type.String()),
    },
  },
  answers: {
    200: {
      about: 'The file.',
      content: bytes(...Object.values(LIST_FORMS).map(({ type }) => type)),
      headers: NAMED_FILE,
    },
  },
  refusals: REFUSED_FILES,
};

export const RECORDS: AddressDescription = {
  summary: 'Download stored records',
  about:
    'As they are in the log, so that a seal can be verified; records that the casino does not have are left out.',
  query: {
    casino: CASINO,
    from: { about: 'Number of the first record.', schema: Type.String(), required: true },
    to: { about: 'Number of the last; at most 100,000 in all.', schema: Type.String(), required: true },
  },
  answers: {
    200: {
      about: 'A record a line.',
      content: lines(Type.Object({ recordNumber: Type.Integer(), bytes: Type.String() })),
    },
  },
};

export const TABLE_CARDS: AddressDescription = {
  summary: 'Download the cards that stand at the tables',
  query: {
    casino: CASINO,
    day: DAY,
    table: { about: 'One table; without it all of the authorisation.', schema: Type.String() },
    language: { about: '`es` without it.', schema: oneOfTexts(CARD_LANGUAGES) },
  },
  answers: { 200: { about: 'A card a page.', content: bytes('application/pdf') } },
};

export const ATTACH_DOCUMENT: AddressDescription = {
  summary: 'Keep the bytes of a document',
  about: 'PDF, JPEG or PNG, told by its content; at most 5 MB, and 200 MB of a casino in 24 hours.',
  query: { casino: CASINO },
  body: bytes('application/octet-stream'),
  answers: {
    200: {
      about: 'It is kept; a decision attaches it.',
      content: json(
        Type.Object({
          document: Type.String({ description: 'SHA-256 of its bytes: its name.' }),
          mediaType: Type.String(),
          size: Type.Integer({ description: 'Bytes.' }),
        }),
      ),
    },
  },
  refusals: {
    413: 'It is too large.',
    415: 'It is of no kind that is kept.',
    429: 'The casino has kept too much in 24 hours.',
  },
};

export const DOCUMENT: AddressDescription = {
  summary: 'Download a document',
  path: { document: { about: 'SHA-256 of its bytes.' } },
  query: { casino: CASINO, name: { about: 'Name for the file.', schema: Type.String() } },
  answers: {
    200: {
      about: 'Its bytes, to be saved and not shown.',
      content: bytes('application/pdf', 'image/jpeg', 'image/png'),
      headers: NAMED_FILE,
    },
  },
  refusals: { 404: 'The casino has no such document.', 410: 'It was erased.' },
};

export const TABLET_DISPLAY: AddressDescription = {
  summary: 'Show what is displayed at a table',
  about:
    'For a screen without a person: the same as the query `tableDisplay`, of the tables that the tablet is bound to.',
  cookie: 'tablet',
  query: { table: { about: 'Id of the table.', schema: Type.String(), required: true } },
  answers: {
    200: {
      about: 'What is public.',
      content: json(Type.Object({ tableDisplay: Type.Object({}, { additionalProperties: true }) })),
    },
  },
  refusals: { 404: 'The table is not authorised.' },
};
