import { nearDays } from './near-days';

describe('the ranges that are read of days without kept sums', () => {
  it('holds days of a month together, whatever lies between them', () =>
    expect(nearDays(['2026-01-01', '2026-01-20', '2026-02-20'])).toEqual([
      { from: '2026-01-01', to: '2026-02-20' },
    ]));

  it('leaves out what lies between a late fact of an old day and tonight', () =>
    expect(nearDays(['2025-04-02', '2026-03-20', '2026-03-21'])).toEqual([
      { from: '2025-04-02', to: '2025-04-02' },
      { from: '2026-03-20', to: '2026-03-21' },
    ]));

  it('is none where every day is kept', () => expect(nearDays([])).toEqual([]));
});
