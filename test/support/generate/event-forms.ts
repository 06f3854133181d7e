import type { Field, GameForm, Shape, WordShape } from '../../../web/src/api/event-form';
import { betNamed } from '../../../src/games/bet-names';
import { CATALOGUE } from '../../../src/games/catalogue';
import type { GameRules } from '../../../src/games/game-rules';
import { type EventDefinition, reportersOf } from '../../../src/kernel/event-definition';
import { EVENT_DEFINITIONS } from '../../../src/ledger/event-contract/catalogue';
import { present } from '../../../src/kernel/present';

/** The keywords of JSON Schema that events and shapes of games use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: object;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxLength?: number;
  readonly format?: string;
}

const SAFE_INTEGER = 9007199254740991;
const OF_GAME = {
  ...({ outcome: 'outcome', selection: 'selection', options: 'options' } as const),
  replacement: 'replacement',
} as const;

/** The text of web/src/api/generated/event-forms.ts: the forms of all reportable events and of the rounds of each game. */
export function eventForms(): string {
  const events = EVENT_DEFINITIONS.filter((each) => reportersOf(each).length > 0).map(
    (each) => [each.type, eventForm(each)] as const,
  );
  const games = Object.entries<GameRules>(CATALOGUE)
    .filter(([, { bankCommission, rakeRule }]) => bankCommission === undefined && rakeRule === undefined)
    .map(([game, rules]) => [game, gameForm(rules)] as const);
  return [
    '// Written by `npm run generate` from the schemas of the events and the shapes of the games.',
    "import type { EventForm, GameForm } from '../event-form.js';",
    '',
    'export const EVENT_FORMS: Readonly<Record<string, EventForm>> = {',
    ...events.map(([name, form]) => `  ${JSON.stringify(name)}: ${JSON.stringify(form)},`),
    '};',
    '',
    'export const GAME_FORMS: Readonly<Record<string, GameForm>> = {',
    ...games.map(([name, form]) => `  ${JSON.stringify(name)}: ${JSON.stringify(form)},`),
    '};',
    '',
  ].join('\n');
}

/**
 * Writes web/src/api/generated/decision-fields.ts: the fields of decisions and of records that the service makes itself. Nobody
 * fills in a form for them, but the screen of a record shows them field by field as well.
 */
export function decisionFields(): string {
  const decisions: readonly EventDefinition[] = EVENT_DEFINITIONS.filter(
    (each) => reportersOf(each).length === 0,
  );
  return [
    '// Written by `npm run generate` from the schemas of the events.',
    "import type { Field } from '../event-form.js';",
    '',
    'export const DECISION_FIELDS: Readonly<Record<string, readonly Field[]>> = {',
    ...decisions.map(
      ({ type, data }) => `  ${JSON.stringify(type)}: ${JSON.stringify(fieldsOf(data, 'data'))},`,
    ),
    '};',
    '',
  ].join('\n');
}

const eventForm = (definition: EventDefinition) => ({
  reportedBy: reportersOf(definition),
  // Prizes and stakes of a pool are reported by their table, although they are in the stream of the pool.
  about: definition.category === 'table' ? 'table' : 'cage',
  fields: fieldsOf(definition.data, 'data'),
});

function gameForm({ code, shapes }: GameRules): GameForm {
  const bets = Object.entries(shapes.bets).map(([type, { selection, options }]) => {
    const spanish = betNamed(type, code).es;
    const form = {
      spanish,
      ...(selection === undefined ? {} : { selection: shapeOf(selection, 'selection') }),
      ...(options === undefined ? {} : { options: shapeOf(options, 'options') }),
    };
    return [type, form] as const;
  });
  return { outcome: shapeOf(shapes.outcome, 'game'), bets: Object.fromEntries(bets) };
}

/** Sibling fields with the total of a list of pieces; the first that exists is used. */
const TOTALS: Readonly<Record<string, readonly string[]>> = {
  pieces: ['chips', 'amount', 'inventory'],
  notes: ['cash', 'amount'],
};

function fieldsOf({ properties = {}, required = [] }: Schema, of: string): Field[] {
  const totals = new Map<string, { readonly parts: string; readonly as: 'chips' | 'cash' }>();
  for (const [parts, names] of Object.entries(TOTALS)) {
    const total = names.find((name) => name in properties && !totals.has(name));
    if (parts in properties && total !== undefined && isMoney(properties[total]!, total))
      totals.set(total, { parts, as: parts === 'notes' ? 'cash' : 'chips' });
  }
  const parts = new Set([...totals.values()].map((each) => each.parts));
  return Object.entries(properties)
    .filter(([name]) => !parts.has(name))
    .map(([name, schema]) => {
      const total = totals.get(name);
      const shape: Shape =
        total !== undefined
          ? { is: 'counted', ...total }
          : of === 'data' && name === 'currency'
            ? { is: 'currency' }
            : of === 'bets' && name === 'type'
              ? { is: 'of-game', part: 'bet' }
              : shapeOf(schema, name);
      // The default is the currency of the books.
      const isOptional = shape.is === 'currency' || !required.includes(name);
      return { name, shape, ...(isOptional ? { isOptional: true as const } : {}) };
    });
}

/** Whole numbers as large as an amount that are none: the terms of a rate, and record numbers. */
const NO_AMOUNTS: ReadonlySet<string> = new Set([
  ...(['numerator', 'denominator', 'through', 'record', 'records'] as const),
  ...(['firstRecord', 'lastRecord', 'houseRecord'] as const),
]);

const isMoney = ({ type, maximum }: Schema, name: string): boolean =>
  type === 'integer' && maximum === SAFE_INTEGER && !NO_AMOUNTS.has(name);

function shapeOf(schema: Schema, name: string): Shape {
  if (schema.anyOf) return unionOf(schema.anyOf, name);
  if (schema.enum) return choiceOf(schema.enum);
  if (schema.const !== undefined) return choiceOf([schema.const]);
  switch (schema.type ?? 'object') {
    case 'string':
      if (schema.format === 'gaming-day') return { is: 'day' };
      return { is: 'text', ...present({ most: schema.maxLength }) };
    case 'boolean':
      return { is: 'yes-no' };
    case 'integer':
      return numberOf(schema, name);
    case 'array':
      return listOf(schema, name);
  }
  return objectOf(schema, name);
}

const choiceOf = (values: readonly (string | number)[]): Shape => ({
  is: 'choice',
  of: values.map(String),
  ...(values.some((each) => typeof each === 'number') ? { isNumber: true as const } : {}),
});

function numberOf(schema: Schema, name: string): Shape {
  if (isMoney(schema, name)) return { is: 'money', ...((schema.minimum ?? 0) < 0 ? { isSigned: true } : {}) };
  return {
    is: 'number',
    ...present({ least: schema.minimum, most: schema.maximum }),
  };
}

const isOneWord = (shape: Shape): shape is WordShape =>
  shape.is === 'text' || shape.is === 'number' || shape.is === 'choice' || shape.is === 'money';

function listOf({ items = {}, minItems = 0 }: Schema, name: string): Shape {
  const of = shapeOf(items, name);
  if (of.is === 'person') return { is: 'people', least: minItems };
  return isOneWord(of) ? { is: 'line', of, least: minItems } : { is: 'list', of, least: minItems };
}

function objectOf(schema: Schema, name: string): Shape {
  const { properties = {}, patternProperties } = schema;
  const names = Object.keys(properties);
  if (patternProperties !== undefined) return { is: 'amounts' };
  if (names.length === 0) return { is: 'of-game', part: OF_GAME[name as keyof typeof OF_GAME] };
  if (names.join(' ') === 'id name role') return { is: 'person' };
  return { is: 'group', fields: fieldsOf(schema, name) };
}

/** The shape of a union: `T | T[]` is a list; null and undefined are an empty field; all others are alternatives to choose. */
function unionOf(alternatives: readonly Schema[], name: string): Shape {
  const some = alternatives.filter(({ type }) => type !== 'undefined' && type !== 'null');
  const list = some.find(({ type }) => type === 'array');
  if (list !== undefined) return shapeOf(list, name);
  const shapes = some.map((each) => shapeOf(each, name));
  if (shapes.length === 1) return shapes[0]!;
  return shapes.every(({ is }) => is !== 'group') ? { is: 'number-or-word' } : { is: 'either', of: shapes };
}
