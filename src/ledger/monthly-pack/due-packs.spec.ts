import type { CertifiedMonth } from './certified-months';
import { duePacks } from './due-packs';

const january = (...completions: readonly bigint[]): CertifiedMonth => ({
  month: '2026-01',
  isComplete: true,
  completions,
  certifiedBy: new Map([
    ['2026-01-30', completions.at(-1) ?? 1n],
    ['2026-01-31', completions[0] ?? 1n],
  ]),
});
const asked = (record: bigint) => ({ month: '2026-01', record, eventId: `ask-${record}` });

describe('a recipient', () => {
  it('is sent a month that became complete after they were decided', () =>
    expect(duePacks([january(10n)], [], 4n)).toEqual([
      { month: '2026-01', record: 10n, completedBy: 10n, isRequested: false },
    ]));

  it('is sent no month that was complete before', () =>
    expect(duePacks([january(10n)], [], 10n)).toEqual([]));

  it('is told which days changed where the month was sent before', () =>
    expect(duePacks([january(10n, 20n)], [], 10n)).toEqual([
      {
        ...{ month: '2026-01', record: 20n, completedBy: 20n, isRequested: false },
        former: { record: 10n, changedDays: ['2026-01-30'] },
      },
    ]));

  it('is sent a month once that became complete twice meanwhile, and is told of no change', () =>
    expect(duePacks([january(10n, 20n)], [], 4n)).toEqual([
      { month: '2026-01', record: 20n, completedBy: 20n, isRequested: false },
    ]));

  it('is not sent a month that is reopened', () =>
    expect(duePacks([{ ...january(10n), isComplete: false }], [asked(12n)], 4n)).toEqual([]));

  it('is sent an earlier month on request, as it became complete last', () =>
    expect(duePacks([january(10n)], [asked(25n)], 20n)).toEqual([
      { month: '2026-01', record: 25n, completedBy: 10n, isRequested: true },
    ]));

  it('is sent a month once that was requested twice', () =>
    expect(duePacks([january(10n)], [asked(25n), asked(26n)], 20n).map(({ record }) => record)).toEqual([
      26n,
    ]));

  it('is sent a month once that is due and was requested, because it could not be sent', () =>
    expect(duePacks([january(10n)], [asked(12n)], 4n)).toEqual([
      { month: '2026-01', record: 12n, completedBy: 10n, isRequested: true },
    ]));

  it('is sent a month once that was requested and became complete again meanwhile', () =>
    expect(duePacks([january(10n, 30n)], [asked(25n)], 20n)).toMatchObject([
      { record: 30n, isRequested: false },
    ]));

  it('is sent the months in the order of the records', () => {
    const february = { ...january(15n), month: '2026-02' };
    expect(duePacks([january(20n), february], [], 4n).map(({ month }) => month)).toEqual([
      '2026-02',
      '2026-01',
    ]);
  });
});
