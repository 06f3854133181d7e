import { generateKeyPairSync, sign } from 'node:crypto';
import { JUDGES } from '../../../src/accounting/judges/judges';
import { SealKeys, type SealSigner } from '../../../src/access/seal-keys';
import type { CasinoEvent } from '../../../src/domain/event-registry/envelope';
import type { BooksRestated } from '../../../src/domain/event-registry/books.events';
import type { GamingDayClosed } from '../../../src/domain/event-registry/gaming-day.events';
import { rebuild } from '../../../src/projections/generations/rebuild';
import { verifyBooks } from '../../../src/projections/verification/verify-books';
import { isAgreed } from '../../../src/app/commands/restatement-decision';
import { type Seal, sealText } from '../../../src/projections/seals/seal';
import { sealedOf } from '../../../src/projections/seals/sealed-books';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { closeDay } from '../../support/books/close-day';
import { verify } from '../../support/books/corruption';

const books = useBooks();
const CASINO = 'granada';

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 100_000 },
    { account: 'chips:issued', amount: -100_000 },
  ],
});
const sale = (id: string, gamingday = '2026-01-01'): CasinoEvent => ({
  ...tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
  gamingday,
});

/** Two sealed days, and what came later. */
async function twoSealedDays(): Promise<void> {
  await books.record(opening, sale('a'), sale('b'));
  await books.project();
  await closeDay(books, CASINO, '2026-01-01');
  await books.record(sale('c', '2026-01-02'), sale('late'));
  await books.project();
  await closeDay(books, CASINO, '2026-01-02');
  await books.record(sale('d', '2026-01-03'));
  await books.project();
}

/** What verify says after somebody has written the whole log, register and books anew with something changed. */
async function rewritten(change: (event: CasinoEvent) => CasinoEvent | undefined): Promise<string[]> {
  const events: CasinoEvent[] = [];
  for await (const { bytes } of books.store.readLog()) events.push(JSON.parse(bytes) as CasinoEvent);
  await books.empty();
  await books.record(...events.flatMap((event) => change(event) ?? []));
  await books.project();
  return verify(books);
}

const isClose = (event: CasinoEvent, day: string): boolean =>
  event.type === 'cagnotte.gaming-day.closed.v1' && event.gamingday === day;

/** The close of a day with another seal, signed by somebody. */
const resealed =
  (day: string, change: (seal: Seal) => Seal, signer?: SealSigner) =>
  (event: CasinoEvent): CasinoEvent => {
    if (!isClose(event, day)) return event;
    const data = event.data as GamingDayClosed;
    const seal = change(data.seal!);
    const signed =
      signer === undefined
        ? seal
        : {
            ...seal,
            publicKey: signer.publicKey,
            signature: signer.sign(sealText(sealedOf(CASINO, { gamingDay: day, seal }))),
          };
    return { ...event, data: { ...data, seal: signed } };
  };

beforeEach(() => twoSealedDays());

describe('verify proves the seals', () => {
  it('of sound books, late facts among them, and goes on from one to the next', async () => {
    expect(await verify(books)).toEqual([]);
    const rows = await books.sql<{ data: string }>(
      `SELECT data FROM gaming_day_decision ORDER BY record_number`,
    );
    const seals = rows.map(({ data }) => (JSON.parse(data) as GamingDayClosed).seal!);
    expect(seals.map(({ firstRecord, lastRecord, records }) => [firstRecord, lastRecord, records])).toEqual([
      [1, 3, 3],
      [4, 6, 3],
    ]);
  });

  it('written anew without a change, they hold', async () => {
    expect(await rewritten((event) => event)).toEqual([]);
  });

  const OF_FIRST = 'seals: casino granada: the seal of 2026-01-01 (record 4) does not hold: ';
  const OF_SECOND = 'seals: casino granada: the seal of 2026-01-02 (record 7) does not hold: ';

  it('names the seal under a record that was changed, though log, register and books agree', async () => {
    const changed = await rewritten((event) =>
      event.id === 'b' ? { ...event, data: { ...(event.data as object), amount: 400 } } : event,
    );
    expect(changed).toEqual([
      `${OF_FIRST}the records under it are others`,
      `${OF_SECOND}the trial balance of its day is another one`,
    ]);
  });

  it('names the seal from which a record was taken out', async () => {
    const [first] = await rewritten((event) => (event.id === 'b' ? undefined : event));
    expect(first).toBe(
      'seals: casino granada: the seal of 2026-01-01 (record 3) does not hold: the records under it are others',
    );
  });

  it('names the seal behind one that was taken away', async () => {
    const [first] = await rewritten((event) => {
      if (!isClose(event, '2026-01-01')) return event;
      return { ...event, data: { ...(event.data as GamingDayClosed), seal: undefined } };
    });
    expect(first).toBe(`${OF_SECOND}it does not name the seal before it`);
  });

  const forged = (seal: Seal): Seal => ({ ...seal, trialBalance: 'a'.repeat(64) });

  it('names a seal that was changed', async () => {
    expect((await rewritten(resealed('2026-01-01', forged)))[0]).toBe(
      `${OF_FIRST}its signature is not that of its key`,
    );
  });

  it('names a seal of a strange key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const stranger: SealSigner = {
      publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
      sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    };
    expect((await rewritten(resealed('2026-01-02', (seal) => seal, stranger)))[0]).toMatch(
      /2026-01-02.*: its key [0-9a-f]{16} is none of this house$/,
    );
  });

  it('names a seal whose trial balance is another one, even signed by the key of the house', async () => {
    const signer = await new SealKeys(books.dataSource).current();
    expect((await rewritten(resealed('2026-01-02', forged, signer)))[0]).toBe(
      `${OF_SECOND}the trial balance of its day is another one`,
    );
  });

  it('names a journal line that was changed under a seal, and the register row', async () => {
    await books.tamper(`UPDATE journal_line SET basis = 'count' WHERE record_number = 2 AND line = 1`);
    expect(await verify(books)).toEqual([
      expect.stringMatching(/^read-models: journal_line .*record_number 2/),
    ]);
    await books.tamper(`UPDATE journal_line SET basis = 'declared' WHERE record_number = 2 AND line = 1`);
    await books.tamper(`UPDATE register.record SET content_hash = sha256('x') WHERE number = 2`);
    expect((await verify(books))[0]).toMatch(/^chain: casino granada, record 2/);
  });

  it('names a decision that was changed in the books alone', async () => {
    await books.tamper(
      `UPDATE gaming_day_decision SET data = replace(data, 'Nuria', 'Ana') WHERE record_number = 4`,
    );
    expect((await verify(books))[0]).toMatch(/^read-models: gaming_day_decision .*record_number 4/);
  });
});

describe('a seal whose day was restated', () => {
  const SOLD = 'cagnotte.cage.chips-sold.v1';
  afterEach(() => jest.restoreAllMocks());

  /** From now on a sale of chips posts the other way round, as a release with another rule would have it. */
  function otherRules(): void {
    const before = JUDGES[SOLD];
    jest.spyOn(JUDGES, SOLD).mockImplementation((event, known) => {
      const judged = before(event, known);
      const turned = (judged.lines ?? []).map((line) => ({
        ...line,
        debit: line.credit,
        credit: line.debit,
      }));
      return { ...judged, lines: turned };
    });
  }

  async function restate(): Promise<void> {
    await rebuild(books.dataSource, books.store, {
      afterwards: async (report) => {
        await isAgreed(books.store, report, { by: 'E-9', reason: 'the rule was misread' });
        return 'switch' as const;
      },
    });
    await books.project();
  }

  it('is superseded where a named person wanted it so, and the restatement is named', async () => {
    otherRules();
    await restate();
    const { ok, problems, superseded } = await verifyBooks(books.dataSource, books.store);
    expect({ ok, problems }).toEqual({ ok: true, problems: [] });
    expect(superseded).toEqual([
      expect.stringMatching(
        /^casino granada: the books under the seal of 2026-01-01 \(record 4\) were restated by E-9 \(record 9, release .*\): the rule was misread$/,
      ),
      expect.stringContaining('the seal of 2026-01-02 (record 7) were restated by E-9'),
    ]);
  });

  const UNLIKE =
    'the trial balance of its day is neither that under it nor that of its restatement (record 9)';

  it('is held against the digest of the restatement: who changes that one is found out', async () => {
    otherRules();
    await restate();
    const changed = await rewritten((event) => {
      if (event.type !== 'cagnotte.books.restated.v1') return event;
      const { seals = [], ...data } = event.data as BooksRestated;
      const forged = seals.map((seal, index) =>
        index === 0 ? { ...seal, trialBalance: 'b'.repeat(64) } : seal,
      );
      return { ...event, data: { ...data, seals: forged } };
    });
    expect(changed).toEqual([
      `seals: casino granada: the seal of 2026-01-01 (record 4) does not hold: ${UNLIKE}`,
    ]);
  });

  it('does not hold where the books were changed once more after the restatement, by nobody', async () => {
    otherRules();
    await restate();
    otherRules();
    const opened = JUDGES['cagnotte.ledger.opened.v1'];
    jest.spyOn(JUDGES, 'cagnotte.ledger.opened.v1').mockImplementation((event, known) => {
      const judged = opened(event, known);
      return { ...judged, lines: (judged.lines ?? []).map((line) => ({ ...line, account: 'opening' })) };
    });
    await rebuild(books.dataSource, books.store, { afterwards: () => 'switch' });
    expect(await verify(books)).toEqual([
      `seals: casino granada: the seal of 2026-01-01 (record 4) does not hold: ${UNLIKE}`,
      `seals: casino granada: the seal of 2026-01-02 (record 7) does not hold: ${UNLIKE}`,
    ]);
  });

  it('does not hold where nobody has restated it', async () => {
    otherRules();
    await rebuild(books.dataSource, books.store, { afterwards: () => 'switch' });
    expect(await verify(books)).toEqual([
      `seals: casino granada: the seal of 2026-01-01 (record 4) does not hold: the trial balance of its day is another one`,
      `seals: casino granada: the seal of 2026-01-02 (record 7) does not hold: the trial balance of its day is another one`,
    ]);
  });
});

it('a key of the database is made once, and the same for every process', async () => {
  const [one, other] = await Promise.all([
    new SealKeys(books.dataSource).current(),
    new SealKeys(books.dataSource).current(),
  ]);
  expect(one.publicKey).toBe(other.publicKey);
  expect(await books.sql(`SELECT FROM access.seal_key WHERE private_key IS NOT NULL`)).toHaveLength(1);
});
