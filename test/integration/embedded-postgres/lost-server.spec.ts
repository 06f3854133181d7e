import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverStateOf } from '../../support/database/server-state';
import { ServerUserProcess } from '../../support/database/server-user-process';
import { makePreparedDirectory } from '../../support/database/prepared-directory';
import { removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { runOn } from '../../support/database/test-server';
import { itInFullTest } from '../../support/in-full-test';

// Real servers are made, killed and recovered here, on machines that may be busy with other tests.
jest.setTimeout(120_000);

describe('an embedded PostgreSQL that is lost', () => {
  let dataDirectory: string;
  let use: { process: ServerUserProcess; url: string };
  const others: ServerUserProcess[] = [];

  beforeEach(async () => {
    dataDirectory = await makePreparedDirectory();
    use = await ServerUserProcess.start({ dataDirectory });
    await runOn(use.url, 'CREATE TABLE hand (no int)');
    await runOn(use.url, 'INSERT INTO hand VALUES (7)');
  });

  afterEach(async () => {
    await Promise.all([use.process, ...others.splice(0)].map((process) => process.end()));
    await removeTemporaryDirectory(dataDirectory);
  });

  const endPostmaster = async (signal: NodeJS.Signals): Promise<number> => {
    const { pid } = serverStateOf(dataDirectory);
    if (pid === undefined) throw new Error('there is no postmaster to end');
    process.kill(pid, signal);
    while (serverStateOf(dataDirectory).pid === pid) await sleep(1);
    return pid;
  };

  it('comes back on the same port with its data', async () => {
    await waitForAnother(await endPostmaster('SIGKILL'));
    expect(await runOn(use.url, 'SELECT no FROM hand')).toEqual([{ no: 7 }]);
  });

  itInFullTest('comes back after a stop from outside too', async () => {
    await waitForAnother(await endPostmaster('SIGINT'));
    expect(await runOn(use.url, 'SELECT no FROM hand')).toEqual([{ no: 7 }]);
  });

  itInFullTest('comes back once when several processes miss it', async () => {
    for (let i = 0; i < 2; i++) others.push((await ServerUserProcess.start({ dataDirectory })).process);
    await waitForAnother(await endPostmaster('SIGKILL'));
    expect(await runOn(use.url, 'SELECT no FROM hand')).toEqual([{ no: 7 }]);
    const broughtBack = () => [use.process, ...others].filter(({ log }) => log.includes('runs again'));
    while (broughtBack().length === 0) await sleep(20);
    expect(broughtBack()).toHaveLength(1);
  });

  it('is not brought back on another port while programs know its address, and says who is in the way', async () => {
    const port = Number(new URL(use.url).port);
    const stranger = createServer((socket) => socket.destroy());
    const takesThePort = (): Promise<boolean> =>
      new Promise((answer) => {
        stranger.once('error', () => answer(false));
        stranger.listen(port, '127.0.0.1', () => answer(true));
      });
    for (;;) {
      const killed = await endPostmaster('SIGKILL');
      if (await takesThePort()) break;
      // The server was quicker.
      await waitForAnother(killed);
    }
    try {
      while (!use.process.log.includes(`brought back: port ${port} of 127.0.0.1`)) await sleep(20);
    } finally {
      await new Promise((closed) => stranger.close(closed));
    }
    await waitForAnother(undefined);
    expect(await runOn(use.url, 'SELECT no FROM hand')).toEqual([{ no: 7 }]);
  });

  async function waitForAnother(pid: number | undefined): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      const found = serverStateOf(dataDirectory);
      if (found.state === 'ready' && found.pid !== pid) return;
      await sleep(50);
    }
    throw new Error('the server did not come back');
  }
});
