import type { Minor } from '../../../kernel/money';

export interface SeatShare {
  readonly seat: number;
  readonly amount: Minor;
}

/**
 * Divides an amount evenly among seats, in whole units. Units that do not divide go one each to the seats in the order
 * given, so that nobody has more than one of them; what is less than a unit goes to the first.
 */
export function splitEvenly(amount: Minor, seats: readonly number[], unit: Minor): readonly SeatShare[] {
  const count = BigInt(seats.length);
  if (count === 0n) return [];
  const units = amount / unit;
  const [each, odd] = [(units / count) * unit, units % count];
  const lessThanUnit = amount % unit;
  return seats.map((seat, index) => ({
    seat,
    amount: each + (BigInt(index) < odd ? unit : 0n) + (index === 0 ? lessThanUnit : 0n),
  }));
}

/** Divides an amount among so many parts, a unit that does not divide going to the first: high before low, first board. */
export const partsOf = (amount: Minor, parts: number, unit: Minor): readonly Minor[] =>
  splitEvenly(
    amount,
    Array.from({ length: parts }, (_, part) => part),
    unit,
  ).map((share) => share.amount);

export const clockwiseAfter = (seats: readonly number[], start: number): readonly number[] => {
  const ordered = [...seats].sort((one, other) => one - other);
  return [...ordered.filter((seat) => seat > start), ...ordered.filter((seat) => seat <= start)];
};
