import type { Minor } from '../../kernel/money';

/** A kind of table of a circle game. Amounts in minor units. */
export interface CircleKind {
  readonly minimum: Minor;
  readonly seats: number;
  /** Chips that the cambista starts with. */
  readonly imprest: Minor;
  readonly staff: Readonly<Record<string, number>>;
  readonly equipment?: { readonly decks?: number; readonly newDecks?: boolean; readonly cloths?: number };
  /** Kind of players' banks. */
  readonly bank?: 'limited';
  /** Least and most that a bank is put up with, where the authority fixes them. */
  readonly bankLimits?: { readonly minimum: Minor; readonly maximum: Minor };
  /** Circle poker: what the table announces before its session. */
  readonly poker?: PokerTerms;
}

/** The stack to begin with, the least addition to it, and which share of each pot the house keeps. */
interface PokerTerms {
  readonly initialStack: Minor;
  readonly leastTopUp: Minor;
  readonly share: {
    readonly option: 'rake';
    readonly rate: { readonly numerator: number; readonly denominator: number };
  };
}
