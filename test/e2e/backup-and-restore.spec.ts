import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HOUSE } from '../../src/kernel/house';
import { EVERY_REPORT } from '../../src/access/principal';
import { ANY_DAY } from '../../src/intake/reading';
import type { Config } from '../../src/app/config';
import { openStorage } from '../../src/app/open-books';
import { startService } from '../../src/app/service';
import type { Verdict } from '../../src/projector/verification/verdict';
import { verifyBooks } from '../../src/projector/verification/verify-books';
import { debianPrograms, startDebianPostgres } from '../support/database/debian-postgres';
import { itWhere } from '../support/database/it-where';
import { waitUntilNothingServes } from '../support/database/server-processes';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../support/database/temporary-directory';
import { runOn, withDatabase } from '../support/database/test-server';
import { EventStoreDbDouble } from '../support/eventstoredb-double/eventstoredb-double';
import { CASINO, chipsSold, handPlayed, ledgerOpened } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { peopleOf } from '../support/service/test-people';
import { KeptLog } from '../support/service/kept-log';

// The tests create real servers, on machines that may be busy with other tests.
jest.setTimeout(240_000);

const run = promisify(execFile);
const ON_LOOPBACK = {
  host: '127.0.0.1',
  port: 0,
  eventStore: { kind: 'postgres' },
  days: ANY_DAY,
} as const;

const SALES = 40;
const night = [
  ledgerOpened(),
  ...Array.from({ length: SALES }, (_, n) => chipsSold({ amount: 100 + n }, { id: `sale-${n}` })),
  handPlayed(),
];

/** Records and projects a night by a service. @returns the head of the chain of the casino */
async function takeInNight(config: Config): Promise<{ position: number; chainHash: string }> {
  const service = await startService(config, new KeptLog());
  try {
    const key = await peopleOf(service).serviceCredential('a test', ['administrator'], {
      casinos: 'all',
      ...EVERY_REPORT,
    });
    const client = new Client(service.url, key);
    const [{ summary }] = (await client.stream(night)) as [{ summary: { receipt: string } }];
    const question = 'query ($receipt: String) { casinos(waitFor: $receipt) { id position chainHash } }';
    type Answer = { casinos: { id: string; position: number; chainHash: string }[] };
    const { casinos } = await client.ask<Answer>(question, { receipt: summary.receipt });
    return casinos.find(({ id }) => id === CASINO)!;
  } finally {
    await service.close();
  }
}

async function verify(config: Config): Promise<Verdict> {
  const books = await openStorage(config);
  try {
    return await verifyBooks(books.database.dataSource, books.store);
  } finally {
    await books.close();
  }
}

/** The verdict on books with the whole night. */
const proven = ({ position, chainHash }: { position: number; chainHash: string }): Partial<Verdict> => ({
  ok: true,
  pending: 0,
  casinos: [
    { id: HOUSE, position: expect.any(String) as string, chainHash: expect.any(String) as string },
    { id: CASINO, position: String(position), chainHash },
  ],
});

describe('a backup', () => {
  itWhere(existsSync('/bin/cp'), 'there is no cp')(
    'of the embedded PostgreSQL is a copy of its directory while no service runs; put elsewhere it holds',
    async () => {
      const root = await makeTemporaryDirectory();
      try {
        const [original, copy] = [join(root, 'books'), join(root, 'restored')];
        const books = { ...ON_LOOPBACK, databaseUrl: undefined, dataDirectory: original };
        const end = await takeInNight(books);
        expect(end.position).toBe(night.length);
        expect(await waitUntilNothingServes(original)).toEqual([]);
        execFileSync('cp', ['-a', original, copy]);
        // As documented: at another place the port may be used by another program.
        await rm(join(copy, 'postgres-port'));
        await removeTemporaryDirectory(original);
        expect(await verify({ ...books, dataDirectory: copy })).toMatchObject(proven(end));
      } finally {
        await removeTemporaryDirectory(root);
      }
    },
  );

  const programs = debianPrograms();
  const hasDump = programs !== undefined && existsSync(join(programs, 'pg_dump'));
  const whereDump = itWhere(hasDump, "Debian's PostgreSQL 15 or newer, with pg_dump, is not installed");

  whereDump(
    "by pg_dump of a running PostgreSQL of one's own, restored into an empty database, holds",
    async () => {
      const own = await startDebianPostgres();
      const root = await makeTemporaryDirectory();
      try {
        const config = { ...ON_LOOPBACK, databaseUrl: own.url, dataDirectory: root };
        const end = await takeInNight(config);
        const file = join(root, 'books.dump');
        await run(join(programs!, 'pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${own.url}`]);
        await runOn(own.url, 'CREATE DATABASE restored');
        const restored = withDatabase(own.url, 'restored');
        await run(join(programs!, 'pg_restore'), ['--exit-on-error', `--dbname=${restored}`, file]);
        expect(await verify({ ...config, databaseUrl: restored })).toMatchObject(proven(end));
      } finally {
        await own.stop();
        await removeTemporaryDirectory(root);
      }
    },
  );

  whereDump('of the database beside an EventStoreDB holds with a log that is as far or further', async () => {
    const own = await startDebianPostgres();
    const double = await new EventStoreDbDouble().start();
    const root = await makeTemporaryDirectory();
    try {
      const eventStore = { kind: 'eventstoredb', url: double.url } as const;
      const config = { ...ON_LOOPBACK, eventStore, databaseUrl: own.url, dataDirectory: root };
      await takeInNight(config);
      const file = join(root, 'books.dump');
      await run(join(programs!, 'pg_dump'), ['--format=custom', `--file=${file}`, `--dbname=${own.url}`]);
      night.push(chipsSold({}, { id: 'after the backup' }));
      const end = await takeInNight(config);
      await runOn(own.url, 'CREATE DATABASE restored');
      const restored = { ...config, databaseUrl: withDatabase(own.url, 'restored') };
      await run(join(programs!, 'pg_restore'), ['--exit-on-error', `--dbname=${restored.databaseUrl}`, file]);
      // Pending: the sale and the credential of the second night.
      expect(await verify(restored)).toMatchObject({ ok: true, pending: 2 });
      expect(await takeInNight(restored)).toEqual(end);
      expect(await verify(restored)).toMatchObject(proven(end));
    } finally {
      night.pop();
      await own.stop();
      double.stop();
      await removeTemporaryDirectory(root);
    }
  });
});
