import { type TSchema, Type } from 'typebox';
import {
  type AddressDescription,
  CASINO,
  json,
  MOMENT,
  oneOfTexts,
  orNull,
} from '../../../access/described-address';
import { OUTCOMES } from '../../delivery-outcome';
import { LONGEST_MAPPING_NAME, MOST_MAPPINGS } from './saved-mappings';
import { MEMBER_FORMS } from '../event-members';
import { SHEET_LIMITS } from '../sheet';
import { SheetMappingSchema } from '../sheet-mapping';

const Sheet = Type.String({
  contentEncoding: 'base64',
  description: `The file, CSV or XLSX, at most ${SHEET_LIMITS.bytes} bytes.`,
});

const Fault = Type.Object({
  code: Type.String({ description: 'A code of docs/errors.md.' }),
  row: Type.Optional(Type.Integer({ description: 'As the spreadsheet counts.' })),
  column: Type.Optional(Type.String({ description: 'Its heading.' })),
  message: Type.String(),
  messageEs: Type.String(),
});

const Outcomes = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, Type.Integer()]));

const ToCorrect = Type.Object({
  row: Type.Integer(),
  record: Type.String({ description: 'Number of the record that has other data.' }),
  source: Type.String(),
  event: Type.String({ description: 'Id of the recorded event, as `proposeCorrection` takes it.' }),
  replacement: Type.Object({}, { additionalProperties: true, description: 'The data of the row.' }),
});

const preview: Record<string, TSchema> = {
  seen: Type.String({ description: 'Of the sheet and its mapping; an import states it.' }),
  sheet: orNull(
    Type.Object({
      format: oneOfTexts(['csv', 'xlsx']),
      encoding: Type.Optional(Type.String()),
      separator: Type.Optional(Type.String()),
      name: Type.Optional(Type.String()),
      headings: Type.Array(Type.String()),
      rows: Type.Integer(),
    }),
  ),
  examples: Type.Array(
    Type.Object({
      row: Type.Integer(),
      cells: Type.Array(orNull(Type.String())),
      event: orNull(
        Type.Object({}, { additionalProperties: true, description: 'As it would be delivered.' }),
      ),
    }),
    { description: 'The first ten rows.' },
  ),
  fresh: Type.Integer({ description: 'Rows that an import would record.' }),
  recorded: Type.Integer({ description: 'Rows that are recorded already.' }),
  toCorrect: Type.Array(ToCorrect, { description: 'Rows that are recorded with other data, the first 500.' }),
  faults: Type.Array(Fault, { description: 'The first 500.' }),
  faultCount: Type.Integer(),
  totals: Type.Array(
    Type.Object({
      heading: Type.String(),
      member: Type.String(),
      currency: Type.String(),
      amount: Type.String({ description: 'Decimal text.' }),
    }),
    { description: 'Sums of the columns of amounts, of the rows without a fault.' },
  ),
};

export const TYPES_OF_SHEETS: AddressDescription = {
  summary: 'List the types of events that rows of sheets may be',
  answers: {
    200: { about: 'Their names.', content: json(Type.Object({ types: Type.Array(Type.String()) })) },
  },
};

export const MEMBERS_OF_TYPE: AddressDescription = {
  summary: 'List what columns can fill of a type of event',
  path: { type: { about: 'Such as `cagnotte.cage.chips-sold.v1`.', schema: Type.String() } },
  answers: {
    200: {
      about: 'Of a list the first element; further ones may be named by their numbers.',
      content: json(
        Type.Object({
          type: Type.String(),
          members: Type.Array(
            Type.Object({
              path: Type.String({ description: 'JSON pointer, as a mapping names it.' }),
              form: oneOfTexts(MEMBER_FORMS),
              choices: Type.Optional(Type.Array(Type.String())),
              description: Type.Optional(Type.String()),
              isRequired: Type.Boolean({ description: 'Whether every event of the type has it.' }),
            }),
          ),
        }),
      ),
    },
  },
  refusals: { 404: 'No place of the house reports events of this type.' },
};

export const PREVIEW_SHEET: AddressDescription = {
  summary: 'Look at a sheet before it is imported',
  about: 'Writes nothing. Without a mapping, the columns alone.',
  query: { casino: CASINO },
  body: json(Type.Object({ sheet: Sheet, mapping: Type.Optional(SheetMappingSchema) })),
  answers: {
    200: { about: 'What an import would write, and every fault.', content: json(Type.Object(preview)) },
  },
  refusals: { 413: 'The body is too large.' },
};

export const IMPORT_SHEET: AddressDescription = {
  summary: 'Import a sheet',
  about:
    'Sending again is safe: recorded rows are recognised. A row that is recorded with other data is corrected by two persons, and not overwritten.',
  query: { casino: CASINO },
  body: json(
    Type.Object({
      sheet: Sheet,
      mapping: SheetMappingSchema,
      seen: Type.String({ description: 'Of the preview that was looked at.' }),
      partial: Type.Optional(
        Type.Boolean({ description: 'Import the rows without a fault although others have one.' }),
      ),
    }),
  ),
  answers: {
    200: {
      about: 'What became of the rows.',
      content: json(
        Type.Object({
          counts: Type.Object(Outcomes),
          receipt: Type.Optional(
            Type.String({ description: 'A query with this as `waitFor` contains the rows.' }),
          ),
          recorded: Type.Integer({ description: 'Rows that were recorded before.' }),
          toCorrect: Type.Array(ToCorrect),
          notKept: Type.Array(Type.Object({ row: Type.Integer(), outcome: oneOfTexts(OUTCOMES) })),
        }),
      ),
    },
  },
  refusals: {
    409: 'It is not the sheet that was looked at.',
    413: 'The body is too large.',
    422: 'The sheet has faults; nothing was written.',
  },
};

const Name = Type.String({ description: `One to ${LONGEST_MAPPING_NAME} visible characters.` });

export const SAVED_MAPPINGS: AddressDescription = {
  summary: 'List the saved mappings of sheets',
  query: { casino: CASINO },
  answers: {
    200: {
      about: 'The mappings, by name.',
      content: json(
        Type.Object({
          mappings: Type.Array(Type.Object({ name: Name, mapping: SheetMappingSchema, savedAt: MOMENT })),
        }),
      ),
    },
  },
};

export const SAVE_MAPPING: AddressDescription = {
  summary: 'Save a mapping of sheets under a name',
  about: `A mapping of the same name is replaced. A casino has at most ${MOST_MAPPINGS}.`,
  query: { casino: CASINO },
  body: json(Type.Object({ name: Name, mapping: SheetMappingSchema })),
  answers: {
    200: {
      about: 'It is saved.',
      content: json(
        Type.Object({
          name: Name,
          replaced: Type.Boolean({ description: 'Whether it replaced another one.' }),
        }),
      ),
    },
  },
};

export const REMOVE_MAPPING: AddressDescription = {
  summary: 'Remove a saved mapping of sheets',
  about: 'What was imported with it stays recorded.',
  path: { name: { about: 'The name under which it was saved.', schema: Type.String() } },
  query: { casino: CASINO },
  answers: { 204: { about: 'It is removed.' } },
  refusals: { 404: 'No mapping is saved under this name; the answer names those that are.' },
};
