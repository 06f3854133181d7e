import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { depthLimit, MOST_DEPTH, MOST_FRAGMENTS } from './snapshot/operation-cost';

const schema = buildSchema('type Query { leaf: Int, query: Query }');
const messages = (text: string): string[] =>
  validate(schema, parse(text), [depthLimit]).map(({ message }) => message);

const levels = (count: number): string => `${'query { '.repeat(count - 1)} leaf ${'} '.repeat(count - 1)}`;

describe('the depth of an operation', () => {
  it('may be as much as the limit, and no more', () => {
    expect(messages(`{ ${levels(MOST_DEPTH)} }`)).toEqual([]);
    expect(messages(`{ ${levels(MOST_DEPTH + 1)} }`)).toEqual([
      expect.stringContaining(`more than ${MOST_DEPTH} deep`),
    ]);
  });

  it('is counted through fragments, however often they are spread', () => {
    const chain = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on Query { query { ...F${n + 1} } q: query { ...F${n + 1} } }`,
    ).join(' ');
    expect(messages(`{ ...F0 } ${chain} fragment F40 on Query { leaf }`)).toHaveLength(1);
    const flat = Array.from(
      { length: 40 },
      (_, n) => `fragment G${n} on Query { ...G${n + 1} ...G${n + 1} leaf }`,
    );
    expect(messages(`{ ...G0 } ${flat.join(' ')} fragment G40 on Query { leaf }`)).toEqual([]);
  });

  it('is counted through inline fragments, which are no level', () => {
    const inside = (text: string): string => `... on Query { ${text} }`;
    expect(messages(`{ ${inside(levels(MOST_DEPTH))} }`)).toEqual([]);
    expect(messages(`{ ${inside(levels(MOST_DEPTH + 1))} }`)).toHaveLength(1);
  });

  it('is exceeded by fragments that spread each other without an end', () => {
    expect(messages('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toEqual([]);
    expect(messages('{ ...A } fragment A on Query { query { ...A } }')).toHaveLength(1);
  });

  it('is exceeded by a thousand levels, which are not followed', () => {
    expect(messages(`{ ${levels(1_000)} }`)).toHaveLength(1);
  });

  it('is exceeded if fragments are nested in more than a hundred others', () => {
    const spread = (count: number): string =>
      `{ ...F0 } ${Array.from({ length: count }, (_, n) => `fragment F${n} on Query { ...F${n + 1} }`).join(' ')}
       fragment F${count} on Query { leaf }`;
    expect(messages(spread(MOST_FRAGMENTS - 1))).toEqual([]);
    expect(messages(spread(MOST_FRAGMENTS))).toHaveLength(1);
    expect(messages(spread(1_800))).toHaveLength(1);
  });

  it('is not counted for questions about the schema', () => {
    expect(messages(getIntrospectionQuery())).toEqual([]);
  });
});
