import type { Minor } from '../kernel/money';
import type { Rational } from '../kernel/rational';

/** A bet as the table reports it. Amounts in minor units. */
export interface PlacedBet {
  readonly betId: string;
  readonly type: string;
  /** The stake on the cloth; for a bet that stays from an earlier round, the rest of it. */
  readonly stake: Minor;
  readonly seat?: number | undefined;
  readonly player?: string | undefined;
  readonly standing?: boolean | undefined;
  readonly selection?: unknown;
  readonly options?: unknown;
  readonly carried?: boolean | undefined;
  /** What the table states it paid on top of the stake, and took of it. Never part of what settle derives. */
  readonly paid?: Minor | undefined;
  readonly taken?: Minor | undefined;
  /** What the table states really played of it against a player's bank. Never part of what settle derives. */
  readonly covered?: Minor | undefined;
}

/** A bet that stays on the cloth and is not the player's to take away (imprisoned, or placed for later throws). */
export interface HeldBet {
  readonly betId: string;
  readonly type: string;
  readonly stake: Minor;
  readonly seat?: number;
  readonly player?: string;
  readonly selection?: unknown;
  readonly on?: string;
  readonly times: number;
}

/** What a round leaves on the table for the next one. JSON but for its amounts, so that a fold can keep it. */
export interface TableState {
  readonly held: readonly HeldBet[];
  /** Ids of decided bets whose stake is the player's again: he may leave it, so that the id is reported once more. */
  readonly released: readonly string[];
  /** What the game itself remembers: the point of the dice, who held the shoe. */
  readonly memory?: Readonly<Record<string, number | string | boolean | null>>;
}

export const EMPTY_TABLE: TableState = { held: [], released: [] };

/**
 * One decision of a game as it is reported: a spin, a deal, a throw. A coup against a player's bank and a hand of
 * non-banked poker are rounds, too; draw decisions, actions and the bank are part of their outcome.
 */
export interface Round {
  readonly roundNo?: number | undefined;
  readonly bets: readonly PlacedBet[];
  /** Number, cards, dice … in the shape the game declares. */
  readonly outcome: unknown;
  readonly lastOfSession?: boolean | undefined;
  /** Amount that a player's bank answers for, if known from earlier reports; otherwise the outcome states it. */
  readonly bankInPlay?: Minor | undefined;
  /** State after the round before; absent if unknown, which is not the same as an empty table. */
  readonly before?: TableState | undefined;
  readonly declared?: DeclaredTotals | undefined;
  /** Stakes in the pools of jackpots; part of no bet and of no result. */
  readonly poolStakes?: readonly PoolStake[] | undefined;
}

/** A stake in the pool of a jackpot, made beside the bets. Amount in minor units. */
export interface PoolStake {
  readonly pool: string;
  readonly amount: Minor;
  /** How many stakes make up the amount; one where not given. */
  readonly stakes?: number | undefined;
  readonly seat?: number | undefined;
  readonly player?: string | undefined;
}

/** A prize of a pool as the table says it was won; the meter is what the pool showed then. Minor units. */
export interface DeclaredPrize {
  readonly pool: string;
  readonly amount: Minor;
  readonly meter?: Minor;
  /** The pool where this is absent. */
  readonly borneBy?: 'pool' | 'house';
  readonly seat?: number;
  readonly player?: string;
}

/** Totals that the table declares; never part of what settle derives. Amounts in minor units. */
interface DeclaredTotals {
  readonly result?: Minor | undefined;
  readonly deduction?: Minor | undefined;
  /** For a hand of non-banked poker: its pots before the rake, the main pot first, and their awards. */
  readonly pots?: readonly Minor[] | undefined;
  readonly awards?: readonly DeclaredAward[] | undefined;
  readonly poolPrizes?: readonly DeclaredPrize[] | undefined;
}

/** An amount awarded to a seat; `potNo` is 0 for the main pot, and undefined if not stated. */
export interface DeclaredAward {
  readonly seat: number;
  readonly potNo?: number | undefined;
  readonly amount: Minor;
}

/** The terms of a table during a round. Amounts in minor units. */
export interface TableTerms {
  readonly minimum: Minor;
  readonly minima?: Readonly<Record<string, Minor>>;
  readonly maxima?: Readonly<Record<string, Minor>>;
  readonly tier?: number;
  readonly step?: Minor;
  readonly seats?: number;
  readonly cloths?: number;
  /** Minimum of each cloth, in their order, where they differ; the minimum of the table is the least of them. */
  readonly clothMinima?: readonly Minor[];
  readonly bank?: BankMode;
  readonly poker?: PokerTerms;
  readonly authorised?: AuthorisedTerms;
}

export type ShareOption = 'rake' | 'session-percentage' | 'session-fee';

export interface HouseShare {
  readonly option: ShareOption;
  readonly rate?: Rational;
  readonly of?: 'initial-stack' | 'maximum-bet';
  /** The fee, in minor units. */
  readonly amount?: Minor;
}

/** What is announced of a session of non-banked poker. Amounts in minor units. */
export interface PokerTerms {
  readonly initialStack?: Minor;
  readonly leastTopUp?: Minor;
  readonly minutes?: number;
  readonly share?: HouseShare;
}

/** Limited: covers bets up to what is in play, which has a maximum; unlimited: without that; free: covers every bet. */
export type BankMode = 'limited' | 'unlimited' | 'free';

export interface AuthorisedTerms {
  readonly minimum: { readonly from: Minor; readonly to?: Minor };
  readonly maxima?: Readonly<Record<string, Minor>>;
  readonly unlimitedBank?: boolean;
  readonly withoutCards?: boolean;
  readonly bank?: { readonly minimum?: Minor; readonly maximum?: Minor };
  /** The resolution of the authority that sets the share of the house on that day, where the authorisation names one. */
  readonly resolution?: { readonly name: string; readonly rate: Rational };
}

/** A member of an authorised table that only some games read. */
export type TableSetting = Exclude<keyof AuthorisedTerms, 'minimum' | 'maxima' | 'resolution'>;
