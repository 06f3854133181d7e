import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { addressRanges, includesAddress } from '../access/address-ranges';

/** The proxies whose `X-Forwarded-For` is believed. Without any, a client has the address of its connection. */
export class TrustedProxies {
  private readonly list;

  /** @param addresses in the form that `isAddressRange` accepts */
  constructor(addresses: readonly string[] = []) {
    this.list = addressRanges(addresses);
  }

  includes(address: string): boolean {
    return includesAddress(this.list, address);
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
