import fc from 'fast-check';
import { PARTITIONS } from '../../event-log/event-store.port';
import { spreadPartitions } from './generation-build';

const anyRecords = fc
  .array(fc.tuple(fc.nat({ max: PARTITIONS - 1 }), fc.bigInt({ min: 1n, max: 100_000n })))
  .map((pairs) => new Map(pairs));

describe('partitions spread over workers', () => {
  it('are each with one worker, whether they have records or not', () => {
    fc.assert(
      fc.property(anyRecords, fc.integer({ min: 1, max: 16 }), (records, most) => {
        const parts = spreadPartitions(records, { most, worthFrom: 10_000n });
        const spread = parts.flatMap((partitions) => [...partitions]).sort((a, b) => a - b);
        expect(spread).toEqual(Array.from({ length: PARTITIONS }, (_, index) => index));
        expect(parts.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  it.each<[string, Record<number, bigint>, number, number]>([
    ['nothing', {}, 4, 1],
    ['a small log', { 3: 9_000n, 4: 9_000n }, 4, 1],
    ['one casino alone', { 3: 1_000_000n }, 4, 1],
    ['two casinos', { 3: 1_000_000n, 4: 20_000n }, 4, 2],
    ['many casinos', { 1: 50_000n, 2: 50_000n, 3: 50_000n, 4: 50_000n, 5: 50_000n }, 4, 4],
  ])('of %s get only workers that are worth their start', (_what, records, most, workers) => {
    const given = new Map(Object.entries(records).map(([key, each]) => [Number(key), each]));
    expect(spreadPartitions(given, { most, worthFrom: 10_000n })).toHaveLength(workers);
  });

  it('of a small log have as many workers as were asked for where none has to be worth its start', () => {
    const records = new Map([
      [3, 20n],
      [4, 10n],
    ]);
    expect(spreadPartitions(records, { most: 2, worthFrom: 0n })).toHaveLength(2);
  });

  it('give the largest to a worker of its own, and share the others', () => {
    const records = new Map([10, 20, 30, 40].map((key, index) => [key, index === 0 ? 60_000n : 20_000n]));
    const [first, second] = spreadPartitions(records, { most: 2, worthFrom: 0n });
    expect([10, 20, 30, 40].filter((key) => first!.has(key))).toEqual([10]);
    expect([10, 20, 30, 40].filter((key) => second!.has(key))).toEqual([20, 30, 40]);
  });
});
