import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { poker2010 } from './poker-2010';
import { SYNTHETIC_RULES } from './draw-2010.register';
import { SYNTHETIC_RANKING } from '../_mechanics/hand-ranking';
const ALL_GAMES = poker2010(SYNTHETIC_RULES);

/** Synthetic poker as data: 28 cards, both own ones with three common ones, the common ones shown one by one. */
const SYNTHETIC_POKER: PokerFacts = {
  ...ALL_GAMES,
  code: 'synthetic-poker',
  regulated: { ...ALL_GAMES.regulated, forced: ['ante'], speaksFirst: 'highest-bettor' },
  ranking: SYNTHETIC_RANKING,
  limits: ['no-limit'],
  cardsToUse: 'two-own-three-common',
  own: 2,
  common: 5,
};

export const syntheticPoker: GameRules = pokerRules(SYNTHETIC_POKER);
