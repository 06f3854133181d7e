import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { checkCost, isCostKnown, MOST_COST } from './operation-cost';

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

describe('what an operation may ask for', () => {
  it('is a page as large as pages are, with all that is in its rows', () => {
    expect(() => ask(`{ rounds(first: 500) { position ${ROW} } }`)).not.toThrow();
    expect(() => ask(repeated(200, 'casinos { id }'))).not.toThrow();
  });

  it('is not many such pages at once, whether the number is written, given or left to the default', () => {
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
    expect(thrown(() => ask(repeated(4_500, 'casinos { id }')))).toMatchObject(refusal);
  });

  it('is not fragments that spread each other until nobody can count', () => {
    const levels = Array.from({ length: 16 }, (_, level) =>
      level === 0
        ? 'fragment f0 on Query { casinos { id } }'
        : `fragment f${level} on Query { ...f${level - 1} ...f${level - 1} }`,
    );
    expect(() => ask(`{ ...f15 } ${levels.join(' ')}`)).toThrow('more than');
  });

  it('is not hundreds of decisions at once; a few are one operation', () => {
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
});
