import { answersOf } from '../open-points';
import type { Rule } from '../rule';
import type { VoidedRound } from '../table-reports';
import { checkNullThrow, checkRefunds, fateOfStakes } from './voided-round';

const RULE: Rule = { id: 'r', citation: 'heading r', says: '' };

describe('the stakes of a void round', () => {
  it('stand or are returned as the game has it, unless the casino has one answer for all games', () => {
    expect(fateOfStakes(answersOf({}), 'stakes-stand')).toBe('stakes-stand');
    expect(fateOfStakes(answersOf({}), 'stakes-returned')).toBe('stakes-returned');
    expect(fateOfStakes(answersOf({ 'OP1-06': 'stakes-stand' }), 'stakes-returned')).toBe('stakes-stand');
  });

  const found = (
    fate: 'stakes-stand' | 'stakes-returned',
    refunds: VoidedRound['refunds'],
    bets?: VoidedRound['bets'],
    settled = false,
  ) =>
    checkRefunds(
      { settled, reasonCode: 'misdeal', refunds, ...(bets && { bets }) },
      { rule: RULE, fate, currency: 'EUR' },
    ).map(({ code, expected, found: is, betIds }) => `${code} ${betIds?.join()}: ${expected}; ${is}`);
  const BETS = [
    { betId: 'a', player: 'p', stake: 1000n },
    { betId: 'b', player: 'p', stake: 500n },
    { betId: 'c', player: 'q', stake: 200n },
  ];

  it('go back whole, bet by bet where the refunds name bets', () => {
    const refunds = [
      { betId: 'a', amount: 999n },
      { betId: 'b', amount: 500n },
    ];
    expect(found('stakes-returned', refunds, BETS)).toEqual([
      'refund-not-the-stake a: 10.00 EUR returned; 9.99 EUR',
      'refund-not-the-stake c: 2.00 EUR returned; 0.00 EUR',
    ]);
    expect(found('stakes-returned', [{ betId: 'x', amount: 1n }], [])).toEqual([
      'refund-not-the-stake : 0.00 EUR returned; 0.01 EUR',
    ]);
  });

  it('go back by player where the refunds name players', () => {
    const refunds = [
      { player: 'p', amount: 1500n },
      { player: 'q', amount: 201n },
    ];
    expect(found('stakes-returned', refunds, BETS)).toEqual([
      'refund-not-the-stake c: 2.00 EUR returned; 2.01 EUR',
    ]);
  });

  it('go back all together where a refund names neither', () => {
    const refunds = [{ betId: 'a', amount: 1000n }, { amount: 700n }];
    expect(found('stakes-returned', refunds, BETS)).toEqual([]);
    expect(found('stakes-returned', [{ amount: 1699n }], BETS)).toEqual([
      'refund-not-the-stake a,b,c: 17.00 EUR returned; 16.99 EUR',
    ]);
    const nameless = [
      { betId: 'a', stake: 1000n },
      { betId: 'b', player: 'p', stake: 500n },
    ];
    expect(found('stakes-returned', [{ player: 'p', amount: 1500n }], nameless)).toEqual([]);
  });

  it('that stand may be taken back, but no more than was staked', () => {
    expect(found('stakes-stand', [{ betId: 'a', amount: 1000n }], BETS)).toEqual([]);
    expect(found('stakes-stand', [{ betId: 'a', amount: 1001n }], BETS)).toEqual([
      'refund-not-the-stake a: at most 10.00 EUR returned; 10.01 EUR',
    ]);
  });

  it('that stand may be lowered before they are settled; afterwards a part of a bet is an advisory', () => {
    const part = [
      { betId: 'a', amount: 900n },
      { betId: 'c', amount: 200n },
    ];
    expect(found('stakes-stand', part, BETS)).toEqual([]);
    expect(found('stakes-stand', part, BETS, true)).toEqual([
      'refund-not-the-stake a: 10.00 EUR returned, or none of it; 9.00 EUR',
    ]);
    expect(found('stakes-stand', [{ player: 'p', amount: 1000n }], BETS, true)).toEqual([]);
  });

  it('are not compared where the bets are not known', () =>
    expect(found('stakes-returned', [{ amount: 5n }])).toEqual([]));
});

describe('a null throw', () => {
  const setting = { currency: 'EUR', answers: answersOf({}) };
  const found = (voided: Partial<VoidedRound>) =>
    checkNullThrow({ settled: false, reasonCode: 'null-throw', refunds: [], ...voided }, RULE, setting).map(
      ({ code }) => code,
    );

  it('is called before anything of it is settled', () => {
    expect(found({})).toEqual([]);
    expect(found({ settled: true })).toEqual(['null-throw-after-settlement']);
    expect(found({ settled: true, reasonCode: 'misdeal' })).toEqual([]);
  });

  it('leaves the stakes where they are, so that no more goes back than was staked', () => {
    const bets = [{ betId: 'a', stake: 1000n }];
    expect(found({ bets })).toEqual([]);
    expect(found({ settled: true, bets, refunds: [{ betId: 'a', amount: 1001n }] })).toEqual([
      ...['null-throw-after-settlement', 'refund-not-the-stake'],
    ]);
  });
});
