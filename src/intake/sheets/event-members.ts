import type { FactDefinition } from '../../ledger/_core/fact-definition';
import { EnvelopeSchema } from '../../kernel/envelope';

/** What the text of a cell becomes. */
export const MEMBER_FORMS = [
  'amount',
  'whole',
  'yes-or-no',
  'day',
  'moment',
  'hour',
  'text',
  'nothing',
] as const;
export type MemberForm = (typeof MEMBER_FORMS)[number];

/** A member of an event that a column can fill. */
export interface EventMember {
  /** JSON pointer into the event: `/data/amount`, `/data/by/0/id`; `/table` and `/hour` are parts of `source` and `time`. */
  readonly path: string;
  readonly form: MemberForm;
  /** The values that it may have, where there is a list of them. */
  readonly choices?: readonly string[];
  readonly description?: string;
  /** Whether every event of the type has it. */
  readonly isRequired: boolean;
}

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
}

/** The table of the source of an event. */
export const TABLE = '/table';
/** The hour of an event, where the sheet has it without a day. */
export const HOUR = '/hour';
export const TIME = '/time';
export const DAY_OF_EVENT = '/gamingday';

const ENVELOPE = ['gamingday', 'time', 'sessionno', 'sequence'] as const;
const envelope: Readonly<Record<string, Schema>> = EnvelopeSchema.properties as Readonly<
  Record<string, Schema>
>;

/** What columns can fill of an event of this type; of a list its first element, after which further ones may be named. */
export function membersOf(definition: FactDefinition): readonly EventMember[] {
  const ofEnvelope = ENVELOPE.map((name) => leaf(`/${name}`, envelope[name]!, name === 'gamingday'));
  const hour = { path: HOUR, form: 'hour', isRequired: false } as const;
  const table = { path: TABLE, form: 'text', isRequired: needsTable(definition) } as const;
  return [...ofEnvelope, hour, table, ...leaves('/data', definition.data, true)];
}

export const needsTable = ({ category, withoutTable }: FactDefinition): boolean =>
  category === 'table' && withoutTable === undefined;

function leaves(path: string, schema: Schema, isRequired: boolean): readonly EventMember[] {
  if (schema.anyOf !== undefined) {
    const all = schema.anyOf.flatMap((form) => leaves(path, form, false));
    return all.filter(({ path: each }, at) => all.findIndex((other) => other.path === each) === at);
  }
  if (schema.items !== undefined) return leavesOfList(path, schema, isRequired);
  if (schema.type !== 'object') return [leaf(path, schema, isRequired)];
  const [ofAnyName] = Object.values(schema.patternProperties ?? {});
  if (ofAnyName !== undefined) return leaves(`${path}/*`, ofAnyName, false);
  const isFree = Object.keys(schema.properties ?? {}).length === 0;
  return isFree
    ? [{ path, form: 'nothing', choices: ['{}'], isRequired }]
    : leavesOfObject(path, schema, isRequired);
}

/** Of a list that may be empty also the list itself, which `[]` fills: that there is nothing in it has to be said. */
function leavesOfList(
  path: string,
  { items, minItems = 0 }: Schema,
  isRequired: boolean,
): readonly EventMember[] {
  const ofFirst = leaves(`${path}/0`, items!, isRequired && minItems > 0);
  return minItems > 0 ? ofFirst : [{ path, form: 'nothing', choices: ['[]'], isRequired }, ...ofFirst];
}

function leavesOfObject(path: string, schema: Schema, isRequired: boolean): readonly EventMember[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
    leaves(`${path}/${name}`, member, isRequired && (schema.required ?? []).includes(name)),
  );
}

function leaf(path: string, schema: Schema, isRequired: boolean): EventMember {
  const choices = schema.enum?.map(String);
  const { description } = schema;
  return {
    path,
    form: formOf(schema),
    isRequired,
    ...(choices && { choices }),
    ...(description !== undefined && { description }),
  };
}

function formOf({ type, format, description = '' }: Schema): MemberForm {
  if (type === 'boolean') return 'yes-or-no';
  if (type === 'integer') return isAmount(description) ? 'amount' : 'whole';
  if (format === 'gaming-day') return 'day';
  return format === 'instant' ? 'moment' : 'text';
}

/** The schemas say so of every whole number that is an amount, and of no number of things. */
const isAmount = (description: string): boolean => description.includes('minor units');

/** The member at a path, which may name any element of a list: `/data/by/3/id`. Undefined: there is none that holds one value. */
export function memberAt(definition: FactDefinition, path: string): EventMember | undefined {
  const known = membersOf(definition);
  const exact = known.find((member) => member.path === path);
  if (exact !== undefined) return exact;
  const first = path.replaceAll(/\/\d{1,2}(?=\/|$)/g, '/0');
  // A member of any name, such as the maximum of a bet: `/data/maxima/straight-up`.
  const ofAnyName = first.includes('__proto__') ? first : first.replace(/\/[^/]+$/, '/*');
  const ofFirst = known.find(({ path: each }) => each === first || each === ofAnyName);
  return ofFirst && { ...ofFirst, path, isRequired: false };
}
