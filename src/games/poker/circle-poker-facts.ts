import type { Rational } from '../../kernel/rational';
import type { CardsToUse } from '../_mechanics/poker-hands/best-hand';
import type { HandRanking } from '../_mechanics/poker-hands/hand-ranking';
import type { GameCode } from '../game-codes';
import type { OpenPointId } from '../open-points';
import type { Rule, RuleRegister } from '../rule';
import type { RegulatedPlay } from './regulated-play';
import type { ReportedHand } from './reported-hand';

/** What the rules of a circle poker are about. */
export type CirclePokerRule =
  | 'handReported'
  | 'ranking'
  | 'cardsUsed'
  | 'deck'
  | 'limits'
  | 'uncalled'
  | 'sidePots'
  | 'showdown'
  | 'lastOneLeft'
  | 'split'
  | 'oddUnit'
  | 'rake'
  | 'rakeByPot';

/** Everything in which one circle poker differs from another. */
export interface CirclePokerFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<CirclePokerRule, Rule>>;
  readonly register: RuleRegister;
  readonly openPoints: readonly OpenPointId[];
  readonly ranking: HandRanking;
  readonly cardsToUse: CardsToUse;
  /** Cards of each player, and common ones on a board, at the showdown. */
  readonly own: number;
  readonly common: number;
  /** How many boards there are; where not given, one, or by the custom of a room two of a hand that is run twice. */
  readonly boards?: number;
  /** In stud the last card may be a common one, where the pack does not suffice. */
  readonly lastMayBeCommon?: boolean;
  /** The highest rank of a low hand, where such a hand has half the pot. */
  readonly lowUpTo?: string;
  readonly limits: readonly ReportedHand['limitType'][];
  /** Who has the first odd unit: the first winner after the button, or who bet last and then clockwise from him. */
  readonly oddUnit: 'after-button' | 'last-bettor';
  /** The largest share of the money contributed that the house may take of a hand. */
  readonly rakeCap: Rational;
  /** What a regulation demands of play and table; absent where the rulebook leaves it to the room. */
  readonly regulated?: RegulatedPlay;
}
