import { valesBook } from './vales.book';
import type { SlipSeries } from './slip-series';
import type { SlipUse } from './slip-use';

const slip = (more: Partial<SlipUse>): SlipUse => ({
  ...{ slip: 'A-1', kind: 'fill', table: 'RF1', gamingDay: '2026-01-01', currency: 'EUR' },
  ...{ inTransit: 0n, isVoid: false, toldBy: {}, problems: [], eventIds: ['e'] },
  ...more,
});

describe('the control of slips as a book', () => {
  it('shows table, cage and ledger side by side, and what is wrong in words', () => {
    const slips = [
      slip({ atTable: 500n, atCage: 400n, problems: ['halves-differ', 'under-way'], inTransit: -100n }),
      slip({ slip: 'A-2', isVoid: true }),
    ];
    const book = valesBook({ slips, series: [] }, '2026-01-01');
    expect(book.sections[0]!.rows.map((row) => row.slice(4))).toMatchObject([
      [
        { amount: 500n, currency: 'EUR' },
        { amount: 400n, currency: 'EUR' },
        { amount: -100n, currency: 'EUR' },
        { text: 'mitades distintas, en tránsito' },
      ],
      [null, null, { amount: 0n, currency: 'EUR' }, { text: 'anulado' }],
    ]);
  });

  it('lists the numbers of a pad that nobody has used, one by one or as a run', () => {
    const unused = [
      { first: 'A-2', last: 'A-2', count: 1n },
      { first: 'A-4', last: 'A-9', count: 6n },
    ];
    const series: SlipSeries = {
      ...{ kind: 'fill', pad: 'A-', first: 'A-1', last: 'A-10', used: 3, unused },
      ...{ duplicates: ['A-1'], voids: [] },
    };
    const [row] = valesBook({ slips: [], series: [series] }, '2026-01-01').sections[1]!.rows;
    expect(row!.slice(4)).toEqual([{ text: 'A-2, A-4 – A-9' }, { text: 'A-1' }, null]);
  });
});
