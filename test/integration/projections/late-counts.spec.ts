import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readGamingDay } from '../../../src/ledger/gaming-day/gaming-day.queries';
import { EVENING_OPENED } from '../../support/book/house-evening';
import { BY, CAGE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { shownBook } from '../../support/books/shown-book';

const books = useBooks();
const at = { casino: 'granada', position: 1_000n };

const [FIRST, SECOND] = ['2026-01-01', '2026-01-02'] as const;

const on = (gamingday: string, time: string, fact: CasinoEvent): CasinoEvent => ({
  ...fact,
  gamingday,
  time: `${gamingday}T${time}Z`,
});
const slotCount = (day: string, chips: number): CasinoEvent =>
  on(
    day,
    '23:00:00',
    tell(
      'slot.counted',
      { slot: 'cagnotte', chips, takenToCage: true, by: BY },
      { at: 'tables/CF1/count-room' },
    ),
  );
const charged = (day: string, amount: number): CasinoEvent =>
  on(
    day,
    '22:00:00',
    tell(
      'poker-session.charged',
      { option: 'session-fee', player: 'p-1', amount, paidWith: 'chips' },
      { at: 'tables/CF1' },
    ),
  );
const cageCount = (time: string, chips: number): CasinoEvent =>
  on(FIRST, time, tell('cage.counted', { chips, cash: 20_000_000, by: BY }, CAGE));
const OPENED = on(FIRST, '18:00:00', EVENING_OPENED);

async function told(...facts: readonly CasinoEvent[]): Promise<void> {
  await books.record(...facts);
  await books.project();
}

/** Expected, counted and variance of a non-banked table on a day, from the register of profits. */
const profits = (day: string): Promise<string[]> =>
  books.reading(async (db) => {
    const rows = shownBook(await readBook(db, { ...at, day, name: 'beneficios' }));
    return rows
      .find((row) => row.startsWith('Mesa |'))!
      .split(' | ')
      .slice(3, 6);
  });

const rowsOf = (check: string, day: string) =>
  books.reading(async (db) => {
    const { tieOuts } = await readGamingDay(db, { ...at, day });
    const { rows } = tieOuts.find((each) => each.check === check)!;
    return rows.map(({ at: place, sides, ties }) => [
      ...[place, sides?.expected.amount, sides?.found.amount, ties],
    ]);
  });

describe('the count of a cagnotte', () => {
  const [first, second] = [slotCount(FIRST, 500), slotCount(SECOND, 1_000)];

  it.each<[string, CasinoEvent[]]>([
    ['in time', [first, charged(SECOND, 1_000), second]],
    ['after the count of the next day', [charged(SECOND, 1_000), second, first]],
  ])('that comes %s is shown as declared, and ties with the dropped amount', async (_when, facts) => {
    await told(OPENED, charged(FIRST, 500), ...facts);
    expect([await profits(FIRST), await profits(SECOND)]).toEqual([
      ['500 EUR', '500 EUR', '0 EUR'],
      ['1000 EUR', '1000 EUR', '0 EUR'],
    ]);
    expect((await rowsOf('K7', FIRST)).at(-1)).toEqual(['cagnotte of CF1', 500n, 500n, true]);
  });

  it('includes in its expected amount the chips that an earlier count has left in the slot', async () => {
    const left = { ...first, data: { ...(first.data as object), takenToCage: false } };
    await told(OPENED, charged(FIRST, 500), left, charged(SECOND, 1_000), slotCount(SECOND, 1_500));
    expect(await profits(SECOND)).toEqual(['1500 EUR', '1500 EUR', '0 EUR']);
    expect((await rowsOf('K7', SECOND)).at(-1)).toEqual(['cagnotte of CF1', 1_500n, 1_500n, true]);
  });
});

describe('the last count of the cage', () => {
  it('is the last by its time, in any order of arrival', async () => {
    await told(OPENED, cageCount('23:30:00', 39_999_000), cageCount('22:30:00', 39_998_000));
    const [chips] = await rowsOf('K9', FIRST);
    expect(chips!.slice(0, 2)).toEqual(['chips', 39_999_000n]);
  });
});
