import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itWhere } from '../support/database/it-where';
import { runOn } from '../support/database/test-server';
import { type NightsService, startNights } from '../support/service/nights-service';
import { hasPsql, makeSqlReader, rowsOf, type SqlReaderUnderTest } from '../support/service/psql';

/* The schema bi through the driver of ODBC, as spreadsheets read it. */

const PAGE = readFileSync(join(__dirname, '..', '..', 'docs', 'clients', 'odbc.md'), 'utf8');

const hasDriver = (): boolean =>
  spawnSync('odbcinst', ['-q', '-d'], { encoding: 'utf8' }).stdout?.includes('[PostgreSQL Unicode]') === true;

const withDriver = itWhere(
  hasPsql() && hasDriver(),
  'psql, isql, or the driver of PostgreSQL for it, is not installed here',
);

const PASSWORD = 'a-password-of-a-test';

let nights: NightsService;
let reader: SqlReaderUnderTest;

beforeAll(async () => {
  nights = await startNights('abcde');
  const { database } = nights.running;
  reader = await makeSqlReader(database, nights.client);
  // The driver connects over TCP, where the test server asks for a password.
  await runOn(database.url, `ALTER ROLE ${new URL(reader.url).username} PASSWORD '${PASSWORD}'`);
});
afterAll(async () => {
  await reader?.drop();
  await nights?.stop();
});

/** The block of the page behind a comment that begins with these words. */
const blockAfter = (words: string): string =>
  new RegExp(`<!-- ${words}[\\s\\S]*?\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``)
    .exec(PAGE)![1]!
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

/** The connection string of the page, at the server of the test, which has no certificate. */
function connection(more: Readonly<Record<string, string>>): string {
  const { hostname, port, pathname, username } = new URL(reader.url);
  const own = { Servername: hostname, Port: port, Database: pathname.slice(1), Uid: username, Pwd: PASSWORD };
  return Object.entries({ ...own, SSLmode: 'disable', ...more }).reduce(
    (text, [name, value]) => text.replace(new RegExp(`${name}=[^;]*`), `${name}=${value}`),
    blockAfter('connection string'),
  );
}

const isql = (statement: string, more: Readonly<Record<string, string>> = {}): { readonly out: string } => {
  const { stdout } = spawnSync('isql', ['-k', '-v', '-b', '-d;', connection(more)], {
    input: `${statement}\n`,
    encoding: 'utf8',
  });
  return { out: stdout.trim() };
};

describe('a spreadsheet with ODBC', () => {
  withDriver('reads by the connection string and the query of the page what the page shows', () => {
    const shown = /```text\n(noche-a;[\s\S]*?)```/.exec(PAGE)![1]!.trim();
    expect(isql(blockAfter('first query').replaceAll('\n', ' ')).out).toBe(shown);
  });

  withDriver('reads a list that is longer than a portion of the driver', async () => {
    const lines = await rowsOf(reader.url, 'SELECT account FROM bi.journal_line');
    expect(lines.length).toBeGreaterThan(100);
    expect(isql('SELECT account FROM bi.journal_line').out.split('\n')).toHaveLength(lines.length);
  });

  withDriver('reads no other schema, and writes nothing', () => {
    expect(isql('SELECT * FROM read_model.journal_line').out).toMatch(/permission denied/);
    const writing = isql('CREATE TABLE bi.mine (a int)', { ReadOnly: '0' });
    expect(writing.out).toMatch(/permission denied for schema bi|read-only transaction/);
  });
});
