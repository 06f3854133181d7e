import type { Minor } from '../kernel/money';

/** An amount as events carry it: a JSON integer of minor units. Throws a RangeError beyond ±(2^53 − 1). */
export function wireAmount(amount: Minor): number {
  const wire = Number(amount);
  if (!Number.isSafeInteger(wire)) throw new RangeError(`${amount} is too large for an event`);
  return wire;
}
