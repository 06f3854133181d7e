import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { serverProcessOptions, serverUserFor } from '../../../src/app/database/server-user';
import { runOn } from '../../support/database/test-server';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { randomPort } from '../../support/database/server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { itInFullTest } from '../../support/in-full-test';

// Real servers are made, killed and recovered here, on machines that may be busy with other tests.

describe('a later start of the embedded PostgreSQL', () => {
  let madeOnce: string;
  let firstUrl: string;
  let parent: string;
  let dataDirectory: string;

  const start = (path = dataDirectory) =>
    startEmbeddedPostgres({ dataDirectory: path, preferredPort: randomPort(), settings: { fsync: 'off' } });

  // Made once; every test works on a copy of it.
  beforeAll(async () => {
    madeOnce = await makeTemporaryDirectory();
    const server = await start(join(madeOnce, 'data'));
    await runOn(server.url, 'CREATE TABLE hand (no int); INSERT INTO hand VALUES (3)');
    await server.release();
    firstUrl = server.url;
  });

  afterAll(() => removeTemporaryDirectory(madeOnce));

  beforeEach(async () => {
    parent = await makeTemporaryDirectory();
    dataDirectory = join(parent, 'data');
    // `cp -a` keeps the owners: if the tests run as root, the cluster belongs to another user.
    execFileSync('cp', ['-a', join(madeOnce, 'data'), dataDirectory]);
  });

  afterEach(() => removeTemporaryDirectory(parent));

  it('keeps the port and the password of the first, and the data', async () => {
    const server = await start();
    expect(server.url).toBe(firstUrl);
    expect(await runOn(server.url, 'SELECT no FROM hand')).toEqual([{ no: 3 }]);
    await server.release();
  });

  itInFullTest('may find the directory at another path', async () => {
    renameSync(dataDirectory, join(parent, 'moved'));
    const server = await start(join(parent, 'moved'));
    expect(await runOn(server.url, 'SELECT no FROM hand')).toEqual([{ no: 3 }]);
    await server.release();
  });

  it('refuses a copy that was made while the server ran', async () => {
    const server = await start();
    cpSync(dataDirectory, join(parent, 'copy'), { recursive: true });
    await expect(start(join(parent, 'copy'))).rejects.toThrow('it was moved or copied meanwhile');
    await server.release();
  });

  it('takes another port when another program has taken the one of before, says so and keeps the new one', async () => {
    const port = Number(new URL(firstUrl).port);
    const stranger = createServer();
    await new Promise<void>((listening) => stranger.listen(port, '127.0.0.1', listening));
    const lines: string[] = [];
    const moved = await startEmbeddedPostgres({
      dataDirectory,
      settings: { fsync: 'off' },
      log: (line) => void lines.push(line),
    });
    expect(moved.port).toBeGreaterThan(port);
    expect(lines).toEqual([
      `port ${port} is taken by another program; PostgreSQL now uses port ${moved.port}`,
    ]);
    expect(await runOn(moved.url, 'SELECT no FROM hand')).toEqual([{ no: 3 }]);
    await moved.release();
    await new Promise((closed) => stranger.close(closed));
    const next = await start();
    expect(next.port).toBe(moved.port);
    await next.release();
  });

  itInFullTest('ignores a pid file whose pid belongs to another program', async () => {
    // A process of the server's user, because PostgreSQL ignores processes that it may not signal.
    const user = serverUserFor(join(dataDirectory, 'postgres'));
    const stranger = spawn('sleep', ['60'], serverProcessOptions(user));
    const pidFile = join(dataDirectory, 'postgres', 'postmaster.pid');
    try {
      writeFileSync(
        pidFile,
        `${stranger.pid}\n${join(dataDirectory, 'postgres')}\n1700000000\n1\n\n127.0.0.1\n`,
      );
      const server = await start();
      expect(server.adopted).toBe(false);
      await server.release();
      expect(stranger.exitCode).toBe(null);
    } finally {
      stranger.kill('SIGKILL');
    }
  });

  it('refuses a cluster of another major version', async () => {
    writeFileSync(join(dataDirectory, 'postgres', 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow('written by PostgreSQL 15');
  });

  it('refuses a directory without its password, and never makes a new database over it', async () => {
    rmSync(join(dataDirectory, 'postgres-password'));
    await expect(start()).rejects.toThrow('is not a whole data directory');
    rmSync(join(dataDirectory, 'postgres', 'PG_VERSION'));
    await expect(start()).rejects.toThrow('is not a whole data directory');
  });

  it('reports the message of PostgreSQL if it does not start, and is no longer registered as a user', async () => {
    const settings = join(dataDirectory, 'postgres', 'postgresql.conf');
    writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nno_such_setting = 1\n`);
    await expect(start()).rejects.toThrow(/^PostgreSQL did not start: .*no_such_setting/s);
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
  });
});
