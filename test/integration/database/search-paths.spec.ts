import { doctor } from '../../../src/app/commands/doctor';
import { migrate } from '../../../src/app/commands/migrate';
import { createDataSource } from '../../../src/app/database/data-source';
import { describeDatabase } from '../../support/database/described-database';
import { HOSTILE, HOSTILE_TO_WRITERS, setAt } from '../../support/database/hostile-settings';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { createTestDatabase, testServerUrl } from '../../support/database/test-database';
import { runOn, withDatabase } from '../../support/database/test-server';
import { Client } from '../../support/service/client';
import { type CommandRun, runCommand } from '../../support/service/run-command';
import { startServiceUnderTest } from '../../support/service/service-under-test';

/* The search paths of the roles of owner and service must not matter: tables are found and made in their schemas. */

const NAME = `paths_${process.pid}`;
const [OWNER, SERVICE] = [`${NAME}_owner`, `${NAME}_service`];

const urlOf = (role: string): string =>
  Object.assign(new URL(withDatabase(testServerUrl(), NAME)), { username: role, password: 'known' }).href;

let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await makeTemporaryDirectory();
});
afterAll(() => removeTemporaryDirectory(dataDirectory));

beforeEach(async () => {
  for (const role of [OWNER, SERVICE])
    await runOn(testServerUrl(), `CREATE ROLE ${role} LOGIN PASSWORD 'known'`);
  await runOn(testServerUrl(), `CREATE DATABASE ${NAME} OWNER ${OWNER}`);
});
afterEach(async () => {
  await runOn(testServerUrl(), `DROP DATABASE ${NAME} WITH (FORCE)`);
  for (const role of [OWNER, SERVICE]) await runOn(testServerUrl(), `DROP ROLE ${role}`);
});

const asOwner = (...statements: readonly string[]): Promise<unknown> =>
  runOn(urlOf(OWNER), statements.join(';'));

const run = (role: string, command: () => Promise<number>): Promise<CommandRun> =>
  runCommand({ DATABASE_URL: urlOf(role), CAGNOTTE_DATA_DIR: dataDirectory }, command);

async function listsOfOwner(): Promise<unknown> {
  const rows = await runOn(
    urlOf(OWNER),
    `SELECT relnamespace::regnamespace::text AS schema FROM pg_catalog.pg_class
      WHERE relname = 'schema_migration' AND relkind = 'r' AND relowner = '${OWNER}'::regrole ORDER BY 1`,
  );
  return rows.map(({ schema }) => schema);
}

const inDatabase = (role: string, path: string): string =>
  `ALTER ROLE ${role} IN DATABASE ${NAME} SET search_path = ${path}`;

const PLACES: readonly (readonly [where: string, ...statements: string[]])[] = [
  [
    'in front of public have a schema with tables of the same names',
    `CREATE SCHEMA tools AUTHORIZATION ${OWNER}`,
    `GRANT USAGE ON SCHEMA tools TO ${SERVICE}`,
    'CREATE TABLE tools.schema_migration (note text)',
    'CREATE TABLE tools.journal_line (note text)',
    inDatabase(OWNER, 'tools, public'),
    inDatabase(SERVICE, 'tools, public'),
  ],
  [
    'have a schema of their own name',
    `CREATE SCHEMA ${OWNER} AUTHORIZATION ${OWNER}`,
    `CREATE SCHEMA ${SERVICE} AUTHORIZATION ${SERVICE}`,
  ],
  ['look in pg_catalog alone', inDatabase(OWNER, 'pg_catalog'), inDatabase(SERVICE, 'pg_catalog')],
];

it.each(PLACES)(
  'owner and service that %s: migrate, doctor and serve work',
  async (_where, ...statements) => {
    await runOn(withDatabase(testServerUrl(), NAME), statements.join(';'));
    expect(await run(OWNER, () => migrate({ grantTo: SERVICE }))).toEqual({
      code: 0,
      output: `The tables are those of this release; "${SERVICE}" may run the service and owns nothing.\n`,
    });
    // A second migration has nothing to do.
    expect((await run(OWNER, () => migrate({}))).code).toBe(0);
    expect(await listsOfOwner()).toEqual(['public']);
    const running = await startServiceUnderTest(undefined, { databaseUrl: urlOf(SERVICE) });
    try {
      expect((await new Client(running.url).healthWhenCaughtUp()).body).toMatchObject({ status: 'ok' });
    } finally {
      await running.stop();
    }
    const { output } = await run(SERVICE, doctor);
    expect(output).toMatch(new RegExp(`^role +${SERVICE} owns nothing$`, 'm'));
    expect(output).not.toMatch(/^(database|server|role|tables|log) +FAULT/m);
  },
);

it('a database without the schema public is refused in one sentence', async () => {
  await asOwner('DROP SCHEMA public');
  await expect(run(OWNER, () => migrate({}))).rejects.toMatchObject({
    name: 'ConfigError',
    message:
      `DATABASE_URL: the database "${NAME}" has no schema public, where the list of the migrations is kept. ` +
      'CREATE SCHEMA public (3F000).',
  });
});

it('tables, functions and indexes are the same with any settings of the role that creates them', async () => {
  const [here, usual] = [
    { url: withDatabase(testServerUrl(), NAME), role: OWNER },
    await createTestDatabase(),
  ];
  await setAt('a role in a database', { ...HOSTILE, ...HOSTILE_TO_WRITERS, search_path: 'public' }, here);
  const made = createDataSource({ url: urlOf(OWNER), poolSize: 1 });
  try {
    expect((await run(OWNER, () => migrate({}))).code).toBe(0);
    await made.initialize();
    expect(await describeDatabase(made)).toEqual(await describeDatabase(usual.dataSource));
  } finally {
    await made.destroy();
    await usual.drop();
  }
});

it('the list of the migrations that an earlier release made elsewhere is moved to public, and nothing runs again', async () => {
  await run(OWNER, () => migrate({}));
  await asOwner(
    'CREATE SCHEMA tools',
    'ALTER TABLE public.schema_migration SET SCHEMA tools',
    'CREATE SCHEMA before_tools',
    'CREATE TABLE before_tools.schema_migration (name text)',
    inDatabase(OWNER, 'tools, public'),
  );
  const ran = await runOn(urlOf(OWNER), 'SELECT id, name FROM tools.schema_migration ORDER BY id');
  expect((await run(OWNER, () => migrate({ grantTo: SERVICE }))).code).toBe(0);
  expect(await runOn(urlOf(OWNER), 'SELECT id, name FROM public.schema_migration ORDER BY id')).toEqual(ran);
  expect(await listsOfOwner()).toEqual(['before_tools', 'public']);
});
