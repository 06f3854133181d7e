import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf } from '../../../src/app/database/postmaster';
import { runOn } from '../../support/database/test-server';
import { serverProcessesOf, waitUntilNothingServes } from '../../support/database/server-processes';
import { ServerUserProcess } from '../../support/database/server-user-process';
import { makePreparedDirectory } from '../../support/database/prepared-directory';
import { removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { itInFullTest } from '../../support/in-full-test';

// Real servers are made, killed and recovered here, on machines that may be busy with other tests.

describe('the processes that use the embedded PostgreSQL', () => {
  let dataDirectory: string;
  const started: ServerUserProcess[] = [];

  const start = async () => {
    const use = await ServerUserProcess.start({ dataDirectory });
    started.push(use.process);
    return use;
  };

  beforeEach(async () => {
    dataDirectory = await makePreparedDirectory();
  });

  afterEach(async () => {
    await Promise.all(started.splice(0).map((process) => process.end()));
    await removeTemporaryDirectory(dataDirectory);
  });

  it('leave nothing running when the only one is killed, and find all that was committed', async () => {
    const first = await start();
    await runOn(first.url, 'CREATE TABLE hand (no int)');
    await runOn(first.url, 'INSERT INTO hand VALUES (1), (2)');
    await first.process.end('SIGKILL');
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(second.url).toBe(first.url);
    expect(await runOn(second.url, 'SELECT no FROM hand ORDER BY no')).toEqual([{ no: 1 }, { no: 2 }]);
  });

  it('share one server: it survives the death of the one that started it and ends with the last', async () => {
    const owner = await start();
    const other = await start();
    expect([owner.adopted, other.adopted]).toEqual([false, true]);
    expect(other.url).toBe(owner.url);

    await runOn(other.url, 'CREATE TABLE survivor ()');
    await owner.process.end('SIGKILL');
    // By then the watchdog of the killed process has checked and found the other process.
    await waitForWatchdogs(dataDirectory, 1);
    expect(await runOn(other.url, "SELECT to_regclass('survivor')::text AS found")).toEqual([
      { found: 'survivor' },
    ]);

    await other.process.end('SIGKILL');
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
  });

  itInFullTest('leave nothing running when all are killed at the same time', async () => {
    const users = [await start(), ...(await Promise.all([start(), start(), start()]))];
    await Promise.all(users.map(({ process }) => process.end('SIGKILL')));
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
  });

  it('stop the server at a release only when no other program uses it', async () => {
    const [first, second] = [await start(), await start()];
    expect(await first.process.ask('release')).toEqual({ event: 'done' });
    await runOn(second.url, 'SELECT 1');

    expect(await second.process.ask('release')).toEqual({ event: 'done' });
    // The server has ended when the answer arrives; only the watchdogs may take longer.
    await expect(runOn(second.url, 'SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
  });

  itInFullTest('may end like any program, without a release', async () => {
    const use = await start();
    const ended = use.process.ask('finish');
    expect(await ended).toMatchObject({
      event: 'failed',
      message: expect.stringContaining('ended (0)') as string,
    });
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
  });

  it('get another watchdog when theirs is killed', async () => {
    const use = await start();
    await waitForWatchdogs(dataDirectory, 1);
    const killed = watchdogsOf(dataDirectory);
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    await waitForWatchdogs(dataDirectory, 1, killed);
    await use.process.end('SIGKILL');
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
  });
});

const watchdogsOf = (dataDirectory: string): number[] =>
  serverProcessesOf(dataDirectory).filter((pid) => commandLineOf(pid)?.includes('cagnotte-watchdog'));

/**
 * Waits for this number of watchdogs other than `killed`. It does not wait for a moment without any, since the next one may
 * start at once.
 */
async function waitForWatchdogs(
  dataDirectory: string,
  expected: number,
  killed: readonly number[] = [],
): Promise<void> {
  const others = (): number[] => watchdogsOf(dataDirectory).filter((pid) => !killed.includes(pid));
  for (let tries = 0; tries < 200 && others().length !== expected; tries++) await sleep(50);
  expect(others()).toHaveLength(expected);
}
