import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './poker-2010';
import { HOLDEM_RULES } from './omaha-2010.register';

const CARDS = { code: 'texas-holdem', cardsToUse: 'any-five', own: 2, common: 5 } as const;

const ALL_GAMES = poker2010(HOLDEM_RULES);

/** Hold'em of the Order of 2010, as data: any five of two own and five common cards. */
const TEXAS_HOLDEM_2010: PokerFacts = {
  ...ALL_GAMES,
  ...CARDS,
  openPoints: [...ALL_GAMES.openPoints, 'OP2-43', 'OP2-48'],
};

export const TEXAS_HOLDEM: PokerFacts = {
  ...internationalPoker('The best five of two own and five common cards make the hand.'),
  ...CARDS,
};

export const texasHoldem: GameRules = pokerRules(TEXAS_HOLDEM_2010);
export const texasHoldemInternational: GameRules = pokerRules(TEXAS_HOLDEM);
