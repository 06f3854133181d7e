import type { Minor } from '../kernel/money';
import type { GameCode } from './game-codes';
import type { TableTerms } from './round';

export interface StaffMember {
  readonly id: string;
  readonly role?: string;
}

export interface ReportedOpening {
  readonly terms: TableTerms;
  readonly staff: readonly StaffMember[];
  readonly decks?: number;
  readonly newDecks?: boolean;
  readonly sessionNo?: number;
  readonly dice?: readonly string[];
  /** Those of `dice` that the session before used, too. */
  readonly usedDice?: readonly string[];
  /** Tables of the room where a free bank is already played on this gaming day. */
  readonly freeBankAt?: readonly string[];
}

export interface SessionEnd {
  readonly wheel?: 'locked' | 'sealed' | 'open';
}

export interface LimitChange {
  readonly before: TableTerms;
  readonly after: TableTerms;
  readonly announcedAtRound: number;
  readonly firstRound?: number;
}

export interface ShoeStart {
  readonly decks: number;
  readonly burnt?: number;
  readonly burntCards?: readonly string[];
  readonly behindCutCard?: number;
  readonly newDecks?: boolean;
}

export interface DealtShoe extends ShoeStart {
  readonly outcomes: readonly unknown[];
}

/** A round that was declared void; `settled` says that it had been settled. Minor units. */
export interface VoidedRound {
  readonly settled: boolean;
  readonly reasonCode: string;
  readonly refunds: readonly { readonly betId?: string; readonly player?: string; readonly amount: Minor }[];
  readonly bets?: readonly { readonly betId: string; readonly player?: string; readonly stake: Minor }[];
}

export interface TableAsOpened {
  readonly table: string;
  readonly game: GameCode;
  readonly terms: TableTerms;
  readonly staff: readonly StaffMember[];
}
