import { answersOf } from '../open-points';
import type { Rule } from '../rule';
import type { VoidedRound } from '../table-reports';
import { checkNullThrow, checkRefunds, fateOfStakes } from './voided-round';

const RULE: Rule = { id: 'r', citation: 'heading r', says: '' };

describe('the stakes of a void round', () => {
  it('stay or are returned by the rule of the game, unless OP1-06 is answered for all games', () => {
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

  it('are refunded in full, compared by bet if the refunds state bets', () => {
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

  it('are refunded in full, compared by player if the refunds state players', () => {
    const refunds = [
      { player: 'p', amount: 1500n },
      { player: 'q', amount: 201n },
    ];
    expect(found('stakes-returned', refunds, BETS)).toEqual([
      'refund-not-the-stake c: 2.00 EUR returned; 2.01 EUR',
    ]);
  });

  it('are refunded in full, compared as a total if a refund states neither', () => {
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

  it('that stay may be refunded up to their amount', () => {
    expect(found('stakes-stand', [{ betId: 'a', amount: 1000n }], BETS)).toEqual([]);
    expect(found('stakes-stand', [{ betId: 'a', amount: 1001n }], BETS)).toEqual([
      'refund-not-the-stake a: at most 10.00 EUR returned; 10.01 EUR',
    ]);
  });

  it('that stay may be refunded in part before settlement; afterwards this is an advisory', () => {
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

  it('are not compared if the bets are unknown', () =>
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

  it('leaves the stakes on the cloth, so that a refund above them is found', () => {
    const bets = [{ betId: 'a', stake: 1000n }];
    expect(found({ bets })).toEqual([]);
    expect(found({ settled: true, bets, refunds: [{ betId: 'a', amount: 1001n }] })).toEqual([
      ...['null-throw-after-settlement', 'refund-not-the-stake'],
    ]);
  });
});
