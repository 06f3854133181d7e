import type { Minor } from '../kernel/money';
import type { MoneyStyle } from './amounts';
import type { LimitType, PokerGame } from './poker-games';
import type { RoomTime } from './room-clock';

export interface HandHeader {
  readonly id: string;
  readonly game: PokerGame;
  readonly limitType: LimitType;
  readonly money: MoneyStyle;
  readonly stakes: { readonly small: Minor; readonly big: Minor };
  readonly cap?: Minor;
  readonly playedAt: RoomTime;
}

export interface TableLine {
  readonly name: string;
  readonly button?: number;
}

export interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
  readonly stack: Minor;
  readonly sittingOut: boolean;
}

export type ActionKind =
  | 'ante'
  | 'small-blind'
  | 'big-blind'
  | 'both-blinds'
  | 'bring-in'
  | 'fold'
  | 'check'
  | 'call'
  | 'bet'
  | 'raise'
  | 'complete'
  | 'discard'
  | 'uncalled-returned';

export interface StatedAction {
  readonly line: number;
  readonly seat: number;
  readonly kind: ActionKind;
  /** Betting round, 0 for antes, blinds and the bring-in. */
  readonly street: number;
  /** What was posted, called, bet or returned; of `raises X to Y` the X. */
  readonly amount?: Minor;
  /** Of `raises X to Y` the Y: all this player has put in in this round. */
  readonly to?: Minor;
  readonly allIn?: true;
  /** The cap of the game that the player reached; he cannot put in more. */
  readonly capped?: Minor;
  /** How many cards were thrown away; 0 for standing pat. */
  readonly discarded?: number;
}

/** `collected X from …`: pot 0 is the only or the main pot, 1 the first side pot. */
export interface Collection {
  readonly line: number;
  readonly seat: number;
  readonly amount: Minor;
  readonly pot: number;
}

/** A player who sold his hand to the room; the price is paid outside the pot. */
export interface CashOut {
  readonly line: number;
  readonly seat: number;
}

/** Cards of a seat that the text gives away, without those that it hides; `shown` when the player showed them to the table. */
export interface KnownCards {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly shown: boolean;
}

export interface HandSummary {
  readonly line?: number;
  readonly totalPot: Minor;
  /** `Main pot` and `Side pot` where the text divides the total; empty otherwise. */
  readonly pots: readonly Minor[];
  readonly rake: Minor;
  /** Per winning seat the sum of its `collected (…)` and `won (…)`. */
  readonly won: ReadonlyMap<number, Minor>;
}

export interface Note {
  readonly line: number;
  readonly text: string;
  readonly mentionsMoney: boolean;
}

/** One hand, as it is written. All amounts are minor units of `header.money.currency`. */
export interface ParsedHand {
  readonly line: number;
  readonly header: HandHeader;
  readonly table: TableLine;
  readonly seats: readonly SeatedPlayer[];
  readonly actions: readonly StatedAction[];
  readonly doubleBetStreets: ReadonlySet<number>;
  readonly collections: readonly Collection[];
  readonly cashOuts: readonly CashOut[];
  readonly cards: readonly KnownCards[];
  readonly boards: readonly (readonly string[])[];
  readonly summary: HandSummary;
  readonly cancelled: boolean;
  readonly contradictions: readonly string[];
  readonly notes: readonly Note[];
}
