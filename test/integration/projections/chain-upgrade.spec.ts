import { SERVICE } from '../../../src/event-log/event-store.port';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { upgradeChains } from '../../../src/ledger/register/upgrade-chain';
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

/** Records like an earlier release: without principals, and with a chain of version 1. */
async function ledgerOfEarlierRelease(): Promise<void> {
  await books.record(opening, sale('a'), sale('b'));
  await books.tamper(`UPDATE event_log.event SET principal = NULL`);
  await books.project();
}

const upgrade = (): Promise<string[]> => upgradeChains(books.dataSource, books.store);
const versions = async (): Promise<number[]> =>
  (
    await books.sql<{ chain_version: number }>(`SELECT chain_version FROM register.record ORDER BY number`)
  ).map(({ chain_version }) => chain_version);

beforeEach(() => books.prepared(ledgerOfEarlierRelease));

describe('a chain that an earlier release began', () => {
  it('continues in version 2 from a record of the service on, and both parts hold', async () => {
    expect(await upgrade()).toEqual([CASINO]);
    await books.project();
    await books.record(sale('c'));
    await books.project();
    expect(await versions()).toEqual([1, 1, 1, 2, 2]);
    const [record] = await books.sql(`SELECT principal, type FROM register.record WHERE number = 4`);
    expect(record).toEqual({ principal: SERVICE, type: 'cagnotte.chain.upgraded.v1' });
    expect(await verify(books)).toEqual([]);
  });

  it('is upgraded once, however often and by however many processes that is begun', async () => {
    const [one, other] = await Promise.all([upgrade(), upgrade()]);
    expect([...one, ...other]).toEqual([CASINO]);
    expect(await upgrade()).toEqual([]);
    await books.project();
    expect(await upgrade()).toEqual([]);
    expect(await versions()).toEqual([1, 1, 1, 2]);
  });

  it('adds no gaming day and no figure', async () => {
    const figures = () => books.sql(`SELECT * FROM day_total ORDER BY 1, 2, 3, 4`);
    const before = await figures();
    await upgrade();
    await books.project();
    expect(await figures()).toEqual(before);
    expect(await books.sql(`SELECT DISTINCT gaming_day::text FROM reported_day`)).toEqual([
      { gaming_day: '2026-01-01' },
    ]);
  });

  it('has its unprotected instants covered by the upgrade, and the upgrade by the next seal', async () => {
    await upgrade();
    await books.project();
    await closeDay(books, CASINO, '2026-01-01');
    expect(await verify(books)).toEqual([]);
    const earlier = `recorded_at = recorded_at - interval '1 hour'`;
    await books.tamper(
      `UPDATE event_log.event SET ${earlier} WHERE place <= 3`,
      `UPDATE register.record SET ${earlier} WHERE casino = 'granada' AND number <= 3`,
    );
    expect(await verify(books)).toEqual([
      'chain: casino granada: the records until 3 are not those that the upgrade of the chain (record 4) names: one of them or its instant of recording was changed',
    ]);
  });

  it('of a new casino begins in version 2 and has no upgrade', async () => {
    await books.empty();
    await books.record(opening, sale('a'));
    await books.project();
    expect(await upgrade()).toEqual([]);
    expect(await versions()).toEqual([2, 2]);
  });
});
