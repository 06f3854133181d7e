import { buildSchema, getIntrospectionQuery, isObjectType, parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCost, isCostKnown, MOST_COST, ONE_QUESTION, STATEMENTS } from './operation-cost';

const schema = buildSchema(`
  type Query { rounds(first: Int! = 50): Rounds!, casinos: [Casino!]! }
  type Mutation { close(day: String!): ID! }
  type Rounds { position: Int!, edges: [Edge!]! }
  type Edge { node: Round! }
  type Round { number: Int!, bets: [Bet!]! }
  type Bet { stake: Int!, paid: Int! }
  type Casino { id: ID! }
`);
const ask = (query: string, variables: Record<string, unknown> = {}): number =>
  checkCost({ schema, document: parse(query), variables });
const ROW = 'edges { node { number bets { stake paid } } }';

const repeated = (count: number, field: string): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

describe('the size of an operation', () => {
  it('may be one page of the largest size, with everything in its rows', () => {
    expect(() => ask(`{ rounds(first: 500) { position ${ROW} } }`)).not.toThrow();
    expect(() => ask(repeated(200, 'casinos { id }'))).not.toThrow();
  });

  it('is refused for many such pages at once, whether their number is written, a variable or the default', () => {
    const refusal = { extensions: { code: 'TOO_COSTLY', most: MOST_COST, http: { status: 400 } } };
    const thrown = (act: () => void): unknown => {
      try {
        act();
        return undefined;
      } catch (error) {
        return error;
      }
    };
    expect(thrown(() => ask(repeated(30, `rounds(first: 500) { ${ROW} }`)))).toMatchObject(refusal);
    const given = `query ($n: Int!) ${repeated(30, `rounds(first: $n) { ${ROW} }`)}`;
    expect(thrown(() => ask(given, { n: 500 }))).toMatchObject(refusal);
    expect(thrown(() => ask(given, { n: 5 }))).toBeUndefined();
    expect(thrown(() => ask(repeated(300, `rounds { ${ROW} }`)))).toMatchObject(refusal);
    expect(thrown(() => ask(repeated(2_500, 'casinos { id }')))).toMatchObject(refusal);
  });

  it('is refused for fragments that spread each other beyond what can be counted', () => {
    const levels = Array.from({ length: 16 }, (_, level) =>
      level === 0
        ? 'fragment f0 on Query { casinos { id } }'
        : `fragment f${level} on Query { ...f${level - 1} ...f${level - 1} }`,
    );
    expect(() => ask(`{ ...f15 } ${levels.join(' ')}`)).toThrow('more than');
  });

  it('is refused for hundreds of decisions at once; a few are allowed', () => {
    const decisions = (count: number): string => `mutation ${repeated(count, 'close(day: "2026-01-01")')}`;
    expect(() => ask(decisions(300))).toThrow('more than');
    expect(() => ask(decisions(10))).not.toThrow();
  });

  it('may be all that can be asked', () => {
    expect(() => ask(getIntrospectionQuery())).not.toThrow();
  });

  it('is counted once for each document and its variables, and again for other ones', () => {
    const document = parse('query ($n: Int!) { rounds(first: $n) { position } }');
    const asked = (n: number) => ({ schema, document, variables: { n } });
    expect(isCostKnown(asked(5))).toBe(false);
    const cost = checkCost(asked(5));
    expect(isCostKnown(asked(5))).toBe(true);
    expect(checkCost(asked(5))).toBe(cost);
    expect(isCostKnown(asked(50))).toBe(false);
    expect(checkCost(asked(50))).toBeGreaterThan(cost);
    expect(isCostKnown({ schema, document: parse('{ casinos { id } }') })).toBe(false);
  });

  it('is not remembered for variables that cannot be read, nor for very long ones', () => {
    const document = parse(
      'query ($n: Int!, $s: String) { rounds(first: $n) { position } a: rounds(first: 5) { position } }',
    );
    const wrong = { schema, document, variables: { n: 'five' } };
    checkCost(wrong);
    expect(isCostKnown(wrong)).toBe(false);
    const long = { schema, document, variables: { n: 5, s: 'x'.repeat(2_000) } };
    checkCost(long);
    expect(isCostKnown(long)).toBe(false);
  });

  it('is refused for many questions about the schema, side by side or nested', () => {
    const type = '__type(name: "Query") { fields { args { name } type { name } } }';
    expect(() => ask(repeated(50, type))).not.toThrow();
    expect(() => ask(repeated(100, type))).toThrow('more than');
    expect(() => ask(repeated(10, '__schema { types { name } }'))).toThrow('more than');
    const fields = Array.from({ length: 400 }, (_, at) => `f${at}: fields { args { name } }`).join(' ');
    expect(() => ask(`{ __schema { types { ${fields} } } }`)).toThrow('more than');
  });

  it('is refused if an argument cannot be read, since the other fields would have no limit', () => {
    const pages = Array.from({ length: 30 }, (_, at) => `p${at}: rounds(first: 500) { ${ROW} }`).join(' ');
    const refusal = { code: 'BAD_USER_INPUT', http: { status: 400 } };
    for (const query of [
      `query ($n: Int = 5) { bad: rounds(first: $n) { position } ${pages} }`,
      `query ($n: Boolean = true) { casinos { id @include(if: $n) } ${pages} }`,
    ])
      expect(() => ask(query, { n: null })).toThrow(
        expect.objectContaining({ extensions: refusal }) as Error,
      );
  });

  it('is refused with variables that nest without end', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const query = 'query ($n: Int!) { rounds(first: $n) { position } }';
    expect(() => ask(query, { n: nested(100_000) })).toThrow('nest more than 64');
    expect(() => ask(query, { n: 5, other: nested(100_000) })).toThrow('nest more than 64');
    expect(() => ask(query, { n: 5, other: nested(60) })).not.toThrow();
  });
});

describe('the declared statements of fields that send many', () => {
  const served = buildSchema(readFileSync(join(__dirname, '..', '..', '..', 'schema.graphql'), 'utf8'));

  it.each(Object.entries(STATEMENTS))('are declared for an existing field: %s', (name, statements) => {
    const [of = '', field = ''] = name.split('.');
    const type = served.getType(of);
    expect(isObjectType(type) && type.getFields()[field]).toBeTruthy();
    expect(statements).toBeGreaterThan(1);
  });

  it('count for a day with all its checks, which are made whatever is selected of it', () => {
    const document = parse('{ gamingDay(casino: "a", day: "2026-01-01") { __typename } }');
    expect(checkCost({ schema: served, document })).toBeGreaterThan(90 * ONE_QUESTION);
  });
});
