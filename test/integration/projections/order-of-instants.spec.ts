import { join } from 'node:path';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readDayBanks } from '../../../src/ledger/player-bank/bank.queries';
import { readSlipReports } from '../../../src/ledger/slips/slips.queries';
import { readSessionFacts } from '../../../src/ledger/table-session/session.queries';
import { sessionClose } from '../../../src/ledger/table-session/session-parts.type';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { readEvent } from '../../support/sample-events/read-event';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();
const [casino, day, position] = ['noche-d', '2026-01-01', 1_000n];

const reported = (type: string, id: string, time: string, data: object, from: object = {}) => ({
  ...readEvent(
    JSON.stringify({
      specversion: '1.0',
      id,
      source: `/casinos/${casino}/tables/CF1`,
      gamingday: day,
      type: `cagnotte.${type}.v1`,
      time,
      data: { currency: 'EUR', ...data },
      ...from,
    }),
    id,
  ),
});

const slip = { slip: 'V-0900', kind: 'fill', amount: 5_000 };
const staff = [{ id: 'E-1' }];

/** Instants with different offsets, as in the night when clocks go back, sort differently as text. */
describe('instants with different offsets', () => {
  beforeEach(async () => {
    const night = readNightEvents(ROOT, 'd').filter(
      ({ type }) => !type.startsWith('cagnotte.bank.') && !type.startsWith('cagnotte.coup.'),
    );
    await books.record(
      ...night,
      reported('bank.adjudicated', 'bank-1', '2026-01-01T22:30:00+01:00', {
        bank: 'CF1-9',
        banker: 'p-9',
        amount: 100_000,
        paidFrom: 'chips',
        how: 'offer',
      }),
      reported('bank.raised', 'bank-2', '2026-01-01T22:10:00Z', {
        bank: 'CF1-9',
        player: 'p-9',
        amount: 10_000,
        paidFrom: 'chips',
      }),
      reported('slip.requested', 'slip-1', '2026-01-01T22:30:00+01:00', { ...slip, by: staff }),
      reported('table.filled', 'slip-2', '2026-01-01T22:10:00Z', { slip: slip.slip, amount: slip.amount }),
    );
    await books.project();
  });

  it('a bank of the registro de beneficios begins with the earliest of its facts', async () => {
    const book = await books.inLiveTables((db) =>
      readBook(db, { casino, name: 'beneficios', day, position }),
    );
    if (typeof book === 'string') throw new Error(book);
    const { columns, rows } = book.sections[0]!;
    const from = rows[0]![columns.findIndex(({ id }) => id === 'from')];
    expect(from).toEqual({ moment: '2026-01-01T22:30:00+01:00' });
  });

  it('the banker of a bank is its last holder by time, for all ids and orders of arrival', async () => {
    const held = { bank: 'CF1-9', amount: 100_000, paidFrom: 'chips', how: 'auction' };
    await books.record(
      reported('bank.adjudicated', 'bank-3', '2026-01-01T22:40:00Z', { ...held, banker: 'p-99' }),
      reported('bank.adjudicated', 'bank-4', '2026-01-01T23:35:00+01:00', { ...held, banker: 'p-98' }),
    );
    await books.project();
    const banks = await books.inLiveTables((db) => readDayBanks(db, { casino, day, position }));
    expect(banks.map(({ bank, banker }) => ({ bank, banker }))).toEqual([{ bank: 'CF1-9', banker: 'p-99' }]);
  });

  it('the close of a session is the last by time, as in the books', async () => {
    const close = { toCage: [], certifiedBy: staff };
    await books.record(
      reported('table.closed', 'close-2', '2026-01-02T07:30:00Z', close),
      reported('table.closed', 'close-3', '2026-01-02T08:10:00+01:00', close),
    );
    await books.project();
    const session = { casino, gamingDay: day, table: 'CF1', sessionNo: 1, position };
    const [facts] = await books.inLiveTables((db) => readSessionFacts(db, [session]));
    expect(sessionClose(facts!, ({ id }) => id)).toMatchObject({ eventId: 'close-2' });
  });

  it('the reports of a slip come in the order of time', async () => {
    const reports = await books.inLiveTables((db) =>
      readSlipReports(db, { casino, position, slip: slip.slip }),
    );
    expect(reports.map(({ eventId }) => eventId)).toEqual(['slip-1', 'slip-2']);
  });

  it('two devices with sequence numbers give the same books if they send their reports days after their gaming day', async () => {
    const late = { ...slip, slip: 'V-0901' };
    const ofCage = { source: `/casinos/${casino}/cage`, sequence: '1', sequencetype: 'Integer' };
    const ofTable = { sequence: '1', sequencetype: 'Integer' };
    await books.record(
      reported('slip.requested', 'late-1', '2026-02-01T10:00:00Z', { ...late, by: staff }, ofTable),
      reported(
        'cage.float-issued',
        'late-2',
        '2026-02-01T10:05:00Z',
        { slip: late.slip, amount: late.amount, table: 'CF1', sessionNo: 1 },
        ofCage,
      ),
    );
    await books.project();
    const reports = await books.inLiveTables((db) =>
      readSlipReports(db, { casino, position, slip: late.slip }),
    );
    expect(reports.map(({ eventId }) => eventId)).toEqual(['late-1', 'late-2']);
  });
});
