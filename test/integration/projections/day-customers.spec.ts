import {
  isCustomerOfDay,
  readDayCustomers,
  readDaysToIdentify,
  readIdentifications,
  readOperations,
} from '../../../src/ledger/customers/day-customers.queries';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, CAGE, OFFICE, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const books = useBooks();

const DAY = '2026-01-01';
const NOW = 1_000_000n;

const opening = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 9_000_000 },
    { account: 'chips:issued', amount: -9_000_000 },
    { account: 'cash:cage', amount: 9_000_000 },
    { account: 'opening', amount: -9_000_000 },
  ],
});
const sold = (id: string, amount: number, player?: string): CasinoEvent =>
  tell(
    'cage.chips-sold',
    { amount, meansOfPayment: 'cash', ...(player !== undefined && { player }) },
    { ...CAGE, id },
  );
const redeemed = (id: string, amount: number, player: string): CasinoEvent =>
  tell('cage.chips-redeemed', { amount, player, paid: [{ means: 'cash', amount }] }, { ...CAGE, id });
const exchanged = (id: string, amount: number, player: string): CasinoEvent =>
  tell('chips.exchanged', { kind: 'cash-for-chips', amount, player }, { id });
const onDay = (gamingday: string, event: CasinoEvent): CasinoEvent => ({ ...event, gamingday });
const closed = (through = 1_000, day = DAY): CasinoEvent =>
  onDay(day, tell('gaming-day.closed', { by: BY[0]!, through, controlTotals: [] }, OFFICE));
const reopened = (): CasinoEvent =>
  tell('gaming-day.reopened', { by: BY, reason: 'a sale was left out' }, OFFICE);
const corrects = (of: string | CasinoEvent, replacement?: object): CasinoEvent =>
  tell(
    'correction.recorded',
    {
      corrects:
        typeof of === 'string'
          ? { source: '/casinos/granada/cage', id: of }
          : { source: of.source, id: of.id },
      ...(replacement && { replacement }),
      reason: 'another customer',
      proposedBy: BY[0]!,
      approvedBy: BY[1]!,
    },
    OFFICE,
  );
const identified = (player: string): CasinoEvent =>
  tell('customer.identified', { player, document: 'dni', documentNumber: '00000000T', by: BY[0]! }, OFFICE);
const withdrawn = (player: string): CasinoEvent =>
  tell('customer.identification-withdrawn', { player, reason: 'another one', by: BY[0]! }, OFFICE);

async function project(...events: readonly CasinoEvent[]): Promise<void> {
  await books.record(...events);
  await books.project();
}

const listed = async (position = NOW, onlyAtLimit = false): Promise<readonly string[]> => {
  const rows = await books.reading((db) =>
    readDayCustomers(db, { casino: 'granada', position, limit: 50 }, { day: DAY, onlyAtLimit }),
  );
  return rows.map(
    ({ player, cashBrought, cashTaken, chipsBought, chipsRedeemed, operationCount }) =>
      `${player}: ${cashBrought} ${cashTaken} ${chipsBought} ${chipsRedeemed} (${operationCount})`,
  );
};

/** The customers of whom the finding is open, by day. */
const open = async (): Promise<readonly string[]> => {
  const rows = await books.sql<{ standing: string }>(
    `SELECT standing FROM finding WHERE code = 'customer-not-identified' AND closed_by IS NULL ORDER BY standing`,
  );
  return rows.map(({ standing }) => standing.replace('customer-not-identified ', ''));
};

/** Which days have somebody to identify. */
const waits = (position: bigint): Promise<string[]> =>
  books.reading((db) => readDaysToIdentify(db, { casino: 'granada', position, days: [DAY, '2026-01-02'] }));

/** Every row rebuilt from the log is the live one. */
afterEach(async () => expect(await verify(books)).toEqual([]));

describe('the customers of a day', () => {
  it('are summed over cage and tables, each with its operations in the order of the facts', async () => {
    const events = [
      sold('s1', 150_000, 'cli-1'),
      exchanged('x1', 50_000, 'cli-1'),
      redeemed('r1', 30_000, 'cli-1'),
      sold('s2', 20_000, 'cli-2'),
    ];
    await project(opening, events[3]!, events[2]!, events[1]!, events[0]!);
    expect(await listed()).toEqual(['cli-1: 200000 30000 200000 30000 (3)', 'cli-2: 20000 0 20000 0 (1)']);
    expect(await listed(NOW, true)).toEqual(['cli-1: 200000 30000 200000 30000 (3)']);
    const operations = await books.reading(async (db) => {
      const at = { casino: 'granada', position: NOW, day: DAY };
      return readOperations(
        db,
        at,
        await readDayCustomers(db, { ...at, limit: 9 }, { day: DAY, onlyAtLimit: true }),
      );
    });
    expect([...operations.values()].flat().map(({ eventId, tableId }) => [eventId, tableId])).toEqual([
      ['s1', null],
      ['x1', 'T1'],
      ['r1', null],
    ]);
  });

  it('of another day count on that day alone', async () => {
    await project(
      opening,
      sold('s1', 150_000, 'cli-1'),
      onDay('2026-01-02', sold('s2', 150_000, 'cli-1')),
      closed(),
    );
    expect(await listed()).toEqual(['cli-1: 150000 0 150000 0 (1)']);
    expect(await open()).toEqual([]);
  });

  it('are listed without an id only where one operation reaches the amount, each by itself', async () => {
    await project(
      opening,
      sold('s1', 199_999),
      sold('s2', 200_000),
      sold('s3', 300_000),
      sold('s4', 1, 'cli-1'),
    );
    expect(await listed()).toEqual([
      ': 200000 0 200000 0 (1)',
      ': 300000 0 300000 0 (1)',
      'cli-1: 1 0 1 0 (1)',
    ]);
  });

  it('are read page by page, and as they were known at a record', async () => {
    await project(
      opening,
      sold('s1', 5, 'cli-1'),
      sold('s2', 6, 'cli-2'),
      sold('s3', 7, 'cli-1'),
      corrects('s1'),
    );
    expect(await listed(2n)).toEqual(['cli-1: 5 0 5 0 (1)']);
    expect(await listed(4n)).toEqual(['cli-1: 12 0 12 0 (2)', 'cli-2: 6 0 6 0 (1)']);
    expect(await listed()).toEqual(['cli-1: 7 0 7 0 (1)', 'cli-2: 6 0 6 0 (1)']);
    const next = await books.reading((db) =>
      readDayCustomers(
        db,
        { casino: 'granada', position: NOW, limit: 1, after: ['cli-1', '0', 'EUR'] },
        { day: DAY, onlyAtLimit: false },
      ),
    );
    expect(next.map(({ player }) => player)).toEqual(['cli-2']);
    const isKnown = (player: string, position: bigint) =>
      books.reading((db) => isCustomerOfDay(db, { casino: 'granada', position, day: DAY }, player));
    expect([await isKnown('cli-2', 2n), await isKnown('cli-2', 3n), await isKnown('cli-9', NOW)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the finding that a customer was not identified', () => {
  it('stands from the close of the day until the identification, and again after it is withdrawn', async () => {
    await project(
      opening,
      sold('s1', 150_000, 'cli-1'),
      sold('s2', 50_000, 'cli-1'),
      sold('s3', 10, 'cli-2'),
    );
    expect(await open()).toEqual([]);
    expect([await waits(2n), await waits(NOW)]).toEqual([[], [DAY]]);
    await project(closed());
    expect(await open()).toEqual([`${DAY} cli-1`]);
    await project(identified('cli-1'));
    expect([await open(), await waits(NOW)]).toEqual([[], []]);
    await project(withdrawn('cli-1'));
    expect(await waits(NOW)).toEqual([DAY]);
    expect(await open()).toEqual([`${DAY} cli-1`]);
    await project(reopened());
    expect(await open()).toEqual([]);
  });

  it('is not raised where the customer was identified before the close', async () => {
    await project(opening, sold('s1', 250_000, 'cli-1'), identified('cli-1'), closed());
    expect(await open()).toEqual([]);
    const last = await books.reading((db) =>
      readIdentifications(db, { casino: 'granada', position: NOW, day: DAY }, ['cli-1']),
    );
    expect(last.get('cli-1')).toMatchObject({
      isIdentified: true,
      document: 'dni',
      recordNumber: 3n,
      by: { id: 'E-1' },
    });
  });

  it('follows late facts of a closed day, in one page or in several', async () => {
    await project(opening, sold('s1', 150_000, 'cli-1'), closed(2), sold('s2', 50_000, 'cli-1'));
    expect(await open()).toEqual([`${DAY} cli-1`]);
    await project(redeemed('r1', 200_000, 'cli-2'));
    expect(await open()).toEqual([`${DAY} cli-1`, `${DAY} cli-2`]);
  });

  it('follows corrections: one that cancels, one of the amount, and one of the customer', async () => {
    await project(opening, sold('s1', 150_000, 'cli-1'), sold('s2', 50_000, 'cli-1'), closed());
    const counts = { currency: 'EUR', meansOfPayment: 'cash' };
    // Corrections are decided on a later day than that of the fact.
    const later = (event: CasinoEvent): CasinoEvent => onDay('2026-01-05', event);
    const less = later(corrects('s2', { ...counts, amount: 49_999, player: 'cli-1' }));
    await project(less);
    expect(await open()).toEqual([]);
    await project(later(corrects(less)));
    expect(await open()).toEqual([`${DAY} cli-1`]);
    const another = later(corrects('s1', { ...counts, amount: 250_000, player: 'cli-3' }));
    await project(another);
    expect(await open()).toEqual([`${DAY} cli-3`]);
    await project(later(corrects(another)));
    expect(await open()).toEqual([`${DAY} cli-1`]);
  });
});
