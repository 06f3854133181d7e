import type { HandingsOut } from './equipment.state';
import { isMoreThanByLot, withHandingOut } from './handed-out-by-lot';

const handing = (session: number, shoe: string, among = 2) => ({
  session: `s${session}`,
  shoes: [shoe],
  among,
});

/** Hands out these shoes one session after the other, and says at which sessions a shoe was found. */
function found(shoes: readonly string[], among = 2): readonly string[] {
  let handings: HandingsOut = { last: [] };
  return shoes.flatMap((shoe, index) => {
    const after = withHandingOut(handings, handing(index + 1, shoe, among), 'BJ1')!;
    handings = after.handings;
    return after.found.map((each) => `${each.shoe} ${each.times}/${each.handings} at ${index + 1}`);
  });
}

const always = (shoe: string, sessions: number): string[] => Array<string>(sessions).fill(shoe);

describe('shoes of one table', () => {
  it('are found at an error rate of 1 in 100,000: of two shoes 18 times the same, of ten 6 times', () => {
    // 2 shoes: 2 × 2^-17 = 1/65,536 is too likely, 2 × 2^-18 = 1/131,072 is not; 10 shoes: 10 × 10^-6 = 1/100,000.
    expect(found(always('A', 17))).toEqual([]);
    expect(found(always('A', 18))).toEqual(['A 18/18 at 18']);
    expect(found(always('A', 6), 10)).toEqual(['A 6/6 at 6']);
    expect(found(always('A', 5), 1_000)).toEqual([]);
  });

  it('are counted by the exact distribution: with one exception there are as many ways more as sessions', () => {
    const withOneOther = (sessions: number) =>
      isMoreThanByLot('A', [
        handing(0, 'B'),
        ...always('A', sessions - 1).map((shoe, n) => handing(n + 1, shoe)),
      ]);
    // 2 × (22 + 1) / 2^22 = 1/91,180 is too likely, 2 × (23 + 1) / 2^23 = 1/174,763 is not.
    expect([withOneOther(22), withOneOther(23)]).toEqual([false, true]);
  });

  it('are found once, and again only after the shoe was at the table no longer', () => {
    expect(found(always('A', 60))).toEqual(['A 18/18 at 18']);
    expect(found([...always('A', 20), ...always('B', 40), ...always('A', 40)])).toEqual([
      'A 18/18 at 18',
      'B 27/30 at 47',
      'A 27/30 at 87',
    ]);
  });

  it('are not found if they come in turn or by lot', () => {
    expect(
      found(
        always('', 90).map((_, n) => 'ABC'[n % 3]!),
        3,
      ),
    ).toEqual([]);
    expect(found([...'ABBABAAABABBBABAABBBAABABAABABBAABAB'])).toEqual([]);
  });

  it('say nothing where there was no other shoe, and a session counts once', () => {
    expect(withHandingOut({ last: [] }, handing(1, 'A', 1), 'BJ1')).toBeUndefined();
    expect(withHandingOut({ last: [] }, { session: 's', shoes: [], among: 5 }, 'BJ1')).toBeUndefined();
    expect(withHandingOut({ last: [handing(1, 'A')] }, handing(1, 'A'), 'BJ1')).toBeUndefined();
  });

  it('are more likely the same where a table gets several of them', () => {
    const two = Array.from({ length: 8 }, (_, n) => ({ session: `${n}`, shoes: ['A', 'B'], among: 10 }));
    // 10 × (2/10)^8 = 1/39,063; with one shoe of ten it would be 10 × 10^-8.
    expect(isMoreThanByLot('A', two)).toBe(false);
    expect(isMoreThanByLot('A', [...two, { session: '9', shoes: ['A', 'B'], among: 10 }])).toBe(true);
  });
});
