import { SYSTEM_SOURCES } from '../../../src/access/access-sources';
import { DecisionWriter } from '../../../src/ledger/_core/decisions/decision-writer';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { Credentials } from '../../../src/people/credentials';
import { PeopleRegister } from '../../../src/people/people-register';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import type { Verdict } from '../../../src/projector/verification/verdict';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { type Recorded, rewriteLog } from '../../support/books/rewritten-log';
import { createTestDatabase } from '../../support/database/test-database';
import { TestPeople } from '../../support/service/test-people';

/* Each test is a row of the table in docs/security.md. */

const books = useBooks();
const CASINO = 'granada';
const DAY = '2026-01-01';
const NURIA = { id: 'nuria-campos', name: 'Nuria Campos' };
const CARMEN = { id: 'carmen-ortega', name: 'Carmen Ortega' };
const CLOSED = 'cagnotte.gaming-day.closed.v1';
const CERTIFIED = 'cagnotte.gaming-day.certified.v1';

/** Records a day closed by the accountant and certified by the manager, each with their own credential. */
async function aCertifiedDay(): Promise<void> {
  const register = new PeopleRegister(books.store, SYSTEM_SOURCES);
  const people = new TestPeople(register, new Credentials(register, SYSTEM_SOURCES));
  const idOf = (secret: string): string => secret.split('_')[1]!;
  const nuria = idOf(await people.credentialOf(NURIA.name, ['accountant'], 'all'));
  const carmen = idOf(await people.credentialOf(CARMEN.name, ['manager'], [CASINO]));
  await books.record(
    tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id: 'a' }),
  );
  const writer = new DecisionWriter(books.store);
  const about = { casino: CASINO, gamingDay: DAY, about: DAY };
  await writer.recordOnce({
    ...about,
    type: CLOSED,
    data: { by: NURIA, currency: 'EUR', through: 1, controlTotals: [] },
    principal: { credentialId: nuria },
  });
  await writer.recordOnce({
    ...about,
    type: CERTIFIED,
    data: { by: CARMEN },
    principal: { credentialId: carmen },
  });
  await books.project();
}

beforeEach(() => books.prepared(aCertifiedDay));

async function* archived(): AsyncGenerator<string> {
  for await (const line of writeArchive(books.dataSource, books.store)) yield line.trimEnd();
}

const ofArchive = (): Promise<Verdict> =>
  verifyArchive(archived(), {
    openScratch: async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    },
  });

/** The problems of the books. Asserts that an archive of them has the same. */
async function found(): Promise<readonly string[]> {
  const [online, archive] = [await verifyBooks(books.dataSource, books.store), await ofArchive()];
  const [said, saidThere] = [online, archive].map(({ problems }) =>
    problems.map(({ check, detail }) => `${check}: ${detail}`),
  );
  expect(saidThere).toEqual(said);
  return said!;
}

const certifiedBy =
  (by: object) =>
  (event: CasinoEvent): CasinoEvent =>
    event.type === CERTIFIED ? { ...event, data: { ...(event.data as object), by } } : event;

const unchanged = (event: CasinoEvent): CasinoEvent => event;

it('decisions of registered persons hold, and are counted in the books and in an archive', async () => {
  expect(await found()).toEqual([]);
  for (const { decisions } of [await verifyBooks(books.dataSource, books.store), await ofArchive()])
    expect(decisions).toEqual([
      { casino: CASINO, signed: 0, unsigned: 2, imported: 0, unregistered: 0, certifiedByCloser: [] },
    ]);
});

describe('a database administrator who writes log, register and books anew, without a seal after it', () => {
  it('is named: a certificate of a person who was never registered', async () => {
    await rewriteLog(books, certifiedBy({ id: '99', name: 'Ana Gil' }));
    expect(await found()).toEqual([`deciders: record 3 of granada (${CERTIFIED}): 99 was not registered`]);
  });

  it('is named: a certificate of the accountant who closed the day', async () => {
    await rewriteLog(books, certifiedBy(NURIA));
    expect(await found()).toEqual([
      `deciders: record 3 of granada (${CERTIFIED}): nuria-campos had no role with days:certify at granada`,
    ]);
  });

  it('is named: a certificate that the service recorded, and not the credential of the person', async () => {
    const byService = (how: Recorded, index: number): Recorded =>
      how.source.endsWith('/accounting') && index > 0 ? { ...how, principal: 'service' } : how;
    await rewriteLog(books, unchanged, byService);
    expect(await found()).toEqual([
      `deciders: record 2 of granada (${CLOSED}): nuria-campos decided it, and it was recorded by service, which is none of a person`,
      `deciders: record 3 of granada (${CERTIFIED}): carmen-ortega decided it, and it was recorded by service, which is none of a person`,
    ]);
  });

  it('is named: a decision that is dated back to before the persons were registered', async () => {
    await rewriteLog(books, (event) =>
      event.type === CERTIFIED ? { ...event, time: '2026-01-02T06:00:00.000Z' } : event,
    );
    expect(await found()).toEqual([
      `deciders: record 3 of granada (${CERTIFIED}): carmen-ortega was not registered`,
    ]);
  });
});
