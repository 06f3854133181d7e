import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { ONE, rational } from '../../kernel/rational';
import type { GameRules, PayTableRow } from '../game-rules';
import { BLACKJACK_SHAPES, type BlackjackFacts, type BolsaPrize } from './reported-hands';
import { notCheckable, rules as BLACKJACK_RULES } from './blackjack.register.json';
import { blackjackChecks } from './blackjack-checks';
import { blackjackEdges } from './blackjack-edges';
import { bolsaLife } from './bolsa';
import { settleHands } from './hands';

/**
 * The rules of blackjack, out of its facts. Settlement and points are in `hands`, Bolsa in `bolsa`, checks of cards in
 * `card-checks`, of stakes in `further-stakes` and `blackjack-checks`, the edge in `blackjack-edges`.
 */
const blackjackRules = (facts: BlackjackFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.decks,
  openPoints: [
    'OP1-01',
    'OP1-06',
    'OP1-07',
    'OP1-08',
    'OP1-09',
    'OP1-10a',
    'OP1-10c',
    'OP1-10d',
    'OP1-10e',
    'OP1-10f',
    'OP1-10g',
    'OP1-32',
  ],
  shapes: BLACKJACK_SHAPES,
  payTable: payTableOf(facts),
  settle: (round, setting) => settleHands(facts, round, setting),
  checks: { ...blackjackChecks(facts), ...bolsaLife(facts) },
  edges: (answers) => blackjackEdges(facts, answers),
  edgeNameOf: ({ type }) => (type === 'split' || type === 'double' ? undefined : type),
});

function payTableOf({
  pays,
  rules,
  maximum,
  insuranceShare: share,
  bolsa,
  bolsaFloor,
}: BlackjackFacts): readonly PayTableRow[] {
  const ofHand = `${maximum.atLeast} to ${maximum.atMost} × the minimum, on a hand`;
  const asBet = 'equal to the bet on the hand';
  const main = { bet: 'main', maximum: ofHand };
  return [
    { ...main, ruleId: rules.main.id, covers: 'a hand nearer to 21 than the dealer', pays: pays.hand },
    { ...main, ruleId: rules.blackjack.id, covers: '21 with the first two cards', pays: pays.blackjack },
    {
      ...main,
      ruleId: rules.evenMoney.id,
      covers: 'blackjack against an ace, paid at once',
      pays: pays.evenMoney,
    },
    {
      bet: 'split',
      ruleId: rules.split.id,
      covers: 'a hand that was split',
      pays: pays.hand,
      maximum: asBet,
    },
    {
      bet: 'double',
      ruleId: rules.double.id,
      covers: 'a hand with exactly one more card',
      pays: pays.hand,
      maximum: asBet,
    },
    {
      bet: 'insurance',
      ruleId: rules.insurance.id,
      covers: "blackjack of the dealer's ace",
      pays: pays.insurance,
      maximum: `${share.numerator}/${share.denominator} of the bet`,
    },
    ...bolsa.map((prize) => ({
      bet: 'bolsa',
      spanish: prize.spanish,
      ruleId: prize.rule.id,
      covers: `${prize.name.replaceAll('-', ' ')}${prize.pays === undefined ? ': the whole pool, at least at these odds' : ''}`,
      pays: prize.pays ?? rational(bolsaFloor),
      maximum: 'one amount',
    })),
  ];
}

const BOLSA: readonly BolsaPrize[] = [
  {
    name: 'three-suited-sevens',
    spanish: 'tres 7 del mismo palo',
    rule: BLACKJACK_RULES.threeSuitedSevens,
    sevens: 3,
    isSuited: true,
  },
  {
    name: 'three-sevens',
    spanish: 'tres 7 de distinto palo',
    rule: BLACKJACK_RULES.threeSevens,
    sevens: 3,
    isSuited: false,
    pays: rational(200n),
  },
  {
    name: 'two-suited-sevens',
    spanish: 'dos 7 del mismo palo',
    rule: BLACKJACK_RULES.twoSuitedSevens,
    sevens: 2,
    isSuited: true,
    pays: rational(100n),
  },
  {
    name: 'two-sevens',
    spanish: 'dos 7 de distinto palo',
    rule: BLACKJACK_RULES.twoSevens,
    sevens: 2,
    isSuited: false,
    pays: rational(10n),
  },
  {
    name: 'first-seven',
    spanish: 'primer naipe un 7',
    rule: BLACKJACK_RULES.firstSeven,
    sevens: 1,
    isSuited: false,
    pays: rational(2n),
  },
];

/** Blackjack under the Order of 4 February 2010 (heading 1.1.3), as data. */
export const BLACKJACK: BlackjackFacts = {
  code: 'blackjack',
  rules: BLACKJACK_RULES,
  register: { applied: Object.values(BLACKJACK_RULES), notCheckable },
  pays: { hand: ONE, blackjack: rational(3n, 2n), insurance: rational(2n), evenMoney: ONE },
  maximum: { atLeast: 10n, atMost: 200n },
  insuranceShare: rational(1n, 2n),
  bolsa: BOLSA,
  bolsaFloor: 3000n,
  playersOfBox: 3,
  seats: 7,
  decks: 6,
  burnt: 5,
  cutCard: { cards: 52, orMore: true },
  roundsOfNotice: 3,
  ...CHIEF_OF_TWO_TABLES,
};

export const blackjack: GameRules = blackjackRules(BLACKJACK);
