import { BY, OFFICE, openedBook, postedLast, tableOpened, tell } from '../../../test/support/book/told';

describe('what is cleared', () => {
  const tips = tell('tips.counted', { chips: 0, cash: 100, takenToCage: true, by: BY });

  it('tips are shared between staff and house', () => {
    const shared = tell('tips.shared', { toStaff: 85, toHouse: 15, approvedBy: BY, document: 'D' }, OFFICE);
    expect(postedLast(tips, shared)).toEqual({
      lines: ['tips +100', 'bank -85', 'other-income -15'],
      findings: [],
    });
  });

  it('tips that were never counted are paid against a variance, and found', () => {
    const shared = tell('tips.shared', { toStaff: 120, approvedBy: BY, document: 'D' }, OFFICE);
    expect(postedLast(tips, shared)).toEqual({
      lines: ['tips +100', 'variance:tips +20', 'bank -120'],
      findings: ['movement-not-covered'],
    });
  });

  it('the duty is paid from the bank', () => {
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

  it('a mistake in play becomes a result of the game that the table was opened for, where none is named', () =>
    expect(postedLast(...boxOf(50), cleared({ to: 'win' })).lines).toEqual([
      ...['win:boule:T1 +50', 'variance:drop:T1 -50'],
    ]));

  it('nothing is cleared by nothing, whatever is pending', () => {
    for (const counted of [50, 100, 150])
      expect(postedLast(...boxOf(counted), cleared({ amount: 0 })).findings).toEqual([]);
  });

  it('a surplus is cleared as far as it goes', () => {
    expect(postedLast(...boxOf(150), cleared({ amount: -49 })).findings).toEqual([]);
    expect(postedLast(...boxOf(150), cleared({ amount: -51 })).findings).toEqual(['clearing-not-pending']);
    expect(postedLast(...boxOf(150), cleared({ amount: 1 })).findings).toEqual(['clearing-not-pending']);
  });

  test.each([
    ['more than is pending', cleared({ amount: 51 }), '0.50 EUR', '0.51 EUR'],
    [
      'with the sign of a surplus, which doubles the shortage',
      cleared({ amount: -50 }),
      '0.50 EUR',
      '-0.50 EUR',
    ],
    ['at another point', cleared({ point: 'table' }), '0.00 EUR', '0.50 EUR'],
  ])('is found where a shortage is cleared %s', (_what, event, pending, amount) => {
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
