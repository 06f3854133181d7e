import type { HandCategory } from '../_mechanics/poker-hands/hand-ranking';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { OpenPointId } from '../open-points';
import type { Rule } from '../rule';
import type { FindingCode } from '../finding-kinds';
import type { HandError } from './hand-errors';
import type { VoidedHandRule } from './voided-hand';

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
  | 'oneTurnEach'
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
}

/** Everything a regulation demands of play and table beyond the division of pots. */
export interface RegulatedPlay {
  readonly rules: Readonly<Record<RegulatedRule, Rule>>;
  /** Why a hand wins by its category, and why against another one of its category. */
  readonly winsBy: Readonly<Partial<Record<HandCategory, Rule>>>;
  readonly tiesBy: Readonly<Partial<Record<HandCategory, Rule>>>;
  /** Why the low hand has its half. */
  readonly lowWinsBy?: Rule;
  readonly otherReadings: readonly OtherReading[];
  readonly players: { readonly atLeast?: number; readonly atMost: number };
  readonly staff: readonly StaffNeed[];
  /** How the betting may be forced; the first is what stud and draw have, blinds are the choice of others. */
  readonly forced: readonly ('ante' | 'blinds')[];
  /** By how much a raise must go above the highest bet, where there is no fixed limit. */
  readonly raise: 'doubles' | 'any';
  /** Whose raises are counted of a fixed limit. */
  readonly raisesOf: 'round' | 'player';
  /** Who speaks first, from the second round on. */
  readonly speaksFirst: 'mano' | 'opener' | 'highest-open' | 'highest-bettor';
  readonly errors: Readonly<Record<string, HandError>>;
  readonly voids: Readonly<Record<string, VoidedHandRule>>;
}
