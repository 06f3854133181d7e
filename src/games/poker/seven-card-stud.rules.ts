import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './poker-2010';
import { SEVEN_STUD_RULES, STUD_PLAY } from './stud-2010.register';

const CARDS = {
  code: 'seven-card-stud',
  cardsToUse: 'any-five',
  own: 7,
  common: 0,
  lastMayBeCommon: true,
} as const;

const ALL_GAMES = poker2010(SEVEN_STUD_RULES);

/** Seven-card stud of the Order of 2010, as data: the best five of three covered and four open cards. */
const SEVEN_CARD_STUD_2010: PokerFacts = {
  ...ALL_GAMES,
  ...CARDS,
  openPoints: [...ALL_GAMES.openPoints, 'OP2-42', 'OP2-48'],
  regulated: { ...ALL_GAMES.regulated, ...STUD_PLAY, players: { atLeast: 4, atMost: 8 } },
};

const SEVEN_CARD_STUD: PokerFacts = {
  ...internationalPoker(
    'The best five of seven own cards make the hand; the seventh is common where the pack does not suffice.',
  ),
  ...CARDS,
};

export const sevenCardStud: GameRules = pokerRules(SEVEN_CARD_STUD_2010);
export const sevenCardStudInternational: GameRules = pokerRules(SEVEN_CARD_STUD);
