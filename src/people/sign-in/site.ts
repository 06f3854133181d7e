import { Injectable } from '@nestjs/common';
import type { CredentialCarrier } from '../../access/credentials';

type Headers = NonNullable<CredentialCarrier['headers']>;

type CookieOf = 'session' | 'departure' | 'tablet';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Hosts to which plain HTTP never leaves the machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/**
 * The addresses at which browsers reach a service: as it is set; else by name, and on its own machine by number too. The
 * first one is for persons.
 * @param url where the service listens
 */
export function siteOrigins(url: string, origin: string | undefined): readonly [string, ...string[]] {
  if (origin !== undefined) return [origin];
  const own = new URL(url);
  const byName = new URL(url);
  byName.hostname = 'localhost';
  return isLoopback(own) ? [byName.origin, own.origin] : [byName.origin];
}

/** The addresses by which browsers reach the service. Passkeys and cookies are bound to them. */
@Injectable()
export class Site {
  private url = new URL('http://localhost');
  private readonly others = new Set<string>();
  /** Settings in front of a command at the console that reaches this service; empty until the service listens. */
  atConsole = '';

  /** Called once the service listens: the address for persons, and others of the same machine. */
  opensAt(origin: string, ...others: readonly string[]): void {
    this.url = new URL(origin);
    for (const other of others) this.others.add(new URL(other).origin);
  }

  /** The address to give to persons, without a slash at the end. */
  get origin(): string {
    return this.url.origin;
  }

  get rpId(): string {
    return this.url.hostname;
  }

  /** With TLS the name says that no other host and no plain connection can have set the cookie. */
  get cookieName(): string {
    return this.isSecure ? '__Host-cagnotte' : 'cagnotte';
  }

  get isSecure(): boolean {
    return this.url.protocol === 'https:';
  }

  /**
   * Whether a request that carries the cookie of a session comes from a page of this service. A browser states it in
   * `Sec-Fetch-Site` and `Origin`, which no page can change. What changes something, and a WebSocket, states at least
   * one of the two.
   */
  isOwn({ method = 'GET', headers = {} }: CredentialCarrier): boolean {
    const isSafe = SAFE.has(method);
    const [site, origin] = [one(headers, 'sec-fetch-site'), one(headers, 'origin')];
    if (origin !== undefined && !this.isOrigin(origin)) return false;
    // `none`: the person typed the address or chose a bookmark.
    if (site !== undefined) return site === 'same-origin' || (site === 'none' && isSafe);
    return isSafe || origin !== undefined;
  }

  /** The text of the cookie of a session, of a tablet, or of what a browser keeps while its person is at a provider. */
  cookieOf({ headers = {} }: CredentialCarrier, of: CookieOf = 'session'): string | undefined {
    const cookies = one(headers, 'cookie')?.split(';') ?? [];
    const prefix = `${this.nameOf(of)}=`;
    const own = cookies.map((each) => each.trim()).filter((each) => each.startsWith(prefix));
    // Two of one name: another page of the host has set one of them.
    return own.length === 1 ? own[0]!.slice(prefix.length) : undefined;
  }

  /**
   * `Set-Cookie`: until the browser is closed, or until now where the text is empty.
   * @param seconds for how long the browser keeps it, where that is longer than it is open
   */
  setCookie(text: string, of: CookieOf = 'session', seconds?: number): string {
    const flags = ['Path=/', 'HttpOnly', 'SameSite=Strict', ...(this.isSecure ? ['Secure'] : [])];
    const age = text === '' ? 0 : seconds;
    return [`${this.nameOf(of)}=${text}`, ...flags, ...(age === undefined ? [] : [`Max-Age=${age}`])].join(
      '; ',
    );
  }

  private nameOf(of: CookieOf): string {
    return of === 'session' ? this.cookieName : `${this.cookieName}-${of}`;
  }

  /** Whether it is an address of this service, as browsers state it. */
  isOrigin(origin: string): boolean {
    return origin === this.url.origin || this.others.has(origin);
  }
}

function one(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}
