import { Injectable } from '@nestjs/common';
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback, Site } from '../people/sign-in/site';

/**
 * Why an entry of `CAGNOTTE_ALLOWED_ORIGINS` is no origin that may be listed; undefined where it is one. Plain HTTP is for this
 * machine alone: a page that came over a network without encryption can be changed on its way, and so can what it does with a key.
 */
export function faultOfOrigin(entry: string): string | undefined {
  if (entry.includes('*')) return 'stands for many origins: list each by itself';
  const url = URL.canParse(entry) ? new URL(entry) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return 'is no address';
  if (url.protocol === 'http:' && !isLoopback(url)) return 'is not encrypted: write https';
  return url.origin === entry
    ? undefined
    : `is more than an origin, or another spelling of it: write ${url.origin}`;
}

/** The origins of other sites whose pages may use the service with a key of their own (`CAGNOTTE_ALLOWED_ORIGINS`). */
@Injectable()
export class AllowedOrigins {
  private readonly listed: ReadonlySet<string>;

  /** @param origins as `faultOfOrigin` accepts them */
  constructor(
    origins: readonly string[],
    private readonly site: Site,
  ) {
    this.listed = new Set(origins);
  }

  get areNone(): boolean {
    return this.listed.size === 0;
  }

  isListed(origin: string | undefined): origin is string {
    return origin !== undefined && this.listed.has(origin);
  }

  /**
   * The origin that a request states, if it is neither listed nor that of the service: `null` where the browser hides it. A page of the
   * service is at its address, or at the host that it asked: an operator may not have set the address.
   */
  foreignIn({ origin, host, 'sec-fetch-site': from }: IncomingHttpHeaders): string | undefined {
    if (origin === undefined || this.isListed(origin) || this.site.isOrigin(origin)) return undefined;
    const isSame = from === 'same-origin' || (URL.canParse(origin) && new URL(origin).host === host);
    return isSame ? undefined : origin;
  }
}
