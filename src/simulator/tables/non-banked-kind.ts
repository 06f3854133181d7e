import type { Minor } from '../../kernel/money';

export interface NonBankedKind {
  readonly minimum: Minor;
  readonly seats: number;
  readonly imprest: Minor;
  readonly staff: Readonly<Record<string, number>>;
  readonly equipment?: { readonly decks?: number; readonly newDecks?: boolean; readonly cloths?: number };
  readonly bank?: 'limited';
  readonly bankLimits?: { readonly minimum: Minor; readonly maximum: Minor };
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
