import { spawn as launch } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataDirectoryAt } from '../../../src/app/database/data-directory';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { locateBinaries, reachableBinaries } from '../../../src/app/database/postgres-binaries';
import { serverProcessOptions, serverUserFor } from '../../../src/app/database/server-user';
import { startWatchdog } from '../../../src/app/database/watchdog';
import { runOn } from '../../support/database/test-server';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { randomPort, ServerUserProcess } from '../../support/database/server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { itInFullTest } from '../../support/in-full-test';

// Real servers are made, killed and recovered here, on machines that may be busy with other tests.

describe('the first start of the embedded PostgreSQL', () => {
  let dataDirectory: string;
  const spawned: ServerUserProcess[] = [];

  const spawn = (preferredPort = randomPort()): ServerUserProcess => {
    const process = ServerUserProcess.spawn({ dataDirectory, preferredPort });
    spawned.push(process);
    return process;
  };

  beforeEach(async () => {
    dataDirectory = await makeTemporaryDirectory();
  });

  afterEach(async () => {
    await Promise.all(spawned.splice(0).map((process) => process.end()));
    await removeTemporaryDirectory(dataDirectory);
  });

  const until = async (condition: () => boolean): Promise<void> => {
    while (!condition()) await sleep(2);
  };

  const unfinished = (): string[] => readdirSync(dataDirectory).filter((name) => name.includes('unfinished'));

  it('is made by one of several that begin at the same moment, and shared by the others', async () => {
    const answers = await Promise.all(
      [spawn(), spawn(), spawn(), spawn()].map((process) => process.nextAnswer()),
    );
    expect(answers.map(({ event }) => event)).toEqual(['started', 'started', 'started', 'started']);
    expect(answers.filter(({ adopted }) => adopted === false)).toHaveLength(1);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  });

  itInFullTest('takes the next port when two directories want the same', async () => {
    const port = randomPort();
    const elsewhere = await makeTemporaryDirectory();
    const other = ServerUserProcess.spawn({ dataDirectory: elsewhere, preferredPort: port });
    spawned.push(other);
    try {
      const [one, two] = await Promise.all([spawn(port).nextAnswer(), other.nextAnswer()]);
      expect([one.event, two.event]).toEqual(['started', 'started']);
      expect(one.port).not.toBe(two.port);
    } finally {
      await other.end();
      await removeTemporaryDirectory(elsewhere);
    }
  });

  it('begins afresh after a kill in the middle of initdb', async () => {
    const killed = spawn();
    await until(() => unfinished().length > 0);
    await killed.end('SIGKILL');
    expect(existsSync(join(dataDirectory, 'postgres'))).toBe(false);

    const next = await spawn().nextAnswer();
    expect(next).toMatchObject({ event: 'started', adopted: false });
    expect(await runOn(next.url ?? '', 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(unfinished()).toEqual([]);
  });

  it('leaves nothing running after a kill between the launch of the server and its readiness', async () => {
    const killed = spawn();
    await until(() => existsSync(dataDirectoryAt(dataDirectory).startingMark));
    await killed.end('SIGKILL');
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
    expect(await spawn().nextAnswer()).toMatchObject({ event: 'started' });
  });

  itInFullTest(
    'leaves nothing running even when the launched server is slow to write its pid file',
    async () => {
      const server = await startEmbeddedPostgres({ dataDirectory, preferredPort: randomPort() });
      await server.release();
      const directory = dataDirectoryAt(dataDirectory);
      const user = serverUserFor(directory.cluster);
      const { postgres } = await reachableBinaries(await locateBinaries(), directory, user);
      const watchdog = startWatchdog(directory);
      writeFileSync(directory.startingMark, '');
      // The watchdog takes the end of its pipe for the end of this process.
      watchdog.stdin.destroy();
      await sleep(500);
      const options = { ...serverProcessOptions(user), stdio: 'ignore' } as const;
      const args = ['-D', directory.cluster, '-p', String(randomPort()), '-c', 'unix_socket_directories='];
      const late = launch(postgres, args, options);
      expect(await once(late, 'exit')).toEqual([0, null]);
      expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
    },
  );
});
