import { join } from 'node:path';
import { subLedgerSums } from '../../../src/ledger/journal/account-sums.queries';
import { owedByRow, type UnpaidRow } from '../../../src/ledger/jackpot/unpaid-prizes';
import { readUnpaidPrizes } from '../../../src/ledger/jackpot/unpaid-prizes.queries';
import { isAmount } from '../../../src/ledger/_core/books/book';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readPoolHistory } from '../../../src/ledger/jackpot/meters.queries';
import { PRIZES_OWED } from '../../../src/ledger/jackpot/prizes-owed.section';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { CAGE, OFFICE, tell, tableOpened, BY } from '../../support/book/told';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { nightsTold } from '../../support/told-nights/facts-told';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();
const POSITION = 1_000_000n;

const ledger = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 1_000_000 },
    { account: 'chips:issued', amount: -1_000_000 },
    { account: 'cash:cage', amount: 1_000_000 },
    { account: 'opening', amount: -1_000_000 },
  ],
});
const pool = tell(
  'jackpot.opened',
  {
    pool: 'carrusel-poker',
    seed: 1_000_000,
    rate: { numerator: 80, denominator: 100 },
    tables: ['T1'],
    approvedBy: BY,
  },
  OFFICE,
);

const codesAbout = async ({ id }: CasinoEvent): Promise<readonly unknown[]> => {
  const open = await books.sql(`SELECT code, event_ids FROM finding WHERE closed_by IS NULL ORDER BY code`);
  return open.filter(({ event_ids: of }) => (of as readonly string[]).includes(id)).map(({ code }) => code);
};

let rounds = 0;
const won = (
  id: string,
  ...prizes: readonly { readonly amount: number; readonly seat: number; readonly combination: string }[]
) =>
  tell(
    'round.settled',
    {
      roundNo: (rounds += 1),
      bets: [],
      outcome: {},
      result: 0,
      poolPrizes: prizes.map((prize) => ({
        pool: 'carrusel-poker',
        paidFrom: 'later' as const,
        player: `cli-${prize.seat}`,
        ...prize,
      })),
    },
    { id },
  );
const paid = (amount: number, more: object = {}) =>
  tell('jackpot.paid', { pool: 'carrusel-poker', amount, paidFrom: 'bank', ...more }, CAGE);
const winOf = (id: string, more: object = {}) => ({
  pays: { source: '/casinos/granada/tables/T1', id, ...more },
});

const listed = async (...events: readonly CasinoEvent[]): Promise<readonly UnpaidRow[]> => {
  await books.record(ledger, pool, tableOpened('caribbean-stud'), ...events);
  await books.project();
  return books.reading((db) => readUnpaidPrizes(db, { casino: 'granada', position: POSITION }));
};

/** Seat, combination, winner and rest of each prize; of other rows what they are, with what they add. */
const shown = (rows: readonly UnpaidRow[]) =>
  rows.map((row) =>
    row.kind === 'prize'
      ? [row.prize.seat, row.prize.combination, row.prize.player, row.prize.amount, row.prize.rest]
      : [row.kind, owedByRow(row)],
  );

/** What the section of prizes owed of the book `botes` has in its column of rests, all pools together, at the last day. */
async function owedInBook(casino: string): Promise<bigint> {
  const [{ day = '2026-01-01' } = {}] = await books.sql<{ day?: string }>(
    `SELECT max(gaming_day)::text AS day FROM journal_line WHERE casino = '${casino}'`,
  );
  const book = await books.reading((db) => readBook(db, { casino, name: 'botes', day, position: POSITION }));
  if (typeof book === 'string') throw new Error(book);
  const { columns, rows } = book.sections.find(({ en }) => en === PRIZES_OWED)!;
  const rest = columns.findIndex(({ id }) => id === 'rest');
  return rows.reduce((sum, row) => sum + (isAmount(row[rest]) ? row[rest].amount : 0n), 0n);
}

/** The account of prizes owed by casino, pool and currency, as the ledger sums it. */
async function tiesToAccount(casino: string): Promise<number> {
  const at = { casino, position: POSITION };
  const [rows, [sums = []]] = await books.reading(async (db) => [
    await readUnpaidPrizes(db, at),
    await subLedgerSums(db, [{ ...at, day: 'booking_day', account: 'prizes-payable' }]),
  ]);
  const byPool = new Map<string, bigint>();
  for (const row of rows) {
    const of = row.kind === 'prize' ? row.prize : row.kind === 'payment' ? row.payment : row.other;
    byPool.set(of.pool, (byPool.get(of.pool) ?? 0n) + owedByRow(row));
  }
  const listedSums = [...byPool].filter(([, amount]) => amount !== 0n).sort();
  const account = sums
    .map(({ subLedger, balance }) => [subLedger ?? '', -balance] as const)
    .filter(([, amount]) => amount !== 0n)
    .sort();
  expect(listedSums).toEqual(account);
  expect(await owedInBook(casino)).toBe(account.reduce((sum, [, amount]) => sum + amount, 0n));
  return account.length;
}

describe('the prizes that a pool owes', () => {
  const straight = { amount: 52_200, seat: 3, combination: 'straight-flush' };
  const royal = { amount: 485_800, seat: 2, combination: 'royal-flush' };

  it('are listed one by one with their winners, where the account has one sum', async () => {
    const rows = await listed(won('r1', straight), won('r2', royal));
    expect(shown(rows)).toEqual([
      [3, 'straight-flush', 'cli-3', 52_200n, 52_200n],
      [2, 'royal-flush', 'cli-2', 485_800n, 485_800n],
    ]);
    expect(rows.reduce((sum, row) => sum + owedByRow(row), 0n)).toBe(538_000n);
    expect(await tiesToAccount('granada')).toBe(1);
  });

  it('are paid by the payment that names them, in parts, and two of one round by their seats', async () => {
    const rows = await listed(
      won('r1', straight, royal),
      paid(85_800, winOf('r1', { seat: 2 })),
      paid(52_200, winOf('r1', { seat: 3 })),
    );
    expect(shown(rows)).toEqual([[2, 'royal-flush', 'cli-2', 485_800n, 400_000n]]);
    await tiesToAccount('granada');
    const all = await books.reading((db) =>
      readUnpaidPrizes(db, { casino: 'granada', position: POSITION, withPaid: true }),
    );
    expect(all).toHaveLength(2);
    const before = await books.reading((db) => readUnpaidPrizes(db, { casino: 'granada', position: 4n }));
    expect(shown(before).map((row) => row.at(-1))).toEqual([52_200n, 485_800n]);
  });

  it('are named by the history of the pool beside the payment that pays them', async () => {
    await listed(won('r1', straight, royal), paid(52_200, winOf('r1', { seat: 3 })), paid(1));
    const [moves = []] = await books.reading((db) =>
      readPoolHistory(db, [{ casino: 'granada', pool: 'carrusel-poker', position: POSITION }], 50),
    );
    const prizesOf = (type: string) =>
      moves
        .filter(({ eventType }) => eventType === `cagnotte.${type}.v1`)
        .map(({ prizes }) => prizes.map(({ seat, roundNo, amount }) => [seat, roundNo, amount]));
    expect(prizesOf('round.settled')).toEqual([
      [
        [3, rounds, 52_200n],
        [2, rounds, 485_800n],
      ],
    ]);
    expect(prizesOf('jackpot.paid')).toEqual([[[3, rounds, 52_200n]], []]);
  });

  it('are matched by pool and amount where a payment names none, and only where that is unique', async () => {
    expect(shown(await listed(won('r1', straight), won('r2', royal), paid(485_800)))).toEqual([
      [3, 'straight-flush', 'cli-3', 52_200n, 52_200n],
    ]);
    await books.empty();
    const twice = await listed(won('r1', straight), won('r2', straight), paid(52_200));
    expect(shown(twice)).toEqual([
      [3, 'straight-flush', 'cli-3', 52_200n, 52_200n],
      [3, 'straight-flush', 'cli-3', 52_200n, 52_200n],
      ['payment', -52_200n],
    ]);
    await tiesToAccount('granada');
  });

  it('are owed no longer once their round is void', async () => {
    const rows = await listed(
      won('r1', straight),
      tell('round.voided', {
        roundNo: rounds,
        settled: true,
        reasonCode: 'misdeal',
        refunds: [],
        by: BY,
      }),
    );
    expect(shown(rows)).toEqual([]);
    await tiesToAccount('granada');
  });

  it('are owed to nobody else once a later page voids the round of another winner', async () => {
    await listed(won('r1', straight), won('r2', royal));
    await books.record(
      tell('round.voided', {
        roundNo: rounds - 1,
        settled: true,
        reasonCode: 'misdeal',
        refunds: [],
        by: BY,
      }),
    );
    await books.project();
    const other = paid(485_800, { player: 'cli-3' });
    await books.record(other);
    await books.project();
    expect(await codesAbout(other)).toEqual(['prize-paid-to-another']);
  });
});

describe('a prize that can be collected for a day', () => {
  const straight = { amount: 52_200, seat: 3, combination: 'straight-flush' };
  const authorised = (validFrom: string, expiresAfterDays?: number) =>
    tell(
      'casino.authorised',
      {
        validFrom,
        rulebook: 'ES-AN-2010',
        games: ['caribbean-stud'],
        tables: [{ table: 'T1', game: 'caribbean-stud', minimum: { from: 1_000 } }],
        jackpots: [
          {
            pool: 'carrusel-poker',
            tables: ['T1'],
            postedBy: 'round.settled',
            ...(expiresAfterDays === undefined ? {} : { expiresAfterDays }),
          },
        ],
        document: 'RES-1',
      },
      { at: 'authorisation', id: `authorised-${validFrom}-${expiresAfterDays}` },
    );
  const onDay = (gamingday: string, event: CasinoEvent): CasinoEvent => ({
    ...event,
    gamingday,
    time: `${gamingday}T21:00:00Z`,
  });
  const sale = () => tell('cage.chips-sold', { amount: 1_000, meansOfPayment: 'cash' }, CAGE);
  const expiries = async (position: bigint): Promise<(string | undefined)[]> =>
    (await books.reading((db) => readUnpaidPrizes(db, { casino: 'granada', position }))).map((row) =>
      row.kind === 'prize' ? row.prize.expiresOn : row.kind,
    );
  const found = async (position: number): Promise<number> =>
    (
      await books.sql(
        `SELECT 1 FROM finding WHERE code = 'prize-expired' AND opened_by <= ${position}
            AND (closed_by IS NULL OR closed_by > ${position})`,
      )
    ).length;

  it('is shown until its last day, then found, as known at each record, and paid late ends the finding', async () => {
    await listed(authorised('2026-01-01', 1), won('r1', straight));
    expect(await expiries(POSITION)).toEqual(['2026-01-02']);
    // Records 1 to 5: ledger, pool, opening, authorisation, round.
    await books.record(onDay('2026-01-02', sale()), onDay('2026-01-03', sale()));
    await books.project();
    expect([await found(6), await found(7)]).toEqual([0, 1]);
    await books.record(onDay('2026-01-03', paid(52_200, winOf('r1'))));
    await books.project();
    expect([await found(7), await found(8)]).toEqual([1, 0]);
    expect(await expiries(POSITION)).toEqual([]);
    expect(await expiries(7n)).toEqual(['2026-01-02']);
    expect(await verify(books)).toEqual([]);
  });

  it('is found nowhere once a payment in time arrives late, and again where that is cancelled', async () => {
    const late = onDay('2026-01-02', paid(52_200, winOf('r1')));
    await listed(authorised('2026-01-01', 1), won('r1', straight), onDay('2026-01-03', sale()), late);
    expect([await found(6), await found(7)]).toEqual([1, 0]);
    await books.record(
      tell('correction.recorded', {
        corrects: { source: late.source, id: late.id },
        reason: 'told by mistake',
        proposedBy: BY[0]!,
        approvedBy: BY[1]!,
      }),
    );
    await books.project();
    expect(await found(8)).toBe(1);
    expect(await verify(books)).toEqual([]);
  });

  it('does not expire any more by a later authorisation of the day of the win', async () => {
    await listed(authorised('2026-01-01', 1), won('r1', straight), onDay('2026-01-03', sale()));
    await books.record(authorised('2026-01-01'));
    await books.project();
    expect([await found(6), await found(7)]).toEqual([1, 0]);
    expect(await expiries(POSITION)).toEqual([undefined]);
    expect(await expiries(6n)).toEqual(['2026-01-02']);
  });
});

const NIGHTS = [
  ['night c', readNightEvents(ROOT, 'c')] as const,
  ...nightsTold().map(({ page, events }) => [page, events] as const),
].filter(([, events]) => JSON.stringify(events.map(({ data }) => data)).includes('"later"'));

describe.each(NIGHTS)('%s', (_name, events) => {
  it('has a list of prizes owed that adds up to their account, pool by pool', async () => {
    await books.record(...events);
    await books.project();
    for (const casino of new Set(events.map(({ source }) => source.split('/')[2]!)))
      await tiesToAccount(casino);
  });
});
