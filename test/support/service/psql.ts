import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { makeSqlLogin } from '../../../src/app/database/sql-login';
import type { TestDatabase } from '../database/test-database';
import { runOn } from '../database/test-server';
import type { Client } from './client';

/** Whether the client of PostgreSQL is installed on this machine. */
export const hasPsql = (): boolean => spawnSync('psql', ['--version']).error === undefined;

export interface PsqlAnswer {
  /** 0 if all statements went well. */
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The address of a database for another role, which connects without a password over the socket of the test server. */
export function addressFor(url: string, role: string): string {
  const address = new URL(url);
  return Object.assign(address, { username: role, password: '' }).href;
}

/** Runs statements through `psql`, as a person would; it stops at the first that fails. */
export async function psql(url: string, ...statements: readonly string[]): Promise<PsqlAnswer> {
  const child = spawn('psql', ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url], {
    env: { ...process.env, PGOPTIONS: '' },
  });
  child.stdin.end(statements.map((each) => `${each};\n`).join(''));
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, out: out.trim(), err };
}

/** What a person sees of a query in `psql`, without spaces at the ends of lines. */
export async function psqlAsShown(url: string, query: string): Promise<string> {
  const child = spawn('psql', ['-X', '-q', '-c', query, '-d', url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [out] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return out.replaceAll(/ +$/gm, '');
}

export type Row = Readonly<Record<string, string | null>>;

/** The rows of each query through one `psql`, with every cell as the text that PostgreSQL prints; null where it is null. */
export async function rowsOfEach(url: string, queries: readonly string[]): Promise<readonly Row[][]> {
  const inText = 'SELECT jsonb_object_agg(key, value) FROM jsonb_each_text(to_jsonb(row))';
  const { code, out, err } = await psql(
    url,
    ...queries.map((query) => `SELECT coalesce(jsonb_agg((${inText})), '[]') FROM (${query}) row`),
  );
  if (code !== 0) throw new Error(err);
  return out.split('\n').map((line) => JSON.parse(line) as Row[]);
}

export const rowsOf = async (url: string, query: string): Promise<Row[]> =>
  (await rowsOfEach(url, [query]))[0]!;

export interface SqlReaderUnderTest {
  /** The address of the database for the reader. */
  readonly url: string;
  /** Drops the role, which is of the whole server. */
  drop(): Promise<void>;
}

let readers = 0;

/** Makes a reader of the schema bi of every casino: the role as the operator makes it, and the decision of an administrator. */
export async function makeSqlReader(
  { url, dataSource }: Pick<TestDatabase, 'url' | 'dataSource'>,
  administrator: Client,
): Promise<SqlReaderUnderTest> {
  const login = `bi_reader_${process.pid}_${++readers}`;
  const refusal = await makeSqlLogin(dataSource, login);
  if (refusal !== undefined) throw new Error(refusal);
  await administrator.ask(
    `mutation { giveSqlAccess(input: { login: "${login}", name: "a test", everyCasino: true }) { __typename } }`,
  );
  const drop = async (): Promise<void> => {
    await runOn(url, `DROP OWNED BY ${login}`);
    await runOn(url, `DROP ROLE ${login}`);
  };
  return { url: addressFor(url, login), drop };
}
