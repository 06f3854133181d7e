import { DatabaseDouble } from '../../../test/support/database/database-double';
import { chipsSold } from '../../../test/support/sample-events/sample-events';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import {
  countParked,
  countParkedKeys,
  evaluating,
  FoldFault,
  ParkedKeys,
  parkingKeyOf,
  readReached,
  unlessRefused,
} from './parked-keys';

const event = chipsSold({}, { casino: 'granada', gamingday: '2026-01-01' });
const numbered = (casino: string, standing: NumberedEvent['standing'] = 'counted'): NumberedEvent =>
  ({ casino, standing, event }) as NumberedEvent;

describe('keys that are parked', () => {
  const load = async (...rows: readonly object[]): Promise<ParkedKeys> => {
    const page = new DatabaseDouble({ 'FROM parked_record WHERE casino = ANY': rows });
    const keys = await ParkedKeys.load(page, ['granada', 'ronda']);
    expect(page.asked[0]!.parameters).toEqual([['granada', 'ronda']]);
    return keys;
  };
  const KEY = 'cage/2026-01-01';

  it('make the records of their casino wait, and those of no other', async () => {
    const keys = await load({ casino: 'granada', partition_key: KEY });
    expect(keys.waitingWith(numbered('granada'))).toBe(KEY);
    expect(keys.waitingWith(numbered('ronda'))).toBeUndefined();
    expect(keys.has('granada', 'cage/2026-01-02')).toBe(false);
  });

  it('make no record wait that is not evaluated anyway', async () => {
    const keys = await load({ casino: 'granada', partition_key: KEY });
    expect(keys.waitingWith(numbered('granada', 'conflict'))).toBeUndefined();
  });

  it('are more once a record was parked', async () => {
    const keys = await load();
    expect(keys.waitingWith(numbered('granada'))).toBeUndefined();
    keys.add('granada', KEY);
    expect(keys.waitingWith(numbered('granada'))).toBe(KEY);
    expect(keys.has('ronda', KEY)).toBe(false);
  });

  it('are those of the session or the stream, or of the source where there is neither', () => {
    expect(parkingKeyOf(event)).toBe(KEY);
    expect(parkingKeyOf({ ...event, type: 'cagnotte.unheard-of.v1' })).toBe(event.source);
  });

  it('are counted in a generation, as are their records', async () => {
    const database = new DatabaseDouble({
      'SELECT DISTINCT casino, fold_key FROM generation_7.parked_record': [{ keys: 2 }],
      'FROM generation_7.parked_record': [{ parked: 5 }],
    });
    expect(await countParked(database, 7)).toBe(5);
    expect(await countParkedKeys(database, 7)).toBe(2);
  });
});

describe('how far a casino is', () => {
  const reached = async (...rows: readonly object[]) => {
    const database = new DatabaseDouble({ 'FROM register.casino': rows });
    const answer = await readReached(database, 'granada');
    expect(database.asked[0]!.parameters).toEqual(['granada']);
    return answer;
  };

  it('is its last record, and the first record parked of each key and day', async () =>
    expect(
      await reached(
        { last_number: 9n, partition_key: 'a', record_number: 4n, gaming_day: '2026-01-01' },
        { last_number: 9n, partition_key: 'b', record_number: 6n, gaming_day: '2026-01-02' },
      ),
    ).toEqual({
      position: 9n,
      parked: [
        { key: 'a', record: 4n, gamingDay: '2026-01-01' },
        { key: 'b', record: 6n, gamingDay: '2026-01-02' },
      ],
    }));

  it('is its last record where nothing is parked, and nothing where the casino has none', async () => {
    const row = { last_number: 9n, partition_key: null, record_number: null, gaming_day: null };
    expect(await reached(row)).toEqual({ position: 9n, parked: [] });
    expect(await reached()).toBeUndefined();
  });
});

describe('an evaluation', () => {
  it('answers what it computes', () => expect(evaluating(event, () => 7)).toBe(7));

  it.each<[string, unknown, string]>([
    ['a fault', new TypeError('no rate'), 'no rate'],
    ['whatever was thrown', 'no rate', 'no rate'],
  ])('that fails is a fault of its key, which keeps %s as its cause', (_what, cause, message) => {
    const fails = () =>
      evaluating(event, () => {
        throw cause;
      });
    expect(fails).toThrow(FoldFault);
    expect(fails).toThrow(
      expect.objectContaining({ key: 'cage/2026-01-01', message, cause, name: 'FoldFault' }),
    );
  });
});

describe('rows that the database may refuse', () => {
  const refusal = (code?: unknown, table?: string): Error => Object.assign(new Error('no'), { code, table });
  const page = (): DatabaseDouble => new DatabaseDouble({ SAVEPOINT: [] });

  it('are kept where it does not', async () => {
    const database = page();
    expect(await unlessRefused(database, () => Promise.resolve(7))).toEqual({ done: 7 });
    expect(database.asked.map(({ sql }) => sql)).toEqual(['SAVEPOINT rows', 'RELEASE SAVEPOINT rows']);
  });

  it.each(['21000', '22003', '23505', '54000'])('are rolled back where it does (%s)', async (code) => {
    const database = page();
    const { refused } = await unlessRefused(database, () => Promise.reject(refusal(code, 'finding')));
    expect(refused).toMatchObject({
      message: `the database refuses rows of finding: SQLSTATE ${code}`,
      cause: { message: 'no' },
    });
    expect(database.asked.map(({ sql }) => sql)).toEqual([
      ...['SAVEPOINT rows', 'ROLLBACK TO SAVEPOINT rows', 'RELEASE SAVEPOINT rows'],
    ]);
  });

  it('are refused without the name of a table where it names none', async () => {
    const { refused } = await unlessRefused(page(), () => Promise.reject(refusal('22003')));
    expect(refused!.message).toBe('the database refuses rows: SQLSTATE 22003');
  });

  it.each<[unknown]>([['40001'], ['08006'], ['57014'], ['01223'], [undefined], [22003]])(
    'are not given up for a failure that may pass (%s)',
    async (code) => {
      const failure = refusal(code);
      await expect(unlessRefused(page(), () => Promise.reject(failure))).rejects.toBe(failure);
    },
  );
});
