import fc from 'fast-check';
import { sumMinor } from '../../kernel/money';
import type { PotsToSettle, SeatStake, WinnersOf } from './settle-pots';
import { clockwiseAfter, rakeByPot, settlePots, splitEvenly } from './settle-pots';

const stake = (seat: number, live: bigint, contends = true, dead = 0n): SeatStake => ({
  seat,
  live,
  dead,
  contends,
});

const ranked =
  (...places: readonly (readonly number[])[]): WinnersOf =>
  (contenders) => {
    const place = places.find((seats) => seats.some((seat) => contenders.includes(seat)));
    return place === undefined ? undefined : [[place.filter((seat) => contenders.includes(seat))]];
  };

const settle = (stakes: readonly SeatStake[], winnersOf: WinnersOf, rest: Partial<PotsToSettle> = {}) =>
  settlePots({ stakes, winnersOf, carriedIn: 0n, carriedOut: 0n, rake: 0n, unit: 1n, ...rest });

function taken({ pots }: ReturnType<typeof settlePots>): Record<number, bigint> {
  const bySeat: Record<number, bigint> = {};
  for (const { awards = [] } of pots)
    for (const { seat, amount } of awards) bySeat[seat] = (bySeat[seat] ?? 0n) + amount;
  return bySeat;
}

describe('worked examples of the pots', () => {
  it('E-1: the rake comes off before the pot is handed over', () => {
    const settled = settle([stake(1, 11_875n), stake(2, 11_875n)], ranked([1]), { rake: 1187n });
    expect(taken(settled)).toEqual({ 1: 22_563n });
  });

  it('E-4: an all-in player ties for the main pot only', () => {
    const stakes = [stake(1, 10_000n), stake(2, 30_000n), stake(3, 30_000n)];
    const settled = settle(stakes, ranked([1, 2], [3]), { rake: 3500n });
    expect(settled.pots).toMatchObject([
      { amount: 30_000n, contenders: [1, 2, 3], rake: 1500n },
      { amount: 40_000n, contenders: [2, 3], rake: 2000n },
    ]);
    expect(taken(settled)).toEqual({ 1: 14_250n, 2: 52_250n });
  });

  it('E-5: odd chips of one unit go one each, in the order given', () => {
    expect(splitEvenly(22_500n, [1, 2], 100n)).toEqual([
      { seat: 1, amount: 11_300n },
      { seat: 2, amount: 11_200n },
    ]);
    expect(splitEvenly(22_700n, [1, 2, 3], 100n).map(({ amount }) => amount)).toEqual([7600n, 7600n, 7500n]);
  });

  it('F-2: a pot without a winner is carried to the next hand, and no rake dropped', () => {
    const stakes = [1, 2, 3, 4, 5].map((seat) => stake(seat, 400n, false, 0n));
    const settled = settle(stakes, () => undefined, { carriedOut: 2000n });
    expect(settled.pots).toEqual([
      { amount: 2000n, contenders: [], carriedOut: 2000n, rake: 0n, awards: [] },
    ]);
  });

  it('G-3: who stops before the last round plays for the pot as it was', () => {
    const stakes = [stake(2, 1400n), stake(4, 1800n), stake(6, 1800n)];
    const settled = settle(stakes, ranked([2], [4], [6]), { rake: 250n });
    expect(settled.pots.map(({ amount, rake }) => [amount, rake])).toEqual([
      [4200n, 210n],
      [800n, 40n],
    ]);
    expect(taken(settled)).toEqual({ 2: 3990n, 4: 760n });
  });

  it('G-8: the odd cent of equal hands goes to the first in order', () => {
    const settled = settle([stake(1, 2050n), stake(2, 2050n)], () => [[[2, 1]]], { rake: 205n });
    expect(taken(settled)).toEqual({ 2: 1948n, 1: 1947n });
  });

  it('H-2: the part of a bet that was not called is no part of the pot', () => {
    const stakes = [stake(1, 500n, false), stake(2, 9500n, false), stake(3, 29_000n)];
    const settled = settle(stakes, () => undefined, { rake: 975n });
    expect(settled.uncalled).toEqual({ seat: 3, amount: 19_500n });
    expect(taken(settled)).toEqual({ 3: 18_525n });
  });

  it('H-3: the low hand has half of the pot, equal low hands divide it', () => {
    const stakes = [1, 2, 3]
      .map((seat) => stake(seat, 20_000n / 3n))
      .map((one, at) => (at ? one : { ...one, dead: 2n }));
    const settled = settle(stakes, () => [[[1], [1, 3]]], { rake: 1000n });
    expect(taken(settled)).toEqual({ 1: 14_250n, 3: 4750n });
  });

  it('H-5: the odd unit between high and low is of the high hand', () => {
    const settled = settle([stake(1, 9501n), stake(2, 9500n, true, 0n)], () => [[[1], [2]]], {
      carriedIn: 1n,
    });
    expect(settled.uncalled).toEqual({ seat: 1, amount: 1n });
    expect(taken(settled)).toEqual({ 1: 9501n, 2: 9500n });
  });

  it('H-8: of two boards the first has the odd unit, and each is divided by itself', () => {
    const settled = settle([stake(1, 8015n), stake(2, 8015n)], () => [[[1]], [[1, 2]]], { rake: 801n });
    expect(taken(settled)).toEqual({ 1: 11_422n, 2: 3807n });
  });

  it('H-14: folded money stays in the main pot, and the uncalled bet is returned', () => {
    const stakes = [stake(1, 4000n), stake(2, 9000n), stake(3, 15_000n), stake(4, 2000n, false)];
    const settled = settle(stakes, ranked([1], [3]), { rake: 1200n });
    expect(settled.uncalled).toEqual({ seat: 3, amount: 6000n });
    expect(settled.pots.map(({ amount, rake }) => [amount, rake])).toEqual([
      [14_000n, 700n],
      [10_000n, 500n],
    ]);
    expect(taken(settled)).toEqual({ 1: 13_300n, 3: 9500n });
  });

  it('H-16: alone in the pot one takes it whole, and nothing is divided by boards', () => {
    const stakes = [stake(1, 3750n), stake(2, 1750n, false)];
    const settled = settle(stakes, () => [[[1]], [[2]]], { rake: 175n });
    expect(settled.uncalled).toEqual({ seat: 1, amount: 2000n });
    expect(taken(settled)).toEqual({ 1: 3325n });
  });
});

describe('pots', () => {
  it('divide antes that were all-in for less', () => {
    const settled = settle([stake(1, 3n), stake(2, 5n), stake(3, 5n)], ranked([1], [2, 3]));
    expect(settled.pots.map(({ amount, contenders }) => [amount, contenders])).toEqual([
      [9n, [1, 2, 3]],
      [4n, [2, 3]],
    ]);
    expect(taken(settled)).toEqual({ 1: 9n, 2: 2n, 3: 2n });
  });

  it('hold folded money above the highest contender in the last one', () => {
    const settled = settle([stake(1, 50n, false), stake(2, 20n), stake(3, 20n)], ranked([3]));
    expect(settled).toMatchObject({ uncalled: undefined, pots: [{ amount: 90n, contenders: [2, 3] }] });
  });

  it('of two players who put in nothing hold what was carried in', () => {
    const settled = settle([stake(1, 0n), stake(2, 0n)], ranked([2]), { carriedIn: 40n });
    expect(taken(settled)).toEqual({ 2: 40n });
  });

  it('are carried out from the last one, and bear no rake for it', () => {
    const stakes = [stake(1, 10n), stake(2, 30n), stake(3, 30n)];
    const settled = settle(stakes, ranked([1], [2]), { carriedOut: 45n, rake: 2n });
    expect(settled.pots).toMatchObject([
      { amount: 30n, carriedOut: 5n, rake: 2n, awards: [{ seat: 1, amount: 23n }] },
      { amount: 40n, carriedOut: 40n, rake: 0n, awards: [] },
    ]);
  });

  it('whose winner is not known have no awards', () => {
    expect(settle([stake(1, 5n), stake(2, 5n)], () => undefined).pots[0]!.awards).toBeUndefined();
    expect(settle([stake(1, 5n, false)], () => undefined).pots[0]!.awards).toBeUndefined();
  });

  it('bear the stated rakes if these add up to the rake', () => {
    const stakes = [stake(1, 10n), stake(2, 30n), stake(3, 30n)];
    const rakes = (statedRakes: readonly bigint[]) =>
      settle(stakes, ranked([1], [2]), { rake: 3n, statedRakes }).pots.map(({ rake }) => rake);
    expect(rakes([1n, 2n])).toEqual([1n, 2n]);
    for (const wrong of [[1n, 1n], [3n], [-1n, 4n]]) expect(rakes(wrong)).toEqual([2n, 1n]);
  });
});

const stakes = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 9 }).chain((seats) =>
  fc.tuple(
    ...seats.map((seat) =>
      fc.record({
        seat: fc.constant(seat),
        live: fc.oneof(fc.nat(40), fc.nat(100_000)).map(BigInt),
        dead: fc.oneof(fc.constant(0n), fc.nat(20).map(BigInt)),
        contends: fc.boolean(),
      }),
    ),
  ),
);
const ranks = fc.array(fc.nat(3), { minLength: 21, maxLength: 21 });
const money = fc.oneof(fc.constant(0n), fc.nat(500).map(BigInt));
const hand = fc.record({
  stakes,
  ranks,
  carriedIn: money,
  carriedOut: money,
  rake: money,
  boards: fc.integer({ min: 1, max: 2 }),
});

const byRank =
  (places: readonly number[], boards: number, order: (seats: number[]) => readonly number[]): WinnersOf =>
  (contenders) =>
    Array.from({ length: boards }, (_, board) => {
      const of = (seat: number): number => places[(seat + board * 7) % 21]!;
      const best = Math.max(...contenders.map(of));
      return [order(contenders.filter((seat) => of(seat) === best))];
    });

describe('any stakes', () => {
  it('stakes + carried in − uncalled = awards + rake + carried out', () => {
    fc.assert(
      fc.property(hand, ({ stakes: put, ranks: places, boards, ...rest }) => {
        const { uncalled, pots } = settle(
          [...put],
          byRank(places, boards, (seats) => seats),
          rest,
        );
        const into = sumMinor(put.flatMap(({ live, dead }) => [live, dead])) + rest.carriedIn;
        const out = sumMinor(
          pots.flatMap(({ amount, rake, carriedOut, awards }) =>
            awards === undefined ? [amount] : [rake, carriedOut, ...awards.map((award) => award.amount)],
          ),
        );
        expect(into - (uncalled?.amount ?? 0n)).toBe(out);
        expect(
          pots.every(({ rake, carriedOut, awards = [] }) =>
            [rake, carriedOut, ...awards.map((a) => a.amount)].every((m) => m >= 0n),
          ),
        ).toBe(true);
      }),
    );
  });

  it('a seat wins at most its own stake from each other seat, and the dead money', () => {
    fc.assert(
      fc.property(hand, ({ stakes: put, ranks: places, boards, ...rest }) => {
        const settled = settle(
          [...put],
          byRank(places, boards, (seats) => seats),
          rest,
        );
        const nobodys = sumMinor(put.map(({ dead }) => dead)) + rest.carriedIn;
        const contenders = put.filter(({ contends }) => contends);
        const most = sumMinor([contenders.reduce((max, { live }) => (live > max ? live : max), 0n)]);
        for (const [seat, amount] of Object.entries(taken(settled))) {
          const own = put.find((one) => one.seat === Number(seat))!;
          expect(own.contends).toBe(true);
          // The last pot also holds what folded seats put in above every contender.
          const reach = own.live === most ? undefined : own.live;
          const canWin = sumMinor(
            put.map(({ live }) => (reach === undefined || live < reach ? live : reach)),
          );
          expect(amount <= canWin + nobodys).toBe(true);
        }
      }),
    );
  });

  it('awards do not depend on seat numbers or on the order of the seats', () => {
    fc.assert(
      fc.property(
        hand,
        fc.integer({ min: 1, max: 50 }),
        ({ stakes: put, ranks: places, boards, ...rest }, shift) => {
          const order = (seats: number[]): readonly number[] => [...seats].sort((a, b) => a - b);
          const plain = taken(settle([...put], byRank(places, boards, order), rest));
          const renamed = put.map((one) => ({ ...one, seat: one.seat + shift })).reverse();
          const shifted: WinnersOf = (contenders) =>
            byRank(
              places,
              boards,
              order,
            )(contenders.map((seat) => seat - shift))!.map((parts) =>
              parts.map((seats) => seats.map((seat) => seat + shift)),
            );
          const other = taken(settle(renamed, shifted, rest));
          expect(Object.entries(other).map(([seat, amount]) => [Number(seat) - shift, amount])).toEqual(
            Object.entries(plain).map(([seat, amount]) => [Number(seat), amount]),
          );
        },
      ),
    );
  });
});

describe('the parts of a split', () => {
  it('make the whole, differ by one unit at most, and the first have it', () => {
    fc.assert(
      fc.property(
        fc.nat().map(BigInt),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom(1n, 5n, 100n),
        (amount, count, unit) => {
          const seats = Array.from({ length: count }, (_, seat) => seat + 1);
          const shares = splitEvenly(amount, seats, unit).map((share) => share.amount);
          expect(sumMinor(shares)).toBe(amount);
          expect(shares).toEqual([...shares].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
          expect(shares[0]! - shares.at(-1)! < 2n * unit).toBe(true);
        },
      ),
    );
  });

  it('go round the table from the first seat after the button', () => {
    expect(clockwiseAfter([6, 1, 4], 4)).toEqual([6, 1, 4]);
    expect(clockwiseAfter([6, 1, 4], 5)).toEqual([6, 1, 4]);
    expect(clockwiseAfter([6, 1, 4], 9)).toEqual([1, 4, 6]);
  });
});

describe('the rake by pots', () => {
  it('adds up, is borne by no pot beyond its money, and falls on the main pot with what does not divide', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(10_000).map(BigInt), { maxLength: 6 }),
        fc.nat(3000).map(BigInt),
        (pots, rake) => {
          const rakes = rakeByPot(pots, rake);
          const total = sumMinor(pots);
          expect(sumMinor(rakes)).toBe(rake < total ? rake : total);
          expect(rakes.every((share, index) => share >= 0n && share <= pots[index]!)).toBe(true);
        },
      ),
    );
  });
});
