import { OFFICE, tell, written } from '../../../test/support/book/told';
import type { CasinoBooks } from '../casino/casino-books.state';
import type { CasinoEvent } from '../../kernel/envelope';
import { evaluateEvent } from '../../../test/support/book/evaluate-event';

const DAY = '2026-01-01';
const OPEN: CasinoBooks = { currency: 'EUR', openedBy: 'opening' };
const closed = (data: object = {}) => tell('gaming-day.closed', { through: 5, ...data } as never, OFFICE);
const decided = (type: 'opened' | 'certified' | 'reopened', data: object = {}) =>
  tell(`gaming-day.${type}`, data as never, OFFICE);
const after = (...events: readonly CasinoEvent[]) =>
  events.reduce<{ books: CasinoBooks; lines: string[]; codes: string[]; expected: string[] }>(
    ({ books }, event) => {
      const { lines, findings, books: next } = evaluateEvent(event, { books });
      return {
        books: next,
        lines: written(lines),
        codes: findings.map(({ code }) => code),
        expected: findings.map(({ expected }) => expected),
      };
    },
    { books: OPEN, lines: [], codes: [], expected: [] },
  );
const ONE_DAY = [{ first: DAY, last: DAY }];
const TWO = [{ id: 'E-1' }, { id: 'E-2' }];

describe('the close of a gaming day', () => {
  const dutyOf2025 = { dutyAccrued: 45, dutyOfEarlierYears: [{ year: 2025, amount: -7 }] };

  it('accrues the duty of its year, and what became due of earlier ones, each on its own account', () =>
    expect(after(closed(dutyOf2025)).lines).toEqual([
      'gaming-duty +45',
      'gaming-duty-payable +7',
      'gaming-duty-payable -45',
      'gaming-duty-of-earlier-year:2025 -7',
    ]));

  it('is in the currency of the books, and its lines are derived', () => {
    const { lines } = evaluateEvent(closed({ currency: 'USD', dutyAccrued: 45 }), { books: OPEN });
    expect(lines.map(({ currency, basis }) => [currency, basis])).toEqual([
      ['USD', 'derived'],
      ['USD', 'derived'],
    ]);
  });

  it('posts nothing where no duty is known, and closes the books of the day', () => {
    const { lines, books, codes } = after(closed());
    expect([lines, books.closedDays, books.accruals, codes]).toEqual([[], ONE_DAY, undefined, []]);
  });

  it('a second time gives a finding', () =>
    expect(after(closed(), closed()).codes).toEqual(['day-closed-twice']));

  it('records the accrued duty, so that a reopening reverses it', () => {
    const { lines, books, codes } = after(closed(dutyOf2025), decided('reopened', { by: TWO, reason: 'r' }));
    expect(lines).toEqual([
      'gaming-duty-payable +45',
      'gaming-duty-of-earlier-year:2025 +7',
      'gaming-duty -45',
      'gaming-duty-payable -7',
    ]);
    expect([books.closedDays, books.certifiedDays, books.accruals, codes]).toEqual([[], [], [], []]);
  });
});

describe('a gaming day', () => {
  it('is opened, closed and certified without another change of the books of the casino', () => {
    const { books, codes } = after(decided('opened'), closed(), decided('certified'));
    expect(books).toEqual({ ...OPEN, openedDays: ONE_DAY, closedDays: ONE_DAY, certifiedDays: ONE_DAY });
    expect(codes).toEqual([]);
  });

  it('that is not closed gives a finding if it is certified or reopened', () => {
    const certified = after(decided('certified'));
    expect([certified.codes, certified.expected]).toEqual([
      ['day-not-closed'],
      ['day 2026-01-01 closed before it is certified'],
    ]);
    const reopened = after(decided('reopened', { by: TWO, reason: 'r' }));
    expect([reopened.codes, reopened.expected]).toEqual([
      ['day-not-closed'],
      ['day 2026-01-01 closed before it is reopened'],
    ]);
  });

  it('is reopened by two persons', () => {
    const alone = [{ id: 'E-1' }, { id: 'E-1' }];
    expect(after(closed(), decided('reopened', { by: alone, reason: 'r' })).codes).toEqual([
      'two-persons-required',
    ]);
  });

  it('that is reopened is reached by the authorisations that were recorded while it was closed', () => {
    const authorisation = { validFrom: DAY, rulebook: 'ES-AN-2010', games: [], tables: [], pools: [] };
    const books = { ...OPEN, closedDays: ONE_DAY, authorisations: [{ ...authorisation, notFor: ONE_DAY }] };
    const { books: reopened } = evaluateEvent(decided('reopened', { by: TWO, reason: 'r' }), { books });
    expect(reopened.authorisations).toEqual([authorisation]);
  });
});
