import type { Finding } from '../finding-catalogue/finding';
import type { Minor } from '../kernel/money';
import type { GameCode } from './game-codes';
import type { TableState, TableTerms } from './round';

export interface StaffMember {
  readonly id: string;
  readonly role?: string;
  /** Whether a change of staff reported the coming, and not the opening of the table. */
  readonly cameLater?: true;
}

/** A table with those who serve at it at one time. */
export type StaffedTable = Pick<ReportedOpening, 'terms' | 'staff'>;

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

export type Homologation = 'valid' | 'ended' | 'missing';

/** A piece that a table uses, as the register of equipment of the casino knows it. */
export interface PieceInUse {
  readonly serial: string;
  readonly kind: 'wheel' | 'shoe' | 'shuffler' | 'die' | 'cards';
  readonly isAutomatic: boolean;
  /** Whether the homologation of its model is valid on the gaming day. */
  readonly homologation: Homologation;
  /** Of a set of cards: its decks by the colour of their backs. */
  readonly backs?: readonly { readonly colour: string; readonly decks: number }[];
  /** Of a set of cards: another session has used it before. */
  readonly isUsed: boolean;
}

/** A shoe that one table gets far more often than by lot. */
export interface ShoeOfOneTable {
  readonly shoe: string;
  readonly table: string;
  /** In how many of the last handings out to the table it was handed out. */
  readonly times: number;
  readonly handings: number;
}

export interface EquipmentOfTable {
  readonly pieces: readonly PieceInUse[];
  readonly shoesOfOneTable: readonly ShoeOfOneTable[];
}

/** Part of the checks of a game. */
export interface CheckOfEquipment {
  /** Shoes, shufflers and cards that a table uses, where the casino keeps a register of its equipment. */
  readonly equipment?: (used: EquipmentOfTable) => readonly Finding[];
  readonly dice?: (change: DiceChange) => readonly Finding[];
}

/** Dice that are changed during a session; `usedDice` are those supplied that the session before used, too. */
export interface DiceChange {
  readonly cause: 'at-request' | 'by-supervisor' | 'die-fell' | 'die-lost';
  readonly supplied?: readonly string[];
  readonly usedDice: readonly string[];
  /** What the last throw left on the table; absent if unknown. */
  readonly left?: TableState;
}
