import { resolve } from 'node:path';
import type { Config } from './config';

/** Printed instead of a password: the person who runs the command replaces it. */
const PASSWORD = 'PASSWORD';

/** A text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A password stands behind the name of the user, or is a parameter: `password`, `sslpassword`. */
const withoutSecret = (url: string): string =>
  url
    .replace(/^([^:]+:\/\/[^:@/]*):[^@/]*@/, `$1:${PASSWORD}@`)
    .replaceAll(/([?&](?:ssl)?password=)[^&]*/gi, `$1${PASSWORD}`);

/**
 * The settings with which a command at the console reaches the database and the address of a running service, as assignments
 * of a POSIX shell in front of the command. Passwords are left out: `PASSWORD` stands in their place.
 * @param origin the address of the service for browsers
 */
export function consoleSettings(
  { dataDirectory, databaseUrl, eventStore }: Pick<Config, 'dataDirectory' | 'databaseUrl' | 'eventStore'>,
  origin: string,
): string {
  const settings = {
    CAGNOTTE_DATA_DIR: resolve(dataDirectory),
    ...(databaseUrl !== undefined && { DATABASE_URL: withoutSecret(databaseUrl) }),
    ...(eventStore.kind === 'eventstoredb' && {
      CAGNOTTE_STORE: eventStore.kind,
      EVENTSTORE_URL: withoutSecret(eventStore.url),
    }),
    CAGNOTTE_ORIGIN: origin,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(' ');
}
