/** A slip's number in its pad (talonario): `A-` and 12 of `A-0012`. */
export interface SlipNumber {
  readonly pad: string;
  /** Undefined where the slip does not end with digits: it is in no series. */
  readonly number?: bigint;
  /** How many digits it is printed with. */
  readonly width: number;
}

/** More digits are a code, not the number of a slip. */
const MOST_DIGITS = 18;

/** Reads the number that a slip ends with. */
export function slipNumber(slip: string): SlipNumber {
  const digits = /[0-9]+$/.exec(slip)?.[0] ?? '';
  if (digits === '' || digits.length > MOST_DIGITS) return { pad: slip, width: 0 };
  return { pad: slip.slice(0, -digits.length), number: BigInt(digits), width: digits.length };
}

/** The slip as it is printed. */
export const slipText = (pad: string, number: bigint, width: number): string =>
  `${pad}${number.toString().padStart(width, '0')}`;
