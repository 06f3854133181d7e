import { join } from 'node:path';
import { useBooks } from '../../support/books/books-under-test';
import { itWhere } from '../../support/database/it-where';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { hasPython } from '../../support/proof/prover';
import { simulatedArchive } from '../../support/proof/simulated-archive';
import { proverFinds } from '../../support/proof/twice-proven';
import { chosenSeed } from '../../support/service/seeded-choice';
import { extent, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(600_000));

const books = useBooks();
const SEED = chosenSeed();
const itWithPython = itWhere(hasPython, 'python3 of 3.11 or later is not installed here');
/** The long form proves thirty quarters. */
const PERIODS = extent(1, 30);

let directory: string;
beforeAll(async () => {
  directory = await makeTemporaryDirectory();
});
afterAll(() => removeTemporaryDirectory(directory));

describe(`simulated days, closed and sealed (seed ${SEED})`, () => {
  for (const withFaults of [false, true])
    for (let period = 1; period <= PERIODS; period += 1) {
      const simulation = {
        casino: 'granada',
        currency: 'EUR',
        seed: `${SEED}-${period}`,
        firstDay: '2026-01-01',
        days: extent(2, 90),
        tables: extent(12, 4),
        hours: extent(1, 4),
      };
      itWithPython(`hold for the prover: ${withFaults ? 'with' : 'without'} faults, ${period}`, async () => {
        const archive = await simulatedArchive(books, simulation, { withFaults });
        const { status, said } = proverFinds(archive, join(directory, 'books.ndjson'));
        expect({ status, said }).toEqual({ status: 0, said: expect.stringMatching(/Everything holds\.\n$/) });
      });
    }
});
