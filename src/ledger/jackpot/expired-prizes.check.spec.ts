import { BY, CAGE, tell, tableOpened } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import type { ClosedDays } from '../casino/authorisation.state';
import { checkExpiredPrizes } from './expired-prizes.check';
import { expiryOn, lastDayToCollect } from './prize-expiry.state';
import { ofWin, tallyUnnamed, tallyWaiting, waitingPrizesIn } from './waiting-prizes';
import { RunningBalances, tallied, type TallyLine } from '../_core/balances';
import { FactLedger } from '../../../test/support/fact-order/fact-ledger';
import { ordersOf } from '../../../test/support/fact-order/every-order';
import { CasinoNow } from '../evaluation/casino-now';

const WIN = { source: '/casinos/granada/tables/CS1', id: 'won' };
const authorised = (validFrom: string, expiresAfterDays?: number) => ({
  validFrom,
  rulebook: 'ES-AN-2010',
  games: [],
  tables: [],
  pools: [
    {
      pool: 'p',
      postedBy: 'jackpot' as const,
      tables: [],
      ...(expiresAfterDays === undefined ? {} : { expiresAfterDays }),
    },
  ],
});

/** What waits, of tallies as they are summed. */
function waiting(...lines: readonly TallyLine[]) {
  const balances = new RunningBalances().enter(lines);
  const names = [...new Set(lines.map(({ account }) => account))];
  return waitingPrizesIn(
    names.map((account) => ({ account, currency: 'EUR', amount: balances.of(account, 'EUR') })),
  );
}

const prize = (n: number, amount: bigint, rest = amount, more: object = {}) => [
  ...tallyWaiting(WIN, n, { pool: 'p', gamingDay: '2026-01-01', currency: 'EUR', ...more }),
  ...tallied(ofWin('p', WIN, `/amount/${n}`), amount, 'EUR'),
  ...tallied(ofWin('p', WIN, `/rest/${n}`), rest, 'EUR'),
];

const days = (last: string): ClosedDays => [{ first: '2026-01-01', last }];
const found = (lines: readonly TallyLine[], today: string, books: object) =>
  checkExpiredPrizes(waiting(...lines), { begun: days(today), books }).map(({ code, found: text, of }) => [
    code,
    text,
    of?.gamingDay,
  ]);

it('finds prizes that wait in the order in which they were won, whatever tally was read first', () => {
  const lines = [
    ...prize(0, 100n, 100n, { table: 'CS1', roundNo: 10, seat: 1 }),
    ...prize(1, 200n, 200n, { table: 'CS1', roundNo: 9, seat: 4 }),
    ...prize(2, 300n, 300n, { table: 'CS1', roundNo: 9, seat: 3 }),
    ...prize(3, 400n, 400n, { table: 'CS1', roundNo: 9, seat: 3, player: 'cli-1' }),
  ];
  const amounts = (of: readonly TallyLine[]) => waiting(...of).prizes.map(({ amount }) => amount);
  expect(amounts(lines)).toEqual([300n, 400n, 200n, 100n]);
  expect(amounts(lines.toReversed())).toEqual(amounts(lines));
});

describe('how long a prize can be collected', () => {
  const rules = [authorised('2026-01-01', 30), authorised('2026-02-01')];

  it('follows the authorisation of the day of the win', () => {
    expect(lastDayToCollect(rules, { pool: 'p', gamingDay: '2026-01-31' })).toBe('2026-03-02');
    expect(lastDayToCollect(rules, { pool: 'p', gamingDay: '2026-02-01' })).toBeUndefined();
    expect(lastDayToCollect(rules, { pool: 'q', gamingDay: '2026-01-31' })).toBeUndefined();
    expect(lastDayToCollect(undefined, { pool: 'p', gamingDay: '2026-01-31' })).toBeUndefined();
    expect(expiryOn(rules, '2026-01-31')).toEqual([{ pool: 'p', days: 30 }]);
    expect(expiryOn(rules, '2026-02-01')).toEqual([]);
  });
});

describe('a prize that nobody collects', () => {
  const books = { authorisations: [authorised('2026-01-01', 2)] };

  it('is found once a day after its last one is known, with where it was won', () => {
    const lines = prize(0, 500n, 500n, { table: 'CS1', roundNo: 12, seat: 3, player: 'cli 1/é' });
    expect(found(lines, '2026-01-03', books)).toEqual([]);
    expect(found(lines, '2026-01-04', books)).toEqual([
      ['prize-expired', 'won on 2026-01-01 (CS1, round 12, seat 3) and not paid in full', '2026-01-04'],
    ]);
    expect(waiting(...lines).prizes).toMatchObject([{ player: 'cli 1/é', amount: 500n, rest: 500n }]);
  });

  it('is found also in part, and not at all where it is paid or never expires', () => {
    expect(found(prize(0, 500n, 1n), '2026-01-04', books)).toHaveLength(1);
    expect(found(prize(0, 500n, 0n), '2026-01-04', books)).toEqual([]);
    expect(found(prize(0, 500n, -1n), '2026-01-04', books)).toEqual([]);
    expect(found(prize(0, 500n), '2026-01-04', { authorisations: [authorised('2026-01-01')] })).toEqual([]);
    expect(checkExpiredPrizes(waiting(...prize(0, 500n)), { begun: [], books })).toEqual([]);
  });

  it('is paid by a payment without a win as in the list of prizes owed: as the only one with its rest', () => {
    const unnamed = tallyUnnamed({ pool: 'p', currency: 'EUR', amount: 500n, player: undefined });
    expect(found([...prize(0, 500n), ...prize(1, 700n), ...unnamed], '2026-01-04', books)).toHaveLength(1);
    expect(found([...prize(0, 500n), ...prize(1, 500n), ...unnamed], '2026-01-04', books)).toHaveLength(2);
    const toAnother = tallyUnnamed({ pool: 'p', currency: 'EUR', amount: 500n, player: 'B' });
    expect(found([...prize(0, 500n, 500n, { player: 'A' }), ...toAnother], '2026-01-04', books)).toHaveLength(
      1,
    );
  });
});

describe('in any order of arrival', () => {
  const day = (event: CasinoEvent, gamingday: string): CasinoEvent => ({
    ...event,
    gamingday,
    time: `${gamingday}T21:00:00Z`,
  });
  const won = tell(
    'jackpot.won',
    { pool: 'p', amount: 500, paidFrom: 'later' },
    { id: 'won', at: 'tables/CS1' },
  );
  const paid = (amount: number) =>
    tell('jackpot.paid', { pool: 'p', amount, paidFrom: 'bank', pays: WIN }, CAGE);
  const next = day(tableOpened('boule'), '2026-01-05');
  const seeded = tell('jackpot.opened', {
    pool: 'p',
    seed: 1_000,
    rate: { numerator: 1, denominator: 1 },
    tables: ['CS1'],
    approvedBy: BY,
  });

  const standing = async (events: readonly CasinoEvent[]): Promise<string[]> => {
    const ledger = new FactLedger(
      new CasinoNow({ decided: { authorisations: [authorised('2026-01-01', 2)] } }),
    );
    for (const event of events) await ledger.take(event);
    return [...ledger.standing.values()].flatMap(({ code }) => (code === 'prize-expired' ? [code] : []));
  };

  it.each<[string, readonly CasinoEvent[], number]>([
    ['nothing was paid', [won, next], 1],
    ['a part was paid', [won, paid(200), next], 1],
    ['all was paid in time', [won, paid(200), paid(300), next], 0],
    ['the rest is paid after the last day', [won, paid(200), next, day(paid(300), '2026-01-05')], 0],
    ['no later day is known', [won], 0],
  ])('the finding follows from the facts: %s', async (_what, facts, count) => {
    for (const order of ordersOf([seeded, ...facts])) expect(await standing(order)).toHaveLength(count);
  });
});
