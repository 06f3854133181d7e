import type { Rational } from '../../kernel/rational';
import type { CardsToUse } from '../_mechanics/five-card-hand';
import type { HandRanking, HandCategory } from '../_mechanics/hand-ranking';
import type { GameCode } from '../game-codes';
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

/** What an error of play does to the hand of who made it, as the register of a game has it. */
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

/** What becomes of the stakes of a void hand, as the register of a game has it. */
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
  /** The bring-in only in stud; of 1996 nothing is said of limits that change. */
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
  /** The ante: at most half the minimum by default, or just the minimum. */
  readonly ante?: 'the-minimum';
  /** By how much a raise must go above the highest bet, where there is no fixed limit. */
  readonly raise: 'doubles' | 'any';
  /** Raises are counted of each player, and not of all in a round. */
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
  /** How much of that stack the least addition is; to the nearest unit where it is a fixed share of it. */
  readonly topUp: ShareBand;
  /** What a player may be charged of the stack, or of the maximum bet; the house has a rake only where it is absent. */
  readonly percentage?: ShareBand;
  readonly fee?: Rule;
  readonly length?: Rule;
  readonly unannounced: Rule;
  readonly withoutAnte?: { readonly rule: Rule; readonly atMost: number };
  /** With how many players the house must open the table; with fewer it may wait for more. */
  readonly mustOpen?: { readonly rule: Rule; readonly players: number };
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
  /** What a regulation demands of play and table; absent where the rulebook leaves it to the room. */
  readonly regulated?: RegulatedPlay;
}
