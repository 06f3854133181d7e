import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, statSync } from 'node:fs';
import { get, type RequestOptions } from 'node:https';
import { connect, type TLSSocket } from 'node:tls';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { readConfig } from '../../src/app/config';
import { ConfigError } from '../../src/app/config-error';
import { dataDirectoryAt } from '../../src/app/database/data-directory';
import { startEmbeddedPostgres } from '../../src/app/database/embedded-postgres';
import { openDatabase } from '../../src/app/database/open-database';
import { readTls } from '../../src/app/tls';
import { itWhere } from '../support/database/it-where';
import { makePreparedDirectory } from '../support/database/prepared-directory';
import { randomPort } from '../support/database/server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';
import { CertificateAuthority, hasOpenssl } from '../support/service/certificates';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

const itOverTls = itWhere(hasOpenssl(), 'openssl makes the certificates');

describe('a service with a certificate', () => {
  let directory: string;
  let authority: CertificateAuthority;
  let files: { readonly certFile: string; readonly keyFile: string };
  let running: ServiceUnderTest;

  beforeAll(async () => {
    if (!hasOpenssl()) return;
    directory = await makeTemporaryDirectory();
    authority = new CertificateAuthority(directory);
    files = authority.issue('service');
    running = await startServiceUnderTest(undefined, { tls: files });
  });
  afterAll(async () => {
    if (!hasOpenssl()) return;
    await running.stop();
    await removeTemporaryDirectory(directory);
  });

  const port = (): number => Number(new URL(running.url).port);

  function answer(path: string, options: RequestOptions = {}): Promise<string> {
    return new Promise((resolve, reject) => {
      get(`${running.url}${path}`, { ca: authority.cert, agent: false, ...options }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString())).on('end', () => resolve(text));
      }).on('error', reject);
    });
  }

  /** The name in the certificate of a new connection. */
  async function shown(): Promise<string> {
    const socket: TLSSocket = connect({ port: port(), host: '127.0.0.1', ca: authority.cert });
    await once(socket, 'secureConnect');
    const { subject } = socket.getPeerCertificate();
    socket.destroy();
    return String(subject.CN);
  }

  itOverTls('answers only over TLS, and has https in its address', async () => {
    expect(running.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    expect(await answer('/health/live')).toBe('{"status":"ok"}');
    await expect(fetch(`http://127.0.0.1:${port()}/health/live`)).rejects.toThrow();
  });

  itOverTls('answers subscriptions, and requests for another protocol', async () => {
    const socket = new WebSocket(`${running.url.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', {
      ca: authority.cert,
    });
    await once(socket, 'open');
    socket.close();
    const headers = { connection: 'upgrade, http2-settings', upgrade: 'h2c' };
    expect(await answer('/health/live', { headers })).toBe('{"status":"ok"}');
  });

  itOverTls(
    'is found ready by the health check of its container, which plain HTTP would not be',
    async () => {
      const check = async (env: NodeJS.ProcessEnv): Promise<unknown> => {
        const program = join(__dirname, '..', '..', 'docker', 'health-check.mjs');
        const child = spawn(process.execPath, [program], {
          env: { ...process.env, CAGNOTTE_PORT: String(port()), ...env },
          stdio: 'ignore',
        });
        return (await once(child, 'exit'))[0];
      };
      expect(await check({ CAGNOTTE_TLS_CERT: files.certFile })).toBe(0);
      expect(await check({ CAGNOTTE_TLS_CERT: '' })).toBe(1);
    },
  );

  itOverTls(
    'uses new files without a start, and keeps the former ones while they do not fit together',
    async () => {
      expect(await shown()).toBe('service');
      const next = authority.issue('next');
      copyFileSync(next.certFile, files.certFile);
      await until(() => running.logged.some((line) => line.includes('the former certificate stays in use')));
      expect(await shown()).toBe('service');
      copyFileSync(next.keyFile, files.keyFile);
      await until(() => running.logged.some((line) => line.includes('the certificate was read again')));
      expect(await shown()).toBe('next');
    },
  );

  /** Whether the server accepts a cipher. Asynchronous, since the server runs in this process. */
  async function accepts(cipher: string): Promise<boolean> {
    const asked = ['s_client', '-connect', `127.0.0.1:${port()}`, '-tls1_2', '-cipher', cipher];
    const client = spawn('openssl', asked, { stdio: ['pipe', 'ignore', 'ignore'] });
    client.stdin.end();
    return (await once(client, 'exit'))[0] === 0;
  }

  itOverTls('accepts TLS 1.2 only with forward secrecy and authenticated encryption', async () => {
    const refused = [
      ...['AES128-SHA', 'AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES128-SHA256'],
      ...['ECDHE-ECDSA-AES256-SHA', 'ECDHE-ECDSA-AES128-CCM'],
    ];
    const kept = [
      ...['ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305'],
    ];
    for (const cipher of refused) expect([cipher, await accepts(cipher)]).toEqual([cipher, false]);
    for (const cipher of kept) expect([cipher, await accepts(cipher)]).toEqual([cipher, true]);
  });

  itOverTls('does not start with a private key that others can read, and says what to do', () => {
    const { certFile, keyFile } = authority.issue('open');
    for (const mode of [0o644, 0o640, 0o604]) {
      chmodSync(keyFile, mode);
      expect(() => readTls({ certFile, keyFile })).toThrow(
        new ConfigError(
          `CAGNOTTE_TLS_KEY: the file ${keyFile} has mode ${mode.toString(8)}, so others can pose as this service. Run: chmod 600 ${keyFile}.`,
        ),
      );
    }
    chmodSync(keyFile, 0o600);
    expect(readTls({ certFile, keyFile }).key.length).toBeGreaterThan(0);
  });

  itOverTls('is refused by the reader of its settings when certificate and key do not fit', () => {
    const { certFile } = authority.issue('one');
    const { keyFile } = authority.issue('other');
    expect(() => readTls({ certFile, keyFile })).toThrow(ConfigError);
    expect(() => readTls({ certFile, keyFile: join(directory, 'nowhere') })).toThrow(
      /^CAGNOTTE_TLS_KEY: the file .* cannot be read \(ENOENT\)\. Name one that this user may read\.$/,
    );
    expect(() => readConfig({ CAGNOTTE_TRUSTED_PROXIES: '10.0.0.0/8, proxy' })).toThrow('"proxy" is none');
    expect(() => readConfig({ CAGNOTTE_TLS_CERT: certFile })).toThrow(
      'CAGNOTTE_TLS_KEY must name a file when CAGNOTTE_TLS_CERT does',
    );
  });
});

describe('a database with a certificate', () => {
  itOverTls('is not opened with a client key that others can read', async () => {
    const directory = await makeTemporaryDirectory();
    const { keyFile } = new CertificateAuthority(directory).issue('client');
    chmodSync(keyFile, 0o644);
    const opened = openDatabase(
      readConfig({ DATABASE_URL: `postgres://x@127.0.0.1:1/x?sslkey=${keyFile}` }),
      () => undefined,
    );
    await expect(opened).rejects.toThrow(
      `DATABASE_URL: the file ${keyFile} of sslkey has mode 644, so others can pose as this service to the database. Run: chmod 600 ${keyFile}.`,
    );
    await removeTemporaryDirectory(directory);
  });

  itOverTls('is opened with sslmode=verify-full only if its authority is named', async () => {
    const dataDirectory = await makePreparedDirectory();
    const certificates = await makeTemporaryDirectory();
    const authority = new CertificateAuthority(certificates);
    const { certFile, keyFile } = authority.issue('database');
    const { cluster } = dataDirectoryAt(dataDirectory);
    const inCluster = { cert: join(cluster, 'server.crt'), key: join(cluster, 'server.key') };
    copyFileSync(certFile, inCluster.cert);
    copyFileSync(keyFile, inCluster.key);
    const { uid, gid } = statSync(cluster);
    for (const file of Object.values(inCluster)) {
      chownSync(file, uid, gid);
      chmodSync(file, 0o600);
    }
    const settings = { ssl: 'on', fsync: 'off' };
    const server = await startEmbeddedPostgres({ dataDirectory, preferredPort: randomPort(), settings });
    const open = (query: string) =>
      openDatabase(readConfig({ DATABASE_URL: server.url.replace(/\?.*/, query) }), () => undefined);
    try {
      const database = await open(`?sslmode=verify-full&sslrootcert=${authority.certFile}`);
      const [row]: { ssl: boolean }[] = await database.dataSource.query(
        'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
      );
      expect(row).toEqual({ ssl: true });
      await database.close();
      await expect(open('?sslmode=verify-full')).rejects.toThrow(
        /^DATABASE_URL: the certificate of 127\.0\.0\.1:\d+ is not trusted\. Name the authority with sslrootcert=FILE/,
      );
    } finally {
      await server.release();
      await removeTemporaryDirectory(certificates);
      await removeTemporaryDirectory(dataDirectory);
    }
  });
});

describe('a service behind a proxy', () => {
  const wrongKey = (url: string, client: string): Promise<number> =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      body: '{"query":"{ __typename }"}',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer wrong',
        'x-forwarded-for': client,
      },
    }).then(({ status }) => status);

  it('counts tries of wrong keys by the client that a trusted proxy names, and by no other statement', async () => {
    for (const [trustedProxies, statusOfAnother] of [
      [['127.0.0.0/8'], 401],
      [[], 429],
    ] as const) {
      const running = await startServiceUnderTest(undefined, { trustedProxies });
      try {
        let status = 401;
        for (let tries = 0; status === 401 && tries < 150; tries++)
          status = await wrongKey(running.url, '203.0.113.1');
        expect(status).toBe(429);
        expect(await wrongKey(running.url, '203.0.113.2')).toBe(statusOfAnother);
      } finally {
        await running.stop();
      }
    }
  });

  it.each([
    ['with another port each time', (tries: number) => `203.0.113.78:${20_000 + tries}`],
    ['as what is no address, another text each time', (tries: number) => `<script>${tries}</script>`],
  ])('counts tries of one client that the proxy names %s as those of one', async (_what, named) => {
    const running = await startServiceUnderTest(undefined, { trustedProxies: ['127.0.0.1'] });
    try {
      let status = 401;
      for (let tries = 0; status === 401 && tries < 150; tries++)
        status = await wrongKey(running.url, named(tries));
      expect(status).toBe(429);
    } finally {
      await running.stop();
    }
  });

  it('does not count the connections of a trusted proxy, which are those of all clients', async () => {
    const running = await startServiceUnderTest(undefined, {
      trustedProxies: ['127.0.0.1'],
      connectionsPerAddress: 1,
    });
    try {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => fetch(`${running.url}/health/live`, { keepalive: true })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    } finally {
      await running.stop();
    }
  });
});

async function until(isSo: () => boolean): Promise<void> {
  for (const deadline = performance.now() + 60_000; !isSo(); await sleep(50))
    if (performance.now() > deadline) throw new Error('it does not happen');
}
