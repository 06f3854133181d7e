import { SealKeys } from '../../../src/access/seal-keys';
import { DecisionWriter } from '../../../src/api/decision-writer';
import { GamingDayDecisions } from '../../../src/ledger/gaming-day/gaming-day.decisions';
import { newKeyInPem } from '../../../src/access/seal-key-file';
import type { BooksUnderTest } from './books-under-test';

const PEM = newKeyInPem();

/** The seal keys of a house whose private key is outside of its database: the same one for every test of a file. */
export const keysOf = (books: BooksUnderTest): SealKeys =>
  new SealKeys(books.dataSource, books.store, { kind: 'setting', pem: PEM });

/** Closes a day as an accountant does; every soft difference is explained. */
export async function closeDay(
  books: BooksUnderTest,
  casino: string,
  day: string,
  keys = keysOf(books),
): Promise<void> {
  const decisions = new GamingDayDecisions(
    new DecisionWriter(books.store, () => new Date('2026-01-05T06:00:00Z')),
    keys,
  );
  const answer = await books.inLiveTables(async (db) => {
    const [head] = (await db.query(`SELECT last_number FROM register.casino WHERE casino = $1`, [
      casino,
    ])) as {
      last_number: bigint;
    }[];
    return decisions.decide(
      { act: 'close', explanations: [{ check: 'K9', explanation: 'not counted' }] },
      { casino, day, position: head!.last_number, manager: db.manager },
      {
        ...{ credentialId: '0'.repeat(16), name: 'Nuria', kind: 'person', personId: 'nuria' },
        ...{ roles: ['accountant'], casinos: 'all' },
      },
    );
  });
  if (!answer.ok) throw new Error(`not closed: ${JSON.stringify(answer.refusal)}`);
  await books.project();
}
