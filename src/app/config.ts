import { defaultDataDirectory } from './database/embedded-postgres/data-directory';

/** How the service is run, from the environment. */
export interface Config {
  /** A PostgreSQL of the house's own; undefined: the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Where the embedded PostgreSQL keeps its data. */
  readonly dataDirectory: string;
  readonly host: string;
  readonly port: number;
}

/** A setting that cannot be used; the message names it and says what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings: DATABASE_URL, CAGNOTTE_DATA_DIR, CAGNOTTE_HOST (127.0.0.1), CAGNOTTE_PORT (3000).
 * @throws ConfigError for a value that cannot be used
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return {
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    dataDirectory: env['CAGNOTTE_DATA_DIR'] || defaultDataDirectory(),
    host: env['CAGNOTTE_HOST'] || '127.0.0.1',
    port: portOf(env['CAGNOTTE_PORT'] || '3000'),
  };
}

function databaseUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new ConfigError('DATABASE_URL must be of the form postgres://user:password@host:port/database.');
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (port <= 65_535) return port;
  throw new ConfigError(`CAGNOTTE_PORT must be a port number, 0 (any free one) to 65535, not "${text}".`);
}
