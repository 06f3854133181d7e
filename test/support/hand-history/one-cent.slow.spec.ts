import { parseHandHistory } from '../../../packages/hand-history/parse-hand-history';
import { constructedTexts, realTexts } from './sample-hands';
import { tieHand } from '../../../packages/hand-history/hand-played-event';

/** A hand with one amount changed by a cent. */
interface Change {
  readonly hand: string;
  /** The original line of the amount. */
  readonly line: string;
  readonly changed: string;
}

const AMOUNT = /[$€£]\d[\d,]*(?:\.\d+)?/g;

const handsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/(?=^PokerStars )/m)).filter((text) => text.startsWith('PokerStars '));

/** Yields every amount of a hand a cent higher and, if possible, a cent lower. */
function* changesOf(hand: string): Generator<Change> {
  for (const { 0: amount, index } of hand.matchAll(AMOUNT)) {
    const line = hand.slice(hand.lastIndexOf('\n', index) + 1, hand.indexOf('\n', index));
    for (const cents of [1n, -1n]) {
      const other = addCents(amount, cents);
      if (other === undefined) continue;
      yield { hand, line, changed: hand.slice(0, index) + other + hand.slice(index + amount.length) };
    }
  }
}

function addCents(amount: string, cents: bigint): string | undefined {
  const [whole, fraction = ''] = amount.slice(1).replaceAll(',', '').split('.');
  const sum = BigInt(whole! + fraction.padEnd(2, '0')) + cents;
  if (sum < 0n) return undefined;
  return `${amount[0]}${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;
}

const goesUnnoticed = ({ changed }: Change): boolean => {
  const [read, ...others] = parseHandHistory(changed);
  expect(others).toEqual([]);
  return read!.ok && tieHand(read!.value).ties;
};

/** A line that is expected twice, since its amount can be higher or lower. */
const twice = (line: string): readonly string[] => [line, line];

const isStack = ({ line }: Change): boolean => / in chips\)/.test(line);

/** Whether the player of a seat goes all-in, by which his stack is known a second time. */
const isAllIn = ({ hand, line }: Change): boolean => {
  const name = /^Seat \d+: (\w+) /.exec(line)![1]!;
  return new RegExp(`^${name}: .* and is all-in$`, 'm').test(hand);
};

describe('a cent more or less anywhere in a real hand', () => {
  const changes = handsOf(realTexts()).flatMap((hand) => [...changesOf(hand)]);
  const unnoticed = changes.filter(goesUnnoticed);

  it('has 4281 cases', () => {
    expect(changes).toHaveLength(4281);
  });

  it('is detected except in stacks', () => {
    expect(unnoticed.filter((change) => !isStack(change)).map(({ line }) => line)).toEqual([]);
  });

  it('is noticed in the stack of everybody who is all-in', () => {
    const stacks = changes.filter(isStack);
    expect(stacks.filter(isAllIn)).toHaveLength(40);
    expect(unnoticed.filter(isAllIn)).toEqual([]);
  });

  it('is undetected in the 558 stacks without an all-in, since no other line depends on them', () => {
    expect(unnoticed).toHaveLength(1116);
  });
});

describe('a cent more or less anywhere in a constructed hand', () => {
  const changes = handsOf(constructedTexts()).flatMap((hand) => [...changesOf(hand)]);
  const unnoticed = changes.filter(goesUnnoticed);

  it('is detected except in stacks, in amounts stated once, and where both amounts are valid', () => {
    const lines = unnoticed.filter((change) => !isStack(change)).map(({ line }) => line);
    expect(lines.sort()).toEqual(
      [
        // In a cancelled hand without a big blind no other line depends on the stakes.
        ...twice('PokerStars Game #90000000404:  Omaha Pot Limit ($0.05/$0.10 USD) - 2009/03/15 6:20:33 ET'),
        // A bring-in that is completed "to $1" without the difference, and raised by its player.
        ...twice('Player2: brings in for $0.50'),
        // With 0.32 the pots are valid as stated before a rake of one cent, which other rooms do.
        'Total pot $0.42 Main pot $0.04. Side pot-1 $0.06. Side pot-2 $0.31. | Rake $0.01',
        // Amounts in the chat are not checked.
        ...twice('Player3 said, "Player1: bets $5, that is all I want from pot"'),
      ].sort(),
    );
  });

  it('is noticed in the stack of everybody who is all-in', () => {
    expect(unnoticed.filter(isStack).filter(isAllIn)).toEqual([]);
  });
});
