import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { poker2010 } from './poker-2010';
import { DOUBLE_HOLDEM_RULES } from './omaha-2010.register';

const ALL_GAMES = poker2010(DOUBLE_HOLDEM_RULES);

const DOUBLE_HOLDEM: PokerFacts = {
  ...ALL_GAMES,
  code: 'double-holdem',
  openPoints: [...ALL_GAMES.openPoints, 'OP2-33', 'OP2-43', 'OP2-48'],
  cardsToUse: 'any-five',
  own: 2,
  common: 5,
  boards: 2,
};

export const doubleHoldem: GameRules = pokerRules(DOUBLE_HOLDEM);
