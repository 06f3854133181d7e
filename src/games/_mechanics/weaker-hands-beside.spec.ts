import { type CardNumber, rankOf } from './hand-ranking';
import { everyRanks, weakerHandsBeside } from './weaker-hands-beside';

const pairsOfCards = Array.from({ length: 52 }, (_, high) =>
  Array.from({ length: high }, (_each, low): readonly CardNumber[] => [high, low]),
).flat();
const strengthOf = (cards: readonly CardNumber[]): number =>
  cards.reduce((strength, card) => strength + rankOf(card) ** 2, 0);

describe('hands beside a hand', () => {
  const all = everyRanks(2, strengthOf);
  const beside = weakerHandsBeside(all);

  it.each([
    ['a pair', [50, 51]],
    ['two ranks', [3, 17]],
    ['two ranks of one suit', [0, 48]],
  ])('below each strength are those that plain counting finds: %s', (_what, own) => {
    const left = pairsOfCards.filter((cards) => !cards.some((card) => own.includes(card)));
    const counts = Uint8Array.from(
      { length: 13 },
      (_, rank) => own.filter((card) => rankOf(card) === rank).length,
    );
    const weaker = beside(all.find((hand) => hand.counts.join() === counts.join())!);
    for (const strength of [0, 1, 50, 100, 145, 200, 288, Infinity]) {
      expect(weaker(strength)).toBe(left.filter((cards) => strengthOf(cards) < strength).length);
    }
  });
});
