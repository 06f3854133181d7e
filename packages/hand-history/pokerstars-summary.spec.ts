import { readSummaryLine } from './pokerstars-summary';

const seat = (number: number, name: string) => ({ seat: number, name, stack: 1000n, sittingOut: false });
const read = (text: string) =>
  readSummaryLine(text, {
    money: { currency: 'USD', symbol: '$' },
    family: 'flop',
    seats: [seat(1, 'Player1'), seat(2, 'Player2')],
  });

describe('a line of the summary', () => {
  it.each([
    ['Total pot $0.40 | Rake $0.02', { kind: 'total', totalPot: 40n, pots: [], rake: 2n }],
    [
      'Total pot $5.80 Main pot $4. Side pot $1.80. | Rake $0.20',
      { kind: 'total', totalPot: 580n, pots: [400n, 180n], rake: 20n },
    ],
    [
      'Total pot $1,625 Main pot $1,025. Side pot-1 $200. Side pot-2 $400. | Rake $0',
      { kind: 'total', totalPot: 162500n, pots: [102500n, 20000n, 40000n], rake: 0n },
    ],
    ['Board [8h Jh Kh Ah]', { kind: 'board', cards: ['8h', 'Jh', 'Kh', 'Ah'] }],
    ['SECOND Board [8h Jh Kh Ah 2c]', { kind: 'board', cards: ['8h', 'Jh', 'Kh', 'Ah', '2c'] }],
    ['Seat 1: Player1 collected ($0.38)', { kind: 'seat', seat: 1, won: 38n }],
    ['Seat 1: Player1 (button) (small blind) collected ($0.38)', { kind: 'seat', seat: 1, won: 38n }],
    ["Seat 2: Player2 (button) folded before Flop (didn't bet)", { kind: 'seat', seat: 2, won: 0n }],
    [
      'Seat 2: Player2 showed [Qd 5c] and won ($0.43) with a pair of Queens',
      { kind: 'seat', seat: 2, won: 43n, known: { cards: ['Qd', '5c'], shown: true } },
    ],
    [
      'Seat 2: Player2 showed [Qd 5c] and won ($1.59) with a pair, and won ($1.58) with two pair',
      { kind: 'seat', seat: 2, won: 317n, known: { cards: ['Qd', '5c'], shown: true } },
    ],
    [
      'Seat 2: Player2 (big blind) mucked [3d 3h]',
      { kind: 'seat', seat: 2, won: 0n, known: { cards: ['3d', '3h'], shown: false } },
    ],
    ['Hand was run twice', { kind: 'talk' }],
    ['The weather was fine', { kind: 'unknown' }],
  ])('"%s" is read', (text, line) => {
    expect(read(text)).toEqual(line);
  });

  it.each([
    ['Total pot $0.40', 'Total pot $1 | Rake $0.05'],
    ['Total pot $0.40 | Rake $0.02 | Jackpot $0.10', 'Total pot $1 | Rake $0.05'],
    ['Total pot $5.80 Side pot $1.80. Main pot $4. | Rake $0.20', 'the main pot first'],
    ['Seat 1: Player1 collected (0.3B)', 'an amount after "won" or "collected"'],
    ['Seat 1: Player2 folded before Flop', 'a seat of this hand with the name of its player'],
    ['Seat 7: Player7 folded before Flop', 'a seat of this hand with the name of its player'],
  ])('"%s" is refused', (text, expected) => {
    expect(() => read(text)).toThrow(expected);
  });
});
