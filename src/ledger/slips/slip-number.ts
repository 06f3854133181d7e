/** A slip's number in its pad (talonario): `A-` and 12 of `A-0012`. */
export interface SlipNumber {
  readonly pad: string;
  /** Undefined if the slip does not end with digits: it is in no series. */
  readonly number?: bigint;
  readonly width: number;
}

const MOST_DIGITS = 18;

export function slipNumber(slip: string): SlipNumber {
  const digits = /[0-9]+$/.exec(slip)?.[0] ?? '';
  if (digits === '' || digits.length > MOST_DIGITS) return { pad: slip, width: 0 };
  return { pad: slip.slice(0, -digits.length), number: BigInt(digits), width: digits.length };
}

export const slipText = (pad: string, number: bigint, width: number): string =>
  `${pad}${number.toString().padStart(width, '0')}`;
