import type { Minor } from '../kernel/money';

/** The chips of the house, the largest first, in minor units. */
const DENOMINATIONS = [
  1_000_000n,
  500_000n,
  100_000n,
  50_000n,
  10_000n,
  5_000n,
  1_000n,
  500n,
  100n,
  50n,
  10n,
  5n,
  1n,
];

/** An amount in as few chips as there can be, by denomination. */
export function inPieces(amount: Minor): readonly { readonly denomination: Minor; readonly pieces: Minor }[] {
  let left = amount;
  return DENOMINATIONS.flatMap((denomination) => {
    const pieces = left / denomination;
    left -= pieces * denomination;
    return pieces === 0n ? [] : [{ denomination, pieces }];
  });
}
