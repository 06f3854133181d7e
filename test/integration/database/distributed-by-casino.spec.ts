import { parse } from 'libpg-query';
import { inSnapshot } from '../../../src/api/feed-reader';
import { readNotices } from '../../../src/outgoing/webhooks/notices.queries';
import { NOTICE_KINDS } from '../../../src/people/webhook.events';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { ReadSources } from '../../../src/projector/read-sources';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { type CasinosInStatement, casinosInStatements } from '../../support/database/casinos-in-statement';
import { tablesWithoutCasino } from '../../support/database/named-by-itself';
import { type RefusalsWanted, refusalsOf } from '../../support/database/refused-by-citus';
import { StatementsSeen } from '../../support/database/statements-seen';
import { Client } from '../../support/service/client';
import {
  GOLDEN_CASINO,
  QUESTIONS,
  tellGoldenEvents,
  wholeQuestion,
} from '../../support/service/every-question';
import { type ServiceUnderTest, startServiceUnderTest } from '../../support/service/service-under-test';
import { nightsTold } from '../../support/told-nights/facts-told';

interface KeyOfTable {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
}

const NIGHTS = 20;

interface StatementRead extends CasinosInStatement {
  readonly text: string;
  readonly without: readonly string[];
  readonly refusals: readonly string[];
}

/** Reads each statement of a text by all rules. */
async function readStatements(text: string, wanted: RefusalsWanted): Promise<readonly StatementRead[]> {
  const found = await casinosInStatements(text, wanted.isDistributed);
  const { stmts = [] } = (await parse(text)) as { readonly stmts?: readonly { readonly stmt: unknown }[] };
  return stmts.map(({ stmt }, index) => ({
    text,
    ...found[index]!,
    without: tablesWithoutCasino(stmt, wanted.isDistributed),
    refusals: refusalsOf(stmt, wanted),
  }));
}

const books = useBooks();
let running: ServiceUnderTest;
const seen = new StatementsSeen();
beforeAll(async () => {
  running = await startServiceUnderTest();
});
afterAll(async () => {
  seen.stop();
  await running.stop();
});

/** What is distributed: the pattern of read models, which each generation copies, and the register without the documents. */
const DISTRIBUTED = `(n.nspname = 'read_model' OR n.nspname = 'register' AND c.relname <> 'document')`;

/** Sent only where the tables are not distributed (`isDistributed` in rebuild.ts): each node numbers its own transactions. */
const COMPARES_TRANSACTIONS = /\bage\(xmin\)/;

const ask = <Row>(select: string): Promise<Row[]> =>
  running.database.dataSource.query(
    `${select} JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'r' AND ${DISTRIBUTED}`,
  );

describe('the catalogue', () => {
  it('every unique key of a read model and of the register begins with the casino', async () => {
    const keys = await ask<KeyOfTable>(
      `SELECT n.nspname || '.' || c.relname AS table, i.indexrelid::regclass::text AS key,
              ARRAY(SELECT attname FROM unnest(i.indkey) WITH ORDINALITY AS k (number, nth)
                      JOIN pg_attribute ON attrelid = c.oid AND attnum = k.number ORDER BY nth)::text[] AS columns
         FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid AND i.indisunique`,
    );
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter(({ columns }) => columns[0] !== 'casino')).toEqual([]);
  });

  it('every table has a primary key, and no foreign key, sequence or trigger', async () => {
    const tables = await ask<{ table: string; has: readonly string[] }>(
      `SELECT n.nspname || '.' || c.relname AS table,
              ARRAY(SELECT 'no primary key' WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = c.oid AND contype = 'p')
                    UNION ALL SELECT conname FROM pg_constraint WHERE conrelid = c.oid AND contype IN ('f', 'x')
                    UNION ALL SELECT tgname FROM pg_trigger WHERE tgrelid = c.oid AND NOT tgisinternal
                    UNION ALL SELECT attname FROM pg_attribute
                               WHERE attrelid = c.oid AND attnum > 0
                                 AND (attidentity <> '' OR EXISTS (SELECT FROM pg_attrdef WHERE adrelid = attrelid AND adnum = attnum
                                                                   AND pg_get_expr(adbin, adrelid) LIKE 'nextval%'))
                   )::text[] AS has
         FROM pg_class c`,
    );
    expect(tables.length).toBeGreaterThan(40);
    expect(tables.filter(({ has }) => has.length > 0)).toEqual([]);
  });
});

describe('the statements of a service that takes in, projects, answers, proves and rebuilds', () => {
  let statements: readonly StatementRead[];
  beforeAll(async () => {
    const client = new Client(running.url, await running.makeWorldKey());
    const last = await tellGoldenEvents(running, client);
    for (const question of QUESTIONS) await client.graphql(wholeQuestion(question, last));
    const span = { casino: GOLDEN_CASINO, after: 0n, upTo: BigInt(last) };
    const notices = await inSnapshot(new ReadSources(running.database.dataSource), (snapshot) =>
      snapshot.read((db) => readNotices(db, span, NOTICE_KINDS)),
    );
    expect(notices.length).toBeGreaterThan(10);
    // Nights of several casinos in the same pages.
    for (const { events } of nightsTold().slice(0, NIGHTS)) await books.record(...events);
    await books.project();
    expect(await verify(books)).toEqual([]);
    await rebuild(books.dataSource, books.store, { afterwards: () => 'drop' });

    const tables = await ask<{ name: string }>(
      `SELECT CASE n.nspname WHEN 'register' THEN 'register.' ELSE '' END || c.relname AS name FROM pg_class c`,
    );
    const names = new Set(tables.map(({ name }) => name));
    const isDistributed = (table: string): boolean => names.has(table.replace(/^generation_\d+\./, ''));
    const changing: { name: string }[] = await books.dataSource.query(
      `SELECT DISTINCT proname AS name FROM pg_proc WHERE provolatile <> 'i'`,
    );
    const changingNames = new Set(changing.map(({ name }) => name));
    const isChanging = (name: string): boolean => changingNames.has(name);
    const sent = seen.texts.filter((text) => !COMPARES_TRANSACTIONS.test(text));
    const read = await Promise.all(sent.map((text) => readStatements(text, { isDistributed, isChanging })));
    statements = read.flat();
  });
  const among = (spread: CasinosInStatement['spread']) => statements.filter((each) => each.spread === spread);

  it('are many, of one casino and of several', () => {
    expect(among('one-casino').length).toBeGreaterThan(80);
    expect(among('by-casino').length).toBeGreaterThan(40);
  });

  it('join tables by the casino: no row of one casino meets a row of another', () => {
    expect(among('across').map(({ text }) => text)).toEqual([]);
  });

  it('that lock rows or call themselves are of one casino', () => {
    expect(among('by-casino').filter(({ needsOneNode }) => needsOneNode)).toEqual([]);
  });

  it('of one casino name it in each query of theirs, so that one node does them whole', () => {
    const elsewhere = among('one-casino').filter(({ without }) => without.length > 0);
    expect(elsewhere.map(({ text, without }) => ({ text, without }))).toEqual([]);
  });

  it('of several casinos hold nothing that a distributed database refuses', () => {
    const refused = among('by-casino').filter(({ refusals }) => refusals.length > 0);
    expect(refused.map(({ text, refusals }) => ({ text, refusals }))).toEqual([]);
  });

  it('join no table of a casino with one that is not spread by casino', () => {
    const mixed = statements.filter(({ tables, otherTables }) => tables.length > 0 && otherTables.length > 0);
    expect(mixed).toEqual([]);
  });
});
