const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * Whether a JSON number still denotes the same value after it was parsed and written again. 1.0, 1E5, -0 and 0.1
 * do; 9007199254740993 (which becomes …992), 1e400 (which becomes null) and 1e-400 (which becomes 0) do not.
 */
export function survivesParsing(token: string): boolean {
  const written = String(Number(token));
  return written === token || canonical(written) === canonical(token);
}

/** Sign, significant digits and power of ten: equal exactly for spellings of the same number. */
function canonical(token: string): string | undefined {
  const match = NUMBER.exec(token);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length);
  return `${sign}${significant}e${power}`;
}
