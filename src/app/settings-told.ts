import { RELEASE } from '../kernel/release';
import type { Config } from './config';
import { personalKeyPlace, sealKeyPlace } from './key-places';

/**
 * The settings of a start for the security log: what is enabled and where, without secrets. Addresses that may contain
 * a password are reduced to host and path.
 */
export function settingsForSecurityLog(config: Config): Readonly<Record<string, string>> {
  const { databaseUrl, eventStore, host, port, tls, trustedProxies, allowedOrigins } = config;
  return {
    release: RELEASE,
    database: databaseUrl === undefined ? 'embedded' : placeOf(databaseUrl),
    ...(config.databaseReadUrl !== undefined && { replica: placeOf(config.databaseReadUrl) }),
    eventStore: eventStore.kind,
    listensOn: `${host}:${port}`,
    tls: tls === undefined ? 'off' : 'on',
    trustedProxies: toldList(trustedProxies),
    allowedOrigins: toldList(allowedOrigins),
    webhookNetworks: toldList(config.webhookNetworks),
    decisions: config.decisionsSigned === true ? 'signed' : 'any',
    provider: config.provider?.issuer.host ?? 'none',
    mail:
      config.mail === undefined
        ? 'none'
        : `${config.mail.host}:${config.mail.port} (${config.mail.protection})`,
    sealKey: sealKeyPlace(config).kind === 'file' ? 'in a file' : 'in a setting',
    personalKey: personalKeyPlace(config).kind === 'file' ? 'in a file' : 'in a setting',
  };
}

const toldList = (entries: readonly string[] | undefined): string => entries?.join(',') || 'none';

function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host}${pathname} (sslmode ${searchParams.get('sslmode') ?? 'not set'})`;
}
