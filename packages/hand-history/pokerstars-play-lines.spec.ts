import type { LineContext } from './hand-lines';
import { readPlayLine } from './pokerstars-actions';

const seat = (number: number, name: string) => ({ seat: number, name, stack: 1000n, sittingOut: false });
const context: LineContext = {
  money: { currency: 'USD', symbol: '$' },
  family: 'flop',
  seats: [seat(1, 'Player1'), seat(2, 'Player10'), seat(3, 'a: b'), seat(4, 'a')],
};
const read = (text: string, family = context.family) => readPlayLine(text, { ...context, family });

describe('a line of the play', () => {
  it.each([
    ['*** HOLE CARDS ***', 'flop', 1],
    ['*** FLOP *** [8h Jh Kh]', 'flop', 2],
    ['*** TURN *** [8h Jh Kh] [Ah]', 'flop', 3],
    ['*** RIVER *** [8h Jh Kh Ah] [2c]', 'flop', 4],
    ['*** SECOND RIVER *** [8h Jh Kh Ah] [2d]', 'flop', 4],
    ['*** DEALING HANDS ***', 'draw', 1],
    ['*** PRE-FLOP *** [8h]', 'flop', 1],
    ['*** SECOND DRAW ***', 'draw', 3],
    ['*** 3rd STREET ***', 'stud', 1],
    ['*** 6th STREET ***', 'stud', 4],
    ['*** RIVER ***', 'stud', 5],
  ] as const)('"%s" begins a betting round of %s', (text, family, street) => {
    expect(read(text, family)).toMatchObject({ kind: 'street', street });
  });

  it.each([
    ['*** TURN *** [8h Jh Kh] [Ah]', { run: 'only', cards: ['8h', 'Jh', 'Kh', 'Ah'] }],
    ['*** FIRST RIVER *** [8h Jh Kh Ah] [2d]', { run: 'first', cards: ['8h', 'Jh', 'Kh', 'Ah', '2d'] }],
    ['*** SECOND RIVER *** [8h Jh Kh Ah] [2d]', { run: 'second', cards: ['8h', 'Jh', 'Kh', 'Ah', '2d'] }],
  ])('"%s" states the board', (text, dealt) => {
    expect(read(text)).toMatchObject({ dealt });
  });

  it('has no common card in a game without any', () => {
    expect(read('*** RIVER ***', 'stud')).toEqual({ kind: 'street', street: 5 });
    expect(read('*** HOLE CARDS ***')).toEqual({ kind: 'street', street: 1 });
  });

  it.each([
    ['*** SHOW DOWN ***', { kind: 'showdown' }],
    ['*** FIRST SHOW DOWN ***', { kind: 'showdown' }],
    ['*** SUMMARY ***', { kind: 'summary' }],
    ['Player1: checks', { kind: 'act', seat: 1, act: { kind: 'check' } }],
    ['Player10: checks', { kind: 'act', seat: 2, act: { kind: 'check' } }],
    ['a: b: checks', { kind: 'act', seat: 3, act: { kind: 'check' } }],
    ['a: checks', { kind: 'act', seat: 4, act: { kind: 'check' } }],
    ['Uncalled bet ($0.20) returned to Player1', { kind: 'returned', seat: 1, amount: 20n }],
    ['Player1 collected $0.38 from pot', { kind: 'collected', seat: 1, amount: 38n, pot: 0 }],
    ['Player1 collected $0.38 from main pot', { kind: 'collected', seat: 1, amount: 38n, pot: 0 }],
    ['Player10 collected $2 from side pot', { kind: 'collected', seat: 2, amount: 200n, pot: 1 }],
    ['Player10 collected $2 from side pot-2', { kind: 'collected', seat: 2, amount: 200n, pot: 2 }],
    [
      'Dealt to Player1 [Td Th 6h 4h] [Ks]',
      { kind: 'dealt', seat: 1, cards: ['Td', 'Th', '6h', '4h', 'Ks'] },
    ],
    ['Player1 cashed out the hand for $60 | Cash Out Fee $0.60', { kind: 'cashed-out', seat: 1 }],
    ['Player10 cashed out the hand for $12.50', { kind: 'cashed-out', seat: 2 }],
    ['Pair on board - a double bet is allowed', { kind: 'double-bet' }],
    ['Hand cancelled', { kind: 'cancelled' }],
  ])('"%s" is read', (text, line) => {
    expect(read(text)).toEqual(line);
  });
});

describe('a line of the play without money', () => {
  it.each([
    'Player1 said, "Player10: bets $5, I saw it"',
    'Stranger said, "Player10 collected $5 from pot"',
    'Stranger joins the table at seat #5',
    'Player1 leaves the table',
    'Player1 is sitting out',
    'Player1: is sitting out',
    'Stranger: sits out',
    'Player1 has returned',
    'Player1 has timed out',
    'Player1 has timed out while being disconnected',
    'Player1 is disconnected',
    'Player1 is connected',
    'Stranger was removed from the table for failing to post',
    'Stranger will be allowed to play after the button',
    'Betting is capped',
    'The deck is reshuffled',
    'No low hand qualified',
  ])('"%s" is talk', (text) => {
    expect(read(text)).toEqual({ kind: 'talk' });
  });

  it.each([
    'Player1 tips the dealer $1',
    'Player1: posts straddle $0.20',
    'Dealt to Stranger [Ah]',
    'rubbish',
  ])('"%s" is an unknown line', (text) => {
    expect(read(text)).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['Stranger: calls $0.10', 'an action of a player who has a seat'],
    ['Uncalled bet ($0.20) returned to Stranger', 'returned to a player who has a seat'],
    ['Uncalled bet $0.20 returned to Player1', 'returned to a player who has a seat'],
    ['Stranger collected $0.38 from pot', 'a player who has a seat and collected'],
    ['Player1 collected 0.38 from pot', 'an amount such as $1.50'],
    ['Player1 cashed out the hand for $1 | Fee $1', 'cashed out the hand for $1 | Cash Out Fee $0.01'],
    ['*** INTERMISSION ***', 'a marker such as'],
  ])('"%s" is refused', (text, expected) => {
    expect(() => read(text)).toThrow(expected);
  });
});
