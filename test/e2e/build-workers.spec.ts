import { itInFullTest } from '../support/in-full-test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { partitionOf } from '../../src/event-log/event-store.port';
import type { Verdict } from '../../src/projector/verification/verdict';
import { ServiceDatabase } from '../support/service/service-database';
import { type ProgramRun, ServiceSite } from '../support/service/service-site';
import { extent } from '../support/service/test-extent';

const CASINOS = ['granada', 'marbella', 'sevilla'];
/** Fewer workers in the short form, since each loads the whole program; one of them has two casinos. */
const WORKERS = extent(2, 3);

let site: ServiceSite;
let database: ServiceDatabase;
let records = 0;

const cagnotte = (...args: string[]): Promise<ProgramRun> => site.run({ program: 'cagnotte', args });

const verify = async (workers: number): Promise<Verdict> => {
  const { stdout } = await cagnotte('verify', '--json', '--workers', `${workers}`);
  return JSON.parse(stdout) as Verdict;
};

const generations = async (): Promise<string[]> =>
  (
    await database.query<{ name: string }>(
      `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'generation%' ORDER BY 1`,
    )
  ).map(({ name }) => name);

beforeAll(async () => {
  site = await ServiceSite.make();
  const nights = await Promise.all(
    CASINOS.map((casino) => cagnotte('simulate', '--tables', extent('1', '2'), '--casino', casino)),
  );
  const file = join(site.dataDirectory, 'nights.ndjson');
  writeFileSync(file, nights.map(({ stdout }) => stdout).join(''));
  await site.start();
  database = await ServiceDatabase.open(site.dataDirectory);
  const { code, stderr } = await cagnotte('import', file, '--by', 'Eva');
  expect({ code, stderr }).toMatchObject({ code: 0 });
  await database.projected();
  const [row] = await database.query<{ records: number }>(
    'SELECT count(*)::integer AS records FROM register.record',
  );
  records = row!.records;
});

afterAll(async () => {
  await database.close();
  await site.remove();
});

describe('several workers, each with some of the casinos', () => {
  it('have casinos to share', () => {
    expect(new Set(CASINOS.map(partitionOf)).size).toBe(CASINOS.length);
  });

  it('rebuild the same tables, which take over', async () => {
    const before = await generations();
    expect(await cagnotte('rebuild', '--workers', `${WORKERS}`)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        new RegExp(`^${records} records rebuilt.\nLive and rebuilt tables are the same`),
      ),
    });
    expect(await generations()).not.toEqual(before);
    expect(await generations()).toHaveLength(1);
  });

  it('prove the same as one worker', async () => {
    const alone = await verify(1);
    expect(alone).toMatchObject({ ok: true, records });
    expect(alone.casinos.map(({ id }) => id)).toEqual(expect.arrayContaining(CASINOS));
    expect(await verify(WORKERS)).toEqual(alone);
  });

  itInFullTest(
    'name the same record as one worker, the first in the log of several that were changed',
    async () => {
      const change = (of: string): Promise<unknown> =>
        database.query(`
        ALTER TABLE register.record DISABLE TRIGGER USER;
        UPDATE register.record SET ${of} WHERE (casino, number) IN (('granada', 90), ('marbella', 40), ('sevilla', 200));
        ALTER TABLE register.record ENABLE TRIGGER USER`);
      await change(`principal = 'x' || principal`);
      const alone = await verify(1);
      expect(alone.problems).toMatchObject([
        { check: 'chain', detail: expect.stringContaining('casino granada, record 90 ') },
      ]);
      expect((await verify(WORKERS)).problems).toEqual(alone.problems);
      await change(`principal = substr(principal, 2)`);
    },
  );

  const CUT_OFF: readonly [string, RegExp][] = [
    ['verify', /terminating connection .* The database was stopped or the connection was lost/],
    ['rebuild', /terminating connection/],
  ];
  it.each(CUT_OFF.slice(0, extent(1, 2)))(
    'leave no tables where one of them is cut off from the database, and %s says so',
    async (command, words) => {
      const before = await generations();
      const building = site.launch({ program: 'cagnotte', args: [command, '--workers', `${WORKERS}`] });
      const cut = async (): Promise<boolean> =>
        (
          await database.query<object>(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'cagnotte build worker' AND query LIKE '%INSERT INTO%'
            LIMIT 1`,
          )
        ).length > 0;
      while (!building.hasEnded && !(await cut())) await sleep(1);
      expect((await building.ended).code).toBe(2);
      expect(building.stderr).toMatch(words);
      expect(await generations()).toEqual(before);
    },
  );

  it.each(['0', '-1', 'many', '1.5', '1000'])('are a whole number: not "%s"', async (workers) => {
    expect(await cagnotte('verify', '--workers', workers)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Give a whole number from 1 to 999.'),
    });
  });
});
