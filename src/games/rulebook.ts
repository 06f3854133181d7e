import type { GamingDay } from '../kernel/gaming-day';
import type { GameCode } from './game-codes';
import type { GameRules } from './game-rules';
import type { Answers } from './open-points';
import type { Rule, RuleRegister } from './rule';

/** The rules in force in a region during a time, as data: which games there are, and the rules of each. */
export interface Rulebook {
  /** As `casino.authorised` names it, e.g. ES-AN-2010. */
  readonly code: string;
  readonly english: string;
  readonly spanish: string;
  readonly from: GamingDay;
  readonly to?: GamingDay;
  readonly follows?: string;
  readonly catalogueRule: Rule;
  readonly register: RuleRegister;
  readonly games: readonly GameCode[];
  readonly rules: Readonly<Partial<Record<GameCode, GameRules>>>;
  readonly answers?: Partial<Answers>;
}

export interface DatedAnswers {
  readonly from: GamingDay;
  readonly answers: Partial<Answers>;
}

export const DEFAULT_RULEBOOK = { rulebook: 'ES-AN-2010', day: '9999-12-31' } as const;
