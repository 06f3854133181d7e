import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, type GraphQLField, isObjectType, isUnionType } from 'graphql';
import { FORM } from '../../src/api/declared-field';
import { ROOT } from './project-files';
import { resolverMethods } from './resolver-methods';

/** Fields written by hand instead of by a form, with reasons. */
const BY_HAND: Readonly<Record<string, string>> = {
  acknowledgeFindings: 'has an answer for each of several decisions',
  closeGamingDay: 'looks at the books while it holds the lock of the casino',
  createApiKey: 'answers as the first release did, until it is removed',
  dayBoard: 'may be about several casinos, each at its own record',
  dutyOfCasinos: 'is about several casinos, each at its own record',
  leaseSlipNumbers: 'decides nothing: it gives a tablet numbers',
  performance: 'is about several casinos, each at its own record',
  recordEvents: 'is the entrance of events, as POST /v1/events is',
  revokeApiKey: 'answers as the first release did, until it is removed',
  securityLog: 'is about the house: it has no books, no position and no `complete`',
};

const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** Whether a field is about the books of a casino: its type states record, day and completeness. */
function isAboutBooks({ type }: GraphQLField<unknown, unknown>): boolean {
  const named = getNamedType(type);
  const types = isUnionType(named) ? named.getTypes() : [named];
  return types.some(
    (each) =>
      isObjectType(each) && ['position', 'asOf', 'complete'].every((name) => name in each.getFields()),
  );
}

const formOf = (field: GraphQLField<unknown, unknown>): string =>
  getNamedType(field.type).name.endsWith('Connection') ? 'list' : 'answer';

const QUERIES = Object.values(schema.getQueryType()!.getFields()).filter(
  (field) => isAboutBooks(field) || formOf(field) === 'list',
);
const EXPECTED: readonly (readonly [field: string, form: string])[] = [
  ...QUERIES.map((field) => [field.name, formOf(field)] as const),
  ...Object.keys(schema.getMutationType()!.getFields()).map((name) => [name, 'decision'] as const),
];

let methods: Awaited<ReturnType<typeof resolverMethods>>;

beforeAll(async () => {
  methods = await resolverMethods();
});

const madeBy = (field: string): unknown => {
  const found = methods.get(field);
  return found && Reflect.getMetadata(FORM, found.method);
};

describe('a list, an answer about the books and a decision of the schema', () => {
  it.each(EXPECTED.filter(([field]) => !(field in BY_HAND)))('is declared by its form: %s', (field, form) => {
    expect(madeBy(field)).toBe(form);
  });

  it('is written by hand only with a reason', () => {
    const byHand = EXPECTED.map(([field]) => field).filter((field) => madeBy(field) === undefined);
    expect(byHand.sort()).toEqual(Object.keys(BY_HAND).sort());
  });
});
