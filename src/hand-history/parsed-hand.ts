import type { Minor } from '../kernel/money';
import type { MoneyStyle } from './amounts';
import type { LimitType, PokerGame } from './poker-games';
import type { RoomTime } from './room-clock';

/** What the first line of a hand says. */
export interface HandHeader {
  /** Number of the hand, as the room gave it. */
  readonly id: string;
  readonly game: PokerGame;
  readonly limitType: LimitType;
  readonly money: MoneyStyle;
  /** The two blinds; in fixed limit the small and the big bet. */
  readonly stakes: { readonly small: Minor; readonly big: Minor };
  /** The most one player may put into one hand, in games that have such a cap. */
  readonly cap?: Minor;
  readonly playedAt: RoomTime;
}

export interface TableLine {
  readonly name: string;
  /** Seat of the button; stud has none. */
  readonly button?: number;
}

export interface SeatedPlayer {
  readonly seat: number;
  readonly name: string;
  /** Chips in front of the player before the first ante or blind. */
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

/** One action as the text states it; the betting replay works out what it moved. */
export interface StatedAction {
  /** Line of the file. */
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

/** Cards of a seat that the text gives away; `shown` when the player showed them to the table. */
export interface KnownCards {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly shown: boolean;
}

/** The totals at the end of a hand. */
export interface HandSummary {
  /** Line of the file the total stands on; a cancelled hand may have none. */
  readonly line?: number;
  readonly totalPot: Minor;
  /** `Main pot` and `Side pot` where the text divides the total; empty otherwise. */
  readonly pots: readonly Minor[];
  readonly rake: Minor;
  /** Per winning seat the sum of its `collected (…)` and `won (…)`. */
  readonly won: ReadonlyMap<number, Minor>;
}

/** A line that says nothing this reader understands. */
export interface Note {
  readonly line: number;
  readonly text: string;
  /** It holds what looks like an amount, so money may have moved. */
  readonly mentionsMoney: boolean;
}

/** One hand, as it is written. All amounts are minor units of `header.money.currency`. */
export interface ParsedHand {
  /** Line of the file its header stands on. */
  readonly line: number;
  readonly header: HandHeader;
  readonly table: TableLine;
  readonly seats: readonly SeatedPlayer[];
  readonly actions: readonly StatedAction[];
  /** Betting rounds in which a pair on the board allowed the big bet instead of the small one. */
  readonly doubleBetStreets: ReadonlySet<number>;
  readonly collections: readonly Collection[];
  readonly cards: readonly KnownCards[];
  readonly boards: readonly (readonly string[])[];
  readonly summary: HandSummary;
  /** The room called the hand off and gave everything back. */
  readonly cancelled: boolean;
  /** Lines that tell other cards than a line before them, in words. */
  readonly contradictions: readonly string[];
  readonly notes: readonly Note[];
}
