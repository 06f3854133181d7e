import { BlockList, isIP } from 'node:net';

/** An address or a subnet: `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`. */
const ADDRESS = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/;

interface Range {
  readonly address: string;
  readonly bits: number | undefined;
  readonly family: 'ipv4' | 'ipv6';
}

function rangeIn(text: string): Range | undefined {
  const [, address = '', length] = ADDRESS.exec(text) ?? [];
  const version = isIP(address);
  const bits = length === undefined ? undefined : Number(length);
  if (version === 0 || (bits ?? 0) > (version === 6 ? 128 : 32)) return undefined;
  return { address, bits, family: version === 6 ? 'ipv6' : 'ipv4' };
}

export const isAddressRange = (text: string): boolean => rangeIn(text) !== undefined;

/** @param texts in the form that `isAddressRange` accepts */
export function addressRanges(texts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of texts) {
    const { address, bits, family } = rangeIn(text)!;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, bits, family);
  }
  return list;
}

/** Whether a list has an address; false for a text that is none. Version 4 within version 6 counts as version 4. */
export function includesAddress(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
