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

  /**
   * The address of the client: the last one on the way of a request that is not a trusted proxy, normalised. Limits count by it
   * and the security log records it, for requests and for connections. Where a proxy forwards something that is not an address,
   * the address of the proxy is used. The header `Forwarded` (RFC 7239) is not read.
   */
  clientOf({
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string {
    const forwarded = headers['x-forwarded-for'] ?? [];
    const passed = String(forwarded).split(',').map(addressIn);
    let client = addressIn(socket.remoteAddress ?? '') ?? '';
    for (const address of passed.reverse()) {
      if (!this.includes(client) || address === undefined) break;
      client = address;
    }
    return client;
  }
}

const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/;
const IN_VERSION_6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The address in a text as proxies write it: alone, with a port, in brackets, version 4 within version 6, with a zone.
 * Undefined for anything else, such as `unknown`, a name or markup.
 */
function addressIn(text: string): string | undefined {
  const written = text.trim();
  const [, bracketed, plain] = isIP(written) === 0 ? (WITH_PORT.exec(written) ?? []) : [];
  const address = (bracketed ?? plain ?? written).replace(/%.*$/, '');
  const version4 = IN_VERSION_6.exec(address)?.[1] ?? address;
  if (isIP(version4) === 4) return version4;
  // A URL normalises it (RFC 5952): lower case, the longest run of zeros left out.
  return isIP(address) === 6 ? new URL(`http://[${address}]`).hostname.slice(1, -1) : undefined;
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
