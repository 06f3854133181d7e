import { DatabaseDouble } from '../../../test/support/database/database-double';
import { ProjectionLease } from './projection-lease';

let now: number;
beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** A lease that is given these partitions, one renewal after the other. */
function leaseOf(...given: readonly (readonly number[])[]) {
  const turns = [...given];
  const database = new DatabaseDouble({
    'DELETE FROM projection.member WHERE expires_at': [],
    'INSERT INTO projection.member': [],
    'DELETE FROM projection.member AS row': [],
    'UPDATE projection.lease AS row': [],
    'FROM projection.lease': () => {
      now += 300;
      return turns.shift()!.map((partition) => ({ partition }));
    },
  });
  return { database, lease: new ProjectionLease(database.dataSource, 'me', 4_000) };
}

describe('a lease', () => {
  it('is of no partition before it was asked for', () => expect([...leaseOf().lease.held]).toEqual([]));

  it('is of the partitions that it was given, for its term from when it was asked for', async () => {
    const { database, lease } = leaseOf([1, 4]);
    await lease.renew();
    expect([...lease.held]).toEqual([1, 4]);
    now = 4_999;
    expect([...lease.held]).toEqual([1, 4]);
    now = 5_000;
    expect([...lease.held]).toEqual([]);
    expect(database.asked.map(({ sql, parameters }) => [sql.slice(0, 29), parameters])).toEqual([
      ['BEGIN', []],
      ['DELETE FROM projection.member', []],
      ['INSERT INTO projection.member', ['me', 4_000]],
      ['WITH present AS (SELECT holde', ['me']],
      ['COMMIT', []],
    ]);
  });

  it('is the same set while it is of the same partitions, and another one when they are others', async () => {
    const { lease } = leaseOf([1, 4], [4, 1], [1, 5], [1]);
    await lease.renew();
    const { held } = lease;
    await lease.renew();
    expect(lease.held).toBe(held);
    await lease.renew();
    expect([...lease.held]).toEqual([1, 5]);
    await lease.renew();
    expect([...lease.held]).toEqual([1]);
  });

  it('that is released is of none at once, and the database hears of it', async () => {
    const { database, lease } = leaseOf([1, 4]);
    await lease.renew();
    await lease.release();
    expect([...lease.held]).toEqual([]);
    const told = database.asked
      .slice(-3, -1)
      .map(({ sql, parameters }) => [sql.split(' AS ')[0], JSON.parse(parameters[0] as string)]);
    expect(told).toEqual([
      ['DELETE FROM projection.member', [{ 'of holder': 'me' }]],
      ['UPDATE projection.lease', [{ 'of holder': 'me', 'to holder': null }]],
    ]);
  });
});
