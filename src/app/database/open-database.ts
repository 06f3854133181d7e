import type { DataSource } from 'typeorm';
import type { Config } from '../config';
import { faultOfDatabaseUrl } from './connection-fault';
import { createDataSource } from './data-source';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/embedded-postgres';
import { migrate } from './migrate';

export interface OpenDatabase {
  readonly dataSource: DataSource;
  readonly description: string;
  readonly url: string;
  /** Closes the pool, and stops the embedded server where nobody else uses it. */
  close(): Promise<void>;
}

/**
 * Opens the database of the configuration, starting the embedded PostgreSQL where none is given, and migrates it unless
 * it is only to be read.
 * @throws ConfigError or EmbeddedPostgresError in one sentence that names the setting and the remedy
 */
export async function openDatabase(
  config: Config,
  log: (line: string) => void,
  { readOnly = false } = {},
): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log })
      : undefined;
  const url = config.databaseUrl ?? embedded!.url;
  const dataSource = createDataSource({ url, readOnly });
  const close = async (): Promise<void> => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await embedded?.release();
  };
  try {
    await dataSource.initialize();
    if (!readOnly) await migrate(dataSource, url);
  } catch (failure) {
    await close();
    throw config.databaseUrl === undefined ? failure : faultOfDatabaseUrl(failure, url);
  }
  return { dataSource, url, description: describe(embedded, url), close };
}

function describe(embedded: EmbeddedPostgres | undefined, url: string): string {
  if (!embedded) return `PostgreSQL at ${new URL(url).host}`;
  const how = embedded.adopted ? 'adopted' : 'started';
  return `embedded PostgreSQL ${embedded.version} (${how}) in ${embedded.dataDirectory}, port ${embedded.port}`;
}
