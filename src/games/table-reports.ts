import type { Minor } from '../kernel/money';
import type { GameCode } from './game-codes';
import type { TableTerms } from './round';

/** A member of staff on duty, by the words of the events. */
export interface StaffMember {
  readonly id: string;
  /** table-chief, sub-chief, croupier … */
  readonly role?: string;
}

/** A session of a table begins: its terms, who works at it, with what. */
export interface SessionOpening {
  readonly terms: TableTerms;
  readonly staff: readonly StaffMember[];
  readonly decks?: number;
  /** Whether the decks were never used before, where that is said. */
  readonly newDecks?: boolean;
  /** Which session of the table on its gaming day, from 1. */
  readonly sessionNo?: number;
  /** The numbers of the dice put out for it. */
  readonly dice?: readonly string[];
  /** Those of them that were out in the session of the house before this one. */
  readonly usedDice?: readonly string[];
  /** Other tables at which the banks were free on this gaming day, open still or not. */
  readonly freeBankAt?: readonly string[];
}

/** A session of a table ends: how its equipment was left, where that is said. */
export interface SessionEnd {
  readonly wheel?: 'locked' | 'sealed' | 'open';
}

/** The terms of an open table change after they were announced. */
export interface LimitChange {
  readonly before: TableTerms;
  readonly after: TableTerms;
  /** Last round before the announcement; 0 before the first. */
  readonly announcedAtRound: number;
  /** The first round on the new terms. */
  readonly firstRound?: number;
}

/** A shoe begins. */
export interface ShoeStart {
  readonly decks: number;
  readonly burnt?: number;
  readonly burntCards?: readonly string[];
  readonly behindCutCard?: number;
  readonly newDecks?: boolean;
}

/** A shoe is over: what was dealt from it. */
export interface DealtShoe extends ShoeStart {
  /** The outcome of each of its rounds, in the shape of the game. */
  readonly outcomes: readonly unknown[];
}

/** A round is void. */
export interface VoidedRound {
  /** It had been settled, and is reversed. */
  readonly settled: boolean;
  /** In the words of the event, e.g. null-throw. */
  readonly reasonCode: string;
  readonly refunds: readonly { readonly betId?: string; readonly player?: string; readonly amount: Minor }[];
  /** Its bets, where they are known. */
  readonly bets?: readonly { readonly betId: string; readonly player?: string; readonly stake: Minor }[];
}

/** A table that is open at some moment; all open tables of the casino together are its room. */
export interface OpenTable {
  readonly table: string;
  readonly game: GameCode;
  readonly terms: TableTerms;
  readonly staff: readonly StaffMember[];
}
