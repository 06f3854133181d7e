import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProgram } from '../support/service/child-program';
import { ServiceDatabase } from '../support/service/service-database';
import { chosenSeed, SeededChoice } from '../support/service/seeded-choice';
import { ServiceSite } from '../support/service/service-site';
import { extent, IS_FULL_TEST, patience } from '../support/service/test-extent';

jest.setTimeout(patience(300_000));

const CASINOS = ['granada', 'marbella', 'sevilla'];
const CONTINUED = /^Continues the rebuild that was begun at 2.*, after [1-9][0-9]* records; --anew /;
const KILLS = extent(2, 12);
/** Milliseconds, less than a page takes: kills happen at any stage of a page, and none after the end. */
const LATEST_KILL_MS = extent(400, 800);

let site: ServiceSite;
let database: ServiceDatabase;
let before: readonly string[];

const rebuilding = (...args: readonly string[]): ChildProgram =>
  site.launch({ program: 'cagnotte', args: ['rebuild', ...args] });

/** A digest of the rows of each table that readers see. */
async function rowsOfBooks(): Promise<string[]> {
  const [live] = await database.query<{ schema: string }>(
    `SELECT 'generation_' || generation AS schema FROM projection.live`,
  );
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = '${live!.schema}' ORDER BY 1`,
  );
  const digests: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.query<{ digest: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text COLLATE "C")), '') AS digest
         FROM ${live!.schema}.${name} t`,
    );
    digests.push(`${name} ${row!.digest}`);
  }
  return digests;
}

/** The number of records that killed builds have reached. */
async function built(): Promise<number> {
  const [row] = await database.query<{ records: number }>(
    `SELECT coalesce(sum(last_number), 0)::integer AS records FROM projection.build_head`,
  );
  return row!.records;
}

beforeAll(async () => {
  site = await ServiceSite.make();
  const simulated = ['--tables', extent('3', '5'), '--days', '2'];
  const nights = await Promise.all(
    CASINOS.map((casino) =>
      site.run({ program: 'cagnotte', args: ['simulate', ...simulated, '--casino', casino] }),
    ),
  );
  const file = join(site.dataDirectory, 'nights.ndjson');
  writeFileSync(file, nights.map(({ stdout }) => stdout).join(''));
  await site.start();
  database = await ServiceDatabase.open(site.dataDirectory);
  const { code, stderr } = await site.run({ program: 'cagnotte', args: ['import', file, '--by', 'Eva'] });
  expect({ code, stderr }).toMatchObject({ code: 0 });
  await database.projected();
  before = await rowsOfBooks();
});

afterAll(async () => {
  await database.close();
  await site.remove();
});

describe.each(IS_FULL_TEST ? [1, 2] : [2])('a rebuild by %i workers that is killed', (workers) => {
  const seed = chosenSeed();
  const choice = new SeededChoice(seed, `kills of ${workers}`);
  const args = ['--workers', `${workers}`];

  it(`${KILLS} times continues each time from its last place, and ends with the same rows`, async () => {
    process.stdout.write(`rebuild killed: CAGNOTTE_SEED=${seed}\n`);
    let reached = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const killed = rebuilding(...args);
      const isAtWork = async (): Promise<boolean> =>
        kill === 0 ? (await built()) > 0 : CONTINUED.test(killed.stderr);
      while (!killed.hasEnded && !(await isAtWork())) await sleep(5);
      await sleep(choice.between(0, LATEST_KILL_MS));
      expect(killed.hasEnded).toBe(false);
      await killed.kill();
      expect(await built()).toBeGreaterThanOrEqual(reached);
      reached = await built();
    }
    const last = rebuilding(...args);
    expect(await last.ended).toMatchObject({ code: 0 });
    expect(last.stderr).toMatch(CONTINUED);
    expect(last.stdout).toMatch(/Live and rebuilt tables are the same; the rebuilt ones are in use\./);
    expect(await rowsOfBooks()).toEqual(before);
    expect(await built()).toBe(0);
  });
});
