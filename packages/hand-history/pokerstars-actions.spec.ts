import { readAct } from './pokerstars-actions';

const dollars = { currency: 'USD', symbol: '$' };
const read = (text: string) => readAct(text, dollars);

describe('what a player does', () => {
  it.each([
    ['posts the ante $0.01', { kind: 'ante', amount: 1n }],
    ['posts small blind $0.05', { kind: 'small-blind', amount: 5n }],
    ['posts big blind $0.06 and is all-in', { kind: 'big-blind', amount: 6n, allIn: true }],
    ['posts small & big blinds $0.15', { kind: 'both-blinds', amount: 15n }],
    ['brings in for $0.02', { kind: 'bring-in', amount: 2n }],
    ['folds', { kind: 'fold' }],
    ['checks', { kind: 'check' }],
    ['calls $0.10', { kind: 'call', amount: 10n }],
    ['calls $0.18 and is all-in', { kind: 'call', amount: 18n, allIn: true }],
    ['bets $0.50', { kind: 'bet', amount: 50n }],
    ['raises $1.60 to $1.90 and is all-in', { kind: 'raise', amount: 160n, to: 190n, allIn: true }],
    [
      'raises $6.50 to $10 and has reached the $10 cap',
      { kind: 'raise', amount: 650n, to: 1000n, capped: 1000n },
    ],
    ['completes it to $1', { kind: 'complete', to: 100n }],
    ['discards 1 card [2s]', { kind: 'discard', discarded: 1 }],
    ['discards 3 cards', { kind: 'discard', discarded: 3 }],
    ['stands pat', { kind: 'discard', discarded: 0 }],
    ['stands pat on [2c 3d 7h 4c 6s]', { kind: 'discard', discarded: 0 }],
    ['folds [Qh Qs]', { kind: 'fold', cards: ['Qh', 'Qs'], shown: true }],
    ['shows [Th Td] (two pair, Tens and Deuces)', { cards: ['Th', 'Td'], shown: true }],
    ['mucks hand', {}],
    ["doesn't show hand", {}],
  ])('is read from "%s"', (text, act) => {
    expect(read(text)).toEqual(act);
  });

  it('is undefined for unknown words', () => {
    expect(read('is sitting out')).toBeUndefined();
    expect(read('posts straddle $0.20')).toBeUndefined();
  });

  it.each([
    ['calls', 'the rest of an action that begins with "calls"'],
    ['calls $0.1O', 'the rest of an action that begins with "calls"'],
    ['calls €0.10', 'an amount such as $1.50'],
    ['raises $0.10', 'the rest of an action that begins with "raises"'],
    ['raises $0.10 to $0.30 and laughs', 'the rest of an action that begins with "raises"'],
    ['bets -$0.10', 'the rest of an action that begins with "bets"'],
    ['folds quickly', 'the rest of an action that begins with "folds"'],
    ['shows [Xx]', 'cards such as Th 4d'],
  ])('is refused if it begins like an action and continues differently: "%s"', (text, expected) => {
    expect(() => read(text)).toThrow(expected);
  });
});
