import { formatRational, type Rational, rational } from '../../kernel/rational';
import { edgesAtHand } from '../edges-at-hand';
import type { BetEdge } from '../game-rules';
import { type Answers, answersOf } from '../open-points';
import { rulesInForce } from '../rules-in-force';
import { BLACKJACK } from './blackjack.rules';
import { edgeByCards } from './blackjack-edges';
import { itInFullTest } from '../../../test/support/in-full-test';

const kept = (bet: string, answers: Partial<Answers> = {}): BetEdge => {
  const found = rulesInForce({ rulebook: 'ES-AN-2010', game: 'blackjack', day: '2026-01-01' });
  if (!found.ok) throw new Error(found.refusal.code);
  const edges = edgesAtHand({ ...found.value, answers: answersOf(answers) }) ?? [];
  return edges.find((row) => row.bet === bet)!;
};
const inMillionths = ({ numerator, denominator }: Rational): number =>
  (Number(numerator) / Number(denominator)) * 1_000_000;

describe('the edges of blackjack', () => {
  it('are exactly 23/311 on insurance', () => expect(kept('insurance').edge).toEqual(rational(23n, 311n)));

  it('are 0.336 % on a hand well played where only the first stake is lost to blackjack, about as published', () => {
    // Published tables of rules: 0.53 % with six decks, 0.13 % less for doubles after splits, 0.06 % less for aces split again.
    const { edge } = kept('main', { 'OP1-09': 'first-stake-only' });
    expect(formatRational(edge, 5)).toBe('0.00336');
  });

  it('are 0.11 % more where all further stakes are lost, too', () => {
    const first = kept('main', { 'OP1-09': 'first-stake-only' });
    const [all, some] = [kept('main'), first].map(({ edge }) => inMillionths(edge));
    expect(Math.round((all! - some!) / 100)).toBe(11);
    expect(formatRational(kept('main').edge, 5)).toBe('0.00447');
    expect(kept('main').error).toEqual(rational(1n, 10_000_000n));
  });

  itInFullTest(
    'tend to that of ranks that are all alike, 0.5499 % by another way of counting, the more decks there are',
    () => {
      const edge = inMillionths(edgeByCards({ ...BLACKJACK, decks: 20_000 }, true));
      expect(Math.abs(edge - 5_499)).toBeLessThan(1.5);
    },
  );

  itInFullTest('grow by half the chance of a blackjack that wins, where it pays even money', () => {
    const even = { ...BLACKJACK, pays: { ...BLACKJACK.pays, blackjack: rational(1n) } };
    const grown = inMillionths(edgeByCards(even, true)) - inMillionths(kept('main').edge);
    // Two cards of 24 aces and 96 tens, and not the same of those that are left for the dealer.
    const own = (2 * 24 * 96) / (312 * 311);
    const dealers = (2 * 23 * 95) / (310 * 309);
    expect(Math.abs(grown - 500_000 * own * (1 - dealers))).toBeLessThan(0.1);
  });
});
