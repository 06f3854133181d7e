import { rational } from '../../kernel/rational';
import type { CardNumber } from '../_mechanics/poker-hands/deck';
import { suitClassKey, threeCardClasses } from '../_mechanics/poker-hands/suit-classes';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { TrijokerFacts } from './trijoker-facts';
import { type PrizeTeller, prizeTeller } from './trijoker-hand';

const CARDS = 52;
const LAST_CARDS = BigInt(CARDS - 4);
const METHOD = 'all three cards and both common ones; a bet is withdrawn where it would lose on average';

/** What a player wins of one bet in play over all last cards that can come: the sum, and the sum of squares. */
interface OverLastCards {
  readonly sum: bigint;
  readonly squares: bigint;
}

/** The edges of the three bets, exactly, under the play that wins most; and of all three of them together. */
export function trijokerEdges(facts: TrijokerFacts, answers: Answers): readonly BetEdge[] {
  const lastCards = sumsOverLastCards(prizeTeller(facts, answers['OP2-11']));
  const totals = facts.bets.map(() => new Total());
  const together = new Total();
  for (const { cards, hands } of threeCardClasses(CARDS)) {
    const after = cardsBeside(cards).map((left) => lastCards([...cards, left]));
    const firstStays = after.reduce((sum, each) => sum + each.sum, 0n) > 0n;
    for (const each of after) {
      const inPlay = [firstStays, each.sum > 0n, true];
      totals.forEach((total, bet) => total.add(each, { hands, bets: inPlay[bet] === true ? 1n : 0n }));
      together.add(each, { hands, bets: BigInt(inPlay.filter(Boolean).length) });
    }
  }
  return [
    ...facts.bets.map(({ type }, bet) => totals[bet]!.edgeOf(type, 1n)),
    together.edgeOf('three-bets', BigInt(facts.bets.length)),
  ];
}

/** The sums for four cards that are seen, each class of them counted out once. */
function sumsOverLastCards(prizeOf: PrizeTeller): (four: readonly CardNumber[]) => OverLastCards {
  const known = new Map<number, OverLastCards>();
  return (four) => {
    const key = suitClassKey(four);
    const before = known.get(key);
    if (before !== undefined) return before;
    const sums = { sum: 0n, squares: 0n };
    for (const last of cardsBeside(four)) {
      const prize = prizeOf([...four, last]);
      const won = prize === undefined ? -1n : prize.pays;
      sums.sum += won;
      sums.squares += won * won;
    }
    known.set(key, sums);
    return sums;
  };
}

const cardsBeside = (cards: readonly CardNumber[]): readonly CardNumber[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => !cards.includes(card));

/** What is won in all deals together. */
class Total {
  private deals = 0n;
  private sum = 0n;
  private squares = 0n;

  add({ sum, squares }: OverLastCards, dealt: { readonly hands: number; readonly bets: bigint }): void {
    const [hands, { bets }] = [BigInt(dealt.hands), dealt];
    this.deals += hands * LAST_CARDS;
    this.sum += hands * bets * sum;
    this.squares += hands * bets * bets * squares;
  }

  /** Of one unit staked, where so many are staked together. */
  edgeOf(bet: string, staked: bigint): BetEdge {
    const { deals, sum, squares } = this;
    return {
      bet,
      edge: rational(-sum, deals * staked),
      variance: rational(squares * deals - sum * sum, deals * deals * staked * staked),
      method: METHOD,
    };
  }
}
