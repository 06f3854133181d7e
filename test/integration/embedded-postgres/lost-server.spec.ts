import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverStateOf } from '../../support/database/server-state';
import { ServerUserProcess } from '../../support/database/server-user-process';
import { makePreparedDirectory } from '../../support/database/prepared-directory';
import { removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { runOn } from '../../support/database/test-server';
import { childrenOf } from '../../support/service/server-pids';
import { itInFullTest } from '../../support/in-full-test';

// Real servers are made, killed and recovered here, on machines that may be busy with other tests.

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

  itInFullTest('is started again by a new process once all of its own have ended', async () => {
    const { pid } = serverStateOf(dataDirectory);
    const [lingering] = childrenOf(pid!);
    process.kill(lingering!, 'SIGSTOP');
    for (const ended of [use.process.pid, pid!]) process.kill(ended, 'SIGKILL');
    const next = ServerUserProcess.spawn({ dataDirectory });
    others.push(next);
    while (!next.log.includes('have not ended yet')) await sleep(20);
    process.kill(lingering!, 'SIGCONT');
    expect(await next.nextAnswer()).toMatchObject({ event: 'started', adopted: false });
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

  it('is not restarted on another port while programs use its address, and names the program that has the port', async () => {
    const { port, release } = await takeThePort();
    try {
      await logged(`brought back: port ${port} of 127.0.0.1`);
    } finally {
      await release();
    }
    await waitForAnother(undefined);
    expect(await runOn(use.url, 'SELECT no FROM hand')).toEqual([{ no: 7 }]);
  });

  itInFullTest(
    'informs programs with its address when a new process has started it on another port',
    async () => {
      const { release } = await takeThePort();
      try {
        const next = await ServerUserProcess.start({ dataDirectory });
        others.push(next.process);
        await logged(`brought back: the embedded PostgreSQL now runs on port ${new URL(next.url).port}`);
      } finally {
        await release();
      }
    },
  );

  const logged = async (text: string): Promise<void> => {
    while (!use.process.log.includes(text)) await sleep(20);
  };

  /** Ends the server and has another program listen on its port. */
  async function takeThePort(): Promise<{ port: number; release: () => Promise<void> }> {
    const port = Number(new URL(use.url).port);
    for (;;) {
      const stranger = createServer((socket) => socket.destroy());
      const killed = await endPostmaster('SIGKILL');
      const taken = await new Promise<boolean>((answer) => {
        stranger.once('error', () => answer(false));
        stranger.listen(port, '127.0.0.1', () => answer(true));
      });
      if (taken) return { port, release: () => new Promise((closed) => void stranger.close(() => closed())) };
      // The server has taken the port first.
      await waitForAnother(killed);
    }
  }

  async function waitForAnother(pid: number | undefined): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      const found = serverStateOf(dataDirectory);
      if (found.state === 'ready' && found.pid !== pid) return;
      await sleep(50);
    }
    throw new Error('the server did not come back');
  }
});
