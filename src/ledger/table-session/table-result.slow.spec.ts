import fc from 'fast-check';
import { MemoryBook } from '../../../test/support/book/memory-book';
import { anyHappening, anyReporting, playNight } from '../../../test/support/house-night/house-night';
import { resultFromBooks, resultFromCounts, resultPartsOf, type SessionMoney } from './table-result';

const SESSION = 'table/T1/2026-01-01/1';
const nights = fc.record({
  happenings: fc.array(anyHappening, { maxLength: 25 }),
  reporting: anyReporting,
});

const sessionOf = (book: MemoryBook): SessionMoney => book.moneyOf(SESSION);

describe('the result of a house-banked table, whatever its night captures and in whatever order it is counted', () => {
  it('is the same from counts, from the books, and by plain addition', () => {
    fc.assert(
      fc.property(nights, ({ happenings, reporting }) => {
        const night = playNight(happenings, reporting);
        const session = sessionOf(new MemoryBook().postAll(night.events));
        const parts = resultPartsOf(session);
        expect([resultFromCounts(parts!), resultFromBooks(session)]).toEqual([night.result, night.result]);
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the box, the slots and the way between cage and table empty, and on the table what is locked there', () => {
    fc.assert(
      fc.property(nights, ({ happenings, reporting }) => {
        const night = playNight(happenings, reporting);
        const { balances } = new MemoryBook().postAll(night.events);
        const of = (account: string): bigint => balances.of(account, 'EUR');
        expect(of('chips:table:T1')).toBe(BigInt(night.locked));
        expect(['cash:drop:T1', 'chips:jackpot:T1', 'chips:cagnotte:T1', 'chips:transit'].map(of)).toEqual([
          0n,
          0n,
          0n,
          0n,
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('is posted as win, once, where rounds are not captured, and as no variance of the float', () => {
    fc.assert(
      fc.property(nights, ({ happenings, reporting }) => {
        const captures = { ...reporting.captures, rounds: false };
        const night = playNight(happenings, { ...reporting, captures, box: 'before-count' });
        const { posted } = sessionOf(new MemoryBook().postAll(night.events));
        expect(posted.varianceTable).toBe(0n);
        expect(posted.win + posted.varianceDrop).toBe(night.result);
      }),
    );
  });
});

it('a session whose float was not counted has no result from counts', () => {
  expect(resultPartsOf(new MemoryBook().moneyOf(SESSION))).toBeUndefined();
});
