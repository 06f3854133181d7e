import type { Minor } from '../../kernel/money';

/** A kind of table of a circle game. Amounts in minor units. */
export interface CircleKind {
  readonly minimum: Minor;
  readonly seats: number;
  /** Chips that the cambista starts with. */
  readonly imprest: Minor;
  readonly staff: Readonly<Record<string, number>>;
  readonly equipment?: { readonly decks?: number };
  /** Kind of players' banks. */
  readonly bank?: 'limited';
}
