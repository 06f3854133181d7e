import type { Rational } from '../../kernel/rational';
import type { CardsToUse } from '../_mechanics/five-card-hand';
import type { HandRanking, HandCategory } from '../_mechanics/hand-ranking';
import type { GameCode } from '../game-codes';
import type { GameRules } from '../game-rules';
import type { SeatingRules } from '../seating-rules';
import type { OpenPointId } from '../open-points';
import type { Rule, RuleRegister } from '../rule';
import type { ReportedHand } from './reported-hand';
import type { FindingCode } from '../../finding-catalogue/catalogue';
import type { StaffNeed } from '../_mechanics/table-staff';

type RegulatedRule =
  | 'seats'
  | 'staff'
  | 'chiefOfOneTable'
  | 'oneSeatEach'
  | 'minimumBet'
  | 'fixedLimit'
  | 'potLimit'
  | 'doubling'
  | 'raiseNotReopened'
  | 'check'
  | 'call'
  | 'folded'
  | 'matched'
  | 'ante'
  | 'blinds'
  | 'anteMissing'
  | 'speaksFirst'
  | 'noPotCarried'
  | 'error';

export interface OtherReading {
  readonly point: OpenPointId;
  readonly rule: Rule;
  readonly code: FindingCode;
  readonly advised: 'always' | 'where-paid';
}

/** Effects of an error of play on the hand of the player who made it, as registers of games write them. */
export const HAND_ERROR_EFFECTS = [
  /** The hand is null, and all its chips are returned. */
  'returned',
  /** The hand is null, and its chips stay in the pot. */
  'stays',
  /** The hand is null, and the text does not say what becomes of the stake. */
  'by-OP2-28',
  'by-OP2-29',
  'plays-for-less',
  'stands',
] as const;
export type HandErrorEffect = (typeof HAND_ERROR_EFFECTS)[number];

export interface HandError {
  readonly rule: Rule;
  readonly effect: HandErrorEffect;
}

/** What happens to the stakes of a void hand, as registers of games write it. */
export const FATES_OF_VOID_HANDS = ['stakes-returned', 'by-OP2-27', 'by-OP2-28'] as const;

export interface VoidedHandRule {
  readonly rule: Rule;
  readonly fate: (typeof FATES_OF_VOID_HANDS)[number];
}

export interface OpeningRules {
  readonly openers: Rule;
  readonly blankHand: Rule;
  readonly falseOpener: Rule;
  readonly uncovered: Rule;
  readonly potLeft: Rule;
}

export interface RegulatedPlay {
  /** `bringIn` in stud only; `limitChange` is absent under the Decree of 1996, which has no rule on it. */
  readonly rules: Readonly<
    Record<RegulatedRule, Rule> & { readonly bringIn?: Rule; readonly limitChange?: Rule }
  >;
  readonly winsBy: Readonly<Partial<Record<HandCategory, Rule>>>;
  readonly tiesBy: Readonly<Partial<Record<HandCategory, Rule>>>;
  readonly lowWinsBy?: Rule;
  readonly splitBy?: Rule;
  readonly otherReadings: readonly OtherReading[];
  readonly players: { readonly atLeast?: number; readonly atMost: number };
  readonly session: SessionRules;
  readonly staff: readonly StaffNeed[];
  readonly forced: readonly ('ante' | 'blinds')[];
  /** The ante is the minimum; where absent, at most half of it. */
  readonly ante?: 'the-minimum';
  /** A raise doubles the highest bet, or is of any amount, where there is no fixed limit. */
  readonly raise: 'doubles' | 'any';
  /** The maximum of raises applies to each player, and not to all in a round together. */
  readonly raisesOf?: 'player';
  readonly speaksFirst: 'mano' | 'opener' | 'highest-open' | 'highest-bettor';
  readonly errors: Readonly<Record<string, HandError>>;
  readonly voids: Readonly<Record<string, VoidedHandRule>>;
  readonly opening?: OpeningRules;
}

interface ShareBand {
  readonly rule: Rule;
  readonly least: Rational;
  readonly most: Rational;
}

export interface SessionRules {
  readonly oneShare?: Rule;
  readonly minimum?: { readonly rule: Rule; readonly most: Rational };
  /** The least top-up as a share of the initial stack; where `least` equals `most`, that share to the nearest cent. */
  readonly topUp: ShareBand;
  /**
   * The charge of a player as a share of the stack, or of the maximum bet; where absent, the house takes a rake only.
   */
  readonly percentage?: ShareBand;
  readonly fee?: Rule;
  readonly length?: Rule;
  readonly unannounced: Rule;
  readonly seating?: SeatingRules;
  readonly lastHands?: GameRules['lastHands'];
  readonly withoutAnte?: { readonly rule: Rule; readonly atMost: number };
  /** From this number of players up the house must open the table; with fewer it may wait. */
  readonly mustOpen?: { readonly rule: Rule; readonly players: number; readonly waitsMinutes: number };
}

type PokerRule =
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
  readonly boards?: number;
  readonly lastMayBeCommon?: boolean;
  readonly lowUpTo?: string;
  readonly limits: readonly ReportedHand['limitType'][];
  readonly oddUnit: 'after-button' | 'last-bettor';
  readonly rakeCap: Rational;
  /** Set if a resolution of the authority sets the rate, up to the cap. */
  readonly rateByResolution?: true;
  /** What a regulation requires of play and table; absent under a rulebook that leaves it to the room. */
  readonly regulated?: RegulatedPlay;
}
