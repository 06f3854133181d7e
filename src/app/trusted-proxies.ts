import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** An address or a subnet: `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`. */
const ADDRESS = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/;

/** The proxies whose `X-Forwarded-For` is believed. Without any, a client has the address of its connection. */
export class TrustedProxies {
  private readonly list = new BlockList();

  /** @param addresses in the form that `isProxyAddress` accepts */
  constructor(addresses: readonly string[] = []) {
    for (const text of addresses) {
      const { address, bits, family } = partsOf(text)!;
      if (bits === undefined) this.list.addAddress(address, family);
      else this.list.addSubnet(address, bits, family);
    }
  }

  includes(address: string): boolean {
    const version = isIP(address);
    return version !== 0 && this.list.check(address, version === 6 ? 'ipv6' : 'ipv4');
  }

  /** The last address on the way of a request that is no trusted proxy: what its limits count. */
  clientOf({
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string {
    const forwarded = headers['x-forwarded-for'] ?? [];
    const passed = String(forwarded)
      .split(',')
      .map((address) => address.trim());
    let client = socket.remoteAddress ?? '';
    for (const address of passed.reverse()) {
      if (!this.includes(client) || isIP(address) === 0) break;
      client = address;
    }
    return client;
  }
}

export const isProxyAddress = (text: string): boolean => partsOf(text) !== undefined;

function partsOf(
  text: string,
):
  | { readonly address: string; readonly bits: number | undefined; readonly family: 'ipv4' | 'ipv6' }
  | undefined {
  const [, address = '', length] = ADDRESS.exec(text) ?? [];
  const version = isIP(address);
  const bits = length === undefined ? undefined : Number(length);
  if (version === 0 || (bits ?? 0) > (version === 6 ? 128 : 32)) return undefined;
  return { address, bits, family: version === 6 ? 'ipv6' : 'ipv4' };
}
