import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { casinosWithGaps, verify } from '../support/service/books-check';
import { ServiceDatabase } from '../support/service/service-database';
import type { ServiceProcess } from '../support/service/service-process';
import { ServiceSite } from '../support/service/service-site';
import { describeInFullTest } from '../support/in-full-test';
import { patience } from '../support/service/test-extent';

jest.setTimeout(patience(300_000));

const CASINOS = ['granada', 'marbella', 'sevilla'];
const THREE_THREADS = { env: { CAGNOTTE_PROJECTION_THREADS: '3' } };

let site: ServiceSite;
let database: ServiceDatabase;

beforeAll(async () => {
  site = await ServiceSite.make();
  const simulated = ['--tables', '8', '--days', '2'];
  const nights = await Promise.all(
    CASINOS.map((casino) =>
      site.run({ program: 'cagnotte', args: ['simulate', ...simulated, '--casino', casino] }),
    ),
  );
  const file = join(site.dataDirectory, 'nights.ndjson');
  writeFileSync(file, inTurn(nights.map(({ stdout }) => stdout.trimEnd().split('\n'))).join('\n'));
  const { code, stderr } = await site.run({ program: 'cagnotte', args: ['import', file, '--by', 'Eva'] });
  expect({ code, stderr }).toMatchObject({ code: 0 });
});

/** Interleaves the lines of several casinos. */
const inTurn = (logs: readonly (readonly string[])[]): string[] =>
  Array.from({ length: Math.max(...logs.map(({ length }) => length)) }, (_, n) =>
    logs.flatMap((lines) => lines.slice(n, n + 1)),
  ).flat();

afterAll(async () => {
  await database.close();
  await site.remove();
});

/** The threads that hold leases of partitions. */
async function threadsAtWork(): Promise<string[]> {
  const rows = await database.query<{ holder: string }>(
    `SELECT DISTINCT holder FROM projection.lease JOIN projection.member USING (holder)
      WHERE expires_at > clock_timestamp() AND holder LIKE '%, thread %' ORDER BY 1`,
  );
  return rows.map(({ holder }) => holder);
}

async function untilThreads(count: number): Promise<void> {
  while ((await threadsAtWork()).length !== count) await sleep(20);
}

describeInFullTest('a service that finds a long log of several casinos without a projection', () => {
  let service: ServiceProcess;

  it('projects it by several threads, each with some of the partitions', async () => {
    service = await site.start(THREE_THREADS);
    database = await ServiceDatabase.open(site.dataDirectory);
    await untilThreads(2);
    const threads = await threadsAtWork();
    expect(threads.map((holder) => holder.replace(/^.*, /, ''))).toEqual(['thread 1', 'thread 2']);
  });

  it('has projected everything once although it was killed meanwhile, and has then one thread', async () => {
    await service.kill();
    await database.close().catch(() => undefined);
    service = await site.start(THREE_THREADS);
    database = await ServiceDatabase.open(site.dataDirectory);
    await database.projected();
    await untilThreads(0);
    expect(await casinosWithGaps(database)).toEqual([]);
    expect(service.stderr).not.toContain('thread of the projections');
  });

  it('stops when asked', async () => {
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    expect(await verify(site)).toMatchObject({ code: 0, ok: true, problems: [] });
  });
});
