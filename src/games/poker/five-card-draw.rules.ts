import { COVERED_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './poker-2010';
import { DRAW_RULES } from './draw-2010.register';

const CARDS = { code: 'five-card-draw', cardsToUse: 'any-five', own: 5, common: 0 } as const;

const ALL_GAMES = poker2010(DRAW_RULES);

/** Covered five-card poker of the Order of 2010, as data: openers, figures, and 52 or 32 cards. */
const FIVE_CARD_DRAW_2010: PokerFacts = {
  ...ALL_GAMES,
  ...CARDS,
  openPoints: [...ALL_GAMES.openPoints, 'OP2-30', 'OP2-31'],
  ranking: COVERED_RANKING,
  regulated: { ...ALL_GAMES.regulated, forced: ['ante'], speaksFirst: 'opener' },
};

const FIVE_CARD_DRAW: PokerFacts = {
  ...internationalPoker('The five cards held after the draw make the hand.'),
  ...CARDS,
};

export const fiveCardDraw: GameRules = pokerRules(FIVE_CARD_DRAW_2010);
export const fiveCardDrawInternational: GameRules = pokerRules(FIVE_CARD_DRAW);
