import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { ONE, rational, add, multiply, type Rational, subtract, ZERO } from '../../kernel/rational';
import type { GameRules, PayTableRow, BetEdge } from '../game-rules';
import { notCheckable, rules as RULES } from './casino-war.register.json';
import { WAR_BETS, WAR_SHAPES, type WarFacts, settleWar } from './war';
import { warChecks } from './war-checks';
import { edgeOf, sumOfMoments, withChance } from '../_mechanics/chances';
import type { Answers } from '../open-points';

export const warRules = (facts: WarFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.decks,
  openPoints: ['OP1-06', 'OP1-32', 'OP2-01', 'OP2-34'],
  shapes: WAR_SHAPES,
  payTable: payTableOf(facts),
  settle: (round, setting) => settleWar(facts, round, setting),
  checks: warChecks(facts),
  edges: (answers) => warEdges(facts, answers),
});

function payTableOf({ bets, rules, secondTiePays, maximum }: WarFacts): readonly PayTableRow[] {
  const ofBox = `${maximum.atLeast} to ${maximum.atMost} × the minimum, by table; for a box`;
  const rows = WAR_BETS.map((bet): PayTableRow => {
    const { rule, covers, pays } = bets[bet];
    return {
      bet,
      ruleId: rule.id,
      covers,
      pays,
      maximum: bet === 'revancha' ? 'the initial bet' : ofBox,
    };
  });
  const secondTie: PayTableRow = {
    bet: 'initial',
    spanish: 'nuevo empate',
    ruleId: rules.secondTie.id,
    covers: 'equal cards twice',
    pays: secondTiePays,
    maximum: ofBox,
  };
  return [...rows, secondTie];
}

const RANKS = 13n;
const CARDS_OF_A_RANK = 4n;
const HALF = rational(1n, 2n);

/**
 * The exact house edges from the full shoe. Of two unequal cards each is the higher one equally often, so that only the
 * chances of equal cards are counted. The edge of the revancha is that after equal first cards; the initial bet is
 * taken without the revancha beside it.
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
    edgeOf('initial/revancha', sumOfMoments([won, ...initialAfter]), method),
    edgeOf('initial/surrender', sumOfMoments([won, surrendered]), method),
    edgeOf('tie', withChance(tie, add(ONE, bets.tie.pays)), method),
    edgeOf('revancha', sumOfMoments(revancha), `${method}, after equal cards`),
  ];
}

const halfOfTheRest = (chance: Rational): Rational => multiply(HALF, subtract(ONE, chance));

function chanceOfTie({ decks }: WarFacts): Rational {
  const ofRank = BigInt(decks) * CARDS_OF_A_RANK;
  return rational(ofRank - 1n, ofRank * RANKS - 1n);
}

/** The chance that two further cards are equal, after two of one rank were dealt. */
function chanceOfSecondTie({ decks }: WarFacts): Rational {
  const ofRank = BigInt(decks) * CARDS_OF_A_RANK;
  const left = ofRank * RANKS - 2n;
  const pairs = (ofRank - 2n) * (ofRank - 3n) + (RANKS - 1n) * ofRank * (ofRank - 1n);
  return rational(pairs, left * (left - 1n));
}

/** Casino war under the Order of 4 February 2010 (heading 1.1.12), as data. */
export const CASINO_WAR: WarFacts = {
  code: 'casino-war',
  rules: RULES,
  register: { applied: Object.values(RULES), notCheckable },
  bets: {
    initial: {
      rule: RULES.comparison,
      covers: 'a card higher than that of the bank',
      pays: ONE,
    },
    tie: { rule: RULES.tie, covers: 'two equal cards', pays: rational(10n) },
    revancha: {
      rule: RULES.secondCards,
      covers: 'after equal cards: a second card higher than that of the bank',
      pays: ONE,
    },
  },
  secondTiePays: rational(2n),
  surrenderCosts: rational(1n, 2n),
  maximum: { atLeast: 10n, atMost: 50n },
  seats: 9,
  playersOfBox: 4,
  decks: 6,
  setAside: 5,
  cutCard: { cards: 52, orMore: true },
  burntBeforeRevancha: { atLeast: 1, atMost: 3 },
  ...CHIEF_OF_TWO_TABLES,
};

export const casinoWar: GameRules = warRules(CASINO_WAR);
