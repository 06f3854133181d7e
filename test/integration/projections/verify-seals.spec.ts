import { generateKeyPairSync, sign } from 'node:crypto';
import { EVALUATORS } from '../../../src/ledger/evaluation/evaluators';
import type { SealSigner } from '../../../src/ledger/gaming-day/seal-keys';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { GamingDayClosed } from '../../../src/ledger/gaming-day/gaming-day.events';
import type { BooksRestated } from '../../../src/ledger/books/books.events';
import { declaredLines } from '../../../src/ledger/evaluation/declared-lines';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { isAgreed } from '../../../src/app/commands/rebuild';
import { type Seal, sealText, sealedOf } from '../../../src/ledger/gaming-day/seal';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { type Changed, type Recorded, rewriteLog } from '../../support/books/rewritten-log';
import { closeDay, keysOf } from '../../support/books/close-day';
import { verify } from '../../support/books/corruption';

const books = useBooks();
const CASINO = 'granada';
const HOUR_MS = 3_600_000;
const CHAIN =
  'the chain under it is another one: a record until then, its instant or its principal was changed';

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

/** Records two sealed days and later facts. */
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

/** The problems that verify reports after log, register and books were rewritten with a change. */
async function rewritten(
  change: Changed,
  altered?: (how: Recorded, index: number) => Recorded,
): Promise<string[]> {
  await rewriteLog(books, change, altered);
  return verify(books);
}

const isClose = (event: CasinoEvent, day: string): boolean =>
  event.type === 'cagnotte.gaming-day.closed.v1' && event.gamingday === day;

/** Replaces the seal of a close by one of another signer. */
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

beforeEach(() => books.prepared(twoSealedDays));

describe('verify proves the seals', () => {
  it('of a close during which facts of its day and the first one of an earlier day arrived', async () => {
    const meanwhile = async (): Promise<void> => {
      await books.record(
        sale('same-day', '2026-01-03'),
        sale('earlier', '2025-12-30'),
        sale('later', '2026-01-04'),
      );
    };
    await closeDay(books, CASINO, '2026-01-03', { meanwhile });
    const [close] = await books.sql<{ n: bigint; data: string }>(
      `SELECT record_number AS n, data FROM gaming_day_decision ORDER BY record_number DESC LIMIT 1`,
    );
    expect(Number(close!.n) - (JSON.parse(close!.data) as GamingDayClosed).through).toBe(4);
    expect(await verify(books)).toEqual([]);
  });

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

  it.each<[string, (how: Recorded, index: number) => Recorded]>([
    ['an instant', (how, index) => (index === 0 ? { ...how, at: '2026-01-01T00:00:00.000Z' } : how)],
    ['a principal', (how) => (how.id === 'a' ? { ...how, principal: 'somebody else' } : how)],
    ['the principal is gone: it', (how) => (how.id === 'a' ? { ...how, principal: undefined } : how)],
    [
      'an hour less for all: an instant',
      (how) => ({ ...how, at: new Date(Date.parse(how.at) - HOUR_MS).toISOString() }),
    ],
  ])(
    'names the seals over a record of which %s was changed in log and register together',
    async (_what, altered) =>
      expect(await rewritten((event) => event, altered)).toEqual([
        `${OF_FIRST}${CHAIN}`,
        `${OF_SECOND}${CHAIN}`,
      ]),
  );

  it('hold after a rewrite without a change', async () => {
    expect(await rewritten((event) => event)).toEqual([]);
  });

  const OF_FIRST = 'seals: casino granada: the seal of 2026-01-01 (record 4) does not hold: ';
  const OF_SECOND = 'seals: casino granada: the seal of 2026-01-02 (record 7) does not hold: ';

  it('names the seal under a record that was changed, though log, register and books agree', async () => {
    const changed = await rewritten((event) =>
      event.id === 'b' ? { ...event, data: { ...(event.data as object), amount: 400 } } : event,
    );
    expect(changed).toEqual([`${OF_FIRST}the records under it are others`, `${OF_SECOND}${CHAIN}`]);
  });

  it('names the seal from which a record was taken out', async () => {
    const [first] = await rewritten((event) => (event.id === 'b' ? undefined : event));
    expect(first).toBe(
      'seals: casino granada: the seal of 2026-01-01 (record 3) does not hold: the records under it are others',
    );
  });

  it('names the seal after one that was taken away', async () => {
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
    const signer = await keysOf(books).current();
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

describe('a seal that was taken out of its close', () => {
  const DAYS = ['2026-01-01', '2026-01-02', '2026-01-03'];

  beforeEach(() => closeDay(books, CASINO, '2026-01-03'));

  /** Rewrites log, register and books consistently without the seals of these days. */
  const without =
    (...days: readonly string[]) =>
    (event: CasinoEvent): CasinoEvent => {
      if (!days.some((day) => isClose(event, day))) return event;
      return { ...event, data: { ...(event.data as GamingDayClosed), seal: undefined } };
    };

  const closes = async (keyIds?: readonly string[]) => verifyBooks(books.dataSource, books.store, { keyIds });
  const CLOSES = { '2026-01-01': 4, '2026-01-02': 7, '2026-01-03': 9 };
  const unsealed = (day: keyof typeof CLOSES): string =>
    `seals: casino granada: the close of ${day} (record ${CLOSES[day]}) carries no seal, and a close before it is sealed`;
  const NOT_BEFORE = 'does not hold: it does not name the seal before it';

  it.each([
    ['the last', ['2026-01-03'], [unsealed('2026-01-03')]],
    ['all but the first', ['2026-01-02', '2026-01-03'], [unsealed('2026-01-02'), unsealed('2026-01-03')]],
    [
      'one in the middle',
      ['2026-01-02'],
      [unsealed('2026-01-02'), `seals: casino granada: the seal of 2026-01-03 (record 9) ${NOT_BEFORE}`],
    ],
    [
      'the first',
      ['2026-01-01'],
      [
        `seals: casino granada: the seal of 2026-01-02 (record 7) ${NOT_BEFORE}`,
        `seals: casino granada: the seal of 2026-01-03 (record 9) does not hold: ${CHAIN}`,
      ],
    ],
    [
      'all but the last',
      ['2026-01-01', '2026-01-02'],
      [`seals: casino granada: the seal of 2026-01-03 (record 9) ${NOT_BEFORE}`],
    ],
  ])('is reported first: %s', async (_which, days, named) => {
    expect(await rewritten(without(...days))).toEqual(named);
  });

  it('is detected only by a known key if all are gone; otherwise verify states that no close is sealed', async () => {
    expect(await rewritten(without(...DAYS))).toEqual([]);
    const { ok, closes: seen, sealKeys } = await closes();
    const named = Object.entries(CLOSES).map(([gamingDay, record]) => ({
      gamingDay,
      record: `${record}`,
      imported: false,
    }));
    expect({ ok, seen }).toEqual({
      ok: true,
      seen: [{ casino: CASINO, sealed: 0, sealedThrough: 0, unsealed: named }],
    });
    expect((await closes(sealKeys)).problems).toEqual([
      {
        check: 'seals',
        detail:
          'casino granada: none of its 3 closes carries a seal, and the house that is known by its key seals them',
      },
    ]);
  });

  it('is reported even if the close is marked as imported', async () => {
    const imported = (event: CasinoEvent): CasinoEvent =>
      DAYS.some((day) => isClose(event, day)) ? { ...event, imported: '2026-01-05T00:00:00Z Eva' } : event;
    expect(await rewritten(imported)).toEqual([]);
    const { closes: seen, sealKeys } = await closes();
    expect(seen).toMatchObject([{ sealed: 0, unsealed: [{ imported: true }, {}, {}] }]);
    expect((await closes(sealKeys)).ok).toBe(false);
  });

  it('is not reported while every seal is in its place', async () => {
    const { ok, closes: seen, sealKeys } = await closes();
    expect({ ok, seen }).toEqual({
      ok: true,
      seen: [{ casino: CASINO, sealed: 3, sealedThrough: 8, unsealed: [] }],
    });
    expect((await closes(sealKeys)).ok).toBe(true);
    expect((await closes(['0'.repeat(16)])).problems[0]!.detail).toMatch(
      /2026-01-01.*its key [0-9a-f]{16} is none of this house$/,
    );
  });

  const history = (gamingday: string): CasinoEvent => ({
    ...tell('gaming-day.closed', { by: { id: 'E-1' }, through: 1, controlTotals: [] }, { at: 'office' }),
    gamingday,
    imported: '2026-01-05T00:00:00Z Eva',
  });

  it('is reported for an imported close after the first seal', async () => {
    await books.record(history('2025-12-30'));
    await books.project();
    expect(await verify(books)).toEqual([
      'seals: casino granada: the close of 2025-12-30 (record 10) was imported and carries no seal of this house, ' +
        'and a close before it is sealed',
    ]);
  });

  it('is not required of imported closes before the first seal, which verify lists', async () => {
    await books.empty();
    await books.record(opening, history('2025-12-30'), sale('a'));
    await books.project();
    await closeDay(books, CASINO, '2026-01-01');
    const { ok, closes: seen, sealKeys } = await closes();
    const unsealedOne = { gamingDay: '2025-12-30', record: '2', imported: true };
    expect({ ok, seen }).toEqual({
      ok: true,
      seen: [{ casino: CASINO, sealed: 1, sealedThrough: 3, unsealed: [unsealedOne] }],
    });
    expect((await closes(sealKeys)).ok).toBe(true);
  });
});

describe('a seal whose day was restated', () => {
  const SOLD = 'cagnotte.cage.chips-sold.v1';
  afterEach(() => jest.restoreAllMocks());

  /** Reverses the posting of sales, like a release with another rule. */
  function otherRules(): void {
    const before = EVALUATORS[SOLD]!;
    jest.spyOn(EVALUATORS, SOLD).mockImplementation((event, known) => {
      const evaluated = before(event, known);
      const turned = declaredLines(event, known.session).map((line) => ({
        ...line,
        debit: line.credit,
        credit: line.debit,
      }));
      return { ...evaluated, lines: turned };
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

  it('is superseded by a named person, and the restatement is named', async () => {
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

  it('is compared with the digest of the restatement, so that a change of this digest is named', async () => {
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

  it('does not hold where the books were changed once more after the restatement, without a decision', async () => {
    otherRules();
    await restate();
    otherRules();
    const opened = EVALUATORS['cagnotte.ledger.opened.v1'];
    jest.spyOn(EVALUATORS, 'cagnotte.ledger.opened.v1').mockImplementation((event, known) => {
      const evaluated = opened(event, known);
      return {
        ...evaluated,
        lines: (evaluated.lines ?? []).map((line) => ({ ...line, account: 'opening' })),
      };
    });
    await rebuild(books.dataSource, books.store, { afterwards: () => 'switch' });
    expect(await verify(books)).toEqual([
      `seals: casino granada: the seal of 2026-01-01 (record 4) does not hold: ${UNLIKE}`,
      `seals: casino granada: the seal of 2026-01-02 (record 7) does not hold: ${UNLIKE}`,
    ]);
  });

  it('does not hold where it was not restated', async () => {
    otherRules();
    await rebuild(books.dataSource, books.store, { afterwards: () => 'switch' });
    expect(await verify(books)).toEqual([
      `seals: casino granada: the seal of 2026-01-01 (record 4) does not hold: the trial balance of its day is another one`,
      `seals: casino granada: the seal of 2026-01-02 (record 7) does not hold: the trial balance of its day is another one`,
    ]);
  });
});
