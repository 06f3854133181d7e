import { ONE, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { BlackjackFacts, BolsaPrize } from './blackjack-facts';
import { blackjackRules } from './blackjack-rules';
import { BLACKJACK_REGISTER, BLACKJACK_RULES } from './blackjack.register';

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

/** Blackjack as the Order of 4 February 2010 has it (heading 1.1.3), as data. */
export const BLACKJACK: BlackjackFacts = {
  code: 'blackjack',
  rules: BLACKJACK_RULES,
  register: BLACKJACK_REGISTER,
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
  tablesOfChief: 2,
  staff: {
    chief: [{ role: 'table-chief', atLeast: 1 }],
    croupier: [{ role: 'croupier', atLeast: 1 }],
  },
};

export const blackjack: GameRules = blackjackRules(BLACKJACK);
