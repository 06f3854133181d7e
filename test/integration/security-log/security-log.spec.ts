import { readFileSync } from 'node:fs';
import type { QueryRunner } from 'typeorm';
import { SECURITY_KINDS, type SecurityKind } from '../../../src/security-log/security-entry';
import { brokenLine, readSecurityLines, SecurityLog } from '../../../src/security-log/security-log';
import { findUnguarded } from '../../../src/projector/verification/find-unguarded';
import { InMemoryEventStore } from '../../support/event-store/in-memory-event-store';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';

const NO_LOG = new InMemoryEventStore();

let database: TestDatabase;
beforeEach(async () => (database = await createTestDatabase()));
afterEach(() => database.drop());

const lines = () => readSecurityLines(database.dataSource.manager, { casinos: 'all', limit: 10_000 });

describe('the security log', () => {
  it('keeps lines of several processes in one chain without gaps', async () => {
    const logs = [1, 2, 3].map(() => new SecurityLog(database.dataSource));
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        logs[n % 3]!.record({ kind: 'book.exported', casino: 'ronda', details: { n: `${n}` } }),
      ),
    );
    const kept = await lines();
    expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, n) => BigInt(60 - n)));
    expect(await brokenLine(database.dataSource)).toBeUndefined();
  });

  it('reports each line once it is kept, with its number and hash', async () => {
    const told: string[] = [];
    const log = new SecurityLog(database.dataSource, { tell: (line) => told.push(line) });
    await log.record({ kind: 'service.started' });
    const [kept] = await lines();
    expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { securityLog: 1, kind: 'service.started', hash: kept!.hash },
    ]);
  });

  it('writes a flood of refusals as the first one and, at the end, the number of the others', async () => {
    const log = new SecurityLog(database.dataSource);
    for (let n = 0; n < 10_000; n++) log.note({ kind: 'sign-in.failed', address: '192.0.2.1' });
    await log.close();
    expect((await lines()).map(({ times }) => times)).toEqual([9_999, 1]);
  });

  it('waits for the database, says that a line waits, and loses none', async () => {
    const failures: unknown[] = [];
    const log = new SecurityLog(database.dataSource, { onFailure: (failure) => failures.push(failure) });
    await database.dataSource.query(`ALTER TABLE access.security_log RENAME TO away`);
    await expect(log.record({ kind: 'book.exported', casino: 'ronda' })).rejects.toThrow('security_log');
    log.note({ kind: 'sign-in.failed', address: '192.0.2.1' });
    await database.dataSource.query(`ALTER TABLE access.away RENAME TO security_log`);
    await log.close();
    expect((await lines()).map(({ kind }) => kind)).toEqual(['sign-in.failed', 'book.exported']);
    expect(failures).toHaveLength(1);
  });

  it('reports the lines that it could not keep at the end of the process', async () => {
    const told: string[] = [];
    const log = new SecurityLog(database.dataSource, { tell: (line) => told.push(line) });
    await database.dataSource.query(`ALTER TABLE access.security_log RENAME TO away`);
    log.note({ kind: 'sign-in.failed', address: '192.0.2.1' });
    await log.close();
    expect(told.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { securityLog: null, kind: 'sign-in.failed', address: '192.0.2.1' },
    ]);
  });

  it('counts lines without room while the database is away', async () => {
    const log = new SecurityLog(database.dataSource);
    await database.dataSource.query(`ALTER TABLE access.security_log RENAME TO away`);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 2_005 }, () => log.record({ kind: 'book.exported' })),
    );
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    await database.dataSource.query(`ALTER TABLE access.away RENAME TO security_log`);
    await log.close();
    const kept = await lines();
    expect(kept.filter(({ kind }) => kind === 'book.exported')).toHaveLength(2_000);
    expect(kept[0]).toMatchObject({ kind: 'security-log.interrupted', times: 5 });
  });

  it('has a meaning in both languages for each kind, and a row in the documentation', () => {
    const page = readFileSync('docs/operations/security-log.md', 'utf8');
    for (const kind of Object.keys(SECURITY_KINDS) as SecurityKind[]) {
      expect(SECURITY_KINDS[kind].en && SECURITY_KINDS[kind].es).toBeTruthy();
      expect(page).toContain(`| \`${kind}\``);
    }
  });
});

describe('the table of the security log', () => {
  const write = async (): Promise<void> => {
    const log = new SecurityLog(database.dataSource);
    for (const casino of ['granada', 'ronda', 'sevilla']) await log.record({ kind: 'book.exported', casino });
  };

  it.each([
    'UPDATE access.security_log SET times = 2',
    'DELETE FROM access.security_log',
    'TRUNCATE access.security_log',
  ])('refuses: %s', async (statement) => {
    await write();
    await expect(database.dataSource.query(statement)).rejects.toThrow('append-only');
  });

  const tampered = async (statement: string): Promise<void> => {
    await write();
    await database.dataSource.transaction(async ({ queryRunner }) => {
      const db = queryRunner as QueryRunner;
      await db.query('SET LOCAL session_replication_role = replica');
      await db.query(statement);
    });
  };

  it.each([
    ["UPDATE access.security_log SET casino = 'cadiz' WHERE number = 2", 'line 2 is not what was written'],
    ["UPDATE access.security_log SET person = 'E-1' WHERE number = 1", 'line 1 is not what was written'],
    [
      "UPDATE access.security_log SET at = at + interval '1 ms' WHERE number = 3",
      'line 3 is not what was written',
    ],
    ['UPDATE access.security_log SET times = 7 WHERE number = 3', 'line 3 is not what was written'],
    [
      `UPDATE access.security_log SET details = '{"a":"b"}' WHERE number = 3`,
      'line 3 is not what was written',
    ],
    ['DELETE FROM access.security_log WHERE number = 2', 'line 2 is missing'],
    ['DELETE FROM access.security_log WHERE number = 1', 'line 1 is missing'],
    [
      'DELETE FROM access.security_log WHERE number = 2; UPDATE access.security_log SET number = 2 WHERE number = 3',
      'line 2 is not what was written',
    ],
  ])('shows the first line that does not hold after: %s', async (statement, found) => {
    await tampered(statement);
    expect(await brokenLine(database.dataSource)).toContain(found);
  });

  it('is named among the guards when its trigger is gone', async () => {
    await database.dataSource.query('DROP TRIGGER append_only ON access.security_log');
    expect(await findUnguarded(database.dataSource, NO_LOG)).toEqual([
      {
        check: 'guards',
        detail: expect.stringMatching(
          /^the trigger append_only of access\.security_log is missing: put it back/,
        ) as string,
      },
    ]);
  });
});
