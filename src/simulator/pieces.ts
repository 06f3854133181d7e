import { type Minor, sumMinor } from '../kernel/money';

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

/** Notes and coins, the largest first, in minor units. */
const NOTES_AND_COINS = [
  ...[50_000n, 20_000n, 10_000n, 5_000n, 2_000n, 1_000n, 500n],
  ...[200n, 100n, 50n, 20n, 10n, 5n, 2n, 1n],
];

export interface PiecesOfValue {
  readonly denomination: Minor;
  readonly pieces: Minor;
}

export const inPieces = (amount: Minor): readonly PiecesOfValue[] => inFewest(amount, DENOMINATIONS);

export const inNotes = (amount: Minor): readonly PiecesOfValue[] => inFewest(amount, NOTES_AND_COINS);

function inFewest(amount: Minor, denominations: readonly Minor[]): readonly PiecesOfValue[] {
  let left = amount;
  return denominations.flatMap((denomination) => {
    const pieces = left / denomination;
    left -= pieces * denomination;
    return pieces === 0n ? [] : [{ denomination, pieces }];
  });
}

/** The chips of the house for each of its tables: 600,000 euros, of every value more than its guests can hold. */
const OF_A_TABLE: readonly PiecesOfValue[] = [
  { denomination: 1_000_000n, pieces: 20n },
  { denomination: 500_000n, pieces: 20n },
  { denomination: 100_000n, pieces: 100n },
  { denomination: 50_000n, pieces: 100n },
  { denomination: 10_000n, pieces: 1_000n },
  { denomination: 5_000n, pieces: 500n },
  { denomination: 1_000n, pieces: 1_500n },
  { denomination: 500n, pieces: 1_000n },
  { denomination: 100n, pieces: 3_000n },
  { denomination: 50n, pieces: 2_000n },
  { denomination: 10n, pieces: 5_000n },
  { denomination: 5n, pieces: 5_000n },
  { denomination: 1n, pieces: 25_000n },
];

export const piecesOfHouse = (tables: bigint): readonly PiecesOfValue[] =>
  OF_A_TABLE.map(({ denomination, pieces }) => ({ denomination, pieces: pieces * tables }));

export const withoutPieces = (
  all: readonly PiecesOfValue[],
  elsewhere: readonly PiecesOfValue[],
): readonly PiecesOfValue[] =>
  all.map(({ denomination, pieces }) => {
    const others = elsewhere.filter((each) => each.denomination === denomination);
    return { denomination, pieces: pieces - sumMinor(others.map((each) => each.pieces)) };
  });

export const valueOf = (pieces: readonly PiecesOfValue[]): Minor =>
  sumMinor(pieces.map((each) => each.denomination * each.pieces));
