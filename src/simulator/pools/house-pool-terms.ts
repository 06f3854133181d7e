/** The pool of the house: what a stake is, how much of it goes to the meter, and with what the meter begins. */
export const POOL = {
  pool: 'bolsa',
  stake: 500n,
  rate: { numerator: 80, denominator: 100 },
  seed: 500_000n,
} as const;
