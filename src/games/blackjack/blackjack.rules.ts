import { ONE, rational } from '../../kernel/rational';
import type { GameRules } from '../game-rules';
import type { BlackjackFacts } from './blackjack-facts';
import { blackjackRules } from './blackjack-rules';
import { BLACKJACK_REGISTER, BLACKJACK_RULES } from './blackjack.register';

/** Blackjack as the Order of 4 February 2010 has it (heading 1.1.3), as data. */
export const BLACKJACK: BlackjackFacts = {
  code: 'blackjack',
  rules: BLACKJACK_RULES,
  register: BLACKJACK_REGISTER,
  pays: { hand: ONE, blackjack: rational(3n, 2n), insurance: rational(2n), evenMoney: ONE },
  maximum: { atLeast: 10n, atMost: 200n },
  insuranceShare: rational(1n, 2n),
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
