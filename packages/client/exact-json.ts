/** A JSON value of an event; amounts are bigint, so that no JavaScript number ever holds one. */
export type Exact =
  | string
  | bigint
  | boolean
  | undefined
  | readonly Exact[]
  | { readonly [name: string]: Exact };

/** Serialises with every digit of the amounts, as integers. Undefined members are omitted. */
export function exactJson(value: Exact): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${(value as readonly Exact[]).map(exactJson).join(',')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${exactJson(member)}`).join(',')}}`;
}

/** Marks a number during parsing; JSON cannot contain this character unescaped. */
const NUMBER = '\u0000';

/**
 * Parses JSON with every digit of its whole numbers, as `exactJson` writes it. Null members are omitted; a number with a
 * fraction becomes a string.
 * @throws SyntaxError if the text is not JSON
 */
export function readExact(json: string): Exact {
  const marked = json.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"\\u0000${token}"`,
  );
  return JSON.parse(marked, (_, value: unknown) => {
    if (value === null) return undefined;
    if (typeof value !== 'string' || !value.startsWith(NUMBER)) return value;
    const digits = value.slice(1);
    return /^-?\d+$/.test(digits) ? BigInt(digits) : digits;
  }) as Exact;
}

/** Minor units as decimal text: 123456 with two decimals is 1234.56. */
export function decimalText(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
