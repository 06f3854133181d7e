import { type TelemetryWanted, telemetryOf } from '../telemetry/telemetry-settings';
import { retentionOf, type RetentionRule } from '../access/personal-data/retention';
import { type KeySettings, personalKeyOf, sealKeyOf } from './key-places';
import { defaultDataDirectory } from './database/data-directory';
import { type DayWindow, USUAL_WINDOW } from '../intake/reading';
import { faultOfAddress } from './eventstoredb-address';
import { PARTITIONS } from '../event-log/event-store.port';
import type { ProviderSettings } from '../people/sign-in/identity-provider';
import { ConfigError } from './config-error';
import { MAIL_SETTINGS, mailOf } from './mail-settings';
import type { MailSettings } from '../outgoing/monthly-pack/mail-server';
import { originOf, originsIn, privateAddress, proxiesIn, webhookNetworksIn } from './network-settings';

export type EventStoreChoice =
  | { readonly kind: 'postgres' }
  | { readonly kind: 'eventstoredb'; readonly url: string };

/** Files in PEM: the certificate with those that lead to its authority, and its private key. */
export interface TlsFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

export interface Config extends KeySettings {
  readonly databaseUrl: string | undefined;
  /** A replica of that PostgreSQL, for queries; undefined: all is read from the primary. */
  readonly databaseReadUrl?: string | undefined;
  /** A replica that is behind for longer is not read; five seconds if undefined. */
  readonly replicaLagMs?: number | undefined;
  readonly eventStore: EventStoreChoice;
  readonly host: string;
  readonly port: number;
  /** A query that reads longer than this is stopped; undefined: after ten seconds. */
  readonly longestOperationMs?: number | undefined;
  /** Open connections of one network address; undefined: 500. */
  readonly connectionsPerAddress?: number | undefined;
  readonly projectionThreads?: number | undefined;
  /** Milliseconds after which `/health/ready` reports books that lag behind the log as `behind`; undefined: 60,000. */
  readonly mostBehindMs?: number | undefined;
  /** Threads that make files of books; 0: none, the service makes them itself; undefined: one. */
  readonly fileThreads?: number | undefined;
  /** Undefined: plain HTTP, for clients on this machine and for a proxy. */
  readonly tls?: TlsFiles | undefined;
  /** Addresses and subnets of proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** The address by which persons reach the service with a browser; undefined: localhost and the port. */
  readonly origin?: string | undefined;
  /** Origins of other sites whose pages may use the service with a key; none is the default. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Addresses and subnets of the house itself that receivers of webhooks may be in, over http too; none is the default. */
  readonly webhookNetworks?: readonly string[] | undefined;
  /** Where backups are written, so that `doctor` can tell the age of the last one. */
  readonly backups?: string | undefined;
  /** An authority for time stamps (RFC 3161), asked by `anchors --timestamp`. */
  readonly timeStampAuthority?: string | undefined;
  /** How far a delivered day may be from now; 400 days back and 2 ahead if undefined. */
  readonly days?: DayWindow | undefined;
  /** How long data are kept; undefined: ten years for books and names. */
  readonly retention?: readonly RetentionRule[] | undefined;
  readonly telemetry?: TelemetryWanted | undefined;
  readonly decisionsSigned?: boolean | undefined;
  /** The OpenID provider of the house; undefined: persons sign in with passkeys only. */
  readonly provider?: ProviderSettings | undefined;
  /** The mail server that takes the monthly pack; undefined: no mail is sent. */
  readonly mail?: MailSettings | undefined;
}

const MOST_FILE_THREADS = 64;

export const SETTINGS = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'CAGNOTTE_REPLICA_LAG_SECONDS',
  'CAGNOTTE_STORE',
  'EVENTSTORE_URL',
  'CAGNOTTE_DATA_DIR',
  'CAGNOTTE_HOST',
  'CAGNOTTE_PORT',
  'CAGNOTTE_SEAL_KEY',
  'CAGNOTTE_PERSONAL_KEY',
  'CAGNOTTE_OPERATION_SECONDS',
  'CAGNOTTE_CONNECTIONS_PER_ADDRESS',
  'CAGNOTTE_PROJECTION_THREADS',
  'CAGNOTTE_BEHIND_SECONDS',
  'CAGNOTTE_FILE_THREADS',
  'CAGNOTTE_TLS_CERT',
  'CAGNOTTE_TLS_KEY',
  'CAGNOTTE_TRUSTED_PROXIES',
  'CAGNOTTE_BACKUPS',
  'CAGNOTTE_TSA_URL',
  'CAGNOTTE_ORIGIN',
  'CAGNOTTE_ALLOWED_ORIGINS',
  'CAGNOTTE_WEBHOOK_NETWORKS',
  'CAGNOTTE_DAYS_BACK',
  'CAGNOTTE_DAYS_AHEAD',
  'CAGNOTTE_DECISIONS',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'CAGNOTTE_RETENTION',
  ...MAIL_SETTINGS,
] as const;

/**
 * Reads the settings; docs/operations/README.md describes each with its default.
 * @throws ConfigError for a value that cannot be used
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    databaseReadUrl: readUrlOf(env['DATABASE_READ_URL'], env['DATABASE_URL']),
    replicaLagMs: milliseconds(env, 'CAGNOTTE_REPLICA_LAG_SECONDS'),
    eventStore: eventStoreOf(env['CAGNOTTE_STORE'] || 'postgres', env['EVENTSTORE_URL']),
    dataDirectory: env['CAGNOTTE_DATA_DIR'] || defaultDataDirectory(),
    host: env['CAGNOTTE_HOST'] || '127.0.0.1',
    port: portOf(env['CAGNOTTE_PORT'] || '3000'),
    sealKey: sealKeyOf(env['CAGNOTTE_SEAL_KEY']),
    personalKey: personalKeyOf(env['CAGNOTTE_PERSONAL_KEY']),
    longestOperationMs: milliseconds(env, 'CAGNOTTE_OPERATION_SECONDS'),
    connectionsPerAddress: wholeNumber(env, 'CAGNOTTE_CONNECTIONS_PER_ADDRESS', 100_000),
    projectionThreads: wholeNumber(env, 'CAGNOTTE_PROJECTION_THREADS', PARTITIONS),
    mostBehindMs: milliseconds(env, 'CAGNOTTE_BEHIND_SECONDS'),
    fileThreads: wholeNumber(env, 'CAGNOTTE_FILE_THREADS', MOST_FILE_THREADS, 0),
    tls: tlsOf(env['CAGNOTTE_TLS_CERT'], env['CAGNOTTE_TLS_KEY']),
    trustedProxies: proxiesIn(env['CAGNOTTE_TRUSTED_PROXIES']),
    backups: env['CAGNOTTE_BACKUPS'] || undefined,
    timeStampAuthority: authorityOf(env['CAGNOTTE_TSA_URL']),
    origin: originOf(env['CAGNOTTE_ORIGIN']),
    allowedOrigins: originsIn(env['CAGNOTTE_ALLOWED_ORIGINS']),
    webhookNetworks: webhookNetworksIn(env['CAGNOTTE_WEBHOOK_NETWORKS']),
    days: {
      daysBack: wholeNumber(env, 'CAGNOTTE_DAYS_BACK', 100_000) ?? USUAL_WINDOW.daysBack,
      daysAhead: wholeNumber(env, 'CAGNOTTE_DAYS_AHEAD', 100_000) ?? USUAL_WINDOW.daysAhead,
    },
    decisionsSigned: isSigned(env['CAGNOTTE_DECISIONS'] || 'any'),
    provider: providerOf(env),
    mail: mailOf(env),
    retention: retentionIn(env['CAGNOTTE_RETENTION'] ?? ''),
    telemetry: telemetryIn(env),
  };
}

function databaseUrlOf(text: string | undefined, name = 'DATABASE_URL'): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigError(`${name} must be of the form postgres://user:password@host:port/database.`);
}

function readUrlOf(text: string | undefined, primary: string | undefined): string | undefined {
  const url = databaseUrlOf(text, 'DATABASE_READ_URL');
  if (url === undefined || primary) return url;
  throw new ConfigError(
    'DATABASE_READ_URL names a replica, and DATABASE_URL must name its primary: the embedded PostgreSQL has no replica.',
  );
}

function eventStoreOf(kind: string, url: string | undefined): EventStoreChoice {
  if (kind === 'postgres') return { kind };
  if (kind !== 'eventstoredb') {
    throw new ConfigError(`CAGNOTTE_STORE must be postgres or eventstoredb, not "${kind}".`);
  }
  if (!url) throw new ConfigError('EVENTSTORE_URL must name the server when CAGNOTTE_STORE is eventstoredb.');
  const fault = faultOfAddress(url);
  if (fault !== undefined) throw new ConfigError(`EVENTSTORE_URL ${fault}`);
  return { kind, url };
}

function tlsOf(certFile: string | undefined, keyFile: string | undefined): TlsFiles | undefined {
  if (!certFile && !keyFile) return undefined;
  if (certFile && keyFile) return { certFile, keyFile };
  const [given, missing] = certFile
    ? ['CAGNOTTE_TLS_CERT', 'CAGNOTTE_TLS_KEY']
    : ['CAGNOTTE_TLS_KEY', 'CAGNOTTE_TLS_CERT'];
  throw new ConfigError(
    `${missing} must name a file when ${given} does: TLS needs a certificate and its key.`,
  );
}

/** Plain HTTP is allowed, because many authorities use it and the token proves itself. */
function authorityOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigError('CAGNOTTE_TSA_URL must be an address such as https://tsa.example.org/tsr.');
}

function providerOf(env: NodeJS.ProcessEnv): ProviderSettings | undefined {
  const { OIDC_ISSUER: text, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!text && !clientId && !clientSecret) return undefined;
  const issuer = issuerOf(text ?? '');
  if (!clientId)
    throw new ConfigError('OIDC_CLIENT_ID must be the name that the provider has for this service.');
  return { issuer, clientId, clientSecret: clientSecret || undefined };
}

function issuerOf(text: string): URL {
  const issuer = privateAddress(text);
  if (issuer !== undefined) return issuer;
  throw new ConfigError(
    `OIDC_ISSUER must be the address of the provider, such as https://login.example.org; not "${text}".`,
  );
}

function isSigned(decisions: string): boolean {
  if (decisions === 'any' || decisions === 'signed') return decisions === 'signed';
  throw new ConfigError(`CAGNOTTE_DECISIONS must be any or signed, not "${decisions}".`);
}

function telemetryIn(env: NodeJS.ProcessEnv): TelemetryWanted | undefined {
  const protocol = env['OTEL_EXPORTER_OTLP_PROTOCOL'] || 'http/json';
  const wanted = telemetryOf(env);
  if (wanted === undefined || protocol === 'http/json') return wanted;
  throw new ConfigError(
    `OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, which collectors take on port 4318, not ${protocol}.`,
  );
}

function retentionIn(text: string): readonly RetentionRule[] {
  const rules = retentionOf(text);
  if (!('wrong' in rules)) return rules;
  throw new ConfigError(
    `CAGNOTTE_RETENTION must list rules such as names=10y, quarantine=365d or names=5y@2027-01-01, of gaming-books, names, quarantine or security-log; "${rules.wrong}" is none.`,
  );
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (port <= 65_535) return port;
  throw new ConfigError(`CAGNOTTE_PORT must be a port number, 0 (any free one) to 65535, not "${text}".`);
}

function milliseconds(env: NodeJS.ProcessEnv, name: (typeof SETTINGS)[number]): number | undefined {
  const seconds = wholeNumber(env, name, 3_600);
  return seconds && seconds * 1_000;
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: (typeof SETTINGS)[number],
  most: number,
  least = 1,
): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
