import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { verifyArchive } from '../../src/projector/verification/verify-archive';
import type { Verdict } from '../../src/projector/verification/verify-books';
import { createTestDatabase } from '../support/database/test-database';

const DIRECTORY = join(__dirname, 'archives');
const RELEASES = readdirSync(DIRECTORY).map((file) => file.replace('.jsonl.gz', ''));

const linesOf = (release: string): string[] =>
  gunzipSync(readFileSync(join(DIRECTORY, `${release}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n');

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const prove = (lines: readonly string[]): Promise<Verdict> =>
  verifyArchive(each(lines), {
    openScratch: async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    },
  });

/** The archive with one text of a book replaced, and an end for the lines as they are now. */
function withChange(lines: readonly string[], book: string, [from, to]: readonly [string, string]): string[] {
  const changed = lines
    .slice(0, -1)
    .map((line) => (line.includes(`"book":"${book}"`) ? line.replaceAll(from, to) : line));
  const sha256 = createHash('sha256')
    .update(changed.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return [...changed, JSON.stringify({ kind: 'end', lines: changed.length, sha256 })];
}

it.each(RELEASES)('the archive of release %s is proven by this release', async (release) => {
  expect(await prove(linesOf(release))).toMatchObject({ ok: true, problems: [] });
});

it('an archive with another signer in a book is not proven', async () => {
  const lines = linesOf(RELEASES[0]!);
  const changed = withChange(lines, 'anticipos', ['"text":"E-003, E-004"', '"text":"E-003, E-005"']);
  const { problems } = await prove(changed);
  expect(problems.map(({ check, detail }) => `${check}: ${detail}`)).toEqual([
    expect.stringMatching(/^books: casino casino-bahia, anticipos of .*: the log gives another one$/),
  ]);
});
