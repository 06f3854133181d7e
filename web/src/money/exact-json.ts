/** What a fact may hold: amounts are bigint, so that no JavaScript number ever holds one. */
export type Exact =
  | string
  | bigint
  | boolean
  | undefined
  | readonly Exact[]
  | { readonly [name: string]: Exact };

/** JSON with every digit of its amounts, which are written as integers. What is undefined is left out. */
export function exactJson(value: Exact): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${(value as readonly Exact[]).map(exactJson).join(',')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${exactJson(member)}`).join(',')}}`;
}

/** Minor units as a text with a decimal point: 123456 with two decimals is 1234.56. */
export function decimalText(minor: bigint, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
