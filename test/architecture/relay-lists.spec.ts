import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { compileRelay } from '../support/relay/compile-relay';
import { ROOT } from './project-files';

const SDL = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');
const schema = buildSchema(SDL);

type Field = GraphQLField<unknown, unknown>;

/** A field whose answer is a list in pages, and the type that has it. */
interface PagedField {
  readonly parent: GraphQLObjectType;
  readonly field: Field;
}

const PAGED: readonly PagedField[] = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .flatMap((parent) => Object.values(parent.getFields()).map((field) => ({ parent, field })))
  .filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'));

const fieldOf = (type: GraphQLObjectType, name: string): Field => {
  const field = type.getFields()[name];
  if (field === undefined) throw new Error(`${type.name} has no field ${name}`);
  return field;
};

const objectOf = ({ type }: Field): GraphQLObjectType => getNamedType(type) as GraphQLObjectType;

it('the lists in pages are all fields of Query, each of a type of its own', () => {
  expect(PAGED.length).toBeGreaterThanOrEqual(25);
  expect(new Set(PAGED.map(({ parent }) => parent.name))).toEqual(new Set(['Query']));
});

/** GraphQL Cursor Connections Specification, sections 2 to 5. */
describe.each(PAGED.map(({ field }) => [field.name, field] as const))('the list %s', (_name, field) => {
  const connection = objectOf(field);
  const edges = fieldOf(connection, 'edges');
  const edge = objectOf(edges);

  it('has edges, a list, and pageInfo, which is never null', () => {
    expect(isListType(getNullableType(edges.type))).toBe(true);
    expect(String(fieldOf(connection, 'pageInfo').type)).toBe('PageInfo!');
  });

  it('has in each edge a node that is no list, and a cursor that is a text', () => {
    expect(edge.name).toMatch(/Edge$/);
    expect(isListType(getNullableType(fieldOf(edge, 'node').type))).toBe(false);
    expect(isObjectType(getNamedType(fieldOf(edge, 'node').type))).toBe(true);
    expect(String(fieldOf(edge, 'cursor').type)).toMatch(/^(String|ID)!?$/);
  });

  it('takes first, a whole number, and after, of the type of the cursor; neither need be given', () => {
    const [first, after] = ['first', 'after'].map((name) => field.args.find((each) => each.name === name)!);
    expect(getNamedType(first!.type).name).toBe('Int');
    expect(getNamedType(after!.type)).toBe(getNamedType(fieldOf(edge, 'cursor').type));
    expect([first!, after!].filter(isRequiredArgument)).toEqual([]);
    // The first page has no cursor before it.
    expect(isNonNullType(after!.type)).toBe(false);
  });
});

it('PageInfo says whether pages come before and after, never null, and its cursors, null where it has no entry', () => {
  const fields = Object.values((schema.getType('PageInfo') as GraphQLObjectType).getFields());
  expect(Object.fromEntries(fields.map(({ name, type }) => [name, String(type)]))).toEqual({
    hasNextPage: 'Boolean!',
    hasPreviousPage: 'Boolean!',
    startCursor: 'String',
    endCursor: 'String',
  });
});

/** A fragment with pagination for the Relay compiler. */
function fragmentOver({ name, args, ...field }: Field): string {
  const given = args.filter((arg) => isRequiredArgument(arg));
  const node = objectOf(fieldOf(objectOf(fieldOf(objectOf(field as Field), 'edges')), 'node'));
  const { name: leaf } = Object.values(node.getFields()).find(({ type }) =>
    isLeafType(getNamedType(type)),
  ) ?? {
    name: '__typename',
  };
  const file = `List${name}`;
  const declared = given.map((arg) => `${arg.name}: {type: "${String(arg.type)}"}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}, `).join('');
  return `
    fragment ${file}_query on Query @refetchable(queryName: "${file}PageQuery")
      @argumentDefinitions(count: {type: "Int", defaultValue: 20}, cursor: {type: "String"} ${declared}) {
      ${name}(${passed}first: $count, after: $cursor) @connection(key: "${file}_${name}") {
        edges { node { ${leaf} } }
      }
    }`;
}

it("Relay's own compiler makes a page of every list that it can go on from", () => {
  const documents = Object.fromEntries(PAGED.map(({ field }) => [`List${field.name}`, fragmentOver(field)]));
  const { status, fault, made, end } = compileRelay(SDL, documents);
  try {
    expect({ status, fault }).toEqual({ status: 0, fault: undefined });
    const queries = readdirSync(made).filter((name) => name.endsWith('PageQuery.graphql.js'));
    expect(queries).toHaveLength(PAGED.length);
    for (const query of queries)
      expect(readFileSync(join(made, query), 'utf8')).toMatch(
        /hasNextPage[\s\S]*endCursor|endCursor[\s\S]*hasNextPage/,
      );
  } finally {
    end();
  }
});
