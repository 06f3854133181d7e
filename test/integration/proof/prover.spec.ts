import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createTestDatabase, type TestDatabase } from '../../support/database/test-database';
import { itWhere } from '../../support/database/it-where';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { ended, withChangedJournal, withChangedRecord } from '../../support/proof/changed-archive';
import { hasPython, prove } from '../../support/proof/prover';
import { proverFinds, serviceFinds } from '../../support/proof/twice-proven';
import { chosenSeed, SeededChoice } from '../../support/service/seeded-choice';
import { extent } from '../../support/service/test-extent';

const ARCHIVES = join(__dirname, '..', '..', 'golden', 'archives');
const names = readdirSync(ARCHIVES).map((file) => file.replace('.jsonl.gz', ''));
const linesOf = (name: string): string[] =>
  gunzipSync(readFileSync(join(ARCHIVES, `${name}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n');

const itWithPython = itWhere(hasPython, 'python3 of 3.11 or later is not installed here');
const SEED = chosenSeed();
const CHANGES = extent(8, 1_000);

let directory: string;
let file: string;
beforeAll(async () => {
  directory = await makeTemporaryDirectory();
  file = join(directory, 'books.ndjson');
});
afterAll(() => removeTemporaryDirectory(directory));

describe('the prover in Python', () => {
  for (const name of names)
    itWithPython(`says that the archive ${name} holds`, () => {
      expect(proverFinds(linesOf(name), file)).toEqual({
        status: 0,
        said: expect.stringMatching(/Everything holds\.\n$/),
      });
    });

  itWithPython('says that a file is no archive, or not there, with another exit code', () => {
    expect(proverFinds(['{"kind":"something"}'], file)).toEqual({
      status: 2,
      said: expect.stringContaining('no header'),
    });
    expect(prove(join(directory, 'absent')).status).toBe(2);
  });

  itWithPython('finds a missing end, an end that counts wrong, and a line that is written otherwise', () => {
    const lines = linesOf(names[0]!);
    expect(proverFinds(lines.slice(0, -1), file).said).toContain('archive: its end is missing');
    expect(proverFinds(lines.toSpliced(5, 1), file).said).toContain('it is not the file that was written');
    const spaced = lines.with(3, lines[3]!.replace('{"kind":', '{"kind": '));
    expect(proverFinds(ended(spaced), file).said).toContain('line 4 is not written as an archive writes it');
  });
});

describe(`changes of one character, with every hash repaired that an insider can repair (seed ${SEED})`, () => {
  const name = '0.3.0-every-book';
  let scratch: TestDatabase;
  beforeAll(async () => {
    scratch = await createTestDatabase();
  });
  afterAll(() => scratch.drop());

  itWithPython(
    `of sealed records and of the journal are all found by verify and by the prover: ${CHANGES} of ${CHANGES}`,
    async () => {
      const lines = linesOf(name);
      expect(await serviceFinds(lines, scratch)).toEqual([]);
      const missed: object[] = [];
      for (let index = 0; index < CHANGES; index += 1) {
        const choice = new SeededChoice(SEED, `change ${index}`);
        const { lines: changed, what } = (index % 3 === 0 ? withChangedRecord : withChangedJournal)(
          lines,
          choice,
        );
        const service = await serviceFinds(changed, scratch);
        const { status, said } = proverFinds(changed, file);
        if (service.length === 0 || status !== 1) missed.push({ index, what, service, status, said });
      }
      expect(missed).toEqual([]);
    },
  );
});
