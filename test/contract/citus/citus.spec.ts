import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { chipsSold } from '../../support/sample-events/sample-events';
import { distribute } from '../../../src/app/database/distribution';
import { PersonalData } from '../../../src/ledger/personal-data/personal-data';
import { SubjectKeys } from '../../../src/access/personal-data/subject-keys';
import { partitionOf } from '../../../src/event-log/event-store.port';
import { PostgresEventStore } from '../../../src/event-log/postgres/postgres-event-store';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { toAppend } from '../../../src/kernel/stored-form';
import { planBooks, zipOfBooks } from '../../../src/exports/books-zip';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { liveGeneration, schemaOf } from '../../../src/projector/generations/generation';
import { ReadSources } from '../../../src/projector/read-sources';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { personalKeyPlace } from '../../../src/app/key-places';
import { readConfig } from '../../../src/app/config';
import { type Asked, planOf, statementsAsked } from '../../support/citus/plans';
import {
  digestsOfLive,
  distributedNames,
  startTwoEngines,
  type TwoEngines,
} from '../../support/citus/two-engines';
import { moveCasino, nodesOfCasinos, stoppableWorker } from '../../support/citus/workers';
import { untilDone } from '../../support/service/until-done';
import { casinosInStatements } from '../../support/database/casinos-in-statement';
import type { Client } from '../../support/service/client';
import { hasPsql, makeSqlReader, rowsOf } from '../../support/service/psql';
import { GOLDEN_CASINO, QUESTIONS, wholeQuestion } from '../../support/service/every-question';

const { CITUS_URL: url } = process.env;
const PATIENCE_MS = 600_000;

if (url === undefined) {
  // npm cannot install a cluster.
  it.skip('the engine on Citus [left out: CITUS_URL names no coordinator]', () => undefined);
} else {
  describe('the engine on Citus, beside PostgreSQL', () => contract(url));
}

const ask = async (client: Client, query: string): Promise<string> => {
  const body = JSON.stringify({ query });
  return (
    await client.send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).text;
};

const stores = new Map<DataSource, PostgresEventStore>();

/** One for each database, since each keeps a connection of the pool. */
function storeOf(db: DataSource): PostgresEventStore {
  const store = stores.get(db) ?? new PostgresEventStore(db);
  stores.set(db, store);
  return store;
}

async function archiveOf(db: DataSource): Promise<string> {
  const lines: string[] = [];
  for await (const line of writeArchive(db, storeOf(db))) lines.push(line);
  return lines.join('');
}

/** The SHA-256 of the ZIP of all books of the golden month. */
async function zipOf(db: DataSource, dataDirectory: string): Promise<string> {
  const plan = await planBooks(db, { casino: GOLDEN_CASINO, day: '2026-01-01', until: '2026-01-31' });
  if (typeof plan === 'string') throw new Error(plan);
  const place = personalKeyPlace({ ...readConfig({}), dataDirectory });
  const making = { personal: new PersonalData(new SubjectKeys(db, place)) };
  const hash = createHash('sha256');
  for await (const part of zipOfBooks({ reads: new ReadSources(db), making }, plan, (work) => work()))
    hash.update(part);
  return `${plan.books.length} books: ${hash.digest('hex')}`;
}

/** What a rebuild and a verification say of a line of the journal that is one cent too high, which is put right again. */
async function saidOfWrongCent(db: DataSource): Promise<object> {
  const schema = schemaOf(await liveGeneration(db.manager));
  const [line]: { casino: string; record_number: bigint; line: number }[] = await db.query(
    `SELECT casino, record_number, line FROM ${schema}.journal_line WHERE debit > 0 ORDER BY 1, 2, 3 LIMIT 1 OFFSET 7`,
  );
  const add = (cents: number): Promise<unknown> =>
    db.query(
      `UPDATE ${schema}.journal_line SET debit = debit + $4 WHERE casino = $1 AND record_number = $2 AND line = $3`,
      [line!.casino, line!.record_number, line!.line, cents],
    );
  await add(1);
  try {
    const report = await rebuild(db, storeOf(db), { afterwards: () => 'drop', tellsFigures: true });
    const { problems } = await verifyBooks(db, storeOf(db));
    const { divergence, restatedDays, restatedFigures } = report;
    return { problems, divergence, restatedDays, restatedFigures };
  } finally {
    await add(-1);
  }
}

/** @throws while the record that is taken in with a worker down is not in the books of the casino */
async function entered(db: DataSource, casino: string): Promise<void> {
  const rows: object[] = await db.query(
    `SELECT number FROM register.record WHERE casino = $1 AND event_id = 'while-a-worker-was-down'`,
    [casino],
  );
  if (rows.length === 0) throw new Error(`not in the books of ${casino}`);
}

type DigestOfView =
  | { readonly view: string; readonly rows: string; readonly digest: string | null }
  | { readonly view: string; readonly refused: string };

/** A digest of the rows of each view of the schema bi, as a reader sees them. */
async function digestsOfViews(reader: string): Promise<readonly DigestOfView[]> {
  const views = await rowsOf(
    reader,
    `SELECT viewname AS view FROM pg_catalog.pg_views WHERE schemaname = 'bi' ORDER BY 1`,
  );
  const digests: DigestOfView[] = [];
  for (const { view } of views) {
    const digest = `SELECT count(*) AS rows, md5(string_agg(each::text, '|' ORDER BY each::text COLLATE "C")) AS digest FROM bi.${view} each`;
    digests.push(
      await rowsOf(reader, digest).then(
        ([row]) => ({ view: view!, rows: row!['rows']!, digest: row!['digest']! }),
        (refused: Error) => ({ view: view!, refused: refused.message.split('\n')[0]! }),
      ),
    );
  }
  return digests;
}

function contract(address: string): void {
  let engines: TwoEngines;
  const both = async <Answer>(
    of: (db: DataSource) => Promise<Answer>,
  ): Promise<readonly [Answer, Answer]> => [
    await of(engines.citus.dataSource),
    await of(engines.plain.database.dataSource),
  ];
  beforeAll(async () => void (engines = await startTwoEngines(address)), PATIENCE_MS);
  afterAll(async () => {
    for (const store of stores.values()) await store.close();
    await engines.stop();
  }, PATIENCE_MS);

  it('is distributed once: a second time nothing is left to do', async () => {
    expect(await distribute(engines.citus.dataSource)).toMatchObject({ tables: [] });
  });

  it('has the same read models, in every table, for every casino and day', async () => {
    const [onCitus, onPlain] = await both(digestsOfLive);
    expect(onPlain.length).toBeGreaterThan(500);
    expect(onCitus).toEqual(onPlain);
  });

  it.each(QUESTIONS)('answers %s with the same bytes', async (question) => {
    const asked = wholeQuestion(question, engines.last);
    const expected = await ask(engines.onPlain, asked);
    expect(expected).not.toContain('"errors"');
    expect(await ask(engines.onCitus, asked)).toBe(expected);
  });

  it(
    'writes the same archive and the same books of a month',
    async () => {
      const [onCitus, onPlain] = await both(archiveOf);
      expect(onPlain.length).toBeGreaterThan(1_000_000);
      expect(onCitus === onPlain).toBe(true);
      const [zip, ofPlain] = await both((db) => zipOf(db, engines.plain.dataDirectory));
      expect(zip).toBe(ofPlain);
    },
    PATIENCE_MS,
  );

  it(
    'is proved, rebuilt and replaced as on PostgreSQL',
    async () => {
      const { dataSource } = engines.citus;
      expect((await verifyBooks(dataSource, storeOf(dataSource))).problems).toEqual([]);
      const before = await digestsOfLive(dataSource);
      const report = await rebuild(dataSource, storeOf(dataSource), { afterwards: () => 'switch' });
      expect(report.divergence).toBeUndefined();
      expect(await digestsOfLive(dataSource)).toEqual(before);
      expect(await liveGeneration(dataSource.manager)).toBe(report.generation);
    },
    PATIENCE_MS,
  );

  it(
    'says the same of a wrong cent',
    async () => {
      const [onCitus, onPlain] = await both(saidOfWrongCent);
      expect(onPlain).toMatchObject({ divergence: { table: 'journal_line', kind: 'differs' } });
      expect(onCitus).toEqual(onPlain);
    },
    PATIENCE_MS,
  );

  it(
    'sends every statement of one casino whole to one node, and those of all casinos to all nodes at once',
    async () => {
      const { dataSource } = engines.citus;
      const isDistributed = await distributedNames(dataSource);
      const asked = await statementsAsked(async () => {
        for (const question of QUESTIONS) await ask(engines.onCitus, wholeQuestion(question, engines.last));
        await ask(engines.onCitus, '{ casinos { id position } }');
      });
      const ofOne: Asked[] = [];
      const ofAll: Asked[] = [];
      for (const each of asked) {
        const [read] = await casinosInStatements(each.text, isDistributed);
        if (read?.spread === 'one-casino') ofOne.push(each);
        if (read?.spread === 'by-casino') ofAll.push(each);
      }
      expect(ofOne.length).toBeGreaterThan(80);
      for (const each of ofOne)
        expect({ ...each, ...(await planOf(dataSource, each)) }).toMatchObject({
          tasks: [1],
          broughtFirst: 0,
        });
      const [found]: { parts: number }[] = await dataSource.query(
        `SELECT count(*)::integer AS parts FROM pg_catalog.pg_dist_shard WHERE logicalrelid = 'register.casino'::regclass`,
      );
      const plans = [];
      for (const each of ofAll) plans.push({ ...each, ...(await planOf(dataSource, each)) });
      // Those that name their casinos go to the nodes of these alone.
      expect(plans.filter(({ tasks, broughtFirst }) => tasks.length !== 1 || broughtFirst > 0)).toEqual([]);
      expect(plans.filter(({ tasks }) => tasks[0] === found!.parts).length).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  // npm cannot install psql.
  (hasPsql() ? it : it.skip)(
    'gives readers of SQL the same rows of every view, but for the duty of quarters, which it refuses',
    async () => {
      const { citus, plain, onCitus, onPlain } = engines;
      const [ofCitus, ofPlain] = [
        await makeSqlReader(citus, onCitus),
        await makeSqlReader(plain.database, onPlain),
      ];
      try {
        const expected = await digestsOfViews(ofPlain.url);
        expect(expected.length).toBeGreaterThan(10);
        expect(expected.filter((row) => !('digest' in row) || row.digest === null)).toEqual([]);
        // The duty of a company is of several casinos, and each of its parts is looked up beside a list of them.
        const refused =
          'ERROR:  correlated subqueries are not supported when the FROM clause contains a CTE or subquery';
        expect(await digestsOfViews(ofCitus.url)).toEqual(
          expected.map((row) => (row.view === 'duty_quarter' ? { view: row.view, refused } : row)),
        );
      } finally {
        await ofCitus.drop();
        await ofPlain.drop();
      }
    },
    PATIENCE_MS,
  );

  it(
    'answers the same while casinos are moved to other nodes',
    async () => {
      const { dataSource } = engines.citus;
      const asked = wholeQuestion('performance', engines.last);
      const expected = await ask(engines.onPlain, asked);
      let isMoving = true;
      const answers: string[] = [];
      const reporting = (async () => {
        while (isMoving) answers.push(await ask(engines.onCitus, asked));
      })();
      for (let times = 0; times < 2; times++) {
        const to = await moveCasino(dataSource, GOLDEN_CASINO);
        expect((await nodesOfCasinos(dataSource)).get(GOLDEN_CASINO)).toBe(to);
      }
      isMoving = false;
      await reporting;
      expect(answers.length).toBeGreaterThan(2);
      expect(answers.filter((answer) => answer !== expected)).toEqual([]);
    },
    PATIENCE_MS,
  );

  const worker = stoppableWorker();
  // Only who started the workers knows how to stop one.
  const stops = worker === undefined ? it.skip : it;
  stops(
    'loses nothing with a worker that is killed and comes back; casinos of other nodes are read and projected meanwhile [CITUS_WORKER, CITUS_WORKER_STOP, CITUS_WORKER_START]',
    async () => {
      const { citus, onCitus, onPlain } = engines;
      const nodes = await nodesOfCasinos(citus.dataSource);
      const there = [...nodes].filter(([, node]) => node === worker!.node).map(([casino]) => casino);
      const elsewhere = [...nodes].filter(([, node]) => node !== worker!.node).map(([casino]) => casino);
      expect([there.length > 0, elsewhere.length > 0]).toEqual([true, true]);
      const balance = (casino: string): string =>
        `{ trialBalance(casino: "${casino}") { lines { account closing { minorUnits } } } }`;
      const before = new Map<string, string>();
      for (const casino of elsewhere) before.set(casino, await ask(onPlain, balance(casino)));
      await worker!.stop();
      try {
        for (const casino of elsewhere)
          expect(await untilDone(() => ask(onCitus, balance(casino)))).toBe(before.get(casino));
        for (const casino of nodes.keys()) {
          const event = chipsSold({}, { id: 'while-a-worker-was-down', casino });
          const appended = {
            stream: streamOf(event),
            events: [toAppend(event)],
            principal: 'test',
            expected: 'any',
          } as const;
          expect(await storeOf(citus.dataSource).append(appended)).toMatchObject({ kind: 'appended' });
        }
        const delayed = new Set(there.map(partitionOf));
        const undelayed = elsewhere.filter((casino) => !delayed.has(partitionOf(casino)));
        expect(undelayed.length).toBeGreaterThan(0);
        for (const casino of undelayed) await untilDone(() => entered(citus.dataSource, casino));
        await expect(entered(citus.dataSource, there[0]!)).rejects.toThrow();
        expect(await onCitus.send('/health/ready')).toMatchObject({ status: 200 });
      } finally {
        await worker!.start();
      }
      expect((await onCitus.healthWhenCaughtUp()).body).toMatchObject({ status: 'ok', lagSeconds: 0 });
      const { problems, casinos } = await untilDone(() =>
        verifyBooks(citus.dataSource, storeOf(citus.dataSource)),
      );
      expect(problems).toEqual([]);
      expect(casinos.length).toBe(nodes.size);
      const [found]: { entered: number }[] = await citus.dataSource.query(
        `SELECT count(*)::integer AS entered FROM register.record WHERE event_id = 'while-a-worker-was-down'`,
      );
      expect(found!.entered).toBe(nodes.size);
    },
    PATIENCE_MS,
  );
}
