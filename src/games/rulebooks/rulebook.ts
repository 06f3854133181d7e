import type { GamingDay } from '../../kernel/gaming-day';
import type { GameCode } from '../game-codes';
import type { GameRules } from '../game-rules';
import type { Answers } from '../open-points';
import type { Rule, RuleRegister } from '../rule';

/** The rules in force in a region during a time, as data: which games there are, and the rules of each. */
export interface Rulebook {
  /** As `casino.authorised` names it, e.g. ES-AN-2010. */
  readonly code: string;
  readonly english: string;
  readonly spanish: string;
  readonly from: GamingDay;
  /** The last day; absent while it is in force. */
  readonly to?: GamingDay;
  /** Which rulebook judges the days before. */
  readonly follows?: string;
  /** The rule that says which games there are, and since when. */
  readonly catalogueRule: Rule;
  /** What the regulation says of all games together. */
  readonly register: RuleRegister;
  /** The games a casino may offer; every other one is not in the catalogue. */
  readonly games: readonly GameCode[];
  /** Their rules, as far as this service knows them. */
  readonly rules: Readonly<Partial<Record<GameCode, GameRules>>>;
  /** How the region answers open points, where it differs from what is recommended. */
  readonly answers?: Partial<Answers>;
}

/** What a casino answers to open points, from a day on. */
export interface DatedAnswers {
  readonly from: GamingDay;
  readonly answers: Partial<Answers>;
}
