import type { EntityManager } from 'typeorm';
import type { Principal } from '../access/principal';
import type { BooksPage } from '../database/books-page';
import { present } from '../kernel/present';
import { list } from './list-field';
import type { RequestScope } from './snapshot/operation-context';
import type { OperationSnapshot } from './snapshot/operation-snapshot';

const DB = {} as EntityManager;

/** The caller, in a snapshot whose last record of the casino is this. */
const askingAt = (last: bigint): RequestScope => ({
  principal: { casinos: 'all' } as Principal,
  snapshot: {
    positionOf: () => Promise.resolve(last),
    read: (work: (db: EntityManager) => Promise<unknown>) => work(DB),
  } as unknown as OperationSnapshot,
});

const ROWS = [1n, 2n, 3n, 4n, 5n].map((recordNumber) => ({
  recordNumber,
  line: 7,
  amount: `${recordNumber}00`,
}));

const read = jest.fn((_db: EntityManager, { after, limit }: BooksPage, _from: bigint) =>
  Promise.resolve(ROWS.filter(({ recordNumber }) => recordNumber > BigInt(after?.[0] ?? 0)).slice(0, limit)),
);
const beside = jest.fn((_db: EntityManager, { position }: BooksPage, rows: readonly object[]) =>
  Promise.resolve(`${rows.length} rows at ${position}`),
);

const amounts = list({
  name: 'amounts',
  key: { recordNumber: 'record', line: 'line' },
  about: { pool: 'bolsa' },
  read,
  beside,
  node: ({ amount }, { position }, known) => ({ amount, position, known }),
});

const pageOf = ({ first, ...args }: { first: number; after?: string; asOf?: string }, last = 20n) =>
  amounts({ casino: 'granada', first, ...present(args) }, askingAt(last));

beforeEach(() => jest.clearAllMocks());

describe('a declared list', () => {
  it('reads one row more than the page has, at the position and until the day that are asked for', async () => {
    const page = await pageOf({ first: 2, asOf: '2026-01-01' });
    expect(read).toHaveBeenCalledWith(
      DB,
      expect.objectContaining({ casino: 'granada', position: 20n, asOf: '2026-01-01', limit: 3 }),
      0n,
    );
    expect(page).toMatchObject({
      ...{ position: 20n, asOf: '2026-01-01', about: { pool: 'bolsa' } },
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(page.edges.map(({ node }) => node.amount)).toEqual(['100', '200']);
  });

  it('goes on after the columns of its key, at the position of the first page', async () => {
    const first = await pageOf({ first: 2 });
    const later = await pageOf({ first: 2, after: first.pageInfo.endCursor! }, 30n);
    expect(read).toHaveBeenLastCalledWith(
      DB,
      expect.objectContaining({ position: 20n, after: ['2', '7'] }),
      0n,
    );
    expect(later.position).toBe(20n);
    expect(later.edges.map(({ node }) => node.amount)).toEqual(['300', '400']);
  });

  it('reads the common data of all rows once, at the position of the page', async () => {
    const first = await pageOf({ first: 1 });
    const later = await pageOf({ first: 2, after: first.pageInfo.endCursor! }, 30n);
    expect(beside).toHaveBeenCalledTimes(2);
    expect(later.edges.map(({ node }) => [node.position, node.known])).toEqual([
      [20n, '3 rows at 20'],
      [20n, '3 rows at 20'],
    ]);
  });

  it('between two moments gives its reader the first of them', async () => {
    const moments = list({
      name: 'moments',
      key: { recordNumber: 'record' },
      between: [{ position: 4n }, { position: 9n }],
      read,
      node: ({ amount }) => amount,
    });
    const page = await moments({ casino: 'granada', first: 1 }, askingAt(20n));
    expect(page.position).toBe(9n);
    expect(read).toHaveBeenCalledWith(DB, expect.objectContaining({ position: 9n }), 4n);
  });

  it('refuses a cursor of another list, and a casino that the key does not have', async () => {
    const { pageInfo } = await pageOf({ first: 1 });
    const others = list({
      name: 'others',
      key: { recordNumber: 'record', line: 'line' },
      read,
      node: String,
    });
    const args = { casino: 'granada', first: 1, after: pageInfo.endCursor! };
    await expect(others(args, askingAt(20n))).rejects.toThrow('no cursor of this list');
    const elsewhere = { ...askingAt(20n), principal: { casinos: ['ronda'] } as unknown as Principal };
    await expect(amounts({ casino: 'granada', first: 1 }, elsewhere)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });
});
