import { add, multiply, ONE, type Rational, rational, subtract, ZERO } from '../../kernel/rational';
import { edgeOf, together, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { WarFacts } from './war-facts';

const RANKS = 13n;
const CARDS_OF_A_RANK = 4n;
const HALF = rational(1n, 2n);

/**
 * The house's share of every bet, exactly, from the full shoe: of two cards that are not equal each is as often the
 * higher one, so that only the chances of equal cards are to be counted. Of the revancha given that the first cards
 * were equal; the initial bet by itself, without the revancha that was made beside it.
 */
export function warEdges(facts: WarFacts, answers: Answers): readonly BetEdge[] {
  const { bets, surrenderCosts, secondTiePays } = facts;
  const tie = chanceOfTie(facts);
  const again = chanceOfSecondTie(facts);
  const [higher, higherAgain] = [halfOfTheRest(tie), halfOfTheRest(again)];
  const won = withChance(higher, add(ONE, bets.initial.pays));
  const whenLost = answers['OP2-34'] === 'both-lost' ? ZERO : ONE;
  const initialAfter = [
    withChance(multiply(tie, higherAgain), ONE),
    withChance(multiply(tie, higherAgain), whenLost),
    withChance(multiply(tie, again), add(ONE, secondTiePays)),
  ];
  const revancha = [withChance(higherAgain, add(ONE, bets.revancha.pays)), withChance(again, ONE)];
  const surrendered = withChance(tie, subtract(ONE, surrenderCosts));
  const method = `enumeration of the cards of the full shoe of ${facts.decks} decks`;
  return [
    edgeOf('initial/revancha', together([won, ...initialAfter]), method),
    edgeOf('initial/surrender', together([won, surrendered]), method),
    edgeOf('tie', withChance(tie, add(ONE, bets.tie.pays)), method),
    edgeOf('revancha', together(revancha), `${method}, after equal cards`),
  ];
}

const halfOfTheRest = (chance: Rational): Rational => multiply(HALF, subtract(ONE, chance));

function chanceOfTie({ decks }: WarFacts): Rational {
  const ofRank = BigInt(decks) * CARDS_OF_A_RANK;
  return rational(ofRank - 1n, ofRank * RANKS - 1n);
}

/** Two further cards are equal, after two of one rank are gone. */
function chanceOfSecondTie({ decks }: WarFacts): Rational {
  const ofRank = BigInt(decks) * CARDS_OF_A_RANK;
  const left = ofRank * RANKS - 2n;
  const pairs = (ofRank - 2n) * (ofRank - 3n) + (RANKS - 1n) * ofRank * (ofRank - 1n);
  return rational(pairs, left * (left - 1n));
}
