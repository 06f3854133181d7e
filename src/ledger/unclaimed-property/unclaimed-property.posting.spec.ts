import { BY, CAGE, OFFICE, postedLast, tableOpened, tell } from '../../../test/support/book/told';

describe('unclaimed property', () => {
  const found = tell('money.found', { entry: 'L-1', kind: 'cash', amount: 30, by: BY }, CAGE);

  it('is owed by its entry in the register, and paid out of it', () => {
    expect(postedLast(found).lines).toEqual(['cash:cage +30', 'lost-money[L-1] -30']);
    const back = tell(
      'money.returned',
      { entry: 'L-1', amount: 30, paidFrom: 'cash', document: 'D', by: BY },
      CAGE,
    );
    expect(postedLast(found, back)).toEqual({
      lines: ['lost-money[L-1] +30', 'cash:cage -30'],
      findings: [],
    });
  });

  it('that is chips goes to the chips of the cage', () =>
    expect(
      postedLast(tell('money.found', { entry: 'L-2', kind: 'chips', amount: 30, by: BY }, CAGE)).lines,
    ).toEqual(['chips:cage +30', 'lost-money[L-2] -30']));

  it('gives a finding if another find is entered under its number while it is owed', () => {
    const other = (entry: string) => tell('money.found', { entry, kind: 'chips', amount: 50, by: BY }, CAGE);
    const cent = tell('money.found', { entry: 'L-1', kind: 'cash', amount: 1, by: BY }, CAGE);
    expect(postedLast(cent, other('L-1')).findings).toEqual(['lost-entry-used-twice']);
    expect(postedLast(found, other('L-1'))).toEqual({
      lines: ['chips:cage +50', 'lost-money[L-1] -50'],
      findings: ['lost-entry-used-twice'],
    });
    expect(postedLast(found, other('L-2')).findings).toEqual([]);
  });

  it('is given back in part, and the rest stays owed', () => {
    const back = (amount: number) =>
      tell('money.returned', { entry: 'L-1', amount, paidFrom: 'bank', document: 'D', by: BY }, CAGE);
    expect(postedLast(found, back(10)).lines).toEqual(['lost-money[L-1] +10', 'bank -10']);
    expect(postedLast(found, back(10), back(20))).toEqual({
      lines: ['lost-money[L-1] +20', 'bank -20'],
      findings: [],
    });
    expect(postedLast(found, back(10), back(21)).findings).toContain('lost-money-not-owed');
    expect(postedLast(found, back(30), back(5)).lines).toEqual(['variance:cage +5', 'bank -5']);
  });

  it('is paid over entry by entry, then out of forgotten bets; an amount that was not recorded is a variance and found', () => {
    const forgotten = tell('round.settled', {
      roundNo: 1,
      bets: [],
      outcome: {},
      result: 0,
      forgottenBets: [{ stake: 5, winnings: 0 }],
    });
    const over = tell(
      'money.paid-over',
      {
        entries: ['L-1', 'L-9'],
        amount: 40,
        paidFrom: 'bank',
        recipient: 'town hall',
        document: 'D',
        by: BY,
      },
      OFFICE,
    );
    expect(postedLast(found, tableOpened('boule'), forgotten, over)).toEqual({
      lines: ['lost-money[L-1] +30', 'lost-money +5', 'variance:cage +5', 'bank -40'],
      findings: ['lost-money-not-owed'],
    });
  });
});
