import { CLEAR_NAME } from '../../src/kernel/person-name';
import { buildSchema, findBreakingChanges } from 'graphql';

/** A change that clients or senders of the last release must adapt to, in words that the changelog quotes. */
export type BreakingChange = string;

/** Changes that break queries valid under a released schema. */
export const breaksInGraphql = (released: string, today: string): BreakingChange[] =>
  findBreakingChanges(buildSchema(released), buildSchema(today)).map(({ description }) => description);

/** The keywords of JSON Schema that schemas of events use; others are reported as changes. */
interface Schema {
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** The schemas of events by their type. */
export type EventSchemas = Readonly<Record<string, Schema>>;

/** Changes that refuse or ignore parts of events valid under released schemas. */
export const breaksInEvents = (released: EventSchemas, today: EventSchemas): BreakingChange[] =>
  Object.entries(released).flatMap(([type, schema]) =>
    today[type] === undefined
      ? [`${type} was removed.`]
      : narrowed(schema, today[type]).map(
          ({ at, what }) => `${type}: ${at === '' ? 'the event' : at} ${what}.`,
        ),
  );

/** Changes that a receiver of notices did not have to expect: what was always there may be missing, or other values come. */
export const breaksInNotices = (released: EventSchemas, today: EventSchemas): BreakingChange[] =>
  Object.entries(released).flatMap(([type, schema]) => {
    const now = today[type];
    if (now === undefined) return [`${type} was removed.`];
    // What the former schema refuses of today's notices, without members that were added.
    const wider = narrowed(now, schema).filter(({ what }) => what !== REMOVED);
    const removed = narrowed(schema, now).filter(({ what }) => what === REMOVED);
    return [
      ...removed.map(({ at }) => `${type}: ${at} ${REMOVED}.`),
      ...wider.map(({ at, what }) => `${type}: ${at} ${reversed(what)}.`),
    ];
  });

const REMOVED = 'was removed';
const REQUIRED = 'is required';

/** What the narrowing of a former schema by today's says from the other side. */
const reversed = (what: string): string =>
  what
    .replace(REQUIRED, 'may be missing')
    .replace(/^may not be (.*) any more$/, 'may be $1 too')
    .replace(/^is narrower \((\S+): (.*) → (.*)\)$/, 'is wider ($1: $3 → $2)')
    .replace('one form less', 'one form more');

interface Narrowing {
  readonly at: string;
  readonly what: string;
}

const below = (name: string, narrowings: readonly Narrowing[]): Narrowing[] =>
  narrowings.map(({ at, what }) => ({ at: at === '' ? name : `${name}.${at}`, what }));

/** A bound may move in one direction only. */
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

/** Whether a changed pattern or type accepts the same values is undecidable here, so every change of these counts. */
const FIXED = ['type', 'pattern', 'format', 'const', 'multipleOf', 'uniqueItems', 'additionalProperties'];

const SAYS_NOTHING = [
  'title',
  'description',
  'examples',
  '$id',
  '$schema',
  '$comment',
  'deprecated',
  'default',
];
const COMPARED = new Set([
  ...[...LOWER_BOUNDS, ...UPPER_BOUNDS, ...FIXED, ...SAYS_NOTHING],
  ...['required', 'properties', 'patternProperties', 'items', 'enum', 'anyOf'],
]);

function narrowed(was: Schema, is: Schema): Narrowing[] {
  return [
    ...ofKeywords(was, is),
    ...ofFields(was, is),
    ...ofValues(was, is),
    ...ofParts(was, is, 'patternProperties'),
    ...(is.items === undefined ? [] : below('[]', narrowed(was.items ?? {}, is.items))),
  ];
}

function ofKeywords(was: Schema, is: Schema): Narrowing[] {
  const of = (keyword: string): string => `${JSON.stringify(was[keyword])} → ${JSON.stringify(is[keyword])}`;
  const narrower = Object.keys(is).filter((keyword) => {
    const [before, after] = [was[keyword], is[keyword]];
    if (JSON.stringify(before) === JSON.stringify(after) || isWider(was, keyword, after)) return false;
    if (LOWER_BOUNDS.includes(keyword)) return Number(after) > Number(before ?? -Infinity);
    if (UPPER_BOUNDS.includes(keyword)) return Number(after) < Number(before ?? Infinity);
    return FIXED.includes(keyword) || !COMPARED.has(keyword);
  });
  return narrower.map((keyword) => ({ at: '', what: `is narrower (${keyword}: ${of(keyword)})` }));
}

/** Whether a changed keyword accepts everything that the former one accepted. */
function isWider(was: Schema, keyword: string, after: unknown): boolean {
  if (keyword === 'pattern' && typeof was['pattern'] === 'string')
    return WIDENED.get(was['pattern']) === after;
  if (typeof was.const !== 'string') return false;
  if (keyword === 'pattern') return new RegExp(String(after)).test(was.const);
  return keyword === 'maxLength' && was.const.length <= Number(after);
}

const PROTECTED = '~p1~[A-Za-z0-9_-]{22}~[A-Za-z0-9_-]{38,600}';

/** Wider patterns by the former pattern; `portable-patterns.spec.ts` proves that each is wider. */
export const WIDENED: ReadonlyMap<string, string> = new Map([
  [`^([^~\\p{C}][^\\p{C}]{0,99}|${PROTECTED})$`, `^(${CLEAR_NAME}|${PROTECTED})$`],
]);

function ofFields(was: Schema, is: Schema): Narrowing[] {
  const required = (is.required ?? []).filter((name) => was.required?.includes(name) !== true);
  const removed = Object.keys(was.properties ?? {}).filter((name) => is.properties?.[name] === undefined);
  return [
    ...required.map((at) => ({ at, what: REQUIRED })),
    ...removed.map((at) => ({ at, what: REMOVED })),
    ...ofParts(was, is, 'properties'),
  ];
}

const ofParts = (was: Schema, is: Schema, key: 'properties' | 'patternProperties'): Narrowing[] =>
  Object.entries(was[key] ?? {}).flatMap(([name, schema]) => {
    const today = is[key]?.[name];
    return today === undefined ? [] : below(name, narrowed(schema, today));
  });

function ofValues(was: Schema, is: Schema): Narrowing[] {
  const allowed = was.enum ?? (was.const === undefined ? ['any other value'] : [was.const]);
  const values = allowed.filter((value) => is.enum?.includes(value) === false);
  const forms = is.anyOf ?? [];
  const gone = (forms.length === 0 ? [] : (was.anyOf ?? [was])).filter(
    (form) => !forms.some((each) => narrowed(form, each).length === 0),
  );
  return [
    ...values.map((value) => ({ at: '', what: `may not be ${JSON.stringify(value)} any more` })),
    ...gone.map(() => ({ at: '', what: 'has one form less (anyOf)' })),
  ];
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

/** The part of an OpenAPI document that clients depend on. */
export interface Addresses {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Changes of addresses of HTTP that break requests which were right: operations, parameters and answers that are gone, and parameters that are required. */
export const breaksInAddresses = (released: Addresses, today: Addresses): BreakingChange[] =>
  Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const named = `${method.toUpperCase()} ${path}`;
      const now = today.paths[path]?.[method];
      if (now === undefined) return [`${named} was removed.`];
      return [...parameterBreaks(operation, now), ...answerBreaks(operation, now)].map(
        (what) => `${named}: ${what}.`,
      );
    }),
  );

function parameterBreaks(
  { parameters: before = [] }: Operation,
  { parameters: now = [] }: Operation,
): string[] {
  const find = (all: typeof before, name: string) => all.find((each) => each.name === name);
  const gone = before
    .filter(({ name }) => !find(now, name))
    .map(({ name }) => `the parameter ${name} was removed`);
  const required = now
    .filter(({ name, required: is }) => is === true && find(before, name)?.required !== true)
    .map(({ name }) => `the parameter ${name} is required`);
  return [...gone, ...required];
}

const answerBreaks = ({ responses: before }: Operation, { responses: now }: Operation): string[] =>
  Object.keys(before)
    .filter((status) => /^2/.test(status) && !(status in now))
    .map((status) => `it does not answer ${status} any more`);
