import { checkHolders, isHolder } from './holder.checks';

const change = (account: string, opening: bigint, ...days: [day: string, was: bigint, is: bigint][]) => ({
  account,
  currency: 'EUR',
  opening,
  days: days.map(([day, was, is]) => ({ day: `2026-01-${day}`, was, is })),
});

describe('a holder of chips', () => {
  it.each([
    'chips:cage',
    'chips:table:RF1',
    'chips:cambista:CF1',
    'chips:jackpot:T1',
    'chips:tips',
    'cash:cage',
    'cash:cambista:CF1',
  ])('is %s', (account) => expect(isHolder(account)).toBe(true));

  it.each(['chips:transit', 'chips:custody:CF1', 'chips:issued', 'chips:cages', 'cash:drop:RF1', 'bank'])(
    'is not %s',
    (account) => expect(isHolder(account)).toBe(false),
  );
});

describe('a holder that is below zero at the end of a day', () => {
  it('gives a finding of the day and the table, which is open until it is settled', () => {
    const { findings, settles } = checkHolders([change('chips:table:RF1', 0n, ['01', 5n, -1n])]);
    expect(findings).toMatchObject([
      {
        code: 'chips-below-zero',
        standing: 'chips-below-zero chips:table:RF1 EUR 2026-01-01',
        of: { gamingDay: '2026-01-01', table: 'RF1' },
        eventIds: [],
        expected: 'at least 0.00 EUR at chips:table:RF1 at the end of 2026-01-01',
      },
    ]);
    expect(settles).toEqual([]);
  });

  it('gives a finding without a table at the cage and at the slot of a pool', () => {
    const of = (account: string) => checkHolders([change(account, 0n, ['01', 0n, -1n])]).findings[0]!.of;
    expect(of('chips:cage')).toEqual({ gamingDay: '2026-01-01' });
    expect(of('chips:jackpot:T1')).toEqual({ gamingDay: '2026-01-01' });
    expect(of('chips:tips:T1')).toEqual({ gamingDay: '2026-01-01', table: 'T1' });
  });

  it('gives a finding about cash for the cash of the cage or of a cambista', () => {
    const found = (account: string) => checkHolders([change(account, 0n, ['01', 0n, -1n])]).findings;
    expect(found('cash:cage')).toMatchObject([
      {
        code: 'cash-below-zero',
        standing: 'cash-below-zero cash:cage EUR 2026-01-01',
        expected: 'at least 0.00 EUR at cash:cage at the end of 2026-01-01',
      },
    ]);
    expect(found('cash:cambista:CF1')[0]).toMatchObject({
      code: 'cash-below-zero',
      of: { gamingDay: '2026-01-01', table: 'CF1' },
    });
  });

  it('settles the finding if the balance is no longer below zero', () =>
    expect(checkHolders([change('chips:cage', 0n, ['01', -1n, 0n])])).toEqual({
      findings: [],
      settles: ['chips-below-zero chips:cage EUR 2026-01-01'],
    }));

  it('is neither found nor settled again while it stays below zero', () =>
    expect(checkHolders([change('chips:cage', 0n, ['01', -1n, -2n], ['02', -3n, -1n])])).toEqual({
      findings: [],
      settles: [],
    }));

  it('gives one finding for consecutive days, on the first of them, and another after a day at zero', () => {
    const days = checkHolders([
      change('chips:cage', 0n, ['01', 0n, -1n], ['02', 0n, -5n], ['03', 0n, 0n], ['04', 0n, -1n]),
    ]).findings.map(({ of }) => of?.gamingDay);
    expect(days).toEqual(['2026-01-01', '2026-01-04']);
  });

  it('gives no second finding if the day began below zero', () =>
    expect(checkHolders([change('chips:cage', -1n, ['01', -1n, -1n])]).findings).toEqual([]));
});
