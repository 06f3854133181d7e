import { allOf, type CountedNet, edgeOfCounted, netting } from '../_mechanics/counted-results';
import type { CardNumber } from '../_mechanics/poker-hands/deck';
import { suitClassKey, threeCardClasses } from '../_mechanics/poker-hands/suit-classes';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { TrijokerFacts } from './trijoker-facts';
import { type PrizeTeller, prizeTeller } from './trijoker-hand';

const CARDS = 52;
const METHOD = 'all three cards and both common ones; a bet is withdrawn where it would lose on average';

/** The edges of the three bets, exactly, under the play that wins most; and of all three of them together. */
export function trijokerEdges(facts: TrijokerFacts, answers: Answers): readonly BetEdge[] {
  const lastCards = netsOverLastCards(prizeTeller(facts, answers['OP2-11']));
  const ofBets: CountedNet[][] = facts.bets.map(() => []);
  const together: CountedNet[] = [];
  for (const { cards, hands } of threeCardClasses(CARDS)) {
    const after = cardsBeside(cards).map((left) => lastCards([...cards, left]));
    const firstStays = after.reduce((total, { sum }) => total + sum, 0n) > 0n;
    for (const each of after) {
      const inPlay = [firstStays, each.sum > 0n, true];
      ofBets.forEach((counted, bet) => counted.push(inHands(each, hands, inPlay[bet] === true ? 1 : 0)));
      together.push(inHands(each, hands, inPlay.filter(Boolean).length));
    }
  }
  return [
    ...facts.bets.map(({ type }, bet) => edgeOfCounted(type, allOf(ofBets[bet]!), { method: METHOD })),
    edgeOfCounted('three-bets', allOf(together), { method: METHOD, staked: BigInt(facts.bets.length) }),
  ];
}

function inHands({ ways, sum, squares }: CountedNet, hands: number, bets: number): CountedNet {
  const [times, each] = [BigInt(hands), BigInt(bets)];
  return { ways: times * ways, sum: times * each * sum, squares: times * each * each * squares };
}

function netsOverLastCards(prizeOf: PrizeTeller): (four: readonly CardNumber[]) => CountedNet {
  const known = new Map<number, CountedNet>();
  return (four) => {
    const key = suitClassKey(four);
    const before = known.get(key);
    if (before !== undefined) return before;
    const counted = allOf(
      cardsBeside(four).map((last) => netting(1n, prizeOf([...four, last])?.pays ?? -1n)),
    );
    known.set(key, counted);
    return counted;
  };
}

const cardsBeside = (cards: readonly CardNumber[]): readonly CardNumber[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => !cards.includes(card));
