import type { GameRules } from '../game-rules';
import type { CirclePokerFacts } from './circle-poker-facts';
import { circlePokerRules } from './circle-poker-rules';
import { internationalPoker } from './international.register';

/** Seven-card stud by the international rules, as data. */
const SEVEN_CARD_STUD: CirclePokerFacts = {
  ...internationalPoker(
    'The best five of seven own cards make the hand; the seventh is common where the pack does not suffice.',
  ),
  code: 'seven-card-stud',
  cardsToUse: 'any-five',
  own: 7,
  common: 0,
  lastMayBeCommon: true,
};

export const sevenCardStud: GameRules = circlePokerRules(SEVEN_CARD_STUD);
