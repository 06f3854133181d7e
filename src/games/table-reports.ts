import type { Minor } from '../kernel/money';
import type { GameCode } from './game-codes';
import type { TableTerms } from './round';

export interface StaffMember {
  readonly id: string;
  readonly role?: string;
}

export interface SessionOpening {
  readonly terms: TableTerms;
  readonly staff: readonly StaffMember[];
  readonly decks?: number;
  readonly newDecks?: boolean;
  readonly sessionNo?: number;
  readonly dice?: readonly string[];
  readonly usedDice?: readonly string[];
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

export interface VoidedRound {
  readonly settled: boolean;
  readonly reasonCode: string;
  readonly refunds: readonly { readonly betId?: string; readonly player?: string; readonly amount: Minor }[];
  readonly bets?: readonly { readonly betId: string; readonly player?: string; readonly stake: Minor }[];
}

export interface OpenTable {
  readonly table: string;
  readonly game: GameCode;
  readonly terms: TableTerms;
  readonly staff: readonly StaffMember[];
}
