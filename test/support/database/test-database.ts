import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../../src/app/database/data-source';
import { overSocket, runOn, TEMPLATE_DATABASE, withDatabase } from './test-server';

/** Set by the global setup of the tests that need a database. */
export const TEST_SERVER_VARIABLE = 'CAGNOTTE_TEST_POSTGRES_URL';
/** Set with it: the folder of the server's Unix socket. */
export const TEST_SOCKETS_VARIABLE = 'CAGNOTTE_TEST_POSTGRES_SOCKETS';

export interface TestDatabase {
  readonly url: string;
  /** Initialised. */
  readonly dataSource: DataSource;
  /** Closes the data source and drops the database, also with open connections. */
  drop(): Promise<void>;
}

/** Creates an empty, migrated database for one spec file on the server of the test run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = testServerOverSocket();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY file_copy`);
  const url = withDatabase(adminUrl, name);
  const dataSource = await createDataSource({ url }).initialize();
  const drop = async (): Promise<void> => {
    if (dataSource.isInitialized) await dataSource.destroy();
    await runOn(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  return { url, dataSource, drop };
}

/** The address of the server of the test run over its Unix socket, without a password. */
export const testServerOverSocket = (): string =>
  overSocket(testServerUrl(), process.env[TEST_SOCKETS_VARIABLE]!);

/** The address of the server of the test run, for specs that create other databases. */
export function testServerUrl(): string {
  const url = process.env[TEST_SERVER_VARIABLE];
  if (url !== undefined) return url;
  throw new Error(
    `${TEST_SERVER_VARIABLE} is not set: this spec belongs below test/, where a server is started`,
  );
}
