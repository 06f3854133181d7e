import { GraphQLError, type GraphQLSchema, buildSchema, execute, getOperationAST, parse } from 'graphql';
import type { GraphQLRequestContextResponseForOperation } from '@apollo/server';
import type { OperationContext } from './snapshot/operation-context';
import type { DataSource } from 'typeorm';
import { ReadSources } from '../projector/read-sources';
import { CompiledQueries, CompiledQueryPlugin } from './compiled-query.plugin';

const SDL = `
  interface Fact { id: ID! }
  type Fill implements Fact { id: ID! amount: String! }
  type Count implements Fact { id: ID! lines: [Int!]! broken: Int }
  type Query { facts(first: Int = 2): [Fact!]! }
  type Mutation { record: Boolean }
`;
const FACTS = [
  { __typename: 'Fill', id: 'f1', amount: '10.00' },
  { __typename: 'Count', id: 'c1', lines: [1, 2], broken: 7 },
  { __typename: 'Fill', id: 'f2', amount: '20.00' },
];

function schemaOf({ breaks = false } = {}): GraphQLSchema {
  const schema = buildSchema(SDL);
  schema.getQueryType()!.getFields()['facts']!.resolve = (_source, { first }) =>
    Promise.resolve(FACTS.slice(0, first as number));
  const { broken } = (schema.getType('Count') as ReturnType<GraphQLSchema['getQueryType']>)!.getFields();
  broken!.resolve = ({ broken: value }: { broken: number }) => {
    if (breaks) throw new GraphQLError('refused', { extensions: { code: 'REFUSED' } });
    return value;
  };
  return schema;
}

const parsed = (schema: GraphQLSchema, text: string) => {
  const document = parse(text);
  return { schema, document, operation: getOperationAST(document)! };
};

const WHOLE = `query Facts($n: Int) { facts(first: $n) { __typename id ... on Fill { amount } ... on Count { lines broken } } }`;

describe('a repeated query', () => {
  it('is compiled the second time, and gives the answer of the reference executor', async () => {
    const queries = new CompiledQueries();
    const asked = parsed(schemaOf(), WHOLE);
    expect(await queries.of(asked)).toBeUndefined();
    const answer = await (await queries.of(asked))!.query(undefined, {}, { n: 3 });
    const reference = await execute({ ...asked, variableValues: { n: 3 } });
    expect(JSON.stringify(answer)).toBe(JSON.stringify(reference));
  });

  it('is compiled for its own operation if a document has several', async () => {
    const queries = new CompiledQueries();
    const document = parse('query One { facts(first: 1) { id } } query All { facts(first: 9) { id } }');
    const schema = schemaOf();
    const answerOf = async (name: string) => {
      const asked = { schema, document, operation: getOperationAST(document, name)! };
      await queries.of(asked);
      return (await queries.of(asked))!.query(undefined, {}, {});
    };
    expect(await answerOf('One')).toEqual({ data: { facts: [{ id: 'f1' }] } });
    expect(await answerOf('All')).toMatchObject({ data: { facts: { length: 3 } } });
  });

  it.each(['mutation { record }', '{ __schema { types { name } } }', '{ __type(name: "Fill") { name } }'])(
    '%s is never compiled',
    async (text) => {
      const queries = new CompiledQueries();
      const asked = parsed(schemaOf(), text);
      for (let time = 1; time <= 3; time += 1) expect(await queries.of(asked)).toBeUndefined();
    },
  );
});

describe('the plugin of compiled queries', () => {
  const reads = new ReadSources({} as DataSource);
  const plugin = new CompiledQueryPlugin(reads);
  const reset = jest.fn(() => Promise.resolve());
  const ask = async (
    schema: GraphQLSchema,
    asked: ReturnType<typeof parsed>,
    variables: object,
    snapshot: object = { reset },
  ) => {
    const listener = await plugin.requestDidStart();
    return listener.responseForOperation!({
      ...asked,
      schema,
      contextValue: { snapshot },
      request: { variables },
    } as unknown as GraphQLRequestContextResponseForOperation<OperationContext>);
  };

  it('gives whole answers', async () => {
    const asked = parsed(schemaOf(), WHOLE);
    expect(await ask(asked.schema, asked, {})).toBeNull();
    expect(await ask(asked.schema, asked, { n: 1 })).toMatchObject({
      body: { kind: 'single', singleResult: { data: { facts: [{ id: 'f1', amount: '10.00' }] } } },
    });
    expect(reset).not.toHaveBeenCalled();
  });

  it('answers a query from a replica, and leaves an incomplete answer to the primary', async () => {
    const from = (isOfReplica: boolean, breaks: boolean) => {
      const asked = parsed(schemaOf({ breaks }), WHOLE);
      return ask(asked.schema, asked, {}, { reset, isOfReplica });
    };
    const before = { ...reads.answered };
    expect(await from(true, false)).toMatchObject({
      body: { singleResult: { data: { facts: [{ id: 'f1' }, { id: 'c1', broken: 7 }] } } },
    });
    expect(reset).not.toHaveBeenCalled();
    expect(await from(true, true)).toBeNull();
    expect(reset).toHaveBeenCalledTimes(1);
    expect(reads.answered).toEqual({ replica: before.replica + 1, primary: before.primary + 1 });
    expect(reads.repeated).toEqual({ 'recovery-conflict': 0, failure: 0, refusal: 1 });
    reset.mockClear();
  });

  it('leaves a document whose operation is not named to the reference executor', async () => {
    const asked = { ...parsed(schemaOf(), WHOLE), operation: undefined } as unknown as ReturnType<
      typeof parsed
    >;
    expect(await ask(asked.schema, asked, {})).toBeNull();
    expect(reset).not.toHaveBeenCalled();
  });

  it.each([
    ['a field refuses', {}],
    ['a variable is none of its type', { n: 'three' }],
  ])('leaves a query to the reference executor, in a new snapshot, if %s', async (_what, variables) => {
    reset.mockClear();
    const asked = parsed(schemaOf({ breaks: true }), WHOLE);
    await ask(asked.schema, asked, {});
    expect(await ask(asked.schema, asked, variables)).toBeNull();
    expect(reset).toHaveBeenCalledTimes(1);
  });
});
