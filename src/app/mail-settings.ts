import { isIP } from 'node:net';
import { isMailbox } from '../kernel/mailbox';
import { isLoopback } from '../people/sign-in/site';
import type { MailProtection, MailSettings } from '../outgoing/monthly-pack/mail-server';
import { ConfigError } from './config-error';

export const MAIL_SETTINGS = [
  'CAGNOTTE_MAIL_HOST',
  'CAGNOTTE_MAIL_PORT',
  'CAGNOTTE_MAIL_TLS',
  'CAGNOTTE_MAIL_USER',
  'CAGNOTTE_MAIL_PASSWORD',
  'CAGNOTTE_MAIL_CA',
  'CAGNOTTE_MAIL_FROM',
  'CAGNOTTE_MAIL_PER_HOUR',
  'CAGNOTTE_MAIL_MEGABYTES',
] as const;

type MailVariable = (typeof MAIL_SETTINGS)[number];

/** RFC 8314: mail is submitted at 465, where TLS begins with the connection. */
const USUAL_PORT = { tls: 465, starttls: 587, none: 25 } as const;

const USUAL = { perHour: 60, megabytes: 10 };

/**
 * The mail server; undefined where none is set, so that no mail is sent.
 * @throws ConfigError for a value that cannot be used, and for clear text to another machine
 */
export function mailOf(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const of = (name: MailVariable): string | undefined => env[name] || undefined;
  const host = of('CAGNOTTE_MAIL_HOST');
  const other = MAIL_SETTINGS.find((name) => of(name) !== undefined);
  if (host === undefined) {
    if (other === undefined) return undefined;
    throw new ConfigError(`CAGNOTTE_MAIL_HOST must name the mail server when ${other} is set.`);
  }
  const protection = protectionOf(of('CAGNOTTE_MAIL_TLS'), of('CAGNOTTE_MAIL_PORT'));
  return {
    host: hostOf(host, protection),
    port: numberOf('CAGNOTTE_MAIL_PORT', of('CAGNOTTE_MAIL_PORT'), 65_535) ?? USUAL_PORT[protection],
    protection,
    ...accountOf(of('CAGNOTTE_MAIL_USER'), of('CAGNOTTE_MAIL_PASSWORD')),
    ...(of('CAGNOTTE_MAIL_CA') !== undefined && { caFile: of('CAGNOTTE_MAIL_CA')! }),
    from: senderOf(of('CAGNOTTE_MAIL_FROM')),
    perHour: numberOf('CAGNOTTE_MAIL_PER_HOUR', of('CAGNOTTE_MAIL_PER_HOUR'), 10_000) ?? USUAL.perHour,
    megabytes: numberOf('CAGNOTTE_MAIL_MEGABYTES', of('CAGNOTTE_MAIL_MEGABYTES'), 100) ?? USUAL.megabytes,
  };
}

function protectionOf(text: string | undefined, port: string | undefined): MailProtection {
  if (text === undefined) return port === '587' || port === '25' ? 'starttls' : 'tls';
  if (text === 'tls' || text === 'starttls' || text === 'none') return text;
  throw new ConfigError(
    `CAGNOTTE_MAIL_TLS must be tls (encrypted from the beginning), starttls or none, not "${text}".`,
  );
}

const HOST = /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

function hostOf(host: string, protection: MailProtection): string {
  if (!HOST.test(host) && isIP(host) === 0)
    throw new ConfigError(
      `CAGNOTTE_MAIL_HOST must be the name or the address of the mail server, such as smtp.example.org, not "${host}".`,
    );
  const url = new URL(`http://${isIP(host) === 6 ? `[${host}]` : host}`);
  if (protection !== 'none' || isLoopback(url)) return host;
  throw new ConfigError(
    `CAGNOTTE_MAIL_TLS may be none only where CAGNOTTE_MAIL_HOST is this machine (127.0.0.1, ::1 or localhost): others could read the books on their way to ${host}. Set tls or starttls.`,
  );
}

function accountOf(
  user: string | undefined,
  passwordFile: string | undefined,
): Pick<MailSettings, 'user' | 'passwordFile'> {
  if (user === undefined && passwordFile === undefined) return {};
  if (user !== undefined && passwordFile !== undefined) return { user, passwordFile };
  const [given, missing] =
    user === undefined
      ? ['CAGNOTTE_MAIL_PASSWORD', 'CAGNOTTE_MAIL_USER must name the user']
      : ['CAGNOTTE_MAIL_USER', 'CAGNOTTE_MAIL_PASSWORD must name a file of mode 0600 with the password'];
  throw new ConfigError(`${missing} when ${given} is set.`);
}

function senderOf(from: string | undefined): string {
  if (from !== undefined && isMailbox(from)) return from;
  throw new ConfigError(
    `CAGNOTTE_MAIL_FROM must be the mail address of the sender, such as libros@casino.example, without a name${from === undefined ? '' : `; not "${from}"`}.`,
  );
}

function numberOf(name: MailVariable, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (value >= 1 && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from 1 to ${most}, not "${text}".`);
}
