import { type Minor, sumMinor } from '../../kernel/money';
import type { SeatShare, SeatStake, SettledPot } from './settle-pots';

/**
 * Divides what equal hands win together in proportion to what each of them put in, instead of pot by pot: the winners of
 * the main pot, where there are several, share all pots that no one else has a part of. Units that do not divide go one
 * each to the seats in the order of the awards. Who put in least takes his share out of the main pot first.
 */
export function proRataSplit(
  pots: readonly SettledPot[],
  stakes: readonly SeatStake[],
  unit: Minor,
): readonly SettledPot[] {
  const winners = (pots[0]?.awards ?? []).map(({ seat }) => seat);
  const isTheirs = ({ awards }: SettledPot): boolean =>
    awards !== undefined && awards.length > 0 && awards.every(({ seat }) => winners.includes(seat));
  const shared = pots.filter(isTheirs);
  if (winners.length < 2) return pots;
  const total = sumMinor(shared.flatMap(({ awards = [] }) => awards.map(({ amount }) => amount)));
  const putIn = new Map(stakes.map(({ seat, live, dead }) => [seat, live + dead]));
  const due = inProportion(
    total,
    winners.map((seat) => ({ seat, amount: putIn.get(seat) ?? 0n })),
    unit,
  );
  const left = new Map(due.map(({ seat, amount }) => [seat, amount]));
  const leastFirst = [...winners].sort((one, other) => (putIn.get(one)! < putIn.get(other)! ? -1 : 1));
  return pots.map((pot) => (isTheirs(pot) ? { ...pot, awards: takenFrom(pot, leastFirst, left) } : pot));
}

/** Shares in whole units, rounded down; units left over go one each to the seats in their order, the rest to the first. */
function inProportion(total: Minor, stakes: readonly SeatShare[], unit: Minor): readonly SeatShare[] {
  const all = sumMinor(stakes.map(({ amount }) => amount));
  if (all === 0n) return stakes.map(({ seat }, index) => ({ seat, amount: index === 0 ? total : 0n }));
  const shares = stakes.map(({ seat, amount }) => ({ seat, amount: ((total * amount) / all / unit) * unit }));
  const odd = total - sumMinor(shares.map(({ amount }) => amount));
  const units = odd / unit;
  return shares.map(({ seat, amount }, index) => ({
    seat,
    amount: amount + (BigInt(index) < units ? unit : 0n) + (index === 0 ? odd % unit : 0n),
  }));
}

function takenFrom(
  { awards = [] }: SettledPot,
  seats: readonly number[],
  left: Map<number, Minor>,
): readonly SeatShare[] {
  let held = sumMinor(awards.map(({ amount }) => amount));
  return seats.flatMap((seat) => {
    const mine = left.get(seat) ?? 0n;
    const amount = mine < held ? mine : held;
    if (amount === 0n) return [];
    held -= amount;
    left.set(seat, mine - amount);
    return [{ seat, amount }];
  });
}
