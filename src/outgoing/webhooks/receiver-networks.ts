import { addressRanges, includesAddress } from '../../access/address-ranges';

/**
 * Addresses that are not of the public internet, by the registries of special-purpose addresses of IANA (RFC 6890 and later):
 * this machine, private and shared networks, link-local (where clouds answer with credentials), documentation, multicast,
 * and the ways from version 6 to addresses of version 4, behind which any of them may be.
 */
const SPECIAL = addressRanges([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...[
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.31.196.0/24',
    '192.52.193.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
  ],
  ...['192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '100:0:0:1::/64', '2001::/23', '2001:db8::/32'],
  ...['2002::/16', '2620:4f:8000::/48', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10'],
  'ff00::/8',
]);

/** Version 4 within version 6, in any spelling: a URL writes it in the shortest form. */
const MAPPED = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/;

/** The address itself, where a URL has no name: without brackets, and of version 4 where it is one within version 6. */
export function plainAddress(address: string): string {
  const { hostname } = new URL(
    address.includes(':') ? `http://[${address.replace(/%.*$/, '')}]` : `http://${address}`,
  );
  const [, high, low] = MAPPED.exec(hostname) ?? [];
  if (high === undefined || low === undefined) return hostname.replace(/^\[|\]$/g, '');
  const bits = [parseInt(high, 16), parseInt(low, 16)];
  return bits.flatMap((part) => [part >> 8, part & 255]).join('.');
}

/** Where receivers of webhooks may be: on the public internet, and in networks that the deployment names. */
export class ReceiverNetworks {
  private readonly own;
  /** Whether the deployment names networks of its own, in which http is allowed. */
  readonly hasOwn: boolean;

  /** @param own addresses and subnets in the form that `isAddressRange` accepts */
  constructor(own: readonly string[] = []) {
    this.own = addressRanges(own);
    this.hasOwn = own.length > 0;
  }

  /**
   * Why nothing may be sent to an address; undefined where it may. The words name no address, so that nobody learns from them
   * what a name inside the house resolves to.
   */
  refusal(address: string, isPlain: boolean): string | undefined {
    const plain = plainAddress(address);
    if (includesAddress(this.own, plain)) return undefined;
    if (includesAddress(SPECIAL, plain)) return 'its address is not of the public internet';
    return isPlain ? 'http is allowed inside CAGNOTTE_WEBHOOK_NETWORKS only' : undefined;
  }
}
