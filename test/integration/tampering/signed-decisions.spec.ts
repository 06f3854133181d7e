import { SYSTEM_SOURCES } from '../../../src/access/access-sources';
import type { Signing, SigningNonce } from '../../../src/access/principal';
import { DecisionWriter } from '../../../src/ledger/_core/decisions/decision-writer';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { Credentials } from '../../../src/people/credentials';
import { challengeOf, readNonce, signatureText, statementOf } from '../../../src/people/decision-signature';
import { PeopleRegister } from '../../../src/people/people-register';
import { verifyArchive } from '../../../src/projector/verification/verify-archive';
import { writeArchive } from '../../../src/projector/verification/archive-line';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { type Changed, rewriteLog } from '../../support/books/rewritten-log';
import { createTestDatabase } from '../../support/database/test-database';
import { passkeyOf, SoftwareAuthenticator } from '../../support/people/software-authenticator';

/* Each test is a row of the table in docs/security.md. */

const books = useBooks();
const ORIGIN = 'https://books.example.org';
const DISCARDED = 'cagnotte.intake.discarded.v1';

function nonceOf(at: Date): SigningNonce {
  const bytes = Buffer.alloc(56, 7);
  bytes.writeBigUInt64BE(BigInt(at.getTime()), 16);
  return readNonce(bytes.toString('base64url'))!;
}

/** Records the first administrator with a passkey, and a decision that she signed. */
async function aSignedDecision(): Promise<void> {
  const register = new PeopleRegister(books.store, SYSTEM_SOURCES);
  const credentials = new Credentials(register, SYSTEM_SOURCES);
  const device = new SoftwareAuthenticator(ORIGIN);
  const link = (await credentials.offerFirst({ kind: 'console', id: 'first-start' }))!;
  const made = await credentials.enrolPasskey(link.secret, passkeyOf(device), { id: '17', name: 'Ana Ruiz' });
  if (!made.ok) throw new Error(made.refusal.code);
  const { id: credential } = made.value.credential;
  const signing: Signing = {
    begin: () => Promise.resolve(nonceOf(new Date())),
    sign: (event, definition) => {
      const nonce = nonceOf(new Date(Date.parse(event.time)));
      const challenge = challengeOf(statementOf(event, { person: '17', nonce }, definition));
      const { response } = device.show({ challenge }) as {
        response: { authenticatorData: string; clientDataJSON: string; signature: string };
      };
      return Promise.resolve({
        ...event,
        signature: signatureText({ credential, nonce: nonce.text, ...response }),
      });
    },
  };
  await books.record(
    tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id: 'a' }),
  );
  for (const delivery of ['1', '2'])
    await new DecisionWriter(books.store).recordOnce({
      casino: 'granada',
      gamingDay: '2026-01-01',
      type: DISCARDED,
      about: delivery,
      data: { delivery: delivery.repeat(64), by: { id: '17', name: 'Ana Ruiz' }, reason: 'Repetida.' },
      principal: { credentialId: credential, signing },
    });
  await books.project();
}

beforeEach(() => books.prepared(aSignedDecision));

const inBooks = async (): Promise<readonly string[]> =>
  (await verifyBooks(books.dataSource, books.store)).problems.map(
    ({ check, detail }) => `${check}: ${detail}`,
  );

async function* archived(): AsyncGenerator<string> {
  for await (const line of writeArchive(books.dataSource, books.store)) yield line.trimEnd();
}

async function inArchive(): Promise<readonly string[]> {
  const { problems } = await verifyArchive(archived(), {
    openScratch: async () => {
      const { dataSource, drop } = await createTestDatabase();
      return { dataSource, close: drop };
    },
  });
  return problems.map(({ check, detail }) => `${check}: ${detail}`);
}

const decided =
  (change: (event: CasinoEvent) => CasinoEvent): Changed =>
  (event) =>
    event.type === DISCARDED ? change(event) : event;

it('signed decisions hold, in the books and in an archive', async () => {
  expect(await inBooks()).toEqual([]);
  expect(await inArchive()).toEqual([]);
});

describe('a database administrator who writes log, register and books anew, seal key or not', () => {
  const CHANGED = [2, 3].map(
    (record) =>
      `signatures: record ${record} of granada (${DISCARDED}): what was signed is another content than the record has`,
  );

  it('is named by the signatures: other words in a decision', async () => {
    await rewriteLog(
      books,
      decided((event) => ({ ...event, data: { ...(event.data as object), reason: 'Otra cosa.' } })),
    );
    expect(await inBooks()).toEqual(CHANGED);
    expect(await inArchive()).toEqual(CHANGED);
  });

  it('is named by the signatures: a decision in the name of another person', async () => {
    await rewriteLog(
      books,
      decided((event) => ({ ...event, data: { ...(event.data as object), by: { id: '18' } } })),
    );
    for (const named of [await inBooks(), await inArchive()])
      expect(named[0]).toMatch(
        /^signatures: record 2 .*18 decided it, and it is signed with the passkey .* of 17$/,
      );
  });

  it('is named by the signatures: a decision dated back to before the passkey was made', async () => {
    await rewriteLog(
      books,
      decided((event) => ({ ...event, time: '2026-01-01T10:00:00.000Z' })),
    );
    expect((await inBooks())[0]).toContain('was made later');
  });

  it('is not named by the signatures, but by chain and seal: a signature that was taken away, so that its decision is not signed', async () => {
    await rewriteLog(
      books,
      decided(({ signature: _signature, ...event }) => event),
    );
    expect(await inBooks()).toEqual([]);
  });
});
