import { startTestServer, type TestServer } from '../support/database/test-server';
import { PREPARED_VARIABLE } from '../support/database/prepared-directory';
import { TEST_SERVER_VARIABLE, TEST_SOCKETS_VARIABLE } from '../support/database/test-database';

declare global {
  var cagnotteTestServer: TestServer | undefined;
}

/** Starts one PostgreSQL per test run, whose address the workers inherit. Jest requires a default export. */
export default async function globalSetup(): Promise<void> {
  globalThis.cagnotteTestServer = await startTestServer();
  process.env[TEST_SERVER_VARIABLE] = globalThis.cagnotteTestServer.url;
  process.env[TEST_SOCKETS_VARIABLE] = globalThis.cagnotteTestServer.sockets;
  process.env[PREPARED_VARIABLE] = globalThis.cagnotteTestServer.prepared;
}
