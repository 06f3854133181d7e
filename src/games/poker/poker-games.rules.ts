import { COVERED_RANKING, SYNTHETIC_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import { DRAW_RULES, SYNTHETIC_RULES } from './draw-2010.register';
import { internationalPoker } from './international.register';
import {
  DOUBLE_HOLDEM_RULES,
  HOLDEM_RULES,
  OMAHA_FIVE_CARD_RULES,
  OMAHA_HIGH_LOW_RULES,
  OMAHA_RULES,
} from './omaha-2010.register';
import { poker2010 } from './poker-2010';
import type { PokerFacts, RegulatedPlay } from './poker-facts';
import { pokerRules } from './poker-rules';
import { FIVE_STUD_RULES, SEVEN_STUD_RULES, STUD_PLAY } from './stud-2010.register';

/** What one game of poker has of its own, whatever the rulebook: its cards, and how a hand is made of them. */
type CardsOfGame = Pick<PokerFacts, 'code' | 'cardsToUse' | 'own' | 'common'> & Partial<PokerFacts>;

/** A game of the Order of 4 February 2010: the rules of all games of poker, with its own and its own open points. */
function regulated(
  rules: Parameters<typeof poker2010>[0],
  cards: CardsOfGame,
  { openPoints = [], play, ...facts }: Partial<PokerFacts> & { readonly play?: Partial<RegulatedPlay> } = {},
): GameRules {
  const all = poker2010(rules);
  return pokerRules({
    ...all,
    ...cards,
    ...facts,
    openPoints: [...all.openPoints, ...openPoints],
    regulated: { ...all.regulated, ...play },
  });
}

/** A game of INT-POKER; `says` is its rule on the hand. */
const international = (cards: CardsOfGame, says: string): PokerFacts => ({
  ...internationalPoker(says),
  ...cards,
});

const HOLDEM = { code: 'texas-holdem', cardsToUse: 'any-five', own: 2, common: 5 } as const;
export const TEXAS_HOLDEM = international(
  HOLDEM,
  'The best five of two own and five common cards make the hand.',
);
export const texasHoldem = regulated(HOLDEM_RULES, HOLDEM, { openPoints: ['OP2-43', 'OP2-48'] });
export const texasHoldemInternational = pokerRules(TEXAS_HOLDEM);

export const doubleHoldem = regulated(
  DOUBLE_HOLDEM_RULES,
  { code: 'double-holdem', cardsToUse: 'any-five', own: 2, common: 5, boards: 2 },
  { openPoints: ['OP2-33', 'OP2-43', 'OP2-48'] },
);

/** Of four own cards exactly two play, with three of the five common ones. */
const OMAHA = { code: 'omaha', cardsToUse: 'two-own-three-common', own: 4, common: 5 } as const;
export const omaha = regulated(OMAHA_RULES, OMAHA, { openPoints: ['OP2-43', 'OP2-48'] });
export const omahaInternational = pokerRules(
  international(OMAHA, 'Two of the four own cards and three of the five common ones make the hand.'),
);

const FIVE_CARD_OMAHA = { ...OMAHA, code: 'omaha-five-card', own: 5 } as const;
export const omahaFiveCard = regulated(OMAHA_FIVE_CARD_RULES, FIVE_CARD_OMAHA, {
  openPoints: ['OP2-43', 'OP2-48'],
  play: { players: { atMost: 8 } },
});
export const omahaFiveCardInternational = pokerRules(
  international(
    FIVE_CARD_OMAHA,
    'Two of the five own cards and three of the five common ones make the hand.',
  ),
);

/** The best hand and the lowest, of eight or below, have half of each pot. */
const HIGH_LOW = { ...OMAHA, code: 'omaha-high-low', lowUpTo: '8' } as const;
export const omahaHighLow = regulated(OMAHA_HIGH_LOW_RULES, HIGH_LOW, {
  openPoints: ['OP2-32', 'OP2-43', 'OP2-48'],
});
export const omahaHighLowInternational = pokerRules(
  international(
    HIGH_LOW,
    'Two of the four own cards and three of the five common ones make the hand; the best one and the lowest of five ranks up to the eight have half of each pot, the odd unit being of the best.',
  ),
);

/** Covered five-card poker: openers, figures, and 52 or 32 cards. */
const DRAW = { code: 'five-card-draw', cardsToUse: 'any-five', own: 5, common: 0 } as const;
export const fiveCardDraw = regulated(DRAW_RULES, DRAW, {
  openPoints: ['OP2-30', 'OP2-31'],
  ranking: COVERED_RANKING,
  play: { forced: ['ante'], speaksFirst: 'opener' },
});
export const fiveCardDrawInternational = pokerRules(
  international(DRAW, 'The five cards held after the draw make the hand.'),
);

const FIVE_STUD = { code: 'five-card-stud', cardsToUse: 'any-five', own: 5, common: 0 } as const;
export const fiveCardStud = regulated(FIVE_STUD_RULES, FIVE_STUD, {
  openPoints: ['OP2-42', 'OP2-48'],
  play: STUD_PLAY,
});
export const fiveCardStudInternational = pokerRules(
  international(FIVE_STUD, 'One covered card and four open ones make the hand.'),
);

const SEVEN_STUD = {
  code: 'seven-card-stud',
  cardsToUse: 'any-five',
  own: 7,
  common: 0,
  lastMayBeCommon: true,
} as const;
export const sevenCardStud = regulated(SEVEN_STUD_RULES, SEVEN_STUD, {
  openPoints: ['OP2-42', 'OP2-48'],
  play: { ...STUD_PLAY, players: { atLeast: 4, atMost: 8 } },
});
export const sevenCardStudInternational = pokerRules(
  international(
    SEVEN_STUD,
    'The best five of seven own cards make the hand; the seventh is common where the pack does not suffice.',
  ),
);

/** 28 cards, both own ones with three common ones, the common ones shown one by one. */
export const syntheticPoker = regulated(
  SYNTHETIC_RULES,
  { code: 'synthetic-poker', cardsToUse: 'two-own-three-common', own: 2, common: 5 },
  {
    ranking: SYNTHETIC_RANKING,
    limits: ['no-limit'],
    play: { forced: ['ante'], speaksFirst: 'highest-bettor' },
  },
);
