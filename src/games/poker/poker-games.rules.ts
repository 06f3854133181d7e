import { rational } from '../../kernel/rational';
import { COVERED_RANKING, STANDARD_RANKING, SYNTHETIC_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import { figureRules } from './all-games-2010.register.json';
import DRAW_2010 from './draw-2010.register.json';
import INTERNATIONAL from './international.register.json';
import OMAHA_2010 from './omaha-2010.register.json';
import { poker2010, type VariantRules } from './poker-2010';
import type { PokerFacts, RegulatedPlay } from './poker-facts';
import { pokerRules } from './poker-rules';
import STUD_2010 from './stud-2010.register.json';
import SYNTHETIC_2010 from './synthetic-2010.register.json';

/** What a game of poker has in common under all rulebooks: its cards, and how a hand is made of them. */
type CardsOfGame = Pick<PokerFacts, 'code' | 'cardsToUse' | 'own' | 'common'> & Partial<PokerFacts>;

/** A game of the Order of 4 February 2010: the common rules of poker with the rules and open points of the game. */
function regulated(
  rules: VariantRules,
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
function international(cards: CardsOfGame, says: string): PokerFacts {
  const { rules, limits, notCheckable } = INTERNATIONAL;
  const cardsUsed = {
    id: 'INT-POKER-04',
    citation: 'INT-POKER, the hand',
    citationEs: 'INT-POKER, la mano',
    says,
  };
  const applied = { ...rules, cardsUsed };
  return {
    rules: { ...applied, limits },
    register: { applied: Object.values(applied), notCheckable },
    openPoints: ['INT-01'],
    ranking: STANDARD_RANKING,
    limits: ['fixed', 'pot-limit', 'no-limit'],
    oddUnit: 'after-button',
    rakeCap: rational(5n, 100n),
    ...cards,
  };
}

/** The rules of a game with common cards: those of Omaha, except where the game has its own. */
const asOmaha = ({
  notCheckable,
  ...own
}: Partial<VariantRules> & Pick<VariantRules, 'notCheckable'>): VariantRules => ({
  ...OMAHA_2010.omaha,
  ...own,
  notCheckable: [...OMAHA_2010.omaha.notCheckable, ...notCheckable],
});

const HOLDEM = { code: 'texas-holdem', cardsToUse: 'any-five', own: 2, common: 5 } as const;
export const TEXAS_HOLDEM = international(
  HOLDEM,
  'The best five of two own and five common cards make the hand.',
);
export const texasHoldem = regulated(asOmaha(OMAHA_2010.texasHoldem), HOLDEM, {
  openPoints: ['OP2-43', 'OP2-48'],
});
export const texasHoldemInternational = pokerRules(TEXAS_HOLDEM);

export const doubleHoldem = regulated(
  asOmaha(OMAHA_2010.doubleHoldem),
  { code: 'double-holdem', cardsToUse: 'any-five', own: 2, common: 5, boards: 2 },
  { openPoints: ['OP2-33', 'OP2-43', 'OP2-48'] },
);

/** Exactly two of four own cards play, with three of the five common cards. */
const OMAHA = { code: 'omaha', cardsToUse: 'two-own-three-common', own: 4, common: 5 } as const;
export const omaha = regulated(OMAHA_2010.omaha, OMAHA, { openPoints: ['OP2-43', 'OP2-48'] });
export const omahaInternational = pokerRules(
  international(OMAHA, 'Two of the four own cards and three of the five common ones make the hand.'),
);

const FIVE_CARD_OMAHA = { ...OMAHA, code: 'omaha-five-card', own: 5 } as const;
export const omahaFiveCard = regulated(asOmaha(OMAHA_2010.omahaFiveCard), FIVE_CARD_OMAHA, {
  openPoints: ['OP2-43', 'OP2-48'],
  play: { players: { atMost: 8 } },
});
export const omahaFiveCardInternational = pokerRules(
  international(
    FIVE_CARD_OMAHA,
    'Two of the five own cards and three of the five common ones make the hand.',
  ),
);

/** The best hand and the lowest hand, eight or better, win half of each pot. */
const HIGH_LOW = { ...OMAHA, code: 'omaha-high-low', lowUpTo: '8' } as const;
export const omahaHighLow = regulated(asOmaha(OMAHA_2010.omahaHighLow), HIGH_LOW, {
  openPoints: ['OP2-32', 'OP2-43', 'OP2-48'],
});
export const omahaHighLowInternational = pokerRules(
  international(
    HIGH_LOW,
    'Two of the four own cards and three of the five common ones make the hand; the best one and the lowest of five ranks up to the eight have half of each pot, the odd unit being of the best.',
  ),
);

/** Five-card draw (póquer cubierto de cinco): with openers, figures, and 52 or 32 cards. */
const DRAW = { code: 'five-card-draw', cardsToUse: 'any-five', own: 5, common: 0 } as const;
const { falseOpener } = DRAW_2010.opening;
const DRAW_RULES: VariantRules = {
  ...DRAW_2010,
  applied: Object.values(figureRules),
  errors: { [falseOpener.id]: { rule: falseOpener, effect: 'stays' } },
};
export const fiveCardDraw = regulated(DRAW_RULES, DRAW, {
  openPoints: ['OP2-30', 'OP2-31'],
  ranking: COVERED_RANKING,
  play: { forced: ['ante'], speaksFirst: 'opener' },
});
export const fiveCardDrawInternational = pokerRules(
  international(DRAW, 'The five cards held after the draw make the hand.'),
);

const STUD_PLAY = {
  forced: ['ante'],
  raisesOf: 'player',
  speaksFirst: 'highest-open',
} as const satisfies Partial<RegulatedPlay>;

/** Errors of seven-card stud that its rules share with five-card stud. */
const SHARED_ERRORS = ['1.1.10.B.1-III.1-02', '1.1.10.B.1-III.3-02', '1.1.10.B.1-III.3-03'] as const;
export const FIVE_STUD_RULES = {
  ...STUD_2010.fiveCardStud,
  errors: Object.fromEntries(SHARED_ERRORS.map((id) => [id, STUD_2010.sevenCardStud.errors[id]])),
};
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
export const sevenCardStud = regulated(STUD_2010.sevenCardStud, SEVEN_STUD, {
  openPoints: ['OP2-42', 'OP2-48'],
  play: { ...STUD_PLAY, players: { atLeast: 4, atMost: 8 } },
});
export const sevenCardStudInternational = pokerRules(
  international(
    SEVEN_STUD,
    'The best five of seven own cards make the hand; the seventh is common where the pack does not suffice.',
  ),
);

/** 28-card deck; both hole cards with three of the five community cards, which are dealt one by one. */
export const syntheticPoker = regulated(
  {
    ...SYNTHETIC_2010,
    topUp: { rule: SYNTHETIC_2010.topUp, least: rational(20n, 100n), most: rational(40n, 100n) },
  },
  { code: 'synthetic-poker', cardsToUse: 'two-own-three-common', own: 2, common: 5 },
  {
    ranking: SYNTHETIC_RANKING,
    limits: ['no-limit'],
    play: { forced: ['ante'], speaksFirst: 'highest-bettor' },
  },
);
