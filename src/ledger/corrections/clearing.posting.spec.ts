import { BY, OFFICE, openedBook, postedLast, tableOpened, tell } from '../../../test/support/book/told';

describe('a clearing', () => {
  const tips = tell('tips.counted', { chips: 0, cash: 100, takenToCage: true, by: BY });

  it('shares tips between staff and house', () => {
    const shared = tell('tips.shared', { toStaff: 85, toHouse: 15, approvedBy: BY, document: 'D' }, OFFICE);
    expect(postedLast(tips, shared)).toEqual({
      lines: ['tips +100', 'bank -85', 'other-income -15'],
      findings: [],
    });
  });

  it('pays tips that were never counted against a variance, with a finding', () => {
    const shared = tell('tips.shared', { toStaff: 120, approvedBy: BY, document: 'D' }, OFFICE);
    expect(postedLast(tips, shared)).toEqual({
      lines: ['tips +100', 'variance:tips +20', 'bank -120'],
      findings: ['movement-not-covered'],
    });
  });

  it('pays the duty from the bank', () => {
    const paid = tell('duty.paid', { amount: 9, period: { year: 2026, quarter: 1 }, document: 'D' }, OFFICE);
    expect(postedLast(paid).lines).toEqual(['gaming-duty-payable +9', 'bank -9']);
  });

  const cleared = (more: object) =>
    tell(
      'variance.cleared',
      {
        point: 'drop',
        amount: 50,
        to: 'loss',
        table: 'T1',
        approvedBy: BY,
        reason: 'r',
        document: 'D',
        ...more,
      },
      OFFICE,
    );

  const boxOf = (amount: number) => [
    tableOpened('boule'),
    tell('chips.exchanged', { kind: 'cash-for-chips', amount: 100, at: 'table' }),
    tell('drop.counted', { box: 'B-1', amount, by: BY }, { at: 'tables/T1/count-room' }),
  ];

  test.each([
    ['a shortage becomes a loss', 50, cleared({}), ['loss +50', 'variance:drop:T1 -50'], []],
    [
      'a surplus becomes an income',
      150,
      cleared({ amount: -50, to: 'other-income' }),
      ['variance:drop:T1 +50', 'other-income -50'],
      [],
    ],
    [
      'a mistake in play becomes a result',
      50,
      cleared({ to: 'win', game: 'boule' }),
      ['win:boule:T1 +50', 'variance:drop:T1 -50'],
      [],
    ],
    [
      'one person does not suffice',
      50,
      cleared({ approvedBy: [{ id: 'E-1' }, { id: 'E-1' }] }),
      ['loss +50', 'variance:drop:T1 -50'],
      ['two-persons-required'],
    ],
  ])('of a difference: %s', (_what, counted, event, lines, findings) =>
    expect(postedLast(...boxOf(counted), event)).toEqual({ lines, findings }),
  );

  it('posts a mistake in play to the game that the table was opened for, if no game is named', () =>
    expect(postedLast(...boxOf(50), cleared({ to: 'win' })).lines).toEqual([
      ...['win:boule:T1 +50', 'variance:drop:T1 -50'],
    ]));

  it('of zero gives no finding, whatever difference is pending', () => {
    for (const counted of [50, 100, 150])
      expect(postedLast(...boxOf(counted), cleared({ amount: 0 })).findings).toEqual([]);
  });

  it('of a surplus gives a finding with another sign or above its amount', () => {
    expect(postedLast(...boxOf(150), cleared({ amount: -49 })).findings).toEqual([]);
    expect(postedLast(...boxOf(150), cleared({ amount: -51 })).findings).toEqual(['clearing-not-pending']);
    expect(postedLast(...boxOf(150), cleared({ amount: 1 })).findings).toEqual(['clearing-not-pending']);
  });

  test.each([
    ['above the pending amount', cleared({ amount: 51 }), '0.50 EUR', '0.51 EUR'],
    [
      'with the sign of a surplus, which doubles the shortage',
      cleared({ amount: -50 }),
      '0.50 EUR',
      '-0.50 EUR',
    ],
    ['at another point', cleared({ point: 'table' }), '0.00 EUR', '0.50 EUR'],
  ])('of a shortage gives a finding %s', (_what, event, pending, amount) => {
    const account = `variance:${(event.data as { point: string }).point}:T1`;
    expect(openedBook(...boxOf(50), event).entries.at(-1)!.evaluation.findings).toMatchObject([
      {
        code: 'clearing-not-pending',
        expected: `at most ${pending} of ${account}`,
        found: `${amount} cleared`,
      },
    ]);
  });
});
