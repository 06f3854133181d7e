import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { doctor } from '../../../src/app/commands/doctor';
import { migrate } from '../../../src/app/commands/migrate';
import { verify } from '../../../src/app/commands/verify';
import { dataDirectoryAt } from '../../../src/app/database/data-directory';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { readOnlyInWords } from '../../../src/app/database/read-only-server';
import { DEFAULT_RETRY_POLICY } from '../../../src/event-log/retry';
import { asOwner } from '../../support/database/hostile-settings';
import { makePreparedDirectory } from '../../support/database/prepared-directory';
import { randomPort } from '../../support/database/server-user-process';
import { removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { chipsSold, ledgerOpened } from '../../support/service/cheap-events';
import { Client, type HttpAnswer } from '../../support/service/client';
import { runCommand } from '../../support/service/run-command';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';
import { patience } from '../../support/service/test-extent';

/*
 * A server that accepts no writes: a former primary after a failover, or one set to read-only by its operator. Nothing
 * acknowledged is lost, senders are told to send again, and everything continues once writes are possible.
 */

const CASINO = 'granada';
/** Long enough for several attempts of the projections, which pause twice as long after each. */
const ATTEMPTS_MS = 3_000;

const PRIMARY = 'Name the primary in DATABASE_URL';

interface Way {
  readonly says: string;
  readonly remedy: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

let directory: string;
let server: EmbeddedPostgres;
let running: ServiceUnderTest;
let client: Client;
let accountant: Client;
let sold = 0;

const serve = async (preferredPort = randomPort()): Promise<void> => {
  server = await startEmbeddedPostgres({
    dataDirectory: directory,
    preferredPort,
    settings: { fsync: 'off' },
  });
};

const WAYS: Readonly<Record<string, Way>> = {
  'that its operator closes for writes': {
    says: 'takes no writes: its configuration says default_transaction_read_only = on',
    remedy: `${PRIMARY}; if this is it, ALTER SYSTEM RESET default_transaction_read_only and SELECT pg_reload_conf()`,
    begin: async () => {
      await asOwner(server, 'ALTER SYSTEM SET default_transaction_read_only = on', 'SELECT pg_reload_conf()');
    },
    end: async () => {
      await asOwner(server, 'ALTER SYSTEM RESET default_transaction_read_only', 'SELECT pg_reload_conf()');
    },
  },
  'that comes back as a standby': {
    says: 'takes no writes: it is a standby, or recovers',
    remedy: `${PRIMARY}, or promote this one (SELECT pg_promote())`,
    begin: async () => {
      const { port } = server;
      await server.release();
      closeSync(openSync(join(dataDirectoryAt(directory).cluster, 'standby.signal'), 'w'));
      await serve(port);
    },
    end: async () => {
      expect(await asOwner(server, 'SELECT pg_promote() AS promoted')).toEqual([{ promoted: true }]);
    },
  },
};

beforeAll(async () => {
  // Shorter retries, so that senders do not wait for half a minute.
  jest.replaceProperty(DEFAULT_RETRY_POLICY, 'totalMs', 6_000);
  directory = await makePreparedDirectory();
  await serve();
  running = await startServiceUnderTest(undefined, { databaseUrl: server.url });
  client = new Client(running.url, await running.makeWorldKey());
  accountant = new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant']));
  expect((await client.deliver('single', JSON.stringify(ledgerOpened(CASINO)))).status).toBe(201);
});
afterAll(async () => {
  await running.stop();
  await server.release();
  await removeTemporaryDirectory(directory);
  jest.restoreAllMocks();
});

const deliver = (number: number): Promise<HttpAnswer> =>
  client.deliver('single', JSON.stringify(chipsSold(CASINO, 'desk', number)));

const health = async (status: number): Promise<HttpAnswer> => {
  for (const deadline = performance.now() + patience(60_000); ; await sleep(50)) {
    const answer = await client.send('/health/ready');
    if (answer.status === status) return answer;
    if (performance.now() > deadline) throw new Error(`health does not answer ${status}: ${answer.text}`);
  }
};

const run = (command: () => Promise<number>) =>
  runCommand({ DATABASE_URL: server.url, CAGNOTTE_DATA_DIR: running.dataDirectory }, command);

const upload = (): Promise<HttpAnswer> =>
  accountant.send(`/v1/documents?casino=${CASINO}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });

/** The position of the books of the casino. */
async function position(): Promise<number> {
  const { casinos } = await client.ask<{ casinos: { id: string; position: number }[] }>(
    '{ casinos { id position } }',
  );
  return casinos.find(({ id }) => id === CASINO)?.position ?? 0;
}

/** Waits until the books have this position. @returns the reached position */
async function positionOf(records: number): Promise<number> {
  for (const deadline = performance.now() + patience(60_000); ; await sleep(50)) {
    const found = await position();
    if (found >= records || performance.now() > deadline) return found;
  }
}

describe.each(Object.entries(WAYS))('a server %s', (_what, way) => {
  let before: number;
  let saidBefore: number;
  let toServe: Error;

  beforeAll(async () => {
    for (let n = 0; n < 3; n++) expect((await deliver(++sold)).status).toBe(201);
    before = await positionOf(1 + sold);
    expect(before).toBe(1 + sold);
    saidBefore = running.logged.length;
    await way.begin();
    toServe = await startServiceUnderTest(undefined, { databaseUrl: server.url }).then(
      () => Promise.reject(new Error('it has started')),
      (failure: unknown) => failure as Error,
    );
  });

  it('is reported by /health/ready with the remedy', async () => {
    const { body } = await health(503);
    expect(body).toMatchObject({ status: 'not-ready', database: `read-only: ${way.remedy}`, log: 'ok' });
  });

  it('is complained about once in the log for each kind of fault, not at each attempt', async () => {
    const complaints = (): string[] =>
      running.logged
        .slice(saidBefore)
        .filter((line) => line.includes('[projector]'))
        .map((line) => line.split('\n', 1)[0]!);
    while (!complaints().some((line) => line.includes('SQLSTATE 25006'))) await sleep(50);
    await sleep(ATTEMPTS_MS);
    expect(complaints()).toEqual([...new Set(complaints())]);
  });

  it('goes on answering questions', async () => expect(await position()).toBe(before));

  it('lets no service start, migrate or verify: each says so in one sentence with the remedy', async () => {
    const refused = {
      name: 'ConfigError',
      message: `DATABASE_URL: the server ${new URL(server.url).host} ${way.says}. ${way.remedy}.`,
    };
    expect(toServe).toMatchObject(refused);
    await expect(run(() => migrate({}))).rejects.toMatchObject(refused);
    await expect(run(() => verify({}))).rejects.toMatchObject(refused);
  });

  it('is a fault for doctor, which continues its checks', async () => {
    const { code, output } = await run(doctor);
    expect(code).toBe(1);
    expect(output).toMatch(/^role /m);
    const line = output.split('\n').find((each) => each.startsWith('server'));
    expect(line).toMatch(/^server +FAULT PostgreSQL [\d.]+ /);
    expect(line).toContain(`${way.says}. ${way.remedy}.`);
  });

  it('makes the service tell senders of events, and persons who write, to send again', async () => {
    const unavailable = { status: 503, body: { code: 'EVENT_STORE_UNAVAILABLE' } };
    expect(await Promise.all([deliver(sold + 1), upload()])).toMatchObject([unavailable, unavailable]);
    const { errors } = await accountant.graphql(
      `mutation { openGamingDay(casino: "${CASINO}", day: "2026-01-01") { __typename } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'EVENT_STORE_UNAVAILABLE' } }]);
  });

  it('is used again once it takes writes: waiting events are stored, and nothing is lost or counted twice', async () => {
    const waiting = deliver(sold + 2);
    await sleep(500);
    await way.end();
    expect((await waiting).status).toBe(201);
    expect((await deliver(sold + 1)).status).toBe(201);
    expect((await deliver(sold + 2)).status).toBe(200);
    sold += 2;
    await health(200);
    expect(await positionOf(before + 2)).toBe(before + 2);
    expect((await upload()).status).toBe(200);
    expect(await run(() => verify({}))).toMatchObject({ code: 0 });
  });
});

it('a write that is refused in the middle of a command is reported in one sentence', async () => {
  const failure: unknown = await asOwner(server, 'BEGIN READ ONLY', 'CREATE TABLE public.late ()').catch(
    (refused: unknown) => refused,
  );
  expect(readOnlyInWords(failure)).toMatchObject({
    name: 'ReadOnlyServer',
    message: expect.stringMatching(/^The database has begun to take no writes .* begin again\.$/) as string,
  });
  expect(readOnlyInWords(server)).toBe(server);
});
