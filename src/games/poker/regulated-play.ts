import type { HandCategory } from '../_mechanics/poker-hands/hand-ranking';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { FateOfStakes } from '../_mechanics/voided-round';
import type { OpenPointId } from '../open-points';
import type { Rule } from '../rule';
import type { FindingCode } from '../finding-kinds';
import type { SessionRules } from './session-rules';

/** What a regulation of circle poker says beyond how pots are divided. */
export type RegulatedRule =
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

/** A reading of an open point other than the one taken: where it leads elsewhere, somebody should look. */
export interface OtherReading {
  readonly point: OpenPointId;
  readonly rule: Rule;
  readonly code: FindingCode;
  /** Whether it is worth a look wherever it leads elsewhere, or only where the table paid by it. */
  readonly advised: 'always' | 'where-paid';
}

/** What an error of play makes of the hand of a seat, and of what it put in. */
export type HandErrorEffect =
  /** His hand is null, and all he put in is his again. */
  | 'returned'
  /** His hand is null, and what he put in stays in the pot. */
  | 'stays'
  /** His hand is null, and the text does not say what becomes of his stake. */
  | 'by-OP2-28'
  | 'by-OP2-29'
  /** He goes on for what he has put in; what the others bet makes a side pot. */
  | 'plays-for-less'
  /** The hand goes on as if nothing had been. */
  | 'stands';

/** A rule on an error of play. */
export interface HandError {
  readonly rule: Rule;
  readonly effect: HandErrorEffect;
}

/** Why a whole hand may be void, and what becomes of what was put in. */
export interface VoidedHandRule {
  readonly rule: Rule;
  readonly fate: FateOfStakes | 'by-OP2-27' | 'by-OP2-28';
}

/** What a pot is opened with, and what becomes of it where nobody opens it, or somebody does without the cards. */
export interface OpeningRules {
  readonly openers: Rule;
  readonly blankHand: Rule;
  readonly falseOpener: Rule;
  readonly uncovered: Rule;
  readonly potLeft: Rule;
}

/** Everything a regulation demands of play and table beyond the division of pots. */
export interface RegulatedPlay {
  /** The bring-in only in stud; of 1996 nothing is said of limits that change. */
  readonly rules: Readonly<
    Record<RegulatedRule, Rule> & { readonly bringIn?: Rule; readonly limitChange?: Rule }
  >;
  /** Why a hand wins by its category, and why against another one of its category. */
  readonly winsBy: Readonly<Partial<Record<HandCategory, Rule>>>;
  readonly tiesBy: Readonly<Partial<Record<HandCategory, Rule>>>;
  /** Why the low hand has its half. */
  readonly lowWinsBy?: Rule;
  /** Why each of two lines has its half. */
  readonly splitBy?: Rule;
  readonly otherReadings: readonly OtherReading[];
  readonly players: { readonly atLeast?: number; readonly atMost: number };
  readonly session: SessionRules;
  readonly staff: readonly StaffNeed[];
  /** How the betting may be forced; the first is what stud and draw have, blinds are the choice of others. */
  readonly forced: readonly ('ante' | 'blinds')[];
  /** How much an ante is: half the minimum at most where it is not said, or just the minimum. */
  readonly ante?: 'the-minimum';
  /** By how much a raise must go above the highest bet, where there is no fixed limit. */
  readonly raise: 'doubles' | 'any';
  /** Whose raises are counted of a fixed limit. */
  readonly raisesOf: 'round' | 'player';
  /** Who speaks first, from the second round on. */
  readonly speaksFirst: 'mano' | 'opener' | 'highest-open' | 'highest-bettor';
  readonly errors: Readonly<Record<string, HandError>>;
  readonly voids: Readonly<Record<string, VoidedHandRule>>;
  /** Where the pot must be opened with certain cards: five-card draw. */
  readonly opening?: OpeningRules;
}
