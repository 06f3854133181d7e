import fc from 'fast-check';
import { arrive, type Gap, type SourceSequence } from './source-sequence.state';

const after = (...numbers: readonly number[]): SourceSequence =>
  numbers.reduce<SourceSequence | undefined>(
    (known, number) => arrive(known, BigInt(number)).sequence,
    undefined,
  )!;
const last = (...numbers: readonly number[]) =>
  arrive(after(...numbers.slice(0, -1)), BigInt(numbers.at(-1)!));
const written = (gaps: readonly Gap[]): string => gaps.map(({ from, to }) => `${from}-${to}`).join(' ');

describe('the numbers of a source', () => {
  test.each([
    ['may start anywhere', [7], '', ''],
    ['grow by one', [7, 8, 9], '', ''],
    ['leave a gap where some are skipped', [7, 10], '8-9', ''],
    ['narrow a gap from below', [7, 10, 8], '9-9', '8-9'],
    ['narrow a gap from above', [7, 10, 9], '8-8', '8-9'],
    ['split a gap', [1, 5, 3], '2-2 4-4', '2-4'],
    ['close a gap with its last number', [1, 3, 2], '', '2-2'],
    ['may turn out to have begun earlier', [5, 3], '4-4', ''],
  ])('%s', (_what, numbers, opened, closed) => {
    const arrival = last(...numbers);
    expect([written(arrival.opened), written(arrival.closed)]).toEqual([opened, closed]);
  });

  it('that arrive after a higher one are late, and those that arrive again are repeated', () => {
    expect(last(1, 3, 2)).toMatchObject({ late: true, repeated: false });
    expect(last(1, 3, 3)).toMatchObject({ late: false, repeated: true, opened: [], closed: [] });
    expect(last(5, 4)).toMatchObject({ late: true });
  });

  it('are missing exactly if they have not arrived, in any order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), (numbers) => {
        const { first, last: highest, gaps } = after(...numbers);
        expect([Number(first), Number(highest)]).toEqual([Math.min(...numbers), Math.max(...numbers)]);
        const missing = gaps.flatMap(({ from, to }) =>
          Array.from({ length: Number(to - from) + 1 }, (_, index) => Number(from) + index),
        );
        const never = Array.from({ length: 41 }, (_, number) => number).filter(
          (number) => number > Number(first) && number < Number(highest) && !numbers.includes(number),
        );
        expect(missing).toEqual(never);
      }),
    );
  });
});
