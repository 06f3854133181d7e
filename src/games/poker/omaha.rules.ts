import type { GameRules } from '../game-rules';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import { internationalPoker } from './international.register';
import { poker2010 } from './poker-2010';
import { OMAHA_FIVE_CARD_RULES, OMAHA_HIGH_LOW_RULES, OMAHA_RULES } from './omaha-2010.register';

const ALL_OMAHA = poker2010(OMAHA_RULES);

const OMAHA_CARDS = { code: 'omaha', cardsToUse: 'two-own-three-common', own: 4, common: 5 } as const;

/** Omaha of the Order of 2010, as data: of four own cards exactly two play, with three of the five common ones. */
const OMAHA_2010: PokerFacts = {
  ...ALL_OMAHA,
  ...OMAHA_CARDS,
  openPoints: [...ALL_OMAHA.openPoints, 'OP2-43', 'OP2-48'],
};

const OMAHA: PokerFacts = {
  ...internationalPoker('Two of the four own cards and three of the five common ones make the hand.'),
  ...OMAHA_CARDS,
};

export const omaha: GameRules = pokerRules(OMAHA_2010);
export const omahaInternational: GameRules = pokerRules(OMAHA);

const FIVE_CARDS = {
  code: 'omaha-five-card',
  cardsToUse: 'two-own-three-common',
  own: 5,
  common: 5,
} as const;

const ALL_FIVE_CARD = poker2010(OMAHA_FIVE_CARD_RULES);

/** Omaha with five own cards of the Order of 2010, as data; of them exactly two play. */
const OMAHA_FIVE_CARD_2010: PokerFacts = {
  ...ALL_FIVE_CARD,
  ...FIVE_CARDS,
  openPoints: [...ALL_FIVE_CARD.openPoints, 'OP2-43', 'OP2-48'],
  regulated: { ...ALL_FIVE_CARD.regulated, players: { atMost: 8 } },
};

const OMAHA_FIVE_CARD: PokerFacts = {
  ...internationalPoker('Two of the five own cards and three of the five common ones make the hand.'),
  ...FIVE_CARDS,
};

export const omahaFiveCard: GameRules = pokerRules(OMAHA_FIVE_CARD_2010);
export const omahaFiveCardInternational: GameRules = pokerRules(OMAHA_FIVE_CARD);

const HIGH_LOW_CARDS = {
  code: 'omaha-high-low',
  cardsToUse: 'two-own-three-common',
  own: 4,
  common: 5,
  lowUpTo: '8',
} as const;

const ALL_HIGH_LOW = poker2010(OMAHA_HIGH_LOW_RULES);

/** Omaha high-low of the Order of 2010, as data: the best hand and the lowest, of eight or below, have half of each pot. */
const OMAHA_HIGH_LOW_2010: PokerFacts = {
  ...ALL_HIGH_LOW,
  ...HIGH_LOW_CARDS,
  openPoints: [...ALL_HIGH_LOW.openPoints, 'OP2-32', 'OP2-43', 'OP2-48'],
};

const OMAHA_HIGH_LOW: PokerFacts = {
  ...internationalPoker(
    'Two of the four own cards and three of the five common ones make the hand; the best one and the lowest of five ranks up to the eight have half of each pot, the odd unit being of the best.',
  ),
  ...HIGH_LOW_CARDS,
};

export const omahaHighLow: GameRules = pokerRules(OMAHA_HIGH_LOW_2010);
export const omahaHighLowInternational: GameRules = pokerRules(OMAHA_HIGH_LOW);
