import type { Rational } from '../../kernel/rational';
import type { CardsToUse } from '../_mechanics/five-card-hand';
import type { HandRanking } from '../_mechanics/hand-ranking';
import type { GameCode } from '../game-codes';
import type { OpenPointId } from '../open-points';
import type { Rule, RuleRegister } from '../rule';
import type { RegulatedPlay } from './regulated-play';
import type { ReportedHand } from './reported-hand';

export type PokerRule =
  | 'handReported'
  | 'ranking'
  | 'cardsUsed'
  | 'deck'
  | 'limits'
  | 'ownChips'
  | 'uncalled'
  | 'sidePots'
  | 'showdown'
  | 'lastOneLeft'
  | 'split'
  | 'oddUnit'
  | 'rake'
  | 'rakeByPot';

export interface PokerFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<PokerRule, Rule>>;
  readonly register: RuleRegister;
  readonly openPoints: readonly OpenPointId[];
  readonly ranking: HandRanking;
  readonly cardsToUse: CardsToUse;
  readonly own: number;
  readonly common: number;
  /** How many boards there are; where not given, one, or by the custom of a room two of a hand that is run twice. */
  readonly boards?: number;
  /** In stud the last card may be a common one, where the pack does not suffice. */
  readonly lastMayBeCommon?: boolean;
  readonly lowUpTo?: string;
  readonly limits: readonly ReportedHand['limitType'][];
  readonly oddUnit: 'after-button' | 'last-bettor';
  /** The largest share of the money contributed that the house may take of a hand. */
  readonly rakeCap: Rational;
  /** What a regulation demands of play and table; absent where the rulebook leaves it to the room. */
  readonly regulated?: RegulatedPlay;
}
