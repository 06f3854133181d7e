import { MOST_PER_PAGE, pageOf, pageRequest } from './connection.type';
import type { PagedList } from './cursor';
import { present } from '../kernel/present';

const LIST: PagedList = { name: 'numbers', key: ['record'] };
const refusal = expect.objectContaining({
  extensions: expect.objectContaining({ code: 'BAD_USER_INPUT' }) as object,
}) as Error;

const request = (first: number, after?: string, casino = 'granada') =>
  pageRequest(LIST, { casino, first, ...present({ after }) }, 100n);

/** Rows after the requested place as a database would give them: one more than asked for, where there are more. */
const rowsFor = ({ after, first }: ReturnType<typeof request>, all: readonly number[]): number[] =>
  all.filter((row) => row > Number(after?.[0] ?? 0)).slice(0, first + 1);

const page = (asked: ReturnType<typeof request>, all: readonly number[]) =>
  pageOf(rowsFor(asked, all), asked, { node: (row) => `row ${row}`, key: (row) => [String(row)] });

describe('a request for a page', () => {
  it('reads at the position of now, and a later one at the position of the first', () => {
    expect(request(10)).toEqual({
      list: LIST,
      casino: 'granada',
      position: 100n,
      after: undefined,
      first: 10,
    });
    const { pageInfo } = page(request(2), [5, 6, 7]);
    const later = pageRequest(LIST, { casino: 'granada', first: 2, after: pageInfo.endCursor! }, 250n);
    expect(later).toMatchObject({ position: 100n, after: ['6'] });
  });

  it.each([0, -1, MOST_PER_PAGE + 1, Number.NaN, null as unknown as number])(
    'is refused for %p rows',
    (first) => {
      expect(() => request(first)).toThrow(refusal);
    },
  );

  it('may ask for 1 to the most rows', () => {
    expect(request(1).first).toBe(1);
    expect(request(MOST_PER_PAGE).first).toBe(MOST_PER_PAGE);
  });

  it('is refused with a cursor of another casino: positions of one say nothing about another', () => {
    const { pageInfo } = page(request(2), [5, 6, 7]);
    expect(() => request(2, pageInfo.endCursor, 'ronda')).toThrow(refusal);
  });

  it('is refused with a cursor of a position that is not reached yet: no page had it', () => {
    const { pageInfo } = page(request(2), [5, 6, 7]);
    const earlier = { casino: 'granada', first: 2, after: pageInfo.endCursor! };
    expect(() => pageRequest(LIST, earlier, 99n)).toThrow(refusal);
  });
});

describe('a page', () => {
  it('holds as many rows as asked for, and says whether there are more', () => {
    const first = page(request(2), [5, 6, 7]);
    expect(first.edges.map(({ node }) => node)).toEqual(['row 5', 'row 6']);
    const [startCursor, endCursor] = first.edges.map(({ cursor }) => cursor);
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, startCursor, endCursor });
    const last = page(request(2, first.pageInfo.endCursor), [5, 6, 7]);
    expect(last.edges.map(({ node }) => node)).toEqual(['row 7']);
    const [{ cursor } = { cursor: '' }] = last.edges;
    expect(last.pageInfo).toEqual({
      ...{ hasNextPage: false, hasPreviousPage: true, startCursor: cursor, endCursor: cursor },
    });
  });

  it('has a next page only if a row is left', () => {
    expect(page(request(3), [5, 6, 7]).pageInfo.hasNextPage).toBe(false);
  });

  it('without rows has no cursor', () => {
    const answer = { position: 100n, asOf: null, complete: true };
    expect(page(request(3), [])).toEqual({
      ...answer,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false },
    });
  });

  it('can be continued after any of its rows', () => {
    const { edges } = page(request(3), [5, 6, 7, 8]);
    expect(page(request(9, edges[0]!.cursor), [5, 6, 7, 8]).edges).toHaveLength(3);
  });
});
