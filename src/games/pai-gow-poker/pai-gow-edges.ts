import { add, multiply, ONE, type Rational, rational, subtract } from '../../kernel/rational';
import type { CardNumber } from '../_mechanics/poker-hands/deck';
import { edgeOf, together, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { standing } from './comparison';
import { houseWay, type Way } from './house-way';
import type { PaiGowFacts } from './pai-gow-facts';

const CARDS = 53;
const CARDS_OF_A_HAND = 7;
const HANDS = 7;
const DEALS = 1000;

const METHOD = `all pairs of hands of ${DEALS} deals of a fixed sequence, each hand set alike: a straight or a flush kept, else the best small hand; within 0.2 %`;

/** Twice the deviation of what is counted, over deals as if they were independent, with room to spare. */
const ERROR = rational(1n, 500n);

/**
 * The house's share of a bet against the croupier's bank, both setting their hands the same way. Hands that are
 * better and worse come alike often, so only how often the bank wins what is equal and how often nobody wins is
 * counted; the commission is of what is won.
 */
export function paiGowEdges(facts: PaiGowFacts, answers: Answers): readonly BetEdge[] {
  const { pays, commission } = facts;
  const { equal, divided } = chancesOf(facts, answers);
  const wins = multiply(rational(1n, 2n), subtract(subtract(ONE, equal), divided));
  const kept = multiply(pays, subtract(ONE, commission.atMost));
  const back = together([withChance(wins, add(ONE, kept)), withChance(divided, ONE)]);
  return [{ ...edgeOf('player-bet', back, METHOD), error: ERROR }];
}

interface Chances {
  /** The bank wins since a hand is equal. */
  readonly equal: Rational;
  /** Nobody wins. */
  readonly divided: Rational;
}

function chancesOf({ comparison }: PaiGowFacts, answers: Answers): Chances {
  const cards = fixedSequence();
  let [pairs, divided, equal] = [0n, 0n, 0n];
  for (let deal = 0; deal < DEALS; deal += 1) {
    const ways = dealt(cards, answers);
    for (const own of ways) {
      for (const bank of ways) {
        if (own === bank) continue;
        const [big, small] = [standing(own.big, bank.big), standing(own.small, bank.small)];
        const fate = comparison[big][small];
        pairs += 1n;
        if (fate === 'null') divided += 1n;
        else if (fate === 'loses' && (big === 'equal' || small === 'equal')) equal += 1n;
      }
    }
  }
  return { equal: rational(equal, pairs), divided: rational(divided, pairs) };
}

/** Whole numbers below a bound that look like chance and are the same every time. */
function fixedSequence(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function dealt(next: (below: number) => number, answers: Answers): readonly Way[] {
  const deck: CardNumber[] = Array.from({ length: CARDS }, (_, card) => card);
  for (let place = 0; place < HANDS * CARDS_OF_A_HAND; place += 1) {
    const other = place + next(CARDS - place);
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  return Array.from({ length: HANDS }, (_, hand) =>
    houseWay(deck.slice(hand * CARDS_OF_A_HAND, (hand + 1) * CARDS_OF_A_HAND), answers),
  );
}
