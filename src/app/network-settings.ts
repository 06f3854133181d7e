import { isAddressRange } from '../access/address-ranges';
import { isLoopback } from '../people/sign-in/site';
import { faultOfOrigin } from './allowed-origins';
import { ConfigError } from './config-error';

const entriesOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((entry) => entry !== '');

/**
 * The addresses and subnets in a setting.
 * @throws ConfigError that names the entry
 */
function rangesIn(
  setting: 'CAGNOTTE_TRUSTED_PROXIES' | 'CAGNOTTE_WEBHOOK_NETWORKS',
  text: string,
): readonly string[] {
  const addresses = entriesOf(text);
  const wrong = addresses.find((address) => !isAddressRange(address));
  if (wrong === undefined) return addresses;
  throw new ConfigError(
    `${setting} must list addresses or subnets, such as 10.0.0.0/8,192.0.2.7; "${wrong}" is none.`,
  );
}

export const proxiesIn = (text = ''): readonly string[] => rangesIn('CAGNOTTE_TRUSTED_PROXIES', text);

/** Networks of the house that receivers of webhooks may be in. */
export const webhookNetworksIn = (text = ''): readonly string[] =>
  rangesIn('CAGNOTTE_WEBHOOK_NETWORKS', text);

/** Passkeys and cookies are bound to the origin, and browsers require HTTPS except on the same machine. */
export function originOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = privateAddress(text);
  if (url?.origin === text.replace(/\/$/, '')) return url.origin;
  throw new ConfigError(
    `CAGNOTTE_ORIGIN must be the address that persons open, such as https://books.example.org, or http://localhost:3000 on this machine; not "${text}".`,
  );
}

/**
 * The list in `CAGNOTTE_ALLOWED_ORIGINS`.
 * @throws ConfigError that names the entry
 */
export function originsIn(text = ''): readonly string[] {
  const entries = entriesOf(text);
  for (const entry of entries) {
    const fault = faultOfOrigin(entry);
    if (fault !== undefined)
      throw new ConfigError(
        `CAGNOTTE_ALLOWED_ORIGINS must list origins such as https://dashboards.example.org,http://localhost:5173; "${entry}" ${fault}.`,
      );
  }
  return entries;
}

/** The address in a text, if nobody on the network can read what is sent to it: it uses HTTPS, or is of this machine. */
export function privateAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPrivate = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  return isPrivate ? url : undefined;
}
