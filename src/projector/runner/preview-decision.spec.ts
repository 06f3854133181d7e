import { tell } from '../../../test/support/book/told';
import { DatabaseDouble } from '../../../test/support/database/database-double';
import { logged, rowOf } from '../../../test/support/sample-events/projected-page';
import { writeState } from '../../ledger/_core/store/fold-states';
import { placeOf } from '../../ledger/fact-order/place.state';
import { previewAuthorisation, previewCorrection } from './preview-decision';

const SALES = ['a', 'b'].map((id) =>
  tell('cage.chips-sold', { amount: 500, meansOfPayment: 'cash' }, { at: 'cage', id }),
);
const { store, numbered } = logged(SALES);
const SALE = numbered[0]!;

const BOOKS = { currency: 'EUR', openedBy: 'x', closedDays: [{ first: '2026-01-01', last: '2026-01-01' }] };

/** The tables with two sales; `isClosed`: their day is closed. */
const tables = ({ isClosed = false } = {}): DatabaseDouble =>
  new DatabaseDouble({
    'AS wanted(casino text, fold': [
      {
        ...{ fold: 'casino-books', casino: 'granada', key: 'granada' },
        state: writeState(isClosed ? BOOKS : { ...BOOKS, closedDays: [] }),
      },
    ],
    'FROM register.record WHERE casino = $1 AND source': ([, , id]) => (id === 'a' ? [rowOf(SALE)] : []),
    'SELECT place FROM fact_order': [{ place: placeOf(SALES[0]!) }],
    'FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number WHERE o.casino = $1 AND o.record_number < $2':
      [{ ...rowOf(SALE), fact_place: placeOf(SALES[0]!) }],
    '': [],
  });

const NEXT = { casino: 'granada', position: 2n, gamingDay: '2026-01-02', at: '2026-01-02T12:00:00.000Z' };
const CORRECTS = { source: '/casinos/granada/cage', id: 'a' };

describe('the preview of a correction', () => {
  const previewed = (more: object = {}, database = tables()) =>
    previewCorrection(database, store, { ...NEXT, corrects: CORRECTS, ...more });

  it('states the change of each account and the number of facts', async () => {
    const preview = await previewed();
    const day = { bookingDay: '2026-01-01', gamingDays: ['2026-01-01'], currency: 'EUR' };
    expect(preview).toMatchObject({
      facts: 1,
      movements: [
        { ...day, account: 'cash:cage', change: -500n },
        { ...day, account: 'chips:cage', change: 500n },
      ],
      settles: [],
    });
    expect(
      preview!.lines.map(({ account, debit, credit, eventType, reversal }) => [
        account,
        debit,
        credit,
        eventType,
        reversal,
      ]),
    ).toEqual([
      ['chips:cage', 500n, 0n, 'cagnotte.cage.chips-sold.v1', true],
      ['cash:cage', 0n, 500n, 'cagnotte.cage.chips-sold.v1', true],
    ]);
  });

  it('states only the difference for a replacement', async () => {
    const preview = await previewed({ replacement: { ...(SALES[0]!.data as object), amount: 700 } });
    expect(preview!.movements.map(({ account, change }) => [account, change])).toEqual([
      ['cash:cage', 200n],
      ['chips:cage', -200n],
    ]);
    expect(preview!.facts).toBe(1);
  });

  it('is in the next books that are open, with the day of the fact', async () => {
    const preview = await previewed({}, tables({ isClosed: true }));
    expect(
      new Set(preview!.movements.map(({ bookingDay, gamingDays }) => `${bookingDay} ${gamingDays.join()}`)),
    ).toEqual(new Set(['2026-01-02 2026-01-01']));
    expect(preview!.lines[0]).toMatchObject({ gamingDay: '2026-01-01', bookingDay: '2026-01-02' });
  });

  it('says which findings it would open', async () => {
    const preview = await previewed({ corrects: { ...CORRECTS, id: 'z' } });
    expect(preview).toMatchObject({ facts: 0, movements: [], lines: [] });
    expect(
      preview!.opens.map(({ finding, ofRecord, gamingDay, source }) => [
        finding.code,
        ofRecord,
        gamingDay,
        source,
      ]),
    ).toContainEqual(['correction-of-unknown-event', 3n, '2026-01-02', '/casinos/granada/accounting']);
  });

  it('writes nothing', async () => {
    const database = tables();
    await previewed({}, database);
    expect(database.asked.filter(({ sql }) => !sql.startsWith('SELECT'))).toEqual([]);
  });

  it('is refused if it takes too many evaluations or too long', async () => {
    expect(await previewed({ most: 0 })).toBeUndefined();
    expect(await previewed({ longestMs: -1 })).toBeUndefined();
  });

  it('fails where its records cannot be read', async () => {
    const failing = new DatabaseDouble();
    await expect(previewed({}, failing)).rejects.toThrow('nobody foresaw');
  });
});

describe('the preview of an authorisation', () => {
  const authorisation = { validFrom: '2026-01-02', games: [], tables: [] } as never;

  it('compares the books before and after it', async () => {
    const preview = await previewAuthorisation(tables(), store, { ...NEXT, authorisation });
    expect(preview!.books.before.authorisations ?? []).toEqual([]);
    expect(preview!.books.after.authorisations).toMatchObject([{ validFrom: '2026-01-02' }]);
    expect(preview!.movements).toEqual([]);
  });
});
