import { type Static, Type } from 'typebox';
import { definitionOf } from '../../ledger/event-contract/catalogue';
import type { FactDefinition } from '../../ledger/_core/fact-definition';
import { isReported } from '../../kernel/event-definition';
import { DAY_STYLES, NUMBER_STYLES } from './cell-values';
import { DAY_OF_EVENT, HOUR, memberAt, membersOf, TABLE, TIME } from './event-members';
import { SHEET_ENCODINGS, SHEET_LIMITS, type Sheet, type SheetFault, sheetFault, shownCell } from './sheet';
import { SEPARATORS } from './csv-sheet';

const Heading = Type.String({ minLength: 1, maxLength: SHEET_LIMITS.cellCharacters });
const Member = Type.String({
  pattern: '^(/[A-Za-z0-9*_-]{1,80}){1,8}$',
  description:
    'JSON pointer into the event, such as /data/amount; /table and /hour are parts of source and time',
});

/** What the columns of a sheet mean: one sheet has events of one type, a row each. */
export const SheetMappingSchema = Type.Object(
  {
    type: Type.String({
      maxLength: 120,
      description: 'type of the events, such as cagnotte.cage.chips-sold.v1',
    }),
    columns: Type.Array(
      Type.Object(
        {
          heading: Heading,
          member: Member,
          values: Type.Optional(
            Type.Record(Type.String(), Type.String({ maxLength: 200 }), {
              description: 'what a word of the sheet means: { "efectivo": "cash" }',
            }),
          ),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: SHEET_LIMITS.columns },
    ),
    constants: Type.Optional(
      Type.Array(
        Type.Object(
          { member: Member, value: Type.String({ minLength: 1, maxLength: 400 }) },
          { additionalProperties: false },
        ),
        { maxItems: 50, description: 'what every row has and no column says' },
      ),
    ),
    identity: Type.Array(Heading, {
      minItems: 1,
      maxItems: 10,
      description: 'the columns whose values together name a row for ever, such as the number of the slip',
    }),
    numbers: Type.Enum([...NUMBER_STYLES], { description: 'how amounts are written' }),
    days: Type.Enum([...DAY_STYLES], { description: 'how days are written' }),
    headingRow: Type.Optional(Type.Integer({ minimum: 1, maximum: SHEET_LIMITS.rows })),
    sheet: Type.Optional(Type.String({ maxLength: 120, description: 'name of the sheet of a workbook' })),
    encoding: Type.Optional(Type.Enum([...SHEET_ENCODINGS])),
    separator: Type.Optional(Type.Enum([...SEPARATORS])),
    formulas: Type.Optional(
      Type.Enum(['values'], { description: 'take formulas by the values that the workbook holds of them' }),
    ),
  },
  { additionalProperties: false },
);

export type SheetMapping = Static<typeof SheetMappingSchema>;
export type MappedColumn = SheetMapping['columns'][number];

/** The definition that a mapping names; undefined if it is no type that a place of the house reports. */
export function mappedType({ type }: Pick<SheetMapping, 'type'>): FactDefinition | undefined {
  const definition = definitionOf(type);
  return definition !== undefined && isReported(definition) ? definition : undefined;
}

/** Everything that a mapping lacks or that does not fit its sheet; with none of these, rows can be read. */
export function faultsOfMapping(mapping: SheetMapping, sheet: Sheet): readonly SheetFault[] {
  const definition = mappedType(mapping);
  if (definition === undefined) return [sheetFault('unknown-type', {}, { type: shownCell(mapping.type) })];
  return [
    ...faultsOfHeadings(mapping, sheet),
    ...faultsOfMembers(mapping, definition),
    ...missingMembers(mapping, definition),
  ];
}

function faultsOfHeadings({ columns, identity }: SheetMapping, { headings }: Sheet): readonly SheetFault[] {
  const named = [...new Set([...columns.map(({ heading }) => heading), ...identity])];
  return named
    .filter((heading) => !headings.includes(heading))
    .map((heading) => sheetFault('no-such-column', { column: heading }, { headings: headings.join(', ') }));
}

function faultsOfMembers(mapping: SheetMapping, definition: FactDefinition): readonly SheetFault[] {
  const filled = [
    ...mapping.columns.map(({ heading, member }) => ({ member, column: heading })),
    ...(mapping.constants ?? []).map(({ member }) => ({ member, column: undefined })),
  ];
  return filled.flatMap(({ member, column }, at) => [
    ...(memberAt(definition, member) === undefined
      ? [sheetFault('no-such-member', { column }, { member, type: definition.type })]
      : []),
    ...(filled.findIndex((other) => other.member === member) < at
      ? [sheetFault('member-twice', { column }, { member })]
      : []),
  ]);
}

function missingMembers(mapping: SheetMapping, definition: FactDefinition): readonly SheetFault[] {
  const filled = new Set(membersFilled(mapping));
  const hasPart = (path: string): boolean => [...filled].some((each) => each.startsWith(`${path}/`));
  const missing = membersOf(definition)
    .filter(
      ({ path, form, isRequired }) =>
        isRequired && !filled.has(path) && !(form === 'nothing' && hasPart(path)),
    )
    .map(({ path }) => path);
  const noTime = filled.has(TIME) || filled.has(HOUR) ? [] : [TIME];
  return [...missing, ...noTime].map((member) =>
    sheetFault(WHY[member] ?? 'member-missing', {}, { member, type: definition.type }),
  );
}

const WHY: Readonly<Record<string, 'table-missing' | 'day-missing' | 'time-missing'>> = {
  [TABLE]: 'table-missing',
  [DAY_OF_EVENT]: 'day-missing',
  [TIME]: 'time-missing',
};

const membersFilled = ({ columns, constants = [] }: SheetMapping): readonly string[] =>
  [...columns, ...constants].map(({ member }) => member);
