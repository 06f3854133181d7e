import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { serverStateOf } from '../../support/database/server-state';
import { ServerUserProcess } from '../../support/database/server-user-process';
import { makePreparedDirectory } from '../../support/database/prepared-directory';
import { removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { runOn } from '../../support/database/test-server';
import { killNine } from '../../support/service/server-pids';

/** Enough for a recovery of a few rows, but less than the timeout after which a stop is forced. */
const ENDS_WITHIN_MS = 20_000;

describe('an embedded PostgreSQL that recovers from the crash of one of its processes', () => {
  let dataDirectory: string;
  let use: { process: ServerUserProcess; url: string };

  beforeEach(async () => {
    // On a disk, since in memory the recovery may be too fast to be observed.
    dataDirectory = await makePreparedDirectory(tmpdir());
    use = await ServerUserProcess.start({ dataDirectory });
    await runOn(use.url, 'CREATE TABLE hand AS SELECT generate_series(1, 100000) AS no');
  }, 60_000);

  afterEach(async () => {
    await use.process.end();
    await removeTemporaryDirectory(dataDirectory);
  }, 60_000);

  it('ends soon when its last user is killed just then, and has its data at the next start', async () => {
    await crash();
    const killed = performance.now();
    await use.process.end('SIGKILL');
    expect(await waitUntilNothingServes(dataDirectory, ENDS_WITHIN_MS)).toEqual([]);
    process.stdout.write(`recovering server ended after ${Math.round(performance.now() - killed)} ms\n`);
    use = await ServerUserProcess.start({ dataDirectory });
    expect(await runOn(use.url, 'SELECT count(*)::int AS hands FROM hand')).toEqual([{ hands: 100_000 }]);
  }, 90_000);

  it('ends soon when its last user releases it just then', async () => {
    await crash();
    const asked = performance.now();
    expect(await use.process.ask('release')).toEqual({ event: 'done' });
    expect(performance.now() - asked).toBeLessThan(ENDS_WITHIN_MS);
    expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
  }, 90_000);

  /** Kills the writer of the write-ahead log and waits until the recovery has begun. */
  async function crash(): Promise<void> {
    const { pid } = serverStateOf(dataDirectory);
    killNine(childrenOf(pid!).find(({ title }) => title.includes('walwriter'))!.pid);
    while (!childrenOf(pid!).some(({ title }) => title.includes('postgres: startup'))) await sleep(1);
  }
});

function childrenOf(parent: number): { pid: number; title: string }[] {
  const table = execFileSync('ps', ['-eww', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return table.split('\n').flatMap((line) => {
    const [, pid, ppid, title = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(ppid) === parent ? [{ pid: Number(pid), title }] : [];
  });
}
