interface Held {
  readonly inPlay: { readonly minorUnits: string };
  readonly improperGarage: { readonly minorUnits: string };
  readonly voluntaryGarage: { readonly minorUnits: string };
}

/** A part of a bar: start and length in per cent of the longest bar, with two decimals. */
export interface Share {
  readonly name: 'inPlay' | 'improper' | 'voluntary';
  readonly from: string;
  readonly width: string;
}

const PARTS = [
  ['inPlay', 'inPlay'],
  ['improper', 'improperGarage'],
  ['voluntary', 'voluntaryGarage'],
] as const;

const heldBy = (member: Held): bigint =>
  PARTS.reduce((sum, [, part]) => sum + BigInt(member[part].minorUnits), 0n);

/** The bar of a member, scaled to the longest. A length is a rounded number for drawing, not an amount. */
export function sharesOf(member: Held, members: readonly Held[]): readonly Share[] {
  const longest = members.map(heldBy).reduce((most, held) => (held > most ? held : most), 0n);
  if (longest === 0n) return [];
  const hundredths = (amount: bigint): bigint => (amount * 10_000n) / longest;
  let from = 0n;
  return PARTS.map(([name, part]) => {
    const width = hundredths(BigInt(member[part].minorUnits));
    const share = { name, from: percent(from), width: percent(width) };
    from += width;
    return share;
  });
}

const percent = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
