import { type Deck, DECK_OF_28, DECK_OF_32, DECK_OF_52 } from './deck';

export type HandCategory =
  | 'high-card'
  | 'pair'
  | 'two-pair'
  | 'figures'
  | 'three-of-a-kind'
  | 'straight'
  | 'flush'
  | 'full-house'
  | 'four-of-a-kind'
  | 'straight-flush'
  | 'royal-flush';

export interface HandRanking {
  readonly deck: Deck;
  /** From the lowest; `figures` stands in it only where five figures are a hand of their own. */
  readonly order: readonly HandCategory[];
  readonly aceLow: boolean;
  readonly lowStraightTop: 'other-card' | 'ace';
  /** Whether the highest card of a full house decides, be it of the three or of the pair; else the three does. */
  readonly fullHouseBy?: 'highest-card';
  readonly decidedBy?: Readonly<Partial<Record<HandCategory, number>>>;
}

const BELOW_FLUSH: readonly HandCategory[] = ['high-card', 'pair', 'two-pair', 'three-of-a-kind', 'straight'];
const ABOVE_FULL: readonly HandCategory[] = ['four-of-a-kind', 'straight-flush', 'royal-flush'];

/** The order with 52 cards: a full house is rarer than a flush. */
const FULL_OVER_FLUSH: readonly HandCategory[] = [...BELOW_FLUSH, 'flush', 'full-house', ...ABOVE_FULL];
const FLUSH_OVER_FULL: readonly HandCategory[] = [...BELOW_FLUSH, 'full-house', 'flush', ...ABOVE_FULL];

const withFigures = (order: readonly HandCategory[]): readonly HandCategory[] =>
  order.flatMap((category) => (category === 'three-of-a-kind' ? ['figures', category] : [category]));

/** The order the whole world plays: 52 cards, every card counts. */
export const STANDARD_RANKING: HandRanking = {
  deck: DECK_OF_52,
  order: FULL_OVER_FLUSH,
  aceLow: true,
  lowStraightTop: 'other-card',
};

/** Caribbean stud of the Order of 2010: of flushes the highest card is named, of pairs one card beside them. */
export const CARIBBEAN_2010_RANKING: HandRanking = {
  ...STANDARD_RANKING,
  decidedBy: { flush: 1, pair: 2 },
};

/** That of the Decree of 1996: a flush above a full house although it is commoner, and no low ace. */
export const CARIBBEAN_1996_RANKING: HandRanking = {
  ...CARIBBEAN_2010_RANKING,
  order: FLUSH_OVER_FULL,
  aceLow: false,
};

/** Non-banked poker of the Order of 2010, VI.1 and VI.2, where OP2-09 is answered literally: only named cards decide. */
export const CIRCLE_RANKING: HandRanking = {
  ...STANDARD_RANKING,
  decidedBy: { flush: 1, 'three-of-a-kind': 2, pair: 2 },
};

/** Covered five-card poker, which alone knows figures: of them the higher pair is named, and the highest card. */
export const COVERED_RANKING: HandRanking = {
  ...CIRCLE_RANKING,
  order: withFigures(FULL_OVER_FLUSH),
  decidedBy: { ...CIRCLE_RANKING.decidedBy, figures: 2 },
};
export const COVERED_RANKING_32: HandRanking = {
  ...COVERED_RANKING,
  deck: DECK_OF_32,
  order: withFigures(FLUSH_OVER_FULL),
};

export const SYNTHETIC_RANKING: HandRanking = {
  ...CIRCLE_RANKING,
  deck: DECK_OF_28,
  order: FLUSH_OVER_FULL,
};

/** That of the Decree of 1996: a full house above a flush although it is commoner, and fewer cards named. */
export const SYNTHETIC_1996_RANKING: HandRanking = {
  ...SYNTHETIC_RANKING,
  order: FULL_OVER_FLUSH,
  decidedBy: { 'four-of-a-kind': 1, 'full-house': 1, flush: 1, 'three-of-a-kind': 1, pair: 2 },
};
